import { create, insertMultiple, search } from '@orama/orama'
import MiniSearch from 'minisearch'
import type { PlainDocument } from './our-engine.ts'
import type { Engine } from './measures.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Chinese by the words of the platform, so that the others are not asked to do what they were not made for. */
const tokenize = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment.toLowerCase())

const most = 50

function once(keys: readonly string[]): string[] {
  return [...new Set(keys)]
}

function openMiniSearch(documents: readonly PlainDocument[]): Engine {
  const engine = new MiniSearch<PlainDocument>({
    fields: ['title', 'summary', 'body'],
    storeFields: ['key', 'locale'],
    tokenize,
    searchOptions: { boost: { title: 10, summary: 4 }, fuzzy: 0.2, prefix: true },
  })
  engine.addAll(documents)
  return ({ locale, query }) => {
    const results = engine.search(query, {
      boostDocument: (_id, _term, stored) => (stored?.locale === locale ? 1.2 : 1),
    })
    const asked = new Set(tokenize(query))
    return Promise.resolve({
      found: once(results.slice(0, most).map(({ key }) => String(key))),
      isWhole: results[0]?.queryTerms.length === asked.size,
    })
  }
}

async function openOrama(documents: readonly PlainDocument[]): Promise<Engine> {
  const database = create({
    schema: { key: 'string', locale: 'enum', title: 'string', summary: 'string', body: 'string' },
    components: {
      tokenizer: { language: 'english', normalizationCache: new Map(), tokenize },
    },
  })
  await insertMultiple(
    database,
    documents.map(({ id, ...rest }) => ({ ...rest, id: String(id) })),
  )
  const ask = (query: string, more: { threshold?: number } = {}) =>
    search(database, {
      term: query,
      properties: ['title', 'summary', 'body'],
      boost: { title: 10, summary: 4 },
      tolerance: 1,
      limit: most,
      ...more,
    })
  return async ({ query }) => {
    const { hits } = await ask(query)
    // With a threshold of 0 it finds only what has every word.
    const { count } = await ask(query, { threshold: 0 })
    return { found: once(hits.map(({ document }) => document.key)), isWhole: count > 0 }
  }
}

/** Two well-known libraries on the same documents, with their usual ways against misspellings. */
export async function otherEngines(documents: readonly PlainDocument[]): Promise<Record<string, Engine>> {
  return { MiniSearch: openMiniSearch(documents), Orama: await openOrama(documents) }
}
