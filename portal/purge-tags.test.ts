import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAsk, type Row } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
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
beforeAll(async () => {
  documents = await openAsk(test.payload)('SELECT collection, record, head, body FROM portico_published')
})

const write = (row: Row, change: (value: unknown) => unknown) =>
  openAsk(test.payload)('UPDATE portico_published SET head = ?, body = ? WHERE collection = ? AND record = ?', [
    ...[row.head, row.body].map((part) => JSON.stringify(change(JSON.parse(String(part))))),
    String(row.collection),
    Number(row.record),
  ])

/** Does something while other words stand in all documents but those that tags name, past everything that would purge. */
async function whileOthersChange<Result>(tags: ReadonlySet<string>, work: () => Promise<Result>): Promise<Result> {
  const others = documents.filter(
    ({ collection, record }) => !tags.has(String(collection)) && !tags.has(`${String(collection)}:${String(record)}`),
  )
  for (const row of others) await write(row, withOtherWords)
  try {
    return await work()
  } finally {
    for (const row of others) await write(row, (value) => value)
  }
}

const send = (path: string, body: unknown, locale: Locale) =>
  test.portal.call({ path: path.replace('{name}', 'Armilla'), body, locale, requestId: 'test' })

/** The records of a detail page's collection, each of which has other relations; otherwise what the example asks. */
async function bodiesOf(path: string, example: object): Promise<object[]> {
  if (!('id' in example)) return [{ ...example, pageSize: 100 }]
  const { facts } = await send(path, example, 'zh')
  const [collection] = facts?.tags.find((tag) => tag.endsWith(`:${String(example.id)}`))?.split(':') ?? []
  if (collection === undefined) return [example]
  return documents
    .filter((row) => row.collection === collection)
    .map(({ record }) => ({ ...example, id: String(record) }))
}

async function askAll(path: string, bodies: readonly object[]): Promise<CallAnswer[]> {
  const answers: CallAnswer[] = []
  for (const body of bodies) for (const locale of locales) answers.push(await send(path, body, locale))
  return answers
}

const dataOf = (answers: readonly CallAnswer[]) => answers.map(({ envelope }) => envelope.data)
const tagsOf = (answers: readonly CallAnswer[]) => new Set(answers.flatMap(({ facts }) => facts?.tags ?? []))

describe('an answer that is kept', () => {
  it.each(keptCalls.map(({ example, path }) => ({ path, example: (example ?? {}) as object })))(
    '$path is dropped with every record that it shows',
    async ({ example, path }) => {
      const before = await askAll(path, await bodiesOf(path, example))
      expect(new Set(before.map(({ envelope }) => envelope.code))).toEqual(new Set([successCode]))
      const bodies = await bodiesOf(path, example)
      const after = await whileOthersChange(tagsOf(before), () => askAll(path, bodies))
      expect(isDeepStrictEqual(dataOf(after), dataOf(before))).toBe(true)
    },
  )

  it('is made from many kinds of records, so that the tests above can fail', async () => {
    const ask = () => askAll('news/detail', [{ id: '1' }, { id: '2' }])
    const before = await ask()
    const tags = tagsOf(before)
    const kinds = new Set([...tags].map((tag) => tag.split(':')[0] ?? ''))
    expect([...kinds].toSorted()).toEqual(['attachments', 'media', 'news', 'news-categories', 'products'])
    for (const kind of ['news', 'news-categories', 'media', 'products']) {
      const rest = new Set([...tags].filter((tag) => tag.split(':')[0] !== kind))
      expect(dataOf(await whileOthersChange(rest, ask)), kind).not.toEqual(dataOf(before))
    }
  })
})
