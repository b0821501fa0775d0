import type { ReactNode } from 'react'
import { Phrases } from './phrases.tsx'

/** A row that is pushed sideways and has no link in it takes the focus, so that it can be pushed by keyboard. */
export const pushedSideways = { tabIndex: 0 } as const

interface SectionProps {
  children: ReactNode
  ground?: 'paper' | 'paper-2' | 'ink'
  id?: string
  /** Id of the section's heading. */
  labelledBy?: string
  className?: string
}

/** A band of the page on one ground. */
export function Section({ children, className = '', ground = 'paper', id, labelledBy }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`section ground-${ground} ${ground === 'ink' ? 'on-ink' : ''} ${className}`}
    >
      {/* The ground stays: what is on it appears. */}
      <div className="frame" data-reveal="">
        {children}
      </div>
    </section>
  )
}

interface SectionHeadingProps {
  id: string
  /** The name of the section, small above the heading. */
  eyebrow?: string | undefined
  title: string
  lead?: string | undefined
  /** The way on. */
  aside?: ReactNode
}

export function SectionHeading({ aside, eyebrow, id, lead, title }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <div>
        {eyebrow && eyebrow !== title && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>
          <Phrases text={title} />
        </h2>
        {lead && <p className="section-lead">{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
