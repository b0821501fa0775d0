import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { doneStatuses, severityNames, statusNames, ticketStatuses } from '#domain/ticket/ticket.ts'
import { writeMoment } from '#lib/moment.ts'
import type { CallInput, CallOutput } from '#portal/client.ts'
import { saveFile } from '#site/features/account/save-file.ts'
import { ListFilterBar } from '#site/features/content/list-filter-bar.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { ZoneNote } from '#site/features/content/moment.tsx'
import { usePortal } from '#site/runtime/portal/browser-portal.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Button } from '#site/ui/buttons.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import type { FilterField } from '#site/ui/filter-bar.tsx'
import { TimeDial } from '#site/ui/dial.tsx'
import { EmptyState } from '#site/ui/states.tsx'
import type { MyTicketsContent } from './load-tickets.ts'
import { Ago, writeAgo } from './ago.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useTicketTexts } from './texts.ts'

type Found = CallOutput<'ticket/list'>
type Item = Found['items'][number]
type Chosen = MyTicketsContent['chosen']

/** What the address asks for, as the call takes it. */
function inputOf({ product, q, scope, sort, status, unread }: Chosen): CallInput<'ticket/export'> {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(product && { product }),
    ...(scope && { scope }),
    ...(sort && { sort }),
    ...(unread && { isUnread: true }),
  }
}

