import { bavaria } from './calendars/bavaria.ts'
import { china } from './calendars/china.ts'

/** Every calendar, by the name that an organisation's record has. The first is the one of who belongs to none. */
export const calendars = { china, bavaria }
export type CalendarName = keyof typeof calendars
export const calendarNames = Object.keys(calendars) as CalendarName[]
