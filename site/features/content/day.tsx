import { formatDate } from './format-date.ts'

/** A day in figures of equal width. */
export function Day({ className = '', iso }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} className={`tabular-nums whole ${className}`}>
      {formatDate(iso)}
    </time>
  )
}
