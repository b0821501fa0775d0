import type { Payload } from 'payload'
import { keyOf } from '#content/published/key-of.ts'
import { addressKey, relationKey } from '#content/published/projection.ts'
import { linksIn } from '#content/published/links.ts'
import { isPostgres, openAsk, type Value } from '#content/search/ask.ts'
import { insideAddress } from '#domain/site/record-pages.ts'
import type { Place } from './address.ts'
import { readBlockKeys } from './block-keys.ts'
import { distinct, type Use } from './published-uses.ts'
import { openTables, type Table, tableOf } from './tables.ts'

interface Wanted extends Place {
  addresses: ReadonlySet<string>
}

/** What the latest drafts refer to. Nothing is kept of that: each table is asked, by its own indexes or read through once. */
export async function findDraftUses(payload: Payload, place: Place, addresses: readonly string[]): Promise<Use[]> {
  const wanted = { ...place, addresses: new Set(addresses) }
  const uses: Use[] = []
  for (const table of await openTables(payload)) {
    for (const record of await findRelated(payload, table, place)) uses.push({ source: table.source, record })
    for (const record of await findLinking(payload, table, wanted)) uses.push({ source: table.source, record })
  }
  for (const { keys, record, source } of await readBlockKeys(payload))
    if (keys.some(([field, value]) => isWanted(field, value, wanted))) uses.push({ source, record })
  return distinct(uses, place)
}

const isWanted = (field: string, value: string, { addresses, collection, id }: Wanted) =>
  (field === relationKey(collection) && value === keyOf(id)) || (field === addressKey && addresses.has(value))

async function findRelated(payload: Payload, { from, record, relations }: Table, place: Place): Promise<number[]> {
  const columns = relations.filter(({ target }) => target === tableOf(place.collection)).map(({ column }) => column)
  if (columns.length === 0) return []
  const condition = columns.map((column) => `t0.${column} = ?`).join(' OR ')
  const statement = `SELECT DISTINCT ${record} AS record ${from} AND (${condition})`
  return numbers(
    await openAsk(payload)(
      statement,
      columns.map(() => place.id),
    ),
  )
}

const numbers = (rows: readonly Record<string, unknown>[]) =>
  rows.filter(({ record }) => record !== null).map(({ record }) => Number(record))

/** Rows whose text may have such a link are found by what it begins with, and read through. */
async function findLinking(payload: Payload, table: Table, wanted: Wanted): Promise<number[]> {
  const { addresses, from, record, texts, unpublished } = table
  if (wanted.addresses.size === 0 || texts.length + addresses.length === 0) return []
  const isOnPostgres = isPostgres(payload)
  const [first = ''] = wanted.addresses
  const beginnings = [
    first.includes('?id=') ? first.slice(0, first.indexOf('?id=') + 4) : first,
    isOnPostgres ? `"relationTo": "${wanted.collection}"` : `"relationTo":"${wanted.collection}"`,
  ]
  const has = (column: string) => (isOnPostgres ? `strpos(t0.${column}::text, ?) > 0` : `instr(t0.${column}, ?) > 0`)
  const typed = [...wanted.addresses].flatMap((address) => [address, `/en${address}`])
  const parts: { condition: string; values: Value[] }[] = [
    ...texts.map((column) => ({ condition: beginnings.map(() => has(column)).join(' OR '), values: beginnings })),
    ...addresses.map((column) => ({
      condition: `t0.${column} IN (${typed.map(() => '?').join(', ')}) OR t0.${column} LIKE ?`,
      values: [...typed, '/%#%'],
    })),
  ]
  const rows = await openAsk(payload)(
    `SELECT ${[`${record} AS record`, ...[...texts, ...addresses].map((column) => `t0.${column}`)].join(', ')}
     ${from} AND ${unpublished} AND (${parts.map(({ condition }) => condition).join(' OR ')})`,
    parts.flatMap(({ values }) => values),
  )
  const leads = (row: Record<string, unknown>) =>
    texts.some((column) => textLeads(row[column], wanted)) ||
    addresses.some((column) => addressLeads(row[column], wanted))
  return numbers(rows.filter(leads))
}

function addressLeads(text: unknown, { addresses }: Wanted): boolean {
  const address = typeof text === 'string' ? insideAddress(text) : undefined
  return address !== undefined && addresses.has(address)
}

/** PostgreSQL answers with the text itself, SQLite with how it is stored. */
function textLeads(stored: unknown, wanted: Wanted): boolean {
  const text: unknown = typeof stored === 'string' && stored.startsWith('{') ? JSON.parse(stored) : stored
  return linksIn(text).some((link) =>
    'doc' in link
      ? link.doc.relationTo === wanted.collection && Number(link.doc.value) === wanted.id
      : addressLeads(link.url, wanted),
  )
}
