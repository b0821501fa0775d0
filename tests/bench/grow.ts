/**
 * Fills a database with many copies of what the demo pack has, by SQL alone: twenty thousand records through Payload would
 * take an hour. Copies differ in number, slug and date; their pictures, categories and texts are those of the pack.
 *
 *   DATA_DIR=… [DATABASE_URL=…] node tests/bench/grow.ts
 */
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { rebuildPublished } from '#content/published/rebuild.ts'

interface Growth {
  /** Table of the collection; its translations and relations are in `_locales` and `_rels`. */
  table: string
  /** How many records there shall be. */
  records: number
}

/** What the specification asks for. A collection that is not there yet is passed over. */
export const growths: readonly Growth[] = [
  { table: 'news', records: 20_000 },
  { table: 'cases', records: 5_000 },
  { table: 'toolboxes', records: 2_000 },
]

/** Copies of one statement: enough for speed, few enough for memory. */
const batch = 1000

type Row = Record<string, unknown>
type Ask = (text: string) => Promise<Row[]>

function openSql(payload: Payload): Ask {
  const { drizzle, name } = payload.db as unknown as {
    name: string
    drizzle: Record<'run' | 'execute', (query: unknown) => Promise<{ rows: Row[] }>>
  }
  return async (text) =>
    (name === 'postgres' ? await drizzle.execute(postgresSql.raw(text)) : await drizzle.run(sqliteSql.raw(text))).rows
}

async function columnsOf(payload: Payload, ask: Ask, table: string): Promise<string[]> {
  const rows =
    payload.db.name === 'postgres'
      ? await ask(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = '${table}'`)
      : await ask(`SELECT name FROM pragma_table_info('${table}')`)
  return rows.map(({ name }) => String(name))
}

/** A table of a collection: which record a row belongs to, and what is other in the copy than in the original. */
interface Part {
  table: string
  /** SQL of the number of the record that a row `t` belongs to. */
  owner: string
  /** SQL of the columns that differ, for copy number `n.i`. A column that is missing here is taken over. */
  other: Record<string, string>
  /** The database gives the rows their numbers. */
  isNumbered: boolean
}

function partsOf({ table }: Growth, last: number, isPostgres: boolean): Part[] {
  const copied = `${last} + n.i`
  // Some hours before the original, so that every year has its share.
  const date = isPostgres
    ? `t.date - (n.i || ' hours')::interval`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', t.date, '-' || n.i || ' hours')`
  const rowId = (column: string) => `t.${column} || '-' || n.i`
  return [
    { table, owner: 't.id', other: { id: copied, date, package: `t.package || n.i` }, isNumbered: false },
    {
      table: `${table}_locales`,
      owner: 't._parent_id',
      other: { _parent_id: copied, slug: rowId('slug') },
      isNumbered: true,
    },
    { table: `${table}_rels`, owner: 't.parent_id', other: { parent_id: copied }, isNumbered: true },
    {
      table: `${table}_results`,
      owner: 't._parent_id',
      other: { id: rowId('id'), _parent_id: copied },
      isNumbered: false,
    },
    {
      table: `${table}_releases`,
      owner: 't._parent_id',
      other: { id: rowId('id'), _parent_id: copied },
      isNumbered: false,
    },
    {
      table: `${table}_results_locales`,
      owner: `(SELECT r._parent_id FROM ${table}_results r WHERE r.id = t._parent_id)`,
      other: { _parent_id: rowId('_parent_id') },
      isNumbered: true,
    },
  ]
}

/** Fills one collection. @returns how many records it has then */
async function growOne(payload: Payload, ask: Ask, growth: Growth): Promise<number> {
  const { records, table } = growth
  const isPostgres = payload.db.name === 'postgres'
  if ((await columnsOf(payload, ask, table)).length === 0) return 0
  const [facts] = await ask(`SELECT count(*) AS count, max(id) AS last FROM ${table}`)
  const [have, last] = [Number(facts?.count), Number(facts?.last)]
  const originals = `(SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM ${table} WHERE id <= ${last})`
  for (let from = 1; from <= records - have; from += batch) {
    const to = Math.min(from + batch - 1, records - have)
    const series = isPostgres
      ? `generate_series(${from}, ${to}) AS n(i)`
      : `(WITH RECURSIVE s(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM s WHERE i < ${to}) SELECT i FROM s) AS n`
    for (const { isNumbered, other, owner, table: name } of partsOf(growth, last, isPostgres)) {
      const columns = (await columnsOf(payload, ask, name)).filter((column) => !(isNumbered && column === 'id'))
      if (columns.length === 0) continue
      const values = columns.map((column) => other[column] ?? `t."${column}"`)
      await ask(
        `INSERT INTO ${name} (${columns.map((column) => `"${column}"`).join(', ')}) SELECT ${values.join(', ')}
         FROM ${series} JOIN ${originals} AS o ON o.place = n.i % ${have} JOIN ${name} AS t ON ${owner} = o.id`,
      )
    }
  }
  if (isPostgres) await ask(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`)
  return Number((await ask(`SELECT count(*) AS count FROM ${table}`))[0]?.count)
}

/** Fills the database of the environment. @returns how many records each collection has then, by table */
export async function grow(payload: Payload): Promise<Record<string, number>> {
  const ask = openSql(payload)
  const grown: Record<string, number> = {}
  for (const growth of growths) grown[growth.table] = await growOne(payload, ask, growth)
  // Statistics, without which the planner takes a table of thousands for one of forty.
  await ask('ANALYZE')
  return grown
}

if (process.argv[1] === import.meta.filename) {
  const { getPayload } = await import('payload')
  const { default: config } = await import('#content/payload.config.ts')
  const payload = await getPayload({ config })
  const grown = await grow(payload)
  await rebuildPublished(payload)
  process.stdout.write(
    `${Object.entries(grown)
      .map(([table, count]) => `${table} ${count}`)
      .join(', ')}\n`,
  )
  await payload.destroy()
}
