import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertRows, openAsk, type Row } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { brandDigest } from './brand/stored-image.ts'
import { calls } from './calls.ts'
import type { CallAnswer } from './call-request.ts'
import { successCode } from './envelope.ts'

const test = useTestPortal()
const keptCalls = calls.filter(({ access, changes, isKept }) => isKept && !changes && access !== 'session')

/** A document's texts in both languages, each with a sign after it. */
function withOtherWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOtherWords)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const isText = (name === 'zh' || name === 'en') && typeof part === 'string'
      return [name, isText ? `${part}#` : withOtherWords(part)]
    }),
  )
}

let documents: Row[] = []
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"></path></svg>',
)
beforeAll(async () => {
  const markImage = `data:image/svg+xml;base64,${drawing.toString('base64')}`
  await test.payload.updateGlobal({ slug: 'brand', data: { mark: 'own', markImage } })
  const ask = openAsk(test.payload)
  documents = await ask('SELECT collection, record, head, body FROM portico_published')
  await ask(
    'CREATE TABLE other_words (collection text, record bigint, is_other integer, head text, body text, PRIMARY KEY (collection, record, is_other))',
  )
  const rows = documents.flatMap(({ body, collection, head, record }) => {
    const changed = [head, body].map((part) => JSON.stringify(withOtherWords(JSON.parse(String(part)))))
    const key = [String(collection), Number(record)]
    return [
      [...key, 0, String(head), String(body)],
      [...key, 1, ...changed],
    ]
  })
  await insertRows(ask, 'other_words', rows)
})

/** Puts other words into all documents but those that tags name, or the own words back into all. */
const write = (isOther: boolean, tags: readonly string[] = []) => {
  const places = [...tags, '-'].map(() => '?').join(', ')
  const wordsOf = (part: string) =>
    `${part} = (SELECT w.${part} FROM other_words w WHERE w.collection = portico_published.collection
      AND w.record = portico_published.record AND w.is_other = ${isOther ? 1 : 0})`
  return openAsk(test.payload)(
    `UPDATE portico_published SET ${wordsOf('head')}, ${wordsOf('body')}
     WHERE collection NOT IN (${places}) AND collection || ':' || record NOT IN (${places})`,
    [...tags, '-', ...tags, '-'],
  )
}

/** Does something while other words stand in all documents but those that tags name, past everything that would purge. */
async function whileOthersChange<Result>(tags: ReadonlySet<string>, work: () => Promise<Result>): Promise<Result> {
  await write(true, [...tags])
  try {
    return await work()
  } finally {
    await write(false)
  }
}

const send = (path: string, body: unknown, locale: Locale) =>
  test.portal.call({ path: path.replace('{name}', 'Armilla'), body, locale, requestId: 'test' })

async function askAll(path: string, bodies: readonly object[]): Promise<CallAnswer[]> {
  const answers: CallAnswer[] = []
  for (const body of bodies) for (const locale of locales) answers.push(await send(path, body, locale))
  return answers
}

/**
 * What a call of one record is asked for: each record of the collection that it answers about, since each has other
 * relations. Which one that is, its tags tell: it is the one all of whose records are answered.
 */
async function bodiesOf(path: string, example: object): Promise<object[]> {
  if ('digest' in example) return [{ digest: brandDigest(drawing) }]
  if (!('id' in example)) return [{ ...example, pageSize: 100 }]
  const { facts } = await send(path, example, 'zh')
  for (const collection of new Set(facts?.tags.map((tag) => tag.split(':')[0]))) {
    const records = documents.filter((row) => row.collection === collection && Number(row.record) > 0)
    const bodies = records.map(({ record }) => ({ ...example, id: String(record) }))
    if (bodies.length > 0 && (await areAnswered(path, bodies))) return bodies
  }
  return [example]
}

async function areAnswered(path: string, bodies: readonly object[]): Promise<boolean> {
  for (const body of bodies) if ((await send(path, body, 'zh')).envelope.code !== successCode) return false
  return true
}

const dataOf = (answers: readonly CallAnswer[]) => answers.map(({ envelope }) => envelope.data)
const tagsOf = (answers: readonly CallAnswer[]) => new Set(answers.flatMap(({ facts }) => facts?.tags ?? []))

describe('an answer that is kept', () => {
  it.each(keptCalls.map(({ example, path }) => ({ path, example: (example ?? {}) as object })))(
    '$path is dropped with every record that it shows',
    async ({ example, path }) => {
      const bodies = await bodiesOf(path, example)
      const before = await askAll(path, bodies)
      expect(new Set(before.map(({ envelope }) => envelope.code))).toEqual(new Set([successCode]))
      const after = await whileOthersChange(tagsOf(before), () => askAll(path, bodies))
      expect(isDeepStrictEqual(dataOf(after), dataOf(before))).toBe(true)
    },
  )

  it.each(['product/detail', 'job/detail', 'news/detail', 'case/detail'])(
    'of %s is asked for every record',
    async (path) => {
      expect((await bodiesOf(path, { id: '1' })).length).toBeGreaterThan(3)
    },
  )

  it('is made from many kinds of records, so that the tests above can fail', async () => {
    const ask = () => askAll('news/detail', [{ id: '1' }, { id: '2' }])
    const before = await ask()
    const tags = tagsOf(before)
    const kinds = new Set([...tags].map((tag) => tag.split(':')[0] ?? ''))
    expect([...kinds].toSorted()).toEqual(['attachments', 'media', 'news', 'news-categories', 'products', 'site'])
    for (const kind of ['news', 'news-categories', 'media', 'products']) {
      const rest = new Set([...tags].filter((tag) => tag.split(':')[0] !== kind))
      expect(dataOf(await whileOthersChange(rest, ask)), kind).not.toEqual(dataOf(before))
    }
  })
})
