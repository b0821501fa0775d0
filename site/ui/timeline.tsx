import type { ReactNode } from 'react'
import { Phrases } from './phrases.tsx'

interface TimelineProps {
  entries: {
    key: string
    /** What addresses lead to it by. */
    id?: string
    /** As it is written, and as machines read it (`2024`, `2024-05`, `2024-05-17`). */
    date: string
    dateTime: string
    title: string
    children?: ReactNode
    /** Where things stand now. */
    isCurrent?: boolean
  }[]
  headingLevel?: 3 | 4
}

/** What happened when, along a graduated line. */
export function Timeline({ entries, headingLevel = 3 }: TimelineProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className="timeline">
      {entries.map(({ children, date, dateTime, id, isCurrent, key, title }) => (
        <li key={key} id={id} className="timeline-entry" aria-current={isCurrent ? 'step' : undefined}>
          <time dateTime={dateTime}>{date}</time>
          <div>
            <Heading>
              <Phrases text={title} />
            </Heading>
            {children}
          </div>
        </li>
      ))}
    </ol>
  )
}
