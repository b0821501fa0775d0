import { type CalendarFile, daysFrom, workWeek } from '#domain/desk/calendar.ts'

/**
 * 2026 follows the State Council's notice on public holidays, including make-up working days. 2027 has only the days
 * off of the regulation on national holidays; the make-up days are added when the notice is published.
 */
export const china: CalendarFile = {
  name: { zh: '中国（周一至周五9:00—18:00）', en: 'China (Monday to Friday, 9:00 to 18:00)' },
  timeZone: 'Asia/Shanghai',
  hours: workWeek('09:00', '18:00'),
  holidays: [
    ...daysFrom('2026-01-01', '2026-01-03'),
    ...daysFrom('2026-02-15', '2026-02-23'),
    ...daysFrom('2026-04-04', '2026-04-06'),
    ...daysFrom('2026-05-01', '2026-05-05'),
    ...daysFrom('2026-06-19', '2026-06-21'),
    ...daysFrom('2026-09-25', '2026-09-27'),
    ...daysFrom('2026-10-01', '2026-10-07'),
    '2027-01-01',
    ...daysFrom('2027-02-05', '2027-02-08'),
    '2027-04-05',
    ...daysFrom('2027-05-01', '2027-05-02'),
    '2027-06-09',
    '2027-09-15',
    ...daysFrom('2027-10-01', '2027-10-03'),
  ],
  // Weekends that are worked, with the hours of a working day.
  movedDays: {
    '2026-01-04': 5,
    '2026-02-14': 5,
    '2026-02-28': 5,
    '2026-05-09': 5,
    '2026-09-20': 5,
    '2026-10-10': 5,
  },
}
