import fc from 'fast-check'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterEach, describe, expect, it } from 'vitest'
import { openCollections } from '#content/collections-by-name.ts'
import { openAsk } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { type Made, makeRecord, mark, type RecordKind, type State } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { checkPublished, readFailures } from './check.ts'
import { bringUpToDate, findOutdated, rebuildPublished } from './rebuild.ts'
import { openProjections } from './store.ts'

const test = useTestPortal()
const ask = (sql: string, values?: (string | number)[]) => openAsk(test.payload)(sql, values)
const check = async () => (await checkPublished(test.payload)).differences

/** Everything that is stored for visitors, as one text. */
async function readAll(): Promise<string> {
  const documents = await ask('SELECT head, body FROM portico_published ORDER BY collection, record')
  const keys = await ask('SELECT value FROM portico_published_keys ORDER BY collection, record, field, value')
  return JSON.stringify([documents, keys])
}

interface Deed {
  /** What is done to a record of the sequence, in one language where that matters. */
  act: (made: Made & { kind: RecordKind }, locale: Locale) => Promise<unknown>
}

const change = (kind: RecordKind, id: Made['id'], locale: Locale, data: object, isDraft = false) =>
  openCollections(test.payload).update({
    collection: kind,
    id,
    locale,
    draft: isDraft,
    data,
    depth: 0,
    trash: true,
    overrideAccess: true,
  })

const deeds: Record<string, Deed['act']> = {
  publish: ({ id, kind, name }, locale) =>
    change(kind, id, locale, { title: mark(name, locale), slug: mark(name, locale), _status: 'published' }),
  withdraw: ({ id, kind }, locale) => change(kind, id, locale, { _status: 'draft' }),
  saveDraft: ({ id, kind, name }, locale) =>
    change(kind, id, locale, { title: `draft-${mark(name, locale)}`, _status: 'draft' }, true),
  rename: ({ id, kind, name }, locale) => change(kind, id, locale, { slug: `${mark(name, locale)}-anew` }),
  putAway: ({ id, kind }, locale) => change(kind, id, locale, { deletedAt: new Date().toISOString() }),
  takeBack: ({ id, kind }, locale) => change(kind, id, locale, { deletedAt: null }),
  delete: ({ id, kind }) => test.payload.delete({ collection: kind as never, id, trash: true } as never),
  restoreVersion: async ({ id, kind }) => {
    const { docs } = await test.payload.findVersions({
      collection: kind as never,
      where: { parent: { equals: id } },
      limit: 3,
      depth: 0,
    })
    const version = docs.at(-1)
    if (version) await test.payload.restoreVersion({ collection: kind as never, id: version.id })
  },
}

/** Of the kinds that name each other, so that a deletion is felt elsewhere. */
const kinds = [
  'news',
  'news-categories',
  'cases',
  'products',
  'solutions',
  'partners',
  'custom-pages',
] as const satisfies RecordKind[]
const state = fc.constantFrom<State | undefined>('published', 'draft', 'withdrawn', undefined)
const beginnings = fc
  .record({ kind: fc.constantFrom(...kinds), zh: state, en: state })
  .filter(({ en, zh }) => zh !== undefined || en !== undefined)
const sequence = fc.array(
  fc.record({ deed: fc.constantFrom(...Object.keys(deeds)), locale: fc.constantFrom(...locales) }),
  { minLength: 1, maxLength: 5 },
)

describe('after any sequence of changes', () => {
  it(
    '[L6] the published side is what visitors may read, and holds no word of a draft',
    { timeout: 300_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(beginnings, sequence, async ({ kind, ...states }, steps) => {
          const given = Object.fromEntries(Object.entries(states).filter(([, each]) => each !== undefined))
          const made = { kind, ...(await makeRecord(test.payload, kind, given)) }
          for (const { deed, locale } of steps)
            // What the record's state forbids is refused, and then nothing may have changed.
            await deeds[deed]?.(made, locale).catch(() => undefined)
          expect(await check()).toEqual([])
          expect(await readAll()).not.toContain(`draft-`)
        }),
        { numRuns: 20 },
      )
    },
  )

  it('what is published does stand there (so that the property above can fail)', async () => {
    const { name } = await makeRecord(test.payload, 'news')
    const { name: draft } = await makeRecord(test.payload, 'news', { zh: 'published', en: 'draft' })
    const all = await readAll()
    for (const locale of locales) expect(all).toContain(mark(name, locale))
    expect(all).toContain(mark(draft, 'zh'))
    expect(all).not.toContain(mark(draft, 'en'))
  })

  it('a record that names one which is deleted is made anew', async () => {
    const { id: product } = await makeRecord(test.payload, 'products')
    const { id } = await makeRecord(test.payload, 'news', { zh: 'published' }, { products: [product] })
    const read = () => ask("SELECT head FROM portico_published WHERE collection = 'news' AND record = ?", [Number(id)])
    expect(JSON.parse(String((await read())[0]?.head))).toMatchObject({ products: [product] })
    await test.payload.delete({ collection: 'products', id: product })
    expect(JSON.parse(String((await read())[0]?.head))).not.toHaveProperty('products.0')
    expect(await check()).toEqual([])
  })
})