function useFound(chosen: Chosen): Found | undefined {
  const portal = usePortal()
  const [found, setFound] = useState<Found>()
  const asked = JSON.stringify({ ...inputOf(chosen), page: chosen.page ?? 1 })
  useEffect(() => {
    let isCurrent = true
    // The portal's client has shown the error.
    portal.call('ticket/list', JSON.parse(asked) as CallInput<'ticket/list'>).then(
      (answer) => isCurrent && setFound(answer),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked, portal])
  return found
}

function useFields(chosen: Chosen, found: Found): FilterField[] {
  const { locale } = useLanguage()
  const { list } = useTicketTexts()
  const statuses = ticketStatuses.map((value) => ({ value, label: statusNames[value][locale] }))
  const choice = (name: keyof Chosen, label: string, all: string, options: { value: string; label: string }[]) =>
    ({ kind: 'choice', name, label, value: String(chosen[name] ?? ''), all, options }) as const
  return [
    { kind: 'search', name: 'q', label: list.search, value: chosen.q ?? '', placeholder: list.searchHint },
    choice('status', list.status, list.allStatuses, [{ value: 'active', label: list.active }, ...statuses]),
    choice(
      'product',
      list.product,
      list.allProducts,
      found.products.map(({ slug, title }) => ({ value: slug, label: title })),
    ),
    ...(found.organisation === undefined
      ? []
      : [choice('scope', list.scope, list.allScopes, [{ value: 'mine', label: list.own }])]),
    {
      kind: 'order',
      name: 'sort',
      label: list.sort,
      value: chosen.sort ?? '',
      all: list.sorts.activity,
      options: [
        { value: 'opened', label: list.sorts.opened },
        { value: 'severity', label: list.sorts.severity },
      ],
    },
    { kind: 'switch', name: 'unread', label: list.onlyUnread, value: chosen.unread ?? '', on: '1' },
  ]
}

/** The subject, what it is about below it, and a dot before what nobody has read. */
function Subject({ item, mine }: { item: Item; mine: string }) {
  const { locale, to } = useLanguage()
  const { list } = useTicketTexts()
  const { by, isUnread, number, product, severity, subject, version } = item
  const about = [product?.title, version].filter(Boolean).join(' ')
  return (
    <span className="ticket-title" data-unread={isUnread || undefined}>
      <a href={to(`${mine}?ticket=${number}`)} className="card-link" dir="auto" title={subject}>
        {subject}
      </a>
      {isUnread && <span className="sr-only">{list.isUnread}</span>}
      <small>
        <span className="tabular-nums whole">{number}</span>
        {about && <span>{about}</span>}
        <span>{severityNames[severity][locale]}</span>
        <span>{by}</span>
      </small>
    </span>
  )
}

/** How much of the time until the promised answer is over. */
function PromisedAnswer({ item: { dueAt, openedAt, status } }: { item: Item }) {
  const { locale } = useLanguage()
  const { list } = useTicketTexts()
  const [now] = useState(Date.now)
  if (dueAt === undefined || doneStatuses.includes(status as (typeof doneStatuses)[number])) return null
  const whole = writeMoment(dueAt, locale)
  const words = { moment: writeAgo(dueAt, locale) ?? whole }
  return (
    <span className="ticket-promise">
      <TimeDial from={openedAt} until={dueAt} now={now} />
      <time dateTime={dueAt} title={whole}>
        {now > Date.parse(dueAt) ? list.promiseOver(words) : list.promiseBy(words)}
      </time>
    </span>
  )
}

function useColumns(mine: string): TableColumn<Item>[] {
  const { list } = useTicketTexts()
  return [
    { key: 'subject', title: list.subject, isTitle: true, cell: (item) => <Subject item={item} mine={mine} /> },
    { key: 'promise', title: list.promise, cell: (item) => <PromisedAnswer item={item} /> },
    { key: 'status', title: list.status, cell: ({ status }) => <StatusBadge status={status} /> },
    { key: 'at', title: list.lastMessage, cell: ({ lastMessageAt }) => <Ago iso={lastMessageAt} /> },
  ]
}

/** The person's tickets, and their colleagues', by the filters of the address. */
export function TicketList({ page: { chosen, surface } }: { page: MyTicketsContent }) {
  const words = useTicketTexts()
  const found = useFound(chosen)
  return found === undefined ? (
    <p className="tickets-waiting">{words.loading}</p>
  ) : (
    <FoundTickets chosen={chosen} found={found} surface={surface} />
  )
}

function FoundTickets({ chosen, found, surface }: { found: Found } & Pick<MyTicketsContent, 'chosen' | 'surface'>) {
  const { address: to } = useLanguage()
  const words = useTicketTexts()
  const { list } = words
  const navigate = useNavigate()
  const fields = useFields(chosen, found)
  const columns = useColumns(surface.mine)
  const isFiltered = Object.entries(chosen).some(([name, value]) => value !== undefined && name !== 'sort')
  const addressOf = (filters: Record<string, string | number | undefined>) => listAddress(surface.mine, filters)
  if (found.total === 0 && !isFiltered) {
    return (
      <EmptyState
        title={list.none}
        actions={
          <a href={to(surface.new)} className={buttonStyle.primary}>
            {words.new}
          </a>
        }
      >
        <p>{list.noneText}</p>
      </EmptyState>
    )
  }
  return (
    <>
      {found.organisation !== undefined && (
        <p className="tickets-note">{words.of({ organisation: found.organisation })}</p>
      )}
      <ListFilterBar
        id="tickets"
        label={list.filter}
        fields={fields}
        total={[list.total({ count: found.total }), found.unread > 0 && list.unreadTotal({ count: found.unread })]
          .filter(Boolean)
          .join(' · ')}
        addressOf={addressOf}
        onChange={(values) => void navigate(to(addressOf(values)), { preventScrollReset: true })}
      />
      <div className="ticket-inbox">
        <DataTable
          look="actions"
          caption={list.caption}
          columns={columns}
          rows={found.items}
          keyOf={({ number }) => number}
          empty={
            <EmptyState title={list.noneFound}>
              <p>{list.noneFoundText}</p>
            </EmptyState>
          }
        />
      </div>
      <ZoneNote />
      <div className="tickets-foot">
        <PageLinks
          list={{ page: chosen.page ?? 1, pages: found.pages }}
          addressOf={(page) => addressOf({ ...chosen, page })}
        />
        <Export chosen={chosen} />
      </div>
    </>
  )
}

function Export({ chosen }: { chosen: Chosen }) {
  const portal = usePortal()
  const { list } = useTicketTexts()
  const save = async () => {
    const answer = await portal.call('ticket/export', inputOf(chosen)).catch(() => undefined)
    if (answer) saveFile(list.fileName, 'text/csv;charset=utf-8', answer.csv)
  }
  return (
    <Button size="small" className="no-print" onClick={() => void save()}>
      {list.export}
    </Button>
  )
}
