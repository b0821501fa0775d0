/** Above this a badge shows the limit and a plus sign (contract K2). */
const limit = 99

/** How many, in few characters: `7`, `99`, and `99+` for all above. */
export function shortCount(count: number): string {
  return count > limit ? `${limit}+` : String(Math.max(0, Math.trunc(count)))
}

interface CountBadgeProps {
  count: number
  /** What is counted, with the whole number, for those who do not see the badge: `120 new answers`. */
  label: string
}

/** A number at something that waits to be looked at. Nothing to look at is no badge. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (!(count > 0)) return null
  return (
    <span className="count-badge">
      <span aria-hidden="true">{shortCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
