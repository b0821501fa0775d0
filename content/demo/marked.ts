import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isPrivate } from '#content/collections/index.ts'
import { isPostgres, type Ask } from '#content/search/ask.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { tableOf } from '#content/uses/tables.ts'

/** Numbers of records by their collection. */
export type Records = Map<string, Set<number>>

/**
 * What the demo company's records are among. Payload's own tables say who looks at what, and go with the people; what has no
 * time, such as who is reading a ticket, is of the moment.
 */
export const demoKinds = ({ config }: Pick<Payload, 'config'>): SanitizedCollectionConfig[] =>
  config.collections.filter(({ slug, timestamps }) => timestamps && !slug.startsWith('payload-'))

/** What the database says of when a row was changed, as a text that can be compared. */
const stampOf = (payload: Payload) =>
  isPostgres(payload) ? 'CAST(extract(epoch FROM updated_at) AS text)' : 'updated_at'

/**
 * Marks everything there is as the demo company's: it was loaded into an empty database. Numbers are never given again, so
 * a mark never comes to mean a record of somebody else's.
 */
export async function markDemo(req: PayloadRequest): Promise<void> {
  const ask = askWithin(req)
  for (const { slug } of demoKinds(req.payload))
    await ask(
      `INSERT INTO portico_demo (kind, record, stamp) SELECT '${slug}', id, ${stampOf(req.payload)} FROM ${tableOf(slug)}`,
    )
}

const none: ReadonlySet<number> = new Set()

/** Of these, the numbers that the others have too. */
export const inBoth = (ids: Iterable<number>, others: ReadonlySet<number> = none) =>
  new Set([...ids].filter((id) => others.has(id)))

/** Of these, the numbers that the others do not have. */
export const except = (ids: Iterable<number>, others: ReadonlySet<number> = none) =>
  new Set([...ids].filter((id) => !others.has(id)))

const numbers = (rows: readonly Record<string, unknown>[]) => new Set(rows.map(({ id }) => Number(id)))

/** The records that were loaded and are still there. */
export async function readDemo(payload: Payload, ask: Ask): Promise<Records> {
  const [row] = await ask('SELECT count(*) AS count FROM portico_demo')
  if (Number(row?.count) === 0) return new Map()
  const found: Records = new Map()
  for (const { slug } of demoKinds(payload)) {
    const rows = await ask(
      `SELECT t.id FROM ${tableOf(slug)} t JOIN portico_demo d ON d.kind = '${slug}' AND d.record = t.id`,
    )
    if (rows.length > 0) found.set(slug, numbers(rows))
  }
  return found
}

/** Kinds of the desk and of people that are tools: somebody shapes them, as they do content. */
const tools = new Set(['canned-replies', 'organisations', 'ticket-macros', 'ticket-tags'])
/** Whose records are the accounts of persons. */
const accounts = new Set(['users', 'members'])
/** Nobody has a mailbox there (RFC 2606): an account with another one has become somebody's. */
const reserved = `(email LIKE '%.example' OR email LIKE '%@example.com')`

/** @returns a condition for rows that somebody has made their own; `undefined` where that is not asked */
function ownCondition(payload: Payload, { flattenedFields, slug, versions }: SanitizedCollectionConfig) {
  if (accounts.has(slug)) return `NOT ${reserved}`
  // What people wrote to the demo company is its own, however it was answered.
  if (isPrivate(slug) && !tools.has(slug)) return undefined
  const hasAuthor = flattenedFields.some(({ name }) => name === 'updatedById')
  if (!hasAuthor)
    return `EXISTS (SELECT 1 FROM portico_demo d WHERE d.kind = '${slug}' AND d.record = id AND d.stamp <> ${stampOf(payload)})`
  const drafts = `id IN (SELECT parent_id FROM _${tableOf(slug)}_v WHERE version_updated_by_id IS NOT NULL)`
  return versions?.drafts ? `updated_by_id IS NOT NULL OR ${drafts}` : 'updated_by_id IS NOT NULL'
}

/** Records of the demo that somebody has changed since. */
export async function readChanged(payload: Payload, ask: Ask, demo: Records): Promise<Records> {
  const changed: Records = new Map()
  for (const config of demoKinds(payload)) {
    const loaded = demo.get(config.slug)
    const condition = ownCondition(payload, config)
    if (loaded === undefined || condition === undefined) continue
    const rows = await ask(`SELECT id FROM ${tableOf(config.slug)} WHERE ${condition}`)
    const own = inBoth(numbers(rows), loaded)
    if (own.size > 0) changed.set(config.slug, own)
  }
  return changed
}

/** Settings that somebody has changed since they were loaded. */
export async function readChangedGlobals({ config }: Payload, ask: Ask): Promise<Set<string>> {
  const changed = new Set<string>()
  for (const { slug } of config.globals) {
    const table = tableOf(slug)
    const [row] = await ask(
      `SELECT (SELECT count(*) FROM ${table} WHERE updated_by_id IS NOT NULL) +
         (SELECT count(*) FROM _${table}_v WHERE version_updated_by_id IS NOT NULL) AS count`,
    )
    if (Number(row?.count) > 0) changed.add(slug)
  }
  return changed
}
