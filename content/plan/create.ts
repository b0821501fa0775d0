import { APIError, type PayloadRequest } from 'payload'
import type { Plan, PlanItem } from './plan.ts'
import { planWords } from './words.ts'

type Reason = keyof (typeof planWords)['zh']

/** Why a plan is refused, in the language of the admin. */
export const refusalOf = (req: PayloadRequest, why: Reason, status = 400): APIError =>
  new APIError(planWords[req.i18n.language === 'zh' ? 'zh' : 'en'][why], status, null, true)

/** @throws APIError in the language of the admin */
export function refusePlan(req: PayloadRequest, why: Reason, status?: number): never {
  throw refusalOf(req, why, status)
}

/** @returns the same moment as it is stored @throws APIError when it has passed */
export function checkTime(req: PayloadRequest, time: string): string {
  return Date.parse(time) > Date.now() ? new Date(time).toISOString() : refusePlan(req, 'past')
}

/** Makes a plan in the name of the person of the request, inside its transaction. Whether they may is asked before. */
export async function createPlan(
  req: PayloadRequest,
  { at, items, name }: { name: string; at: string; items: PlanItem[] },
): Promise<Plan> {
  return await req.payload.create({
    collection: 'plans',
    data: { name, at, items, state: 'planned', madeBy: Number(req.user?.id) },
    depth: 1,
    overrideAccess: true,
    req,
  })
}
