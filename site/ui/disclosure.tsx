import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'

interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** Disclosures of one group close each other. */
  group?: string | undefined
}

/** A text that opens below its title: the platform's own, so it opens without scripts and by the browser's search. */
export function Disclosure({ children, group, isOpen = false, title }: DisclosureProps) {
  return (
    <details className="disclosure" name={group} open={isOpen}>
      <summary>
        <span>{title}</span>
        <Icon drawing={interfaceIcons.chevronDown} />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}

/** Disclosures between hairlines. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className="disclosure-list">{children}</div>
}
