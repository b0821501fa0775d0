import { type CalendarFile, daysOf, workWeek } from '#domain/desk/calendar.ts'

/** Public holidays by the Bavarian law on Sundays and holidays, including those of mainly Catholic municipalities. */
export const bavaria: CalendarFile = {
  name: { zh: '巴伐利亚（周一至周五9:00—17:00）', en: 'Bavaria (Monday to Friday, 9:00 to 17:00)' },
  timeZone: 'Europe/Berlin',
  hours: workWeek('09:00', '17:00'),
  holidays: [
    ...daysOf('2026', '01-01 01-06 04-03 04-06 05-01 05-14 05-25 06-04 08-15 10-03 11-01 12-25 12-26'),
    ...daysOf('2027', '01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 08-15 10-03 11-01 12-25 12-26'),
  ],
  movedDays: {},
}
