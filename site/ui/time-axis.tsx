/** Places on an axis are hundredths of its length. */
export interface TimeAxis {
  start: number
  end: number
  years: { year: number; at: number }[]
}

/** An axis of whole years that all these days are on. */
export function axisOf(days: readonly string[]): TimeAxis {
  const moments = days.map((day) => Date.parse(day)).filter((moment) => !Number.isNaN(moment))
  const [first, last] = [Math.min(...moments), Math.max(...moments)].map((moment) => new Date(moment).getUTCFullYear())
  if (first === undefined || last === undefined || Number.isNaN(first)) return { start: 0, end: 1, years: [] }
  const [start, end] = [Date.UTC(first, 0), Date.UTC(last + 1, 0)]
  // Of a long time every second, fourth … year is named, so that no two names touch.
  const step = 2 ** Math.max(0, Math.ceil(Math.log2((last - first + 1) / 8)))
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((year) => (year - first) % step === 0)
    .map((year) => ({ year, at: placeOn({ start, end }, Date.UTC(year, 0)) }))
  return { start, end, years }
}

/** Where a moment is on an axis; one beyond it is at its end. */
export function placeOn({ end, start }: Pick<TimeAxis, 'start' | 'end'>, moment: number | string): number {
  const at = typeof moment === 'number' ? moment : Date.parse(moment)
  return Number((Math.min(1, Math.max(0, (at - start) / (end - start))) * 100).toFixed(2))
}

/** The names of the years, above the lanes. */
export function TimeScale({ axis, today, todayLabel }: { axis: TimeAxis; today: string; todayLabel: string }) {
  const now = placeOn(axis, today)
  return (
    <svg className="time-scale" aria-hidden="true">
      {axis.years
        // Today's own name stands there.
        .filter(({ at }) => Math.abs(at - now) > 5)
        .map(({ at, year }) => (
          <text key={year} x={`${at}%`} y="1em">
            {year}
          </text>
        ))}
      <text x={`${now}%`} y="1em" className="time-now" textAnchor={now > 90 ? 'end' : 'middle'}>
        {todayLabel}
      </text>
    </svg>
  )
}

/** What the lanes are drawn with. */
export function TimeKey({
  labels,
}: {
  labels: { released: string; supported: string; ended: string; advisory: string }
}) {
  const signs = [
    ['released', <circle key="released" cx="50%" cy="50%" r="4" className="time-begin" />],
    ['supported', <line key="supported" x1="0" x2="100%" y1="50%" y2="50%" className="time-left" />],
    ['ended', <line key="ended" x1="0" x2="100%" y1="50%" y2="50%" className="time-past" />],
    ['advisory', <line key="advisory" x1="50%" x2="50%" y1="10%" y2="90%" className="time-tick" />],
  ] as const
  return (
    <ul className="time-key">
      {signs.map(([name, sign]) => (
        <li key={name}>
          <svg className="time-lane" aria-hidden="true">
            {sign}
          </svg>
          {labels[name]}
        </li>
      ))}
    </ul>
  )
}

interface TimeLaneProps {
  axis: TimeAxis
  today: string
  from: string
  /** The last day; without one it is a point in time. */
  until?: string | undefined
  /** What happened to it, as ticks. */
  ticks?: readonly string[]
}

/** One thing's time on an axis, to be read in words beside it. */
export function TimeLane({ axis, from, ticks = [], today, until }: TimeLaneProps) {
  const [begin, end, now] = [placeOn(axis, from), placeOn(axis, until ?? from), placeOn(axis, today)]
  const past = Math.min(end, Math.max(begin, now))
  return (
    <svg className="time-lane" aria-hidden="true">
      {axis.years.map(({ at, year }) => (
        <line key={year} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" className="time-year" />
      ))}
      <line x1={`${now}%`} x2={`${now}%`} y1="0" y2="100%" className="time-now" />
      {until !== undefined && (
        <>
          <line x1={`${begin}%`} x2={`${past}%`} y1="50%" y2="50%" className={end > now ? 'time-spent' : 'time-past'} />
          <line x1={`${past}%`} x2={`${end}%`} y1="50%" y2="50%" className="time-left" />
          <line x1={`${end}%`} x2={`${end}%`} y1="30%" y2="70%" className="time-end" />
        </>
      )}
      <circle cx={`${begin}%`} cy="50%" r="4" className="time-begin" />
      {ticks.map((tick, index) => (
        <line
          key={`${tick} ${index}`}
          x1={`${placeOn(axis, tick)}%`}
          x2={`${placeOn(axis, tick)}%`}
          y1="18%"
          y2="82%"
          className="time-tick"
        />
      ))}
    </svg>
  )
}
