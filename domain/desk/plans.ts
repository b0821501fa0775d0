import type { Locale } from '#lib/locale.ts'
import type { Severity } from '#domain/ticket/ticket.ts'

/** In milliseconds. */
export const workingHour = 3_600_000
/** Of nine working hours, in milliseconds. */
export const workingDay = 9 * workingHour
const day = workingDay

/** Service levels, in milliseconds of working time. Without a time to solution none is promised. */
interface Plan {
  name: Record<Locale, string>
  firstAnswer: Record<Severity, number>
  solution?: Record<Severity, number>
}

/** Support plans, by the name in an organisation's record. The first is the default. */
export const plans = {
  standard: {
    name: { zh: '标准', en: 'Standard' },
    firstAnswer: { '1': workingHour, '2': 4 * workingHour, '3': day, '4': 3 * day },
  },
  priority: {
    name: { zh: '优先', en: 'Priority' },
    firstAnswer: { '1': workingHour / 2, '2': 2 * workingHour, '3': day / 2, '4': day },
    solution: { '1': day, '2': 3 * day, '3': 10 * day, '4': 20 * day },
  },
} satisfies Record<string, Plan>
export type PlanName = keyof typeof plans
export const planNames = Object.keys(plans) as PlanName[]

/** The promised time for a plan and severity; `undefined` if there is none. */
export function targetOf(plan: PlanName, kind: 'firstAnswer' | 'solution', severity: Severity): number | undefined {
  const chosen: Plan = plans[plan]
  return chosen[kind]?.[severity]
}
