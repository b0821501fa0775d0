import type { ReactNode } from 'react'

interface CardProps {
  title: ReactNode
  /** Where the card leads; the whole card follows the title's link. */
  href?: string
  /** Above the title: a picture or a drawing. */
  media?: ReactNode
  /** Small, before the title: date, category. */
  line?: ReactNode
  children?: ReactNode
  /** Below the text: tags, a way on. Links in it stand above the card's own. */
  foot?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** With a line around it, for a card among things that are none. */
  isFramed?: boolean
}

/** A record in a grid. */
export function Card({ children, foot, headingLevel = 3, href, isFramed = false, line, media, title }: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`card ui-card ${isFramed ? 'ui-card-framed' : ''}`}>
      {media}
      <div className="ui-card-words">
        {line && <p className="ui-card-line">{line}</p>}
        <Heading>
          {href === undefined ? (
            title
          ) : (
            <a className="card-link" href={href}>
              {title}
            </a>
          )}
        </Heading>
        {children}
        {foot && <div className="ui-card-foot">{foot}</div>}
      </div>
    </article>
  )
}
