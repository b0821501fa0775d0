import { stripLocale } from '#lib/locale.ts'
import { ticketStatuses } from '#domain/ticket/ticket.ts'
import { listAddress } from '#site/features/content/list-filters.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

const sorts = ['activity', 'opened', 'severity'] as const
const statuses = ['active', ...ticketStatuses] as const
const numberPattern = /^T-[2-9A-Z]{4}-[2-9A-Z]{4}$/

/** A value of the address that is one of a few; anything else is no page. */
function readOneOf<Value extends string>(url: URL, name: string, values: readonly Value[]): Value | undefined {
  const asked = url.searchParams.get(name) || undefined
  const found = values.find((each) => each === asked)
  if (asked !== found) throw notFound(url)
  return found
}

/** The two surfaces of the ticket screens: the support area, and a compact one that a product opens (contract S7). */
function readSurface(url: URL) {
  const path = stripLocale(url.pathname)
  const isCompact = path.startsWith('/ticket/')
  const base = isCompact ? '/ticket' : '/support/ticket'
  return { path, isCompact, mine: `${base}/mine`, new: `${base}/new` }
}

/** My tickets, or one. The page is the same for everybody; what is in it, the browser asks for. */
export async function loadMyTickets(request: PageRequest) {
  const { url } = request
  const surface = readSurface(url)
  const { searchParams } = url
  const number = searchParams.get('ticket') || undefined
  if (number !== undefined && !numberPattern.test(number)) throw notFound(url)
  const chosen = {
    q: searchParams.get('q')?.trim().slice(0, 100) || undefined,
    status: readOneOf(url, 'status', statuses),
    product: searchParams.get('product')?.slice(0, 200) || undefined,
    scope: readOneOf(url, 'scope', ['mine']),
    sort: readOneOf(url, 'sort', sorts),
    unread: readOneOf(url, 'unread', ['1']),
    page: readNumber(url, 'page', 1, 100_000),
  }
  const { column, describe, surroundings } = await loadHeading(request, surface.path)
  const address = listAddress(surface.path, { ticket: number, ...chosen })
  return {
    facts: describe({ zh: address, en: address }),
    content: { column, steps: surroundings.steps, surface, number, chosen },
  }
}
export type MyTicketsContent = Awaited<ReturnType<typeof loadMyTickets>>['content']

/** A new ticket; other pages name what it is about in the address. */
export async function loadNewTicket(request: PageRequest) {
  const { portal, url } = request
  const surface = readSurface(url)
  const read = (name: string) => url.searchParams.get(name)?.slice(0, 200) || undefined
  const [{ column, describe, surroundings }, options] = await Promise.all([
    loadHeading(request, surface.path),
    portal.call('ticket/options'),
  ])
  const about = {
    product: read('product'),
    version: read('version'),
    article: read('article'),
    advisory: read('advisory'),
  }
  return {
    facts: describe({ zh: surface.path, en: surface.path }),
    content: { column, steps: surroundings.steps, surface, options, about, address: listAddress(surface.path, about) },
  }
}
export type NewTicketContent = Awaited<ReturnType<typeof loadNewTicket>>['content']
