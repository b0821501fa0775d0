import type { ReactNode } from 'react'
import { OnwardLink } from '#site/features/content/content-link.tsx'

/** Below a heading of the third level unless the cards stand right below that of their section. */
export interface CardHeading {
  heading?: 'h3' | 'h4'
}

/** A part of a section, with its own title and the way on. */
export function HomePart({
  children,
  title,
  way,
}: {
  children: ReactNode
  title: string
  way?: { path: string; title: string }
}) {
  return (
    <div className="home-part">
      <div className="home-part-head">
        <h3>{title}</h3>
        {way && <OnwardLink link={way} />}
      </div>
      {children}
    </div>
  )
}
