import type { ComponentProps } from 'react'
import { linkStyle } from './button.ts'
import { Icon } from './icon.tsx'
import { interfaceIcons } from './interface-icons.ts'

/** A link in running text. `leaves` says in words that it leaves the site, and marks it with an arrow. */
export function TextLink({ children, leaves, ...rest }: ComponentProps<'a'> & { leaves?: string }) {
  return (
    <a {...rest} className={linkStyle.text} {...(leaves && { rel: 'noopener' })}>
      {children}
      {leaves && (
        <span className="link-leaves">
          <Icon drawing={interfaceIcons.arrowUpRight} />
          <span className="sr-only">{leaves}</span>
        </span>
      )}
    </a>
  )
}

/** The way on from a section, with an arrow. */
export function OnwardLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={linkStyle.onward}>
      {children}
      <Icon drawing={interfaceIcons.arrowRight} />
    </a>
  )
}
