import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ServerEnv } from '#server/middleware/request.ts'
import { refuseCrossOriginRequests } from './cross-origin-requests.ts'

const session = 'portico-token=abc'

function open(origin: string) {
  const app = new Hono<ServerEnv>()
  app.use('/admin/*', refuseCrossOriginRequests(origin, 'portico-token'))
  app.all('/admin/*', (context) => context.text('done'))
  return async (headers: Record<string, string>, { method = 'POST', path = '/admin/api/news', body = '' } = {}) => {
    const init = { method, headers: { host: 'localhost:3000', ...headers }, ...(body !== '' && { body }) }
    return (await app.request(`http://localhost:3000${path}`, init)).status
  }
}

it.each([
  ['portico-lng=en', '', 'This request doesn’t come from a page of the admin.'],
  ['portico-lng=zh', 'en', '这个请求不是从管理后台的页面发出的。'],
  ['', 'en-US', 'This request doesn’t come from a page of the admin.'],
])('the refusal is in the language of the admin: %s %s', async (cookie, accepted, words) => {
  const app = new Hono<ServerEnv>()
  app.use('*', refuseCrossOriginRequests('http://localhost:3000', 'portico-token'))
  const headers = { cookie, 'accept-language': accepted, 'sec-fetch-site': 'cross-site' }
  const answer = await app.request('http://localhost:3000/admin/api/news', { method: 'POST', headers })
  expect([answer.status, await answer.json()]).toEqual([403, { errors: [{ message: words }] }])
})

describe.each(['http://localhost:3000', 'https://portal.example'])(
  'where the site is configured as %s',
  (configured) => {
    const ask = open(configured)

    it('a page of the admin may change things, by whatever its browser tells', async () => {
      for (const headers of [
        { 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'same-origin', origin: 'null' },
        { 'sec-fetch-site': 'none' },
        { origin: 'http://localhost:3000' },
        { origin: configured },
      ] as Record<string, string>[])
        expect({ headers, status: await ask({ cookie: session, ...headers }) }).toEqual({ headers, status: 200 })
    })

    it('a page of another site, port or name may not, whatever it sends, with a cookie or without', async () => {
      const foreign = [
        { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9999' },
        { 'sec-fetch-site': 'cross-site' },
        // A browser that tells the origin alone.
        { origin: 'http://evil.example' },
        { origin: 'http://localhost:9999' },
        { origin: 'null' },
        { origin: 'nonsense' },
        { 'sec-fetch-site': 'cross-site', origin: configured },
      ] as Record<string, string>[]
      for (const headers of foreign)
        for (const cookie of [{}, { cookie: session }] as Record<string, string>[])
          for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain'])
            for (const method of ['POST', 'PATCH', 'PUT', 'DELETE'])
              expect(await ask({ ...headers, ...cookie, 'content-type': type }, { method, body: 'x' })).toBe(403)
      // The admin's own pages take server actions.
      expect(await ask({ cookie: session, 'sec-fetch-site': 'same-site' }, { path: '/admin/collections/news' })).toBe(
        403,
      )
    })

    it('a program without session is served, one that shows a session and tells nothing is not', async () => {
      expect(await ask({})).toBe(200)
      expect(await ask({ authorization: 'JWT abc' })).toBe(200)
      expect(await ask({ cookie: 'lang=en' })).toBe(200)
      expect(await ask({ cookie: session })).toBe(403)
      expect(await ask({ cookie: 'portico-staff-step=abc' })).toBe(403)
    })

    it('reading is open, as links from elsewhere lead to the admin', async () => {
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        expect(await ask({ cookie: session, 'sec-fetch-site': 'cross-site' }, { method })).toBe(200)
    })
  },
)
