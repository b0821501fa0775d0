import type { ReactNode } from 'react'

export function Badge({ children, tone = 'quiet' }: { children: ReactNode; tone?: 'quiet' | 'brass' | 'jade' }) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
