import type { ReactNode } from 'react'

export type BadgeTone = 'quiet' | 'brass' | 'jade' | 'alert'

export function Badge({ children, tone = 'quiet' }: { children: ReactNode; tone?: BadgeTone }) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
