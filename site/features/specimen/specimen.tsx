import type { ReactNode } from 'react'

/** One part with its name. */
export function Specimen({ children, isWide = false, name }: { children: ReactNode; name: string; isWide?: boolean }) {
  return (
    <div className={`specimen ${isWide ? 'specimen-wide' : ''}`}>
      <h3 className="specimen-name">{name}</h3>
      {children}
    </div>
  )
}

/** A group of specimens, reached from the contents. */
export function SpecimenSection({ children, id, title }: { children: ReactNode; id: string; title: string }) {
  return (
    <section id={id} className="specimen-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="specimens">{children}</div>
    </section>
  )
}
