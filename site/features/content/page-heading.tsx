import type { ReactNode } from 'react'
import { Phrases } from '#site/ui/phrases.tsx'
import { Trail, type TrailStep } from './trail.tsx'

interface PageHeadingProps {
  title: string
  lead?: string | undefined
  /** Words in another language than the page's carry it (L6). */
  lang?: string | undefined
  steps?: TrailStep[]
  mark?: ReactNode
  aside?: ReactNode
}

/** The head of an inner page: where it stands, what it is called and what it is for. */
export function PageHeading({ aside, lang, lead, mark, steps, title }: PageHeadingProps) {
  return (
    <header className="page-heading">
      <Trail here={title} {...(steps && { steps })} />
      <div className="page-heading-words">
        <div>
          {mark}
          <h1 lang={lang}>
            <Phrases size="display" text={title} />
          </h1>
          {lead && (
            <p lang={lang} className="page-lead">
              {lead}
            </p>
          )}
        </div>
        {aside}
      </div>
    </header>
  )
}
