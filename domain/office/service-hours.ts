import { addDays, type Day, dayIn, momentOf } from '#lib/calendar.ts'

/** Opening hours by week, with exceptional days. */
export interface ServiceHours {
  /** Of the week, from `mon` to `sun`. */
  days: readonly string[]
  /** 24 hours: `09:00`. */
  opensAt: string
  closesAt: string
  timeZone: string
  holidays: readonly { title: string; startsOn: Day; endsOn: Day }[]
  /** Days that are worked although the weekday is off. */
  extraDays: readonly Day[]
}

export interface ServiceState {
  isOpen: boolean
  /** When that changes next; `undefined` if it doesn't within the days that are searched. */
  changesAt: Date | undefined
  /** Name of the holiday. */
  holiday: string | undefined
}

const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
/** Longer than any holiday. */
const daysToLook = 60

function holidayOf({ holidays }: ServiceHours, day: Day): string | undefined {
  return holidays.find(({ endsOn, startsOn }) => startsOn <= day && day <= endsOn)?.title
}

function isWorked(hours: ServiceHours, day: Day): boolean {
  if (hours.extraDays.includes(day)) return true
  if (holidayOf(hours, day) !== undefined) return false
  return hours.days.includes(week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
}

/** Whether the office is open at a moment, and when that changes. */
export function serviceAt(hours: ServiceHours, now: Date): ServiceState {
  const { closesAt, opensAt, timeZone } = hours
  const today = dayIn(timeZone, now)
  const holiday = hours.extraDays.includes(today) ? undefined : holidayOf(hours, today)
  for (let ahead = 0; ahead <= daysToLook; ahead += 1) {
    const day = addDays(today, ahead)
    if (!isWorked(hours, day)) continue
    const [start, end] = [momentOf(day, opensAt, timeZone), momentOf(day, closesAt, timeZone)]
    if (now < start) return { isOpen: false, changesAt: start, holiday }
    if (now < end) return { isOpen: true, changesAt: end, holiday }
  }
  return { isOpen: false, changesAt: undefined, holiday }
}
