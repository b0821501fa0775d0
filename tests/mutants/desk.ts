import { guardedBy, type Subject } from './mutant.ts'

/** What customers are promised, and when. */
export const desk: Subject = {
  name: 'Service levels',
  mutants: [
    ...guardedBy(['domain/desk/promise.test.ts'], 'domain/desk/promise.ts', [
      {
        text: 'if (left < 0)',
        mistake: 'if (left <= 0)',
        reason: 'An answer at the very moment at which it is due counts as too late',
      },
      {
        text: 'met <= now',
        mistake: 'met < now',
        reason: 'What is given now is not counted as given',
      },
      {
        text: 'if (at > stop) break',
        mistake: 'if (at >= stop) break',
        reason: 'A ticket that was just opened has no due time',
      },
      {
        text: 'used + worked >= amount',
        mistake: 'used + worked > amount',
        reason: 'A promise that is paused when it is used up has no due time',
      },
      {
        text: 'next > stop',
        mistake: 'next >= stop',
        reason: 'A promise that was just paused has a due time all the same',
      },
      {
        text: 'findLast(({ at }) => at <= now)',
        mistake: 'findLast(({ at }) => at < now)',
        reason: 'A promise runs on at the moment at which it is paused',
      },
      {
        text: "status === 'new' || status === 'open'",
        mistake: "status !== 'closed'",
        reason: 'The clock runs on while we wait for the customer',
      },
    ]),
    ...guardedBy(['domain/desk/working-time.test.ts'], 'domain/desk/working-time.ts', [
      {
        text: 'if (worked >= left)',
        mistake: 'if (worked > left)',
        reason: 'What is due at closing time is shown as due when the next day opens',
      },
      {
        text: 'Temporal.PlainDate.compare(day, last) <= 0',
        mistake: 'Temporal.PlainDate.compare(day, last) < 0',
        reason: 'The last day is not counted',
      },
      {
        text: 'if (calendar.holidays.has(name)) return []',
        mistake: '',
        reason: 'Holidays count as working days',
      },
      {
        text: 'calendar.movedDays.get(name) ?? day.dayOfWeek',
        mistake: 'day.dayOfWeek',
        reason: 'A Saturday that is worked for a holiday is not counted',
      },
      {
        text: 'if (amount <= 0) return from',
        mistake: '',
        reason: 'What takes no time is due when the next day opens',
      },
      {
        text: "const isEnd = time === '24:00'",
        mistake: 'const isEnd = false',
        reason: 'A day that is worked round the clock has no end',
      },
    ]),
    ...guardedBy(['domain/office/service-hours.test.ts'], 'domain/office/service-hours.ts', [
      { text: 'if (now < end)', mistake: 'if (now <= end)', reason: 'At closing time somebody answers still' },
      {
        text: 'startsOn <= day && day <= endsOn',
        mistake: 'startsOn <= day && day < endsOn',
        reason: 'The last day of a holiday counts as a working day',
      },
    ]),
  ],
}
