import { plans } from '#domain/desk/plans.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import type { Ask, Row, Value } from '#content/search/ask.ts'
import { type DeskItem, type DeskPage, mostShownCount, type QueueName, queueNames } from './queue-names.ts'
import { findTickets } from './text-index.ts'

/** How many tickets a page of a list has. */
const pageSize = 30
/** How near its end a promise is when its ticket is about to break it, in milliseconds. */
const soon = 2 * 60 * 60_000
/** How long somebody is taken to be there after their last sign, in milliseconds: three of the screen's beats. */
export const presenceFor = 45_000

const unsolved = "status IN ('new', 'open', 'waiting')"
const running = "status IN ('new', 'open')"
/** Plans that promise a solution, after whose first answer there is still something to break. */
const promising = Object.entries(plans)
  .filter(([, plan]) => 'solution' in plan)
  .map(([name]) => `'${name}'`)
  .join(', ')

interface Sorting {
  /** What the list is ordered by, never null; each has an index of its own (`createDeskIndexes` of the migrations). */
  key: (isOnPostgres: boolean) => string
  way: 'ASC' | 'DESC'
}

/** Tickets without a due time come after all that have one. */
const byDue: Sorting = {
  key: (isOnPostgres) => (isOnPostgres ? "coalesce(due_at, 'infinity'::timestamptz)" : "coalesce(due_at, '9')"),
  way: 'ASC',
}
const byMessage: Sorting = {
  key: (isOnPostgres) =>
    isOnPostgres ? "coalesce(last_message_at, '-infinity'::timestamptz)" : "coalesce(last_message_at, '')",
  way: 'ASC',
}
const bySolution: Sorting = {
  key: (isOnPostgres) => (isOnPostgres ? "coalesce(done_at, '-infinity'::timestamptz)" : "coalesce(done_at, '')"),
  way: 'DESC',
}

interface Queue {
  where: string
  values: Value[]
  sorting: Sorting
}

/** @param user the agent whose own tickets `mine` are */
function queueOf(name: QueueName, user: number, now: number): Queue {
  const near = new Date(now + soon).toISOString()
  const queues: Record<QueueName, Queue> = {
    unassigned: { where: `assignee_id IS NULL AND ${unsolved}`, values: [], sorting: byDue },
    mine: { where: `assignee_id = ? AND ${unsolved}`, values: [user], sorting: byDue },
    breaching: {
      where: `${running} AND (due_at <= ? OR (plan IN (${promising}) AND answered_at IS NOT NULL
        AND (warned_at > answered_at OR breached_at > answered_at)))`,
      values: [near],
      sorting: byDue,
    },
    // Who has waited longest comes first.
    waiting: { where: "status = 'waiting'", values: [], sorting: byMessage },
    open: { where: unsolved, values: [], sorting: byDue },
    solved: { where: "status IN ('solved', 'closed')", values: [], sorting: bySolution },
  }
  return queues[name]
}

interface Asked {
  ask: Ask
  isOnPostgres: boolean
  user: number
  locale: Locale
}

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const isoOrNone = (value: unknown) => (value === null || value === undefined ? undefined : iso(value))

const facts = `t.id, t.number, t.subject, t.status, t.severity, t.priority, t.language, t.due_at, t.breached_at,
  t.answered_at, t.last_message_at, t.last_by, t.created_at, t.assignee_id, u.name AS assignee, m.name AS customer,
  o.title AS organisation, coalesce(p.title, q.title) AS product,
  (SELECT max(e.id) FROM ticket_events e WHERE e.ticket_id = t.id) AS event`

/** Reads the facts of a page's tickets. @param inner SQL of the page: `id` and `place`, by which it is ordered */
async function readItems({ ask, isOnPostgres, locale }: Asked, inner: string, values: readonly Value[], way: string) {
  const other = otherLocale(locale)
  const rows = await ask(
    `SELECT ${facts}, ${isOnPostgres ? 'to_char(f.place AT TIME ZONE \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\')' : 'f.place'} AS place
     FROM (${inner}) f JOIN tickets t ON t.id = f.id
     LEFT JOIN users u ON u.id = t.assignee_id LEFT JOIN members m ON m.id = t.member_id
     LEFT JOIN organisations o ON o.id = t.organisation_id
     LEFT JOIN products_locales p ON p._parent_id = t.product_id AND p._locale = '${locale}'
     LEFT JOIN products_locales q ON q._parent_id = t.product_id AND q._locale = '${other}'
     ORDER BY f.place ${way}, f.id ${way}`,
    values,
  )
  return rows
}

function readItem(row: Row): DeskItem {
  const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const due = isoOrNone(row.due_at)
  return {
    id: Number(row.id),
    number: text(row.number),
    subject: text(row.subject),
    status: text(row.status),
    severity: text(row.severity),
    priority: text(row.priority),
    language: row.language === 'en' ? 'en' : 'zh',
    customer: text(row.customer),
    organisation: text(row.organisation),
    product: text(row.product),
    assignee: row.assignee_id === null ? undefined : { id: Number(row.assignee_id), name: text(row.assignee) },
    dueAt: due,
    isBroken: due !== undefined && Date.parse(due) < Date.now(),
    lastMessageAt: isoOrNone(row.last_message_at) ?? iso(row.created_at),
    lastBy: text(row.last_by),
    tags: [],
    present: [],
    event: Number(row.event ?? 0),
  }
}

