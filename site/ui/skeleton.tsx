import type { ReactNode } from 'react'

/** The place of something that is still to come, in its final size, so that nothing moves when it does. */
export function Skeleton({
  lines = 3,
  shape = 'text',
}: {
  shape?: 'text' | 'title' | 'figure' | 'row'
  lines?: number
}) {
  if (shape !== 'text') return <span className={`skeleton skeleton-${shape}`} />
  return (
    <span className="skeleton-lines">
      {Array.from({ length: lines }, (_each, index) => (
        <span key={index} className="skeleton skeleton-line" />
      ))}
    </span>
  )
}

/** Stands around skeletons: says once that something is being loaded, and hides the grey bars from assistive technology. */
export function Loading({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div className="loading" aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
