/**
 * Gives every news item that has none the version that Payload would have written, by SQL: the admin's lists read versions.
 *
 *   DATA_DIR=… node tests/bench/grow-versions.ts
 */
import { getPayload } from 'payload'
import config from '#content/payload.config.ts'
import { openAsk } from '#content/search/ask.ts'

const payload = await getPayload({ config })
const ask = openAsk(payload)
const columnsOf = async (table: string) =>
  (await ask(`SELECT name FROM pragma_table_info('${table}')`)).map(({ name }) => String(name))

/** Columns of a table of versions with what stands in them, for those that the record has too. */
async function copied(versions: string, records: string): Promise<[into: string, from: string][]> {
  const own = new Set(await columnsOf(records))
  return (await columnsOf(versions)).flatMap((column): [string, string][] => {
    const name = column.replace(/^version_/, '')
    return name !== column && own.has(name) ? [[`"${column}"`, `r."${name}"`]] : []
  })
}

const into = (columns: [string, string][]) => columns.map(([each]) => each).join(', ')
const from = (columns: [string, string][]) => columns.map(([, each]) => each).join(', ')

const record = await copied('_news_v', 'news')
await ask(
  `INSERT INTO _news_v (parent_id, latest, created_at, updated_at, ${into(record)})
   SELECT r.id, 1, r.created_at, r.updated_at, ${from(record)} FROM news r
   WHERE NOT EXISTS (SELECT 1 FROM _news_v v WHERE v.parent_id = r.id)`,
)
const texts = await copied('_news_v_locales', 'news_locales')
await ask(
  `INSERT INTO _news_v_locales (_parent_id, _locale, ${into(texts)})
   SELECT v.id, r._locale, ${from(texts)} FROM news_locales r JOIN _news_v v ON v.parent_id = r._parent_id
   WHERE NOT EXISTS (SELECT 1 FROM _news_v_locales l WHERE l._parent_id = v.id)`,
)
await ask('ANALYZE')
const [count] = await ask('SELECT count(*) AS versions FROM _news_v WHERE latest = 1')
process.stdout.write(`${String(count?.versions)} latest versions of news\n`)
await payload.destroy()
