import type { ReactNode } from 'react'
import { ColumnHeading, PageHeading } from '#site/features/content/page-heading.tsx'
import { LanguageSwitch } from '#site/features/content/language-switch.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { MyTicketsContent } from './load-tickets.ts'
import { useTicketTexts } from './texts.ts'

interface TicketFrameProps {
  page: Pick<MyTicketsContent, 'column' | 'steps' | 'surface'>
  aside?: ReactNode
  /** Of one ticket, whose subject is the title of the page: the list of them is a step on the way to it. */
  one?: { subject: string; line: ReactNode }
  children: ReactNode
}

/** The head of a ticket page: the site's own in the support area, two links and the title inside a product. */
export function TicketFrame({ aside, children, one, page: { column, steps, surface } }: TicketFrameProps) {
  const { to } = useLanguage()
  const words = useTicketTexts()
  if (!surface.isCompact) {
    return (
      <div className="frame page tickets">
        {one ? (
          <PageHeading
            title={one.subject}
            mark={one.line}
            steps={[...steps, { title: column.title, path: surface.mine }]}
            aside={aside}
          />
        ) : (
          <ColumnHeading column={column} steps={steps} aside={aside} />
        )}
        {children}
      </div>
    )
  }
  return (
    <div className="tickets tickets-compact">
      <header className="tickets-bar">
        {one ? <p>{column.title}</p> : <h1>{column.title}</h1>}
        <nav aria-label={words.nav} className="no-print">
          {([surface.mine, surface.new] as const).map((path) => (
            <a key={path} href={to(path)} aria-current={path === surface.path ? 'page' : undefined}>
              {path === surface.mine ? words.mine : words.new}
            </a>
          ))}
          <LanguageSwitch />
        </nav>
      </header>
      {one && (
        <div className="ticket-head">
          {one.line}
          <h1 dir="auto">{one.subject}</h1>
        </div>
      )}
      {children}
    </div>
  )
}