/** Tags, and who looks at them now, of the tickets of a page. */
async function addCompany({ ask, locale, user }: Asked, items: DeskItem[]): Promise<DeskItem[]> {
  if (items.length === 0) return items
  const ids = items.map(({ id }) => id)
  const places = ids.map(() => '?').join(', ')
  const other = otherLocale(locale)
  const since = new Date(Date.now() - presenceFor).toISOString()
  const tags = await ask(
    `SELECT r.parent_id AS ticket, coalesce(a.title, b.title) AS title FROM tickets_rels r
     LEFT JOIN ticket_tags_locales a ON a._parent_id = r.ticket_tags_id AND a._locale = '${locale}'
     LEFT JOIN ticket_tags_locales b ON b._parent_id = r.ticket_tags_id AND b._locale = '${other}'
     WHERE r.path = 'tags' AND r.parent_id IN (${places}) ORDER BY r.parent_id, r."order"`,
    ids,
  )
  const present = await ask(
    `SELECT p.ticket_id AS ticket, p.user_id AS agent, p.is_writing, u.name FROM ticket_presences p
     JOIN users u ON u.id = p.user_id WHERE p.ticket_id IN (${places}) AND p.at > ? AND p.user_id <> ?`,
    [...ids, since, user],
  )
  return items.map((item) => ({
    ...item,
    tags: tags.filter(({ ticket }) => Number(ticket) === item.id).map(({ title }) => String(title)),
    present: present
      .filter(({ ticket }) => Number(ticket) === item.id)
      .map((row) => ({ user: Number(row.agent), name: String(row.name), isWriting: Boolean(row.is_writing) })),
  }))
}

const readCursor = (cursor: string): [string, number] | undefined => {
  const [, place, id] = /^([^ ]*) (\d{1,12})$/.exec(cursor) ?? []
  return place === undefined ? undefined : [place, Number(id)]
}

/** PostgreSQL writes its infinities out; as a date they have no letters of their own. */
const placeOf = (place: unknown, way: string) =>
  typeof place === 'string' ? place : way === 'ASC' ? 'infinity' : '-infinity'

/** A queue, from where the cursor says. */
export async function readQueuePage(asked: Asked, name: QueueName, cursor?: string): Promise<DeskPage> {
  const { sorting, values, where } = queueOf(name, asked.user, Date.now())
  const key = sorting.key(asked.isOnPostgres)
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const from = after === undefined ? '' : `AND (${key}, id) ${sorting.way === 'ASC' ? '>' : '<'} (?, ?)`
  const inner = `SELECT id, ${key} AS place FROM tickets WHERE ${where} ${from}
    ORDER BY ${key} ${sorting.way}, id ${sorting.way} LIMIT ?`
  const rows = await readItems(asked, inner, [...values, ...(after ?? []), pageSize + 1], sorting.way)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  const next = rows.length > pageSize && last ? `${placeOf(last.place, sorting.way)} ${Number(last.id)}` : undefined
  return { items: await addCompany(asked, page.map(readItem)), next }
}

/**
 * Tickets whose number begins like this. Asked for as what lies between two numbers, because `LIKE` reads the whole table where
 * the index is in a language's order.
 */
async function findNumbers(ask: Ask, begin: string): Promise<number[]> {
  const { length } = 'T-2222-2222'
  const ends = [begin.padEnd(length, '2'), begin.padEnd(length, 'Z')]
  const rows = await ask('SELECT id FROM tickets WHERE number BETWEEN ? AND ? LIMIT ?', [...ends, pageSize])
  return rows.map(({ id }) => Number(id))
}

/** Tickets by their number, or by words of subject, messages and notes; the newest first, and no further pages. */
export async function searchTickets(asked: Asked, query: string): Promise<DeskPage> {
  const { ask, isOnPostgres } = asked
  const number = /^T?-?([2-9A-HJKMNP-TV-Z]{4})-?([2-9A-HJKMNP-TV-Z]{0,4})$/i.exec(query.trim())
  const named = number ? await findNumbers(ask, `T-${number[1]}-${number[2]}`.toUpperCase()) : []
  const ids = [...named, ...(await findTickets(ask, isOnPostgres, query))]
  if (ids.length === 0) return { items: [], next: undefined }
  const key = byMessage.key(isOnPostgres)
  const places = ids.map(() => '?').join(', ')
  const inner = `SELECT id, ${key} AS place FROM tickets WHERE id IN (${places}) ORDER BY ${key} DESC, id DESC LIMIT ?`
  const rows = await readItems(asked, inner, [...ids, pageSize], 'DESC')
  return { items: await addCompany(asked, rows.map(readItem)), next: undefined }
}

/** How many tickets each queue has, up to {@link mostShownCount} and one. */
export async function countQueues({ ask, user }: Asked): Promise<Record<QueueName, number>> {
  const now = Date.now()
  const queues = queueNames.map((name) => queueOf(name, user, now))
  const columns = queues.map(
    ({ where }, index) =>
      `(SELECT count(*) FROM (SELECT 1 FROM tickets WHERE ${where} LIMIT ${mostShownCount + 1}) c) AS c${index}`,
  )
  const [row] = await ask(
    `SELECT ${columns.join(', ')}`,
    queues.flatMap(({ values }) => values),
  )
  return Object.fromEntries(queueNames.map((name, index) => [name, Number(row?.[`c${index}`] ?? 0)])) as Record<
    QueueName,
    number
  >
}
