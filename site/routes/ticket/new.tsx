import type { LinksFunction } from 'react-router'
import { loadNewTicket } from '#site/features/ticket/load-tickets.ts'
import { NewTicketScreen } from '#site/features/ticket/new-ticket-screen.tsx'
import { pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import ticketStyles from '#site/features/ticket/ticket.css?url'
import uiStyles from '#site/ui/ui.css?url'

/** React owns the content from the start: tickets are asked for by the browser of who is signed in. */
export const loader = pageLoader(loadNewTicket, { isInteractive: true })
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: ticketStyles },
]

export default function NewTicket() {
  return <PageContent show={NewTicketScreen} />
}