describe('in the transaction of the change', () => {
  const begin = async (end: (req: Awaited<ReturnType<typeof createLocalReq>>) => Promise<unknown>) => {
    const { id, name } = await makeRecord(test.payload, 'news', { zh: 'published' })
    const req = await createLocalReq({}, test.payload)
    await initTransaction(req)
    const data = { title: `later-${name}` }
    await test.payload.update({ collection: 'news', id: id, locale: 'zh', data, req })
    expect(await readAll()).not.toContain(`later-${name}`)
    await end(req)
    return `later-${name}`
  }

  it('is written when that is committed', async () => {
    expect(await readAll()).not.toContain(await begin(killTransaction))
    const title = await begin(commitTransaction)
    expect(await readAll()).toContain(title)
  })
})

describe('when it is made anew', () => {
  afterEach(() => rebuildPublished(test.payload))

  it('everything is as it was, and what is wrong is found and mended', async () => {
    const before = await readAll()
    await ask("UPDATE portico_published SET head = '{}' WHERE collection = 'cases' AND record = 1")
    await ask("DELETE FROM portico_published WHERE collection = 'products'")
    await ask("DELETE FROM portico_published_keys WHERE collection = 'news' AND record = 2 AND field = 'category'")
    await ask(
      "INSERT INTO portico_published (collection, record, sort, shape, head, body) VALUES ('news', 99999, '', '', '{}', '{}')",
    )
    const differences = await check()
    expect(differences).toContain('cases 1 differs')
    expect(differences).toContain('news 2 differs')
    expect(differences).toContain('news 99999 is published and should not be')
    expect(differences).toContain('products 1 is missing')
    const counts: number[] = []
    const made = await rebuildPublished(test.payload, (done) => counts.push(done))
    expect(counts.at(-1)).toBe(made)
    expect(await check()).toEqual([])
    // Not shown when it fails: it is all that the demo has.
    expect((await readAll()) === before).toBe(true)
  })

  it('a collection of another release, or one that was interrupted, is made anew and no other', async () => {
    const none = { missing: [], old: [] }
    expect(await findOutdated(test.payload)).toEqual(none)
    await ask("UPDATE portico_published_state SET shape = 'of an older release' WHERE collection = 'news'")
    await ask("UPDATE portico_published_state SET up_to = 2 WHERE collection = 'cases'")
    await ask("DELETE FROM portico_published_state WHERE collection = 'site'")
    // What stands before the place of the interruption was made, and is left alone.
    await ask("UPDATE portico_published SET head = '{\"id\":1}' WHERE collection IN ('cases', 'news', 'partners')")
    const { missing, old } = await findOutdated(test.payload)
    expect(missing.map(({ source }) => source)).toEqual(['site'])
    expect(old.map(({ source }) => source)).toEqual(['news', 'cases'])
    await bringUpToDate(test.payload, [...missing, ...old])
    expect(await findOutdated(test.payload)).toEqual(none)
    const differences = await check()
    expect(differences.filter((each) => each.startsWith('news '))).toEqual([])
    expect(differences.filter((each) => each.startsWith('cases '))).toEqual(['cases 1 differs', 'cases 2 differs'])
    expect(differences.filter((each) => each.startsWith('partners ')).length).toBeGreaterThan(10)
  })

  it('what is interrupted goes on where it was; a collection that was never whole is made before anything is shown', async () => {
    const news = openProjections(test.payload).get('news')
    if (news === undefined) throw new Error('There is no news')
    const sourcesOf = async () => {
      const { missing, old } = await findOutdated(test.payload)
      return { missing: missing.map(({ source }) => source), old: old.map(({ source }) => source) }
    }
    const interrupted = { stopping: AbortSignal.abort(), pieceSize: 10 }
    await ask("UPDATE portico_published_state SET shape = 'of an older release' WHERE collection = 'news'")
    await bringUpToDate(test.payload, [news], interrupted)
    expect(await sourcesOf()).toEqual({ missing: [], old: ['news'] })
    const [row] = await ask("SELECT shape, up_to FROM portico_published_state WHERE collection = 'news'")
    expect({ shape: row?.shape, upTo: Number(row?.up_to) }).toEqual({ shape: news.shape, upTo: 10 })
    await ask("DELETE FROM portico_published_state WHERE collection = 'news'")
    await bringUpToDate(test.payload, [news], interrupted)
    expect(await sourcesOf()).toEqual({ missing: ['news'], old: [] })
    await bringUpToDate(test.payload, [news])
    expect(await sourcesOf()).toEqual({ missing: [], old: [] })
    expect(await check()).toEqual([])
  })

  it('a record that cannot be shown is named, and stops no other', async () => {
    const projection = openProjections(test.payload).get('news')
    if (projection === undefined) throw new Error('There is no news')
    const { lookup } = projection
    // An order that no record has a comparable value of.
    projection.lookup = { ...lookup, order: 'source' }
    try {
      await rebuildPublished(test.payload)
      const failures = await readFailures(test.payload)
      expect(failures.length).toBeGreaterThan(0)
      expect(failures[0]).toEqual({
        collection: 'news',
        record: expect.any(Number),
        reason: expect.stringMatching(/looked up/),
      })
      expect((await check()).filter((each) => !each.startsWith('news '))).toEqual([])
    } finally {
      projection.lookup = lookup
    }
    await rebuildPublished(test.payload)
    expect(await readFailures(test.payload)).toEqual([])
  })
})

it('a global is published as it changes, without what only staff may read', async () => {
  await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { line: '先算后造' } })
  const [row] = await ask("SELECT head FROM portico_published WHERE collection = 'site'")
  expect(JSON.parse(String(row?.head))).toMatchObject({ line: { zh: '先算后造' } })
  expect(await check()).toEqual([])
})
