import { describe, expect } from 'vitest'
import { testWithAdmin as test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'
import { readPage } from '../process/html.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { pageRoutes } from '#site/route-table.ts'

const crawler = {
  ...asDocument,
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}

describe('addresses', () => {
  const exact = {
    '/privacypolicy': '/PrivacyPolicy',
    '/product/toolbox': '/product/Toolbox',
    '/EN/about': '/en/about',
    '/about/': '/about',
    '/en/': '/en',
    '/en/News/?page=2': '/en/news?page=2',
  }
  for (const [written, meant] of Object.entries(exact)) {
    test(`${written} is sent to ${meant} for good`, async ({ portico }) => {
      const { headers, status } = await ask(portico.origin + written)
      expect({ status, location: headers.location }).toEqual({ status: 301, location: meant })
    })
  }

  test('[S1] [E5] an unknown address is 404 with the path as asked, escaped', async ({ portico }) => {
    const { headers, status, text } = await ask(`${portico.origin}/nowhere`)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('Page Not Found: /nowhere')
    expect(readPage(text).title).toContain('Page Not Found')

    const odd = await ask(`${portico.origin}/%3Cscript%3Ealert(1)%3C/script%3E`)
    expect(odd.status).toBe(404)
    expect(odd.text).not.toContain('<script>alert(1)')
  })

  test('[S1] [E5] a detail page with an unknown record or with nonsense is 404 too', async ({ portico }) => {
    for (const address of [
      '/en/news/detail?id=no-such-news',
      '/news/detail?id=99999999',
      '/education/components/card',
      '/en/education/components/card?id=',
    ]) {
      const { status, text } = await ask(portico.origin + address)
      expect({ address, status }).toEqual({ address, status: 404 })
      expect(text).toContain(`Page Not Found: ${address.split('?')[0] ?? ''}`)
    }
  })

  test('[S1] a detail address without a record leads to its list', async ({ portico }) => {
    const details = pageRoutes.filter(({ path }) => /\/(?:detail|videoPlay)$/.test(path))
    expect(details.length).toBeGreaterThan(5)
    for (const { path } of details)
      for (const address of [path, `/en${path}`, `/en${path}?id=`]) {
        const { headers, status } = await ask(portico.origin + address)
        const list = path === '/education/videoPlay' ? '/education/details' : path.replace(/\/detail$/, '')
        const location = address.startsWith('/en') ? `/en${list}` : list
        expect({ address, status, location: headers.location }).toEqual({ address, status: 302, location })
      }
  })

  test.for(['page=0', 'page=999', 'page=x', 'year=1999', 'year=soon', 'category=none', 'category=%00'])(
    '[S1] news with %s is an empty list',
    async (query, { portico }) => {
      await expectEmptyList(portico.origin, `/news?${query}`)
      await expectEmptyList(portico.origin, `/en/news?${query}`)
    },
  )

  test('the site is read, not written to', async ({ portico }) => {
    const { headers, status } = await ask(`${portico.origin}/about`, {
      method: 'POST',
      headers: { 'content-length': '0' },
    })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
  })
})

describe('the stored language', () => {
  test('[L3] a person who stored English is sent to the English address', async ({ portico }) => {
    const { headers, status } = await ask(`${portico.origin}/news?page=2`, {
      headers: { ...asDocument, cookie: 'a=b; lang=en' },
    })
    expect({ status, location: headers.location }).toEqual({ status: 302, location: '/en/news?page=2' })
    expect(headers.vary).toContain('Cookie')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('[L3] nobody else is sent anywhere', async ({ portico }) => {
    const english = { cookie: 'lang=en' }
    const asked: [string, string, Record<string, string>][] = [
      ['no cookie', '/news', asDocument],
      ['Chinese stored', '/news', { ...asDocument, cookie: 'lang=zh' }],
      ['nonsense stored', '/news', { ...asDocument, cookie: 'lang=en-US' }],
      ['another cookie of like name', '/news', { ...asDocument, cookie: 'xlang=en; language=en' }],
      ['a crawler', '/news', { ...crawler, ...english }],
      ['a program', '/news', { accept: '*/*', ...english }],
      ['a script of a page', '/news', { ...asDocument, ...english, 'sec-fetch-dest': 'empty' }],
      ['the data of a page', '/news/_payload.json', { ...asDocument, ...english }],
      ['the drawing of the name', '/favicon.svg', { ...asDocument, ...english }],
      ['a call', '/api/portal/openapi.json', { ...asDocument, ...english }],
    ]
    for (const [who, address, headers] of asked) {
      const answer = await ask(portico.origin + address, { headers })
      expect({ who, status: answer.status, location: answer.headers.location }).toEqual({
        who,
        status: 200,
        location: undefined,
      })
    }
    for (const address of ['/admin/login', '/admin/api/users/me', '/api/nothing', '/.well-known/security.txt']) {
      const { headers } = await ask(portico.origin + address, { headers: { ...asDocument, ...english } })
      expect(headers.location ?? '').not.toContain('/en/')
    }
  })

  test('[L1] [L3] a visit stores its language for a year', async ({ portico }) => {
    const first = await ask(`${portico.origin}/en/about`, { headers: asDocument })
    expect(first.headers['set-cookie']).toEqual(['lang=en; Path=/; Max-Age=31536000; SameSite=Lax'])
    expect(first.headers['cache-control']).toContain('private')
    const chinese = await ask(`${portico.origin}/about`, { headers: asDocument })
    expect(chinese.headers['set-cookie']).toEqual(['lang=zh; Path=/; Max-Age=31536000; SameSite=Lax'])
    const again = await ask(`${portico.origin}/en/about`, { headers: { ...asDocument, cookie: 'lang=en' } })
    expect(again.headers['set-cookie']).toBeUndefined()
    const robot = await ask(`${portico.origin}/en/about`, { headers: crawler })
    expect(robot.headers['set-cookie']).toBeUndefined()
  })
})
