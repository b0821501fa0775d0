import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAsk } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { calls } from './calls.ts'
import type { CallAnswer } from './call-request.ts'
import { successCode } from './envelope.ts'

const test = useTestPortal()
const globals = new Set<string>()
beforeAll(() => {
  for (const { slug } of test.payload.config.globals) globals.add(slug)
})
/** Numbers without words, which change with every visitor: an answer may be behind them for as long as it is kept. */
const counters = new Set(['help-counts'])
const keptCalls = calls.filter(({ access, changes, tags }) => tags !== undefined && !changes && access !== 'session')

/** What is read while something is done, by the slugs of collections and globals; related records are read so, too. */
async function watchReads<Result>(work: () => Promise<Result>): Promise<{ result: Result; read: Set<string> }> {
  const read = new Set<string>()
  const database = test.payload.db as unknown as Record<string, (asked: object) => unknown>
  const methods = ['find', 'findOne', 'findGlobal', 'count']
  const own = methods.map((name) => [name, database[name]] as const)
  for (const [name, method] of own)
    database[name] = (asked: { collection?: string; slug?: string }) => {
      const source = asked.collection ?? asked.slug
      if (source !== undefined) read.add(source)
      return method?.call(database, asked)
    }
  try {
    return { result: await work(), read }
  } finally {
    for (const [name, method] of own) if (method) database[name] = method
  }
}

const send = (path: string, body: unknown, locale: Locale) =>
  test.portal.call({ path: path.replace('{name}', 'Armilla'), body, locale, requestId: 'test' })

/** The records of a detail page's collection, each of which has other relations; otherwise what the example asks. */
async function bodiesOf(path: string, example: object): Promise<object[]> {
  const { facts } = await send(path, example, 'zh')
  const [, collection] = facts?.tags.map((tag) => /^(.+):\d+$/.exec(tag)).find((match) => match !== null) ?? []
  if (collection === undefined) return [{ ...example, pageSize: 100 }]
  const found = await test.payload.find({ collection: collection as never, limit: 0, depth: 0, overrideAccess: false })
  return found.docs.map(({ id }) => ({ ...example, id: String(id) }))
}

async function askAll(path: string, bodies: readonly object[]): Promise<CallAnswer[]> {
  const answers: CallAnswer[] = []
  for (const body of bodies) for (const locale of locales) answers.push(await send(path, body, locale))
  return answers
}

/** The words of a collection's records by which they are shown. */
const wordsOf = (collection: string) => ({
  table: `${collection.replaceAll('-', '_')}_locales`,
  column: collection === 'media' ? 'alt' : 'title',
})

/**
 * Writes past all hooks, which would purge by themselves, and puts the words back.
 * @param named records that stay as they are: an answer that names them by number is dropped when they change
 */
async function withOtherWords<Result>(
  collection: string,
  named: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const ask = openAsk(test.payload)
  const { column, table } = wordsOf(collection)
  const others = `_parent_id NOT IN (${[0, ...named].join(', ')})`
  await ask(`UPDATE ${table} SET ${column} = ${column} || '#' WHERE ${others}`)
  try {
    return await work()
  } finally {
    await ask(`UPDATE ${table} SET ${column} = substr(${column}, 1, length(${column}) - 1) WHERE ${others}`)
  }
}

const dataOf = (answers: readonly CallAnswer[]) => answers.map(({ envelope }) => envelope.data)
const purgeable = (answers: readonly CallAnswer[]) => new Set(answers.flatMap(({ facts }) => facts?.tags ?? []))

describe('an answer that is kept', () => {
  it.each(keptCalls.map(({ example, path }) => ({ path, example: (example ?? {}) as object })))(
    '$path is dropped with every record that it shows',
    async ({ example, path }) => {
      const bodies = await bodiesOf(path, example)
      const { read, result: before } = await watchReads(() => askAll(path, bodies))
      expect(new Set(before.map(({ envelope }) => envelope.code))).toEqual(new Set([successCode]))
      const named = purgeable(before)
      const shown: string[] = []
      for (const source of [...read].filter((each) => !named.has(each) && !counters.has(each))) {
        const numbers = [...named].filter((tag) => tag.startsWith(`${source}:`)).map((tag) => Number(tag.split(':')[1]))
        const change = () => withOtherWords(source, numbers, () => askAll(path, bodies))
        // A global is read for what is in it; records come along with others that refer to them, shown or not.
        const isShown = globals.has(source) || !isDeepStrictEqual(dataOf(await change()), dataOf(before))
        if (isShown) shown.push(source)
      }
      expect(shown).toEqual([])
    },
  )

  it('is made from many kinds of records, so that the tests above can fail', async () => {
    const { read, result } = await watchReads(() => askAll('news/detail', [{ id: '1' }, { id: '2' }]))
    expect([...read].toSorted()).toEqual(['attachments', 'media', 'news', 'news-categories', 'products'])
    for (const collection of ['news', 'news-categories', 'media', 'products'])
      expect(
        dataOf(await withOtherWords(collection, [], () => askAll('news/detail', [{ id: '1' }, { id: '2' }]))),
        collection,
      ).not.toEqual(dataOf(result))
  })
})
