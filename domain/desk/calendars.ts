import { bavaria } from './calendars/bavaria.ts'
import { china } from './calendars/china.ts'

/** Every calendar, by the name in an organisation's record. The first applies to people without an organisation. */
export const calendars = { china, bavaria }
export type CalendarName = keyof typeof calendars
export const calendarNames = Object.keys(calendars) as CalendarName[]
