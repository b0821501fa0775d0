import type { ReactNode } from 'react'

/** A part of a story, with its name beside it so that the text keeps its measure. */
export function StoryPart({ children, id, title }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="story-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
