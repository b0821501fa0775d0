import { Graduation } from './graduation.tsx'

interface DialProps {
  /** How far the needle has come, from 0 to 1. */
  value: number
  tone?: 'calm' | 'alert'
  className?: string
}

const round = (value: number) => Number(value.toFixed(1))

/** A graduated ring with a needle. What it shows stands in words beside it. */
export function Dial({ className = '', tone = 'calm', value }: DialProps) {
  const turn = round(Math.min(1, Math.max(0, value)) * 360)
  return (
    <svg className={`dial ${className}`} data-tone={tone} viewBox="-20 -20 40 40" aria-hidden="true">
      <g transform="rotate(-90)">
        <Graduation radius={19} band={4} />
        <circle r="11.5" className="dial-way" />
        <circle r="11.5" className="dial-arc" pathLength={360} strokeDasharray={`${turn} 360`} />
        <path d="M4 0H18" className="dial-needle" transform={`rotate(${turn})`} />
      </g>
    </svg>
  )
}

interface TimeDialProps {
  from: string
  until: string
  /** Where the needle stands: milliseconds since 1970, or a moment in ISO 8601. */
  now: number | string
}

/** How much of a time is over; once all of it is, in the colour of a warning. */
export function TimeDial({ from, now, until }: TimeDialProps) {
  const [begin = 0, end = 0, at = 0] = [from, until, now].map((moment) => new Date(moment).getTime())
  return <Dial value={(at - begin) / Math.max(1, end - begin)} tone={at > end ? 'alert' : 'calm'} />
}
