import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'

interface FoldProps {
  title: ReactNode
  children: ReactNode
  className?: string
  id?: string
  /** Whether the title stands above it where there is room; without it what is inside does, or has a heading of its own. */
  isTitled?: boolean
}

/**
 * A part that is open beside its title where there is room, and on a phone one line that opens it: the browser's own, with
 * scripts or without.
 */
export function Fold({ children, className = '', id, isTitled = true, title }: FoldProps) {
  return (
    <details id={id} className={`fold ${className}`}>
      <summary>
        <span>{title}</span>
        <Icon drawing={interfaceIcons.chevronDown} />
      </summary>
      {isTitled && <p className="fold-title">{title}</p>}
      {children}
    </details>
  )
}
