import type { LinksFunction } from 'react-router'
import { loadMyTickets } from '#site/features/ticket/load-tickets.ts'
import { MyTicketsScreen } from '#site/features/ticket/my-tickets-screen.tsx'
import { pageMeta } from '#site/runtime/rendering/page-data.ts'
import { pageLoader } from '#site/page/page-loader.ts'
import { PageContent } from '#site/page/page-content.tsx'
import ticketStyles from '#site/features/ticket/ticket.css?url'
import uiStyles from '#site/ui/ui.css?url'

/** React owns the content from the start: tickets are asked for by the browser of who is signed in. */
export const loader = pageLoader(loadMyTickets, { isInteractive: true })
export const meta = pageMeta
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: uiStyles },
  { rel: 'stylesheet', href: ticketStyles },
]

export default function MyTickets() {
  return <PageContent show={MyTicketsScreen} />
}
