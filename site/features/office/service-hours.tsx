import { formatTags } from '#lib/locale.ts'
import { writeClock, writeDay } from '#lib/moment.ts'
import { useOfficeTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import type { ContactContent } from './load-contact.ts'

type Hours = ContactContent['hours']

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** `Monday to Friday`, and days that are not next to each other one by one. */
function useDays(days: Hours['days']): string {
  const { and, to, weekdays } = useOfficeTexts()
  const runs: (typeof week)[number][][] = []
  for (const day of week) {
    if (!days.includes(day)) continue
    const last = runs.at(-1)
    const isNext = last?.at(-1) !== undefined && week.indexOf(day) === week.indexOf(last.at(-1) ?? 'mon') + 1
    if (isNext) last?.push(day)
    else runs.push([day])
  }
  return runs
    .map((run) => {
      const [first = 'mon', last = first] = [run[0], run.at(-1)]
      if (run.length > 2) return `${weekdays[first]}${to}${weekdays[last]}`
      return run.map((day) => weekdays[day]).join(and)
    })
    .join(and)
}

/** On which days, from when to when: `Monday to Friday, 9:00 to 18:00`. */
export function useWeeklyHours({ closesAt, days, opensAt }: Pick<Hours, 'closesAt' | 'days' | 'opensAt'>): string {
  const { weeklyHours } = useOfficeTexts()
  return weeklyHours({ days: useDays(days), from: writeClock(opensAt), to: writeClock(closesAt) })
}

/** A moment as people say it, in the company's own time zone: the time alone when it is the same day. */
function useMoment(timeZone: string) {
  const { locale } = useLanguage()
  const language = formatTags[locale]
  const time: Intl.DateTimeFormatOptions = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  return {
    time: (iso: string) => writeClock(new Intl.DateTimeFormat(language, time).format(new Date(iso))),
    day: (iso: string) =>
      writeClock(
        new Intl.DateTimeFormat(language, { ...time, weekday: 'long', month: 'long', day: 'numeric' }).format(
          new Date(iso),
        ),
      ),
  }
}

/** Whether somebody answers now. The page is made anew at the moment at which that changes. */
export function ServiceState({
  hours: { changesAt, holiday, isOpen, timeZone },
}: {
  hours: Pick<Hours, 'changesAt' | 'holiday' | 'isOpen' | 'timeZone'>
}) {
  const words = useOfficeTexts()
  const moment = useMoment(timeZone)
  const said = isOpen
    ? words.openNow({ until: changesAt ? moment.time(changesAt) : '' })
    : changesAt
      ? words.opensAt({ moment: moment.day(changesAt) })
      : words.closedNow
  return (
    <p className="service-state" data-open={isOpen || undefined}>
      <Badge tone={isOpen ? 'jade' : 'quiet'}>{said}</Badge>
      {holiday && <span>{words.holiday({ name: holiday })}</span>}
    </p>
  )
}

function Days({ items, title }: { title: string; items: { title: string; from: string; until?: string }[] }) {
  const { locale } = useLanguage()
  const { to } = useOfficeTexts()
  if (items.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>
          {items.map(({ from, title: name, until }) => (
            <li key={from + name}>
              {name} <time dateTime={from}>{writeDay(from, locale)}</time>
              {until !== undefined && until !== from && (
                <>
                  {to}
                  <time dateTime={until}>{writeDay(until, locale)}</time>
                </>
              )}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

export function ServiceHours({ hours }: { hours: Hours }) {
  const words = useOfficeTexts()
  const { extraDays, holidays, timeZone } = hours
  const weekly = useWeeklyHours(hours)
  return (
    <section className="service-hours" aria-labelledby="hours">
      <h2 id="hours">{words.hours}</h2>
      <ServiceState hours={hours} />
      <dl>
        <div>
          <dt>{words.weekly}</dt>
          <dd>{weekly}</dd>
        </div>
        <div>
          <dt>{words.zone}</dt>
          <dd>{timeZone}</dd>
        </div>
        <Days
          title={words.holidays}
          items={holidays.map(({ endsOn, startsOn, title }) => ({ title, from: startsOn, until: endsOn }))}
        />
        <Days title={words.extraDays} items={extraDays.map(({ on, title }) => ({ title, from: on }))} />
      </dl>
    </section>
  )
}
