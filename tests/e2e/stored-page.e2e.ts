import { describe, expect } from 'vitest'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'
import { readMetric } from '../process/metrics.ts'
import { editor, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on' } })

describe('a stored page', () => {
  test('[D3] is rendered once and sent from the store afterwards, with its data', async ({ portico }) => {
    const first = await ask(`${portico.origin}/disclaimer`)
    expect(first.headers['server-timing']).toMatch(/^store;desc=miss, render;dur=/)
    const second = await ask(`${portico.origin}/disclaimer`)
    expect(second.headers['server-timing']).toBe('store;desc=hit')
    expect(second.text).toBe(first.text)
    const data = await ask(`${portico.origin}/disclaimer/_payload.json`)
    expect(data.headers['server-timing']).toBe('store;desc=hit')
    expect(data.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(data.text)).toHaveProperty('data.content.column.title')
  })

  test('says how long and for whom it may be kept', async ({ portico }) => {
    const chinese = await ask(`${portico.origin}/cookies`)
    expect(chinese.headers['cache-control']).toBe('public, max-age=0, stale-if-error=86400')
    expect(chinese.headers.vary).toBe('Accept-Encoding, Cookie')
    const english = await ask(`${portico.origin}/en/cookies`)
    expect(english.headers.vary).toBe('Accept-Encoding')
  })

  test('has the same text in every encoding, and each encoding its own tag', async ({ portico }) => {
    const answers = await Promise.all(
      ['br, gzip', 'gzip', 'identity', 'br;q=0, gzip', 'br;q=0, gzip;q=0'].map((accepted) =>
        ask(`${portico.origin}/about`, { headers: { 'accept-encoding': accepted } }),
      ),
    )
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      'gzip',
      undefined,
    ])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3)
    for (const { bytes, headers } of answers) expect(headers['content-length']).toBe(String(bytes.length))
  })

  test('is not sent again to whoever has it', async ({ portico }) => {
    const { headers } = await ask(`${portico.origin}/about`, { headers: { 'accept-encoding': 'gzip' } })
    const etag = headers.etag ?? ''
    for (const tag of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await ask(`${portico.origin}/about`, {
        headers: { 'accept-encoding': 'gzip', 'if-none-match': tag },
      })
      expect({ tag, status: again.status, length: again.bytes.length, etag: again.headers.etag }).toEqual({
        tag,
        status: 304,
        length: 0,
        etag,
      })
    }
    const other = await ask(`${portico.origin}/about`, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  test('HEAD has the headers of GET and no body', async ({ portico }) => {
    const get = await ask(`${portico.origin}/about`)
    const head = await ask(`${portico.origin}/about`, { method: 'HEAD' })
    expect(head.bytes).toHaveLength(0)
    const { date: _one, ...own } = head.headers
    const { date: _other, ...expected } = get.headers
    expect(own).toEqual(expected)
  })

  test('unknown names in the query make no page of their own', async ({ portico }) => {
    const plain = await ask(`${portico.origin}/en/news?page=2`)
    const pages = await readMetric(portico.origin, 'portico_page_store_pages')
    for (const search of ['?page=2&utm_source=x', '?fbclid=1&page=2', '?page=2&page=3', '?page=2#x']) {
      const answer = await ask(`${portico.origin}/en/news${search}`)
      expect(answer.text).toBe(plain.text)
    }
    expect(await readMetric(portico.origin, 'portico_page_store_pages')).toBe(pages)
  })

  test('[L7] a forged host is in no page', async ({ portico }) => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    for (const address of ['/ecology', '/en/ecology', '/search?q=x', '/nowhere', '/en/news/detail?id=nothing']) {
      const { headers, text } = await ask(portico.origin + address, { headers: forged })
      expect(text).not.toContain('evil.example')
      expect(JSON.stringify(headers)).not.toContain('evil.example')
    }
    expect((await ask(`${portico.origin}/ecology`)).text).toContain(
      `<link rel="canonical" href="${portico.origin}/ecology"`,
    )
  })

  test('is the same, byte for byte, for nobody and for staff who are signed in', async ({ portico }) => {
    const cookie = await signIn(portico.origin, editor)
    for (const address of ['/solution', '/en/solution']) {
      const personal = {
        ...asDocument,
        cookie: `${cookie}; lang=${address.startsWith('/en') ? 'en' : 'zh'}`,
        accessToken: 'a-token',
        authorization: 'JWT x',
      }
      const asStaff = await ask(portico.origin + address, { headers: personal })
      const asNobody = await ask(portico.origin + address)
      expect(asStaff.status).toBe(200)
      expect(asStaff.bytes.equals(asNobody.bytes)).toBe(true)
    }
  })

  test('carries its policy: own scripts by their hashes, nothing inline, Trusted Types, no framing', async ({
    portico,
  }) => {
    const { headers, text } = await ask(`${portico.origin}/about`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(text).not.toMatch(/\snonce="/)
    expect(text).not.toMatch(/<[a-z][^>]*\s(?:style|on[a-z]+)="/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })
})

test('the admin is sent compressed: a list and its files are less than a megabyte at first', async ({
  portico: { origin },
}) => {
  const headers = { cookie: await signIn(origin, editor), 'accept-encoding': 'gzip, deflate, br' }
  const list = await ask(`${origin}/admin/collections/news`, { headers })
  expect(list.headers['content-encoding']).toBe('gzip')
  expect(list.headers.vary).toContain('Accept-Encoding')
  expect(list.headers['content-security-policy']).toMatch(/'nonce-/)
  const paths = new Set([...list.text.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)].map(([path]) => path))
  expect(paths.size).toBeGreaterThan(10)
  const files = await Promise.all([...paths].map((path) => ask(origin + path, { headers })))
  for (const file of files) {
    expect(file.status).toBe(200)
    expect(file.headers['content-encoding']).toBe('br')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  const sent = [list, ...files].reduce((sum, { bytes }) => sum + bytes.length, 0)
  expect(sent).toBeLessThan(1_000_000)
})
