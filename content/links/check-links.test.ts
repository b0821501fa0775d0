import { handleEndpoints } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeRecord, paragraph } from '../../tests/factories/records.ts'
import { signInStaff } from '../../tests/factories/staff-tokens.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { type Role, roles } from '#content/access/roles.ts'
import { openAsk } from '#content/search/ask.ts'
import type { RequestOutcome } from './public-request.ts'
import { countBrokenLinks } from './broken.ts'
import { checkAgain, checkDueLinks } from './check-links.ts'

const test = useTestPortal()
let tokens = new Map<string, string>()
beforeAll(async () => {
  tokens = await signInStaff(test.payload, 'checks.example')
})
beforeEach(() => openAsk(test.payload)('DELETE FROM checked_links'))

async function ask(method: string, path: string, who: string) {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api${path}`, {
    method,
    headers: { 'accept-language': 'en', ...(token !== undefined && { authorization: `JWT ${token}` }) },
  })
  const response = await handleEndpoints({ config, request })
  const body = (await response.json()) as {
    isBroken: boolean
    links: { id: number; address: string; reason: string; places: { source: string; record: number }[] }[]
  }
  return { status: response.status, ...body }
}

/** A published text with a link. */
async function makeLinking(url: string) {
  const text = paragraph('words') as { root: { children: { children: object[] }[] } }
  const node = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', url },
    format: '',
    indent: 0,
    direction: 'ltr',
  }
  text.root.children[0]?.children.push({ ...node, children: [] })
  return (await makeRecord(test.payload, 'news', undefined, { body: text })).id
}

const day = 24 * 60 * 60 * 1000
const start = Date.now()
/** More than one round takes. */
async function checkAll(checking: Parameters<typeof checkDueLinks>[1]): Promise<void> {
  for (let rounds = 0; rounds < 6; rounds += 1) await checkDueLinks(test.payload, checking)
}
/** What is answered by each host, which is told what it is asked for. */
async function check(answers: Record<string, RequestOutcome>, days = 0): Promise<string[]> {
  const asked: string[] = []
  const answer = (address: string): Promise<RequestOutcome> => {
    asked.push(address)
    return Promise.resolve(answers[new URL(address).host] ?? { status: 200 })
  }
  const now = new Date(start + days * day)
  await checkAll({ now, ask: answer })
  return asked
}
const brokenOf = async () => (await ask('GET', '/links/broken', 'editor')).links

describe('26 (point 8): the check of links', () => {
  it('asks for each address in what visitors see once a week, and for none in a draft', async () => {
    await makeLinking('https://one.example/a#part')
    await makeRecord(
      test.payload,
      'news',
      { zh: 'draft' },
      { source: { target: 'https://draft.example/', title: 'x' } },
    )
    const asked = await check({})
    expect(asked.filter((each) => each === 'https://one.example/a')).toHaveLength(1)
    expect(asked).not.toContain('https://draft.example/')
    expect(new Set(asked).size).toBe(asked.length)
    expect(await check({}, 6)).toEqual([])
    expect((await check({}, 7.01)).toSorted()).toEqual(asked.toSorted())
  })

  it('lists what failed twice, a day apart, with where it stands, and forgets it when it opens', async () => {
    const id = await makeLinking('https://gone.example/b')
    await check({ 'gone.example': { status: 404 } })
    expect((await brokenOf()).map(({ address }) => address)).not.toContain('https://gone.example/b')
    await check({ 'gone.example': { status: 404 } }, 1.01)
    const broken = (await brokenOf()).find(({ address }) => address === 'https://gone.example/b')
    expect(broken).toMatchObject({ reason: '404', places: [{ source: 'news', record: Number(id) }] })
    await check({}, 2.02)
    expect((await brokenOf()).map(({ address }) => address)).not.toContain('https://gone.example/b')
  })

  it('says of a page of this site that there is not without asking anybody, and drops what stands nowhere', async () => {
    const id = await makeLinking('/no-such-page')
    const before = await countBrokenLinks(test)
    const offline = { now: new Date(start), ask: 'off' } as const
    await checkAll(offline)
    expect((await brokenOf()).find(({ address }) => address === '/no-such-page')).toMatchObject({ reason: 'noPage' })
    expect((await countBrokenLinks(test)) - before).toBe(1)
    const { docs } = await test.payload.find({ collection: 'checked-links', limit: 0, depth: 0 })
    expect(docs.filter(({ address, checkedAt }) => checkedAt && !address.startsWith('/'))).toEqual([])
    await test.payload.delete({ collection: 'news', id: Number(id) })
    await checkDueLinks(test.payload, offline)
    expect(await countBrokenLinks(test)).toBe(before)
  })

  it('holds nothing against anybody while the own network is away', async () => {
    await makeLinking('https://far.example/c')
    const away = async (days: number) =>
      checkAll({ now: new Date(start + days * day), ask: () => Promise.resolve({ failure: 'noName' }) })
    await away(0)
    await away(1.1)
    const { docs } = await test.payload.find({ collection: 'checked-links', limit: 0, depth: 0 })
    expect(docs.filter(({ address, failingSince }) => !address.startsWith('/') && failingSince)).toEqual([])
  })

  it('is done by one of several processes', async () => {
    await makeLinking('https://once.example/d')
    const asked: string[] = []
    const answer = (address: string): Promise<RequestOutcome> => {
      asked.push(address)
      return Promise.resolve({ status: 200 })
    }
    await Promise.all([1, 2, 3].map(() => checkDueLinks(test.payload, { now: new Date(start), ask: answer })))
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeGreaterThan(0)
  })

  it('is repeated for one that is broken, by those who write, and lists nothing to others', async () => {
    await makeLinking('/not-there-either')
    await checkAll({ now: new Date(start), ask: 'off' })
    const link = (await brokenOf()).find(({ address }) => address === '/not-there-either')
    const writers: Role[] = ['administrator', 'publisher', 'editor', 'translator']
    for (const who of [...roles, 'nobody']) {
      const status = writers.includes(who as Role) ? 200 : 403
      expect([who, (await ask('GET', '/links/broken', who)).status]).toEqual([who, status])
      expect([who, (await ask('POST', `/links/${link?.id}/again`, who)).status]).toEqual([who, status])
      for (const [method, path] of [
        ['POST', '/checked-links'],
        ['PATCH', `/checked-links/${link?.id}`],
        ['DELETE', `/checked-links/${link?.id}`],
      ] as const)
        expect([who, method, (await ask(method, path, who)).status]).toEqual([who, method, 403])
    }
    expect((await ask('POST', '/links/999999/again', 'editor')).status).toBe(404)
  })

  it('finds at once that a link opens again', async () => {
    await makeLinking('https://back.example/e')
    await check({ 'back.example': { status: 500 } })
    await check({ 'back.example': { status: 500 } }, 1.01)
    const where = { address: { equals: 'https://back.example/e' } }
    const [link] = (await test.payload.find({ collection: 'checked-links', where, depth: 0 })).docs
    expect(link?.isBroken).toBe(true)
    if (link) await checkAgain(test.payload, link, new Date(), () => Promise.resolve({ status: 200 }))
    expect((await test.payload.find({ collection: 'checked-links', where, depth: 0 })).docs[0]?.isBroken).toBe(false)
  })
})
