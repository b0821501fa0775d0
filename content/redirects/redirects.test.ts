import { describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { makeRecord } from '../../tests/factories/records.ts'
import { faultsOf, useRedirects } from '../../tests/factories/redirects.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'
import { openAsk } from '#content/search/ask.ts'
import { listMissing, mostMissing, writeMisses, writeUses } from './missing.ts'

const test = useTestPortal()
const news = followLog(() => test.payload)
const { ask, save, stored } = useRedirects(test)

const now = new Date().toISOString()
const miss = (times = 1) => ({ times, firstAt: now, lastAt: now, host: 'other.example' })

describe('27: who may', () => {
  const everybody = [undefined, ...roles].map((role) => role ?? 'nobody')
  it.each(everybody)('%s', async (who) => {
    const mayPublish = ['administrator', 'publisher'].includes(who)
    const { id } = await test.payload.create({ collection: 'redirects', data: { from: '/there', to: '/about' } })
    await writeMisses(test.payload, new Map([['/nothing', miss()]]))
    const [missed] = await listMissing(test.payload)
    const asked: [string, string, unknown?][] = [
      ['GET', '/redirects/export'],
      ['GET', '/redirects/missing'],
      ['POST', `/redirects/missing/${missed?.id}/leave-out`, {}],
      ['POST', '/redirects/import', { text: '/a,/about' }],
      ['POST', '/moving', { text: '/a' }],
      ['POST', '/redirects', { from: '/b', to: '/about' }],
      ['PATCH', `/redirects/${id}`, { to: '/news' }],
      ['DELETE', `/redirects/${id}`],
    ]
    for (const [method, path, data] of asked) {
      const { status } = await ask(method, path, who, data)
      expect([method, path, mayPublish ? status < 300 : status], who).toEqual([method, path, mayPublish || 403])
    }
    const mayRead = mayPublish || who === 'editor'
    expect((await ask('GET', '/redirects', who)).status).toBe(mayRead ? 200 : 403)
    if (!mayPublish) expect(await stored()).toEqual(['/there /about'])
  })
})

describe('27: a redirect', () => {
  it('is stored in one form, and there is no second of it', async () => {
    const made = await save('https://old.example/Old/Page/?b=2&a=1', '/about/')
    expect([made.status, made.body.doc?.from, made.body.doc?.to]).toEqual([201, '/old/page?a=1&b=2', '/about'])
    const again = await save('/old/page?a=1&b=2', '/news')
    expect([again.status, faultsOf(again)?.[0]?.[0]]).toEqual([400, 'from'])
    expect((await save('/旧', '/news')).status).toBe(201)
  })

  it.each([
    ['/old', '/old/', 'to', 'This leads to itself.', '新旧地址相同。'],
    ['/old', 'https://elsewhere.example/', 'to', /can only lead to an address of this site/, /只能跳转到本站/],
    ['/old', '//elsewhere.example', 'to', /can only lead/, /只能跳转/],
    ['/about', '/news', 'from', /There is a page at this address/, /这个地址上有页面/],
    ['/admin/login', '/news', 'from', /belongs to the admin/, /属于后台/],
  ])('%s to %s is refused at the field, in the asked language', async (from, to, path, english, chinese) => {
    for (const [language, words] of [
      ['en', english],
      ['zh', chinese],
    ] as const) {
      const answer = await save(from, to, language)
      expect(answer.status).toBe(400)
      expect(faultsOf(answer)).toEqual([
        [path, typeof words === 'string' ? words : (expect.stringMatching(words) as string)],
      ])
    }
    expect(await stored()).toEqual([])
  })

  it('closes no circle, by one that is new or by one that is changed', async () => {
    await save('/a', '/b')
    const { body } = await save('/b', '/c')
    const closing = await save('/c', '/en/a')
    expect(closing.status).toBe(400)
    expect(faultsOf(closing)).toEqual([['to', expect.stringContaining('in a circle') as string]])
    expect((await ask('PATCH', `/redirects/${body.doc?.id}`, 'publisher', { to: '/a' })).status).toBe(400)
    expect((await ask('PATCH', `/redirects/${body.doc?.id}`, 'publisher', { to: '/news' })).status).toBe(200)
    expect(await stored()).toEqual(['/a /b', '/b /news'])
  })

  it('counts by itself: nobody writes how often it was used', async () => {
    const { body } = await ask('POST', '/redirects', 'publisher', {
      from: '/a',
      to: '/news',
      uses: 99,
      origin: 'import',
    })
    const id = body.doc?.id ?? 0
    await writeUses(test.payload, new Map([[id, { times: 3, lastAt: now }]]))
    await ask('PATCH', `/redirects/${id}`, 'publisher', { uses: 0, to: '/about' })
    const kept = await test.payload.findByID({ collection: 'redirects', id })
    expect([kept.uses, kept.lastUsedAt, kept.origin]).toEqual([3, now, 'hand'])
  })

  it('stands in the audit log, and is heard of by every process', async () => {
    await news()
    const { body } = await save('/a', '/news')
    await ask('DELETE', `/redirects/${body.doc?.id}`, 'publisher')
    expect((await news()).map(({ action, kind, title }) => [action, kind, title])).toEqual([
      ['publish', 'redirects', '/a'],
      ['delete', 'redirects', '/a'],
    ])
  })
})

describe('27: the log of 404s', () => {
  const addresses = async () => (await listMissing(test.payload)).map(({ address, times }) => `${address} ${times}`)

  it('adds up what every process counted, most often first', async () => {
    await writeMisses(
      test.payload,
      new Map([
        ['/a', miss()],
        ['/b', miss(2)],
      ]),
    )
    await writeMisses(test.payload, new Map([['/a', { ...miss(5), host: '' }]]))
    expect(await addresses()).toEqual(['/a 6', '/b 2'])
    expect((await listMissing(test.payload))[0]?.host).toBe('other.example')
  })

  it('keeps no more than 2,000, of which the rarest and oldest go first', async () => {
    const many = Array.from({ length: mostMissing }, (_, at): [string, ReturnType<typeof miss>] => [`/m${at}`, miss(2)])
    await writeMisses(test.payload, new Map(many))
    const later = new Date(Date.now() + 1000).toISOString()
    await writeMisses(
      test.payload,
      new Map([
        ['/often', miss(9)],
        ['/new', { ...miss(2), lastAt: later }],
        ['/once', miss()],
      ]),
    )
    const kept = (await openAsk(test.payload)('SELECT address FROM missing_addresses')).map(({ address }) => address)
    expect(kept).toHaveLength(mostMissing)
    expect(kept).toEqual(expect.arrayContaining(['/often', '/new']))
    expect(kept).not.toContain('/once')
  })

  it('lists nothing that is left out, or leads somewhere by now', async () => {
    await writeMisses(test.payload, new Map(['/a', '/b', '/c/x', '/d'].map((address) => [address, miss()])))
    const [first] = await listMissing(test.payload)
    await ask('POST', `/redirects/missing/${first?.id}/leave-out`, 'publisher', {})
    for (const address of ['/a', '/b'].filter((each) => each !== first?.address)) await save(address, '/about')
    await save('/c/*', '/about')
    await writeMisses(test.payload, new Map([[first?.address ?? '', miss(50)]]))
    expect((await addresses()).every((each) => !each.startsWith('/c/'))).toBe(true)
    expect(await addresses()).not.toContain(`${first?.address} 51`)
    expect((await ask('POST', '/redirects/missing/999999/leave-out', 'publisher', {})).status).toBe(404)
  })
})

describe('27: the list of whoever moves', () => {
  it('says of each old address whether there is a page, a redirect, or nothing', async () => {
    const { name } = await makeRecord(test.payload, 'news')
    expect(name).not.toBe('')
    const [shown] = (
      await test.payload.find({
        collection: 'news',
        locale: 'en',
        limit: 1,
        where: { _status: { equals: 'published' } },
      })
    ).docs
    await save('/blog/*', '/news')
    const paths = [
      '/about',
      '/EN/News/',
      '/blog/one',
      `/news/detail?id=${shown?.id}`,
      '/news/detail?id=never-was',
      '/gone?x=1',
      '/about',
    ]
    const urls = paths.map((path) => `<url><loc>https://old.example${path}</loc></url>`).join('')
    const { body, status } = await ask('POST', '/moving', 'publisher', { text: `<urlset>${urls}</urlset>` })
    expect(status).toBe(200)
    expect(body).toEqual({
      total: 6,
      matched: 3,
      redirected: 1,
      broken: ['/news/detail?id=never-was', '/gone?x=1'],
      unread: 0,
    })
  })

  it('reads no entities and no index, and says why in the asked language', async () => {
    const refused = async (text: string, language: string) =>
      (await ask('POST', '/moving', 'publisher', { text }, language)).body.errors?.[0]?.message
    expect(await refused('<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset/>', 'en')).toContain(
      'DOCTYPE',
    )
    expect(await refused('<sitemapindex/>', 'zh')).toContain('目录')
  })

  it('judges 50,000 addresses', { timeout: 60_000 }, async () => {
    const text = Array.from({ length: 50_000 }, (_, at) => `https://old.example/p/${at}`).join('\n')
    const { body } = await ask('POST', '/moving', 'publisher', { text })
    expect(body.broken).toHaveLength(50_000)
  })
})
