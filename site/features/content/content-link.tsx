import type { ReactNode } from 'react'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { linkStyle } from '#site/ui/button.ts'

export interface ContentTarget {
  path?: string | undefined
  url?: string | undefined
  title: string
}

/** A link of the content: inside the site in the page's language, or elsewhere. */
export function ContentLink({
  children,
  className,
  link,
}: {
  link: ContentTarget
  className?: string
  children?: ReactNode
}) {
  const { to } = useLanguage()
  const inner = children ?? link.title
  // Its words stay where its section does not exist.
  if (link.path !== undefined && to(link.path) !== undefined) {
    return (
      <a href={to(link.path)} className={className}>
        {inner}
      </a>
    )
  }
  return link.url === undefined ? (
    <span className={className}>{inner}</span>
  ) : (
    <a href={link.url} rel="noopener" className={className}>
      {inner}
    </a>
  )
}

/** The way on from a section or a card: its words and an arrow; nothing where it would lead nowhere. */
export function OnwardLink({ className = '', link }: { link: ContentTarget; className?: string }) {
  const { to } = useLanguage()
  if (link.url === undefined && (link.path === undefined || to(link.path) === undefined)) return null
  return (
    <ContentLink link={link} className={`${linkStyle.onward} ${className}`}>
      {link.title}
      <Icon drawing={link.path === undefined ? interfaceIcons.arrowUpRight : interfaceIcons.arrowRight} />
    </ContentLink>
  )
}
