import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../tests/factories/records.ts'
import { signInStaff } from '../../tests/factories/staff-tokens.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { type Role, roles } from '#content/access/roles.ts'

const test = useTestPortal()
let tokens = new Map<string, string>()

beforeAll(async () => {
  tokens = await signInStaff(test.payload, 'links.example')
})

async function ask(path: string, who = 'editor', language = 'en') {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const request = new Request(`http://localhost/admin/api/pages${path}`, {
    headers: { 'accept-language': language, ...(token !== undefined && { authorization: `JWT ${token}` }) },
  })
  const response = await handleEndpoints({ config, request })
  const body = (await response.json()) as {
    pages: { address: string; title: string; kind: string }[]
    unknown: string[]
  }
  return { status: response.status, ...body }
}
const unknownOf = async (...addresses: string[]) =>
  (await ask(`/unknown?${new URLSearchParams(addresses.map((each) => ['address', each]))}`)).unknown

describe('26 (point 8): pages to link to', () => {
  it('are found by a part of their name in either language, or of their address, in the language of the admin', async () => {
    const { id, name } = await makeRecord(test.payload, 'news')
    const { slug } = await test.payload.findByID({ collection: 'news', id: Number(id), locale: 'en', depth: 0 })
    const page = { address: `/news/detail?id=${slug}`, kind: 'News item' }
    expect((await ask(`?find=${name.toUpperCase()}`)).pages).toMatchObject([page])
    const chinese = (await ask(`?find=${name}`, 'editor', 'zh')).pages
    expect(chinese).toMatchObject([{ kind: '新闻' }])
    expect(chinese[0]?.address).not.toBe(page.address)
    expect((await ask('?find=/product/matlab')).pages.map(({ address }) => address)).toEqual([
      '/product/matlab-simulink',
    ])
  })

  it('are published, and show something by themselves', async () => {
    const { name } = await makeRecord(test.payload, 'news', { zh: 'draft' })
    expect((await ask(`?find=${name}`)).pages).toEqual([])
    const { pages } = await ask('?find=detail')
    expect(pages.map(({ address }) => address)).not.toContain('/product/detail')
    expect((await ask('')).pages.length).toBeGreaterThan(3)
  })

  it('are told to those who write', async () => {
    const writers: Role[] = ['administrator', 'publisher', 'editor', 'translator']
    for (const who of [...roles, 'nobody']) {
      const status = writers.includes(who as Role) ? 200 : 403
      expect([who, (await ask('?find=a', who)).status]).toEqual([who, status])
      expect([who, (await ask('/unknown?address=/x', who)).status]).toEqual([who, status])
    }
  })
})

describe('26 (point 8): an address that leads nowhere', () => {
  it('is known by its page or its record, whichever language, slug or number', async () => {
    const { id } = await makeRecord(test.payload, 'news')
    const old = await test.payload.findByID({ collection: 'news', id: Number(id), locale: 'en', depth: 0 })
    await test.payload.update({ collection: 'news', id: Number(id), locale: 'en', data: { slug: `${old.slug}-now` } })
    const { id: hidden } = await makeRecord(test.payload, 'news', { zh: 'draft' })
    const good = [
      '/',
      '/en',
      '/product?x=1#y',
      '/en/product/',
      `/news/detail?id=${id}`,
      `/news/detail?id=${old.slug}`,
      `/en/news/detail?id=${old.slug}-now`,
      '/files/any.csv',
      '/api/docs',
      'https://elsewhere.example/nothing',
    ]
    const bad = [
      '/prodcut',
      '/news/detail?id=never-was',
      `/news/detail?id=${hidden}`,
      // More than a number of PostgreSQL's holds.
      '/news/detail?id=9999999999',
      '/help?id=no-such',
      '/en/abuot',
    ]
    expect(await unknownOf(...good, ...bad)).toEqual(bad)
  })
})
