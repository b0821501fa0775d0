import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { type CollectionSlug, handleEndpoints, type Where } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { databaseKind } from '#content/database.ts'
import { env } from '#lib/env.ts'
import type { CallPath } from '#portal/calls.ts'
import { userOf } from '../../tests/factories/people.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import { pictureFile } from '../../tests/factories/pictures.ts'
import { isLet, newText, waysToPublish, waysWithPictures } from '../../tests/factories/ways-to-publish.ts'
import { type Action, type WildRequest, wildRequest } from '../../tests/factories/wild-requests.ts'
import { isLong } from '../../tests/setup/seed.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { collections, isPrivate } from '#content/collections/index.ts'
import { withLocale } from '#content/rest-locale.ts'
import { isPublished } from './roles.ts'

const test = useTestPortal()
/** Sequences of requests. Every commit tries others; `npm run test:long` tries two thousand. */
const sequences = { sqlite: isLong ? 2000 : 120, postgres: isLong ? 400 : 40 }[databaseKind(env)]

const shown = collections.filter(({ slug }) => !isPrivate(slug)).map(({ slug }) => slug as CollectionSlug)
const tokens = new Map<string, string>()
/** What the public calls answer from, beside the records themselves. */
const calls: CallPath[] = ['home/banner/list', 'product/list', 'seo/friendlinks', 'case/firtColumn', 'home/headings']

/** A record that visitors see, and its versions: what a request is about. */
interface Target {
  collection: CollectionSlug
  id: number
  versions: (number | string)[]
}
const targets: Target[] = []

beforeAll(async () => {
  for (const role of ['editor', 'translator', 'agent', 'security'] as const) {
    const email = `${role}@wild.example`
    await test.payload.create({
      collection: 'users',
      data: { email, password: demoPassword, name: role, roles: [role] },
    })
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: demoPassword } })
    tokens.set(role, String(token))
  }
  await makeReleaseFile(test.payload, Buffer.from('a file'))
  await test.payload.create({ collection: 'search-synonyms', data: { words: 'one\ntwo' } })
  await test.payload.create({ collection: 'redirects', data: { from: '/once', to: '/about' } })
  for (const collection of shown) {
    const where: Where = collection === 'release-files' ? { state: { equals: 'published' } } : {}
    const found = await test.payload.find({ collection, where, limit: 2, depth: 0 })
    for (const { id } of found.docs as unknown as { id: number }[]) targets.push(await addVersions(collection, id))
  }
})

/** An earlier and a later version, so that there is something to bring back. */
async function addVersions(collection: CollectionSlug, id: number): Promise<Target> {
  if (!test.payload.collections[collection].config.versions) return { collection, id, versions: [] }
  const draft = { collection, id, draft: true, locale: 'en', data: { title: newText(), _status: 'draft' } } as const
  await test.payload.update(draft as never)
  const where = { parent: { equals: id } }
  const { docs } = await test.payload.findVersions({ collection: collection as never, where, depth: 0 })
  return { collection, id, versions: docs.map((each) => each.id) }
}

/** Lists of records that refer to this one: those are looked at themselves. */
const leaveOutLists = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'hasNextPage' in value ? undefined : value

/** The rows of a collection that visitors are given, one text each, in all languages. */
async function readShown(collection: CollectionSlug): Promise<Map<number, string>> {
  const { docs } = await test.payload.db.find<{ id: number; state?: string }>({
    collection,
    sort: 'id',
    pagination: false,
  })
  const hasDrafts = Boolean(test.payload.collections[collection].config.versions)
  const isShown = (row: (typeof docs)[number]) =>
    hasDrafts ? isPublished(row) : collection !== 'release-files' || row.state !== 'draft'
  return new Map(docs.filter(isShown).map((row) => [row.id, JSON.stringify(row, leaveOutLists)]))
}

/** Records that were not as they are, or are not as they were. A new picture is shown by nothing. */
function changesOf(collection: CollectionSlug, before: Map<number, string>, after: Map<number, string>): string[] {
  const isFile = Boolean(test.payload.collections[collection].config.upload)
  const lost = [...before].filter(([id, row]) => after.get(id) !== row)
  const gained = isFile ? [] : [...after].filter(([id]) => !before.has(id))
  return [...lost, ...gained].map(([id]) => `${collection} ${id}: ${before.get(id)} → ${after.get(id)}`)
}

async function readGlobals(): Promise<string> {
  const { config, db } = test.payload
  return JSON.stringify(await Promise.all(config.globals.map(({ slug }) => db.findGlobal({ slug }))))
}

/** Pictures that can be fetched. */
const readFiles = () => readdirSync(join(env.DATA_DIR, 'media'))

const readCalls = async () =>
  JSON.stringify(
    await Promise.all(calls.flatMap((path) => (['zh', 'en'] as const).map((locale) => test.send(path, {}, locale)))),
  )

type Baseline = Map<CollectionSlug, Map<number, string>>
async function readAll(): Promise<Baseline> {
  const all: Baseline = new Map()
  for (const collection of shown) all.set(collection, await readShown(collection))
  return all
}

