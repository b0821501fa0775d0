'use client'

import { useState } from 'react'
import { writeTime } from '#admin/frame/write-time.ts'
import { languageTags, type Locale } from '#lib/locale.ts'
import { dayOf, type Month, monthOf, shiftMonth, weeksOf } from './month.ts'
import type { PlanTexts } from './plan-texts.ts'
import type { ShownPlan } from './use-plans.ts'

interface PlanCalendarProps {
  language: Locale
  plans: readonly ShownPlan[]
  words: PlanTexts
}

/** Plans by day, in the reader's own zone; each leads to its place in the list below. */
export function PlanCalendar({ language, plans, words }: PlanCalendarProps) {
  const [today] = useState(() => dayOf(new Date()))
  const [shown, setShown] = useState<Month>(() => monthOf(new Date()))
  const weeks = weeksOf(shown)
  const tag = languageTags[language]
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short' })
  const name = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' })
  const byDay = Map.groupBy(plans, ({ at }) => dayOf(new Date(at)))
  return (
    <section className="plan-calendar" aria-labelledby="plan-month">
      <header>
        <h2 id="plan-month" aria-live="polite">
          {name.format(new Date(shown.year, shown.month, 1))}
        </h2>
        <button type="button" onClick={() => setShown(shiftMonth(shown, -1))}>
          {words.monthBefore}
        </button>
        <button type="button" onClick={() => setShown(monthOf(new Date()))}>
          {words.thisMonth}
        </button>
        <button type="button" onClick={() => setShown(shiftMonth(shown, 1))}>
          {words.monthAfter}
        </button>
      </header>
      <table aria-labelledby="plan-month">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.getDay()} scope="col">
                {weekday.format(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={dayOf(week[0] as Date)}>
              {week.map((day) => (
                <td
                  key={dayOf(day)}
                  data-outside={day.getMonth() === shown.month ? undefined : ''}
                  aria-current={dayOf(day) === today ? 'date' : undefined}
                >
                  <span className="plan-day">{day.getDate()}</span>
                  {byDay.get(dayOf(day))?.map((plan) => (
                    <a key={plan.id} href={`#plan-${plan.id}`} data-state={plan.state}>
                      <time dateTime={plan.at}>{writeTime(plan.at).slice(-5)}</time> {plan.name}
                      <span className="plan-unseen"> {words.states[plan.state]}</span>
                    </a>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
