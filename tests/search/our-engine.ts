import { getPayload } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { unpackBody } from '#content/search/documents.ts'
import { searchSynonyms } from '#demo/content/search-synonyms.ts'
import { createSynonyms } from '#domain/search/synonyms.ts'
import { createFindDocuments, keyOf as recordOf } from '#portal/search/find-documents.ts'
import { createIndexer } from '#portal/search/indexer.ts'
import type { rank, Ranked } from '#portal/search/rank.ts'
import type { Locale } from '#lib/locale.ts'
import { kindsByLetter, nameOf } from './judged-format.ts'
import type { Engine } from './measures.ts'

/** A document as every engine gets it. */
export interface PlainDocument {
  id: number
  key: string
  locale: Locale
  title: string
  summary: string
  body: string
}

const judgedKinds = new Set(Object.values(kindsByLetter))

/** Portico's search on the database of the environment, and the documents that it searches. */
export async function openOurs(order?: typeof rank) {
  const { default: config } = await import('#content/payload.config.ts')
  const payload = await getPayload({ config })
  await createIndexer(payload).rebuild()
  const ask = openAsk(payload)
  await ask('DELETE FROM portico_search_queue')
  const rows = await ask('SELECT id, kind, record, locale, title, summary, body, path FROM portico_search_docs')
  const keys = new Map<string, string>()
  for (const { kind, locale, path, record, title } of rows) {
    const slug = new URL(String(path), 'http://x').searchParams.get('id')
    const key = `${String(kind)} ${String(record)}`
    // Records are named by their Chinese slug; what has none by its path, its English name or its Chinese title.
    const own = kind === 'releases' ? String(title).replace(/^.*?(?:：|: )/, '') : String(title)
    const name = slug ?? nameOf(own)
    if (!judgedKinds.has(String(kind))) keys.set(key, `columns/${new URL(String(path), 'http://x').pathname}`)
    else if (kind === 'columns') keys.set(key, `columns/${String(path)}`)
    else if (kind === 'function-areas')
      keys.set(key, `function-areas/${new URL(String(path), 'http://x').searchParams.get('area')}`)
    else if (kind === 'engines' && locale === 'en') keys.set(key, `engines/${String(title).toLowerCase()}`)
    else if (kind !== 'engines' && (locale === 'zh' || !keys.has(key))) keys.set(key, `${String(kind)}/${name}`)
  }
  const { docs: partners } = await payload.find({ collection: 'partners', limit: 0, locale: 'zh', pagination: false })
  for (const { id, slug } of partners) keys.set(`partners ${id}`, `partners/${slug}`)
  const keyOf = (kind: string, record: number) => keys.get(`${kind} ${record}`) ?? `${kind} ${record}`
  const synonyms = createSynonyms(searchSynonyms.map(({ en, zh }) => [...zh, ...en]))
  const find = createFindDocuments(payload, () => Promise.resolve(synonyms), order)
  // Versions of one text have one name: what comes again says nothing new.
  const keysOf = (records: readonly Ranked[]) => [...new Set(records.map(({ kind, record }) => keyOf(kind, record)))]
  const engine: Engine = async ({ locale, query }) => {
    const { records, whole } = await find({ query, locale, isBoth: false, filters: {} })
    const [best] = records
    return { found: keysOf(records), isWhole: best !== undefined && whole.has(recordOf(best)) }
  }
  const documents = rows.map((row): PlainDocument => ({
    id: Number(row.id),
    key: keyOf(String(row.kind), Number(row.record)),
    locale: row.locale as Locale,
    title: String(row.title),
    summary: String(row.summary),
    body: unpackBody(row.body),
  }))
  return { engine, find, keysOf, documents, payload, close: () => payload.destroy() }
}