/** What a change says that a visitor would notice: whichever of these the record has. */
function dataOf({ extra, status }: WildRequest, collection: string): Record<string, unknown> {
  const text = newText()
  const texts = collection === 'search-synonyms' ? { words: `${text}\n${text} too` } : { title: text, alt: text }
  const files = collection === 'release-files' ? { text } : {}
  const rules = collection === 'redirects' ? { from: `/${text}`, to: '/news' } : {}
  return { ...texts, ...files, ...rules, ...(status !== undefined && { _status: status }), ...extra }
}

interface Sent {
  way: string
  method: string
  body?: object
}

/** How a request looks over HTTP. */
function sentOf(action: Action, request: WildRequest, { collection, id, versions }: Target): Sent {
  const data = dataOf(request, collection)
  const version = versions[request.version % Math.max(versions.length, 1)] ?? 1
  const { globals } = test.payload.config
  const global = `globals/${globals[request.target % globals.length]?.slug}`
  const where = `where[id][${request.version % 2 === 0 ? 'equals' : 'in'}]=${id}`
  const ways: Record<Action, Sent> = {
    change: { method: 'PATCH', way: `${collection}/${id}`, body: data },
    changeMany: { method: 'PATCH', way: `${collection}?${where}`, body: data },
    create: { method: 'POST', way: collection, body: data },
    createAsExisting: { method: 'POST', way: collection, body: { ...data, id } },
    duplicate: { method: 'POST', way: `${collection}/${id}/duplicate`, body: data },
    restore: { method: 'POST', way: `${collection}/versions/${version}` },
    delete: { method: 'DELETE', way: `${collection}/${id}` },
    deleteMany: { method: 'DELETE', way: `${collection}?${where}` },
    reorder: {
      method: 'POST',
      way: 'reorder',
      body: {
        collectionSlug: collection,
        docsToMove: [id],
        newKeyWillBe: 'greater',
        orderableFieldName: '_order',
        target: { id, ...(request.version % 2 === 0 && { key: 'a5' }) },
      },
    },
    saveGlobal: { method: 'POST', way: global, body: { ...data, line: newText(), legalName: newText() } },
    restoreGlobal: { method: 'POST', way: `${global}/versions/${request.version + 1}` },
    upload: { method: 'PATCH', way: `media/${id}`, body: data },
    schedule: { method: 'POST', way: 'payload-jobs', body: { taskSlug: 'schedulePublish' } },
  }
  return ways[action]
}

async function sendByRest(request: WildRequest, target: Target): Promise<boolean> {
  const { body, method, way } = sentOf(request.action, request, target)
  const url = new URL(`http://localhost/admin/api/${way}`)
  for (const [name, value] of Object.entries(request.query)) if (value !== undefined) url.searchParams.set(name, value)
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(request.role)
  const headers = new Headers({ ...(token && { authorization: `JWT ${token}` }) })
  let sent: FormData | string | undefined
  if (request.action === 'upload') {
    const { data, name } = await pictureFile('wild.png')
    sent = new FormData()
    sent.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
    sent.set('_payload', JSON.stringify(body))
  } else if (body !== undefined) {
    headers.set('content-type', 'application/json')
    sent = JSON.stringify(body)
  }
  const asked = new Request(url, { method, headers, ...(sent !== undefined && { body: sent }) })
  const { ok } = await handleEndpoints({ config, request: await withLocale(asked) })
  return ok
}

/** As a server action of the admin does it: with the person, and without the address's rules. */
async function sendLocally(request: WildRequest, { collection, id, versions }: Target): Promise<boolean> {
  const ways = Object.values(collection === 'media' ? waysWithPictures : waysToPublish)
  const way = ways[(request.target + request.version) % ways.length]
  const user = userOf(request.role)
  if (way === undefined) return false
  return isLet(way, { payload: test.payload, collection, id, version: versions[0], user }).catch(() => false)
}

it(
  'no sequence of requests by who may not publish changes what a visitor is given',
  { timeout: 3_600_000 },
  async () => {
    const records = await readAll()
    let globals = await readGlobals()
    const answers = await readCalls()
    const done = { let: 0, refused: 0 }
    const files = readFiles()
    const compare = async (touched: Iterable<CollectionSlug>) => {
      const kept = new Set(readFiles())
      const changes = files.filter((name) => !kept.has(name))
      for (const collection of touched) {
        const after = await readShown(collection)
        changes.push(...changesOf(collection, records.get(collection) ?? new Map(), after))
        records.set(collection, after)
      }
      const now = await readGlobals()
      if (now !== globals) changes.push('globals')
      // What was changed once is the beginning of the next sequence: a shorter one that does it again is found.
      globals = now
      expect(changes).toEqual([])
    }
    const sequence = fc.array(wildRequest, { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(sequence, async (requests) => {
        const touched = new Set<CollectionSlug>()
        for (const request of requests) {
          const target = targets[request.target % targets.length]
          if (target === undefined) throw new Error('The pack has no records')
          const isDone = await (request.door === 'rest' ? sendByRest : sendLocally)(request, target)
          done[isDone ? 'let' : 'refused'] += 1
          touched.add(request.action === 'upload' ? 'media' : target.collection)
        }
        await compare(touched)
      }),
      { numRuns: sequences },
    )
    await compare(shown)
    expect(await readCalls()).toBe(answers)
    // Some were let: drafts were saved, copies made.
    expect(done.let).toBeGreaterThan(sequences / 20)
    expect(done.refused).toBeGreaterThan(sequences / 2)
  },
)
