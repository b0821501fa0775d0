import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorCodes } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { calls } from '#portal/calls.ts'
import { failureText } from '#portal/envelope.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { apiDocsRoutes } from './routes.ts'

const test = useTestPortal()
let app: Hono
beforeAll(() => {
  app = new Hono().route('/', apiDocsRoutes(test.portal, calls) as unknown as Hono)
})

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await app.request(address, { headers })
  return { response, html: await response.text() }
}

describe.each(locales)('the page of the calls in %s', (locale) => {
  it('[W6] has every call with its summary, and every code with its words', async () => {
    const { html, response } = await open(`/api/docs?lang=${locale}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-language')).toBe(locale === 'zh' ? 'zh-Hans' : 'en')
    for (const { path, summary } of calls) {
      expect(html).toContain(`<code>/api/portal/${path}</code>`)
      expect(html).toContain(summary[locale])
    }
    for (const [name, code] of Object.entries(errorCodes)) {
      expect(html).toContain(`<code>${code}</code>`)
      expect(html).toContain(failureText(name as keyof typeof errorCodes, locale))
    }
    for (const header of ['accessToken', 'lang', 'Idempotency-Key']) expect(html).toContain(`<code>${header}</code>`)
  })

  it('has one heading of the first level, and no id twice', async () => {
    const { html } = await open(`/api/docs?lang=${locale}`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  })
})

it('speaks the language of the address, then the stored one, then the browser’s', async () => {
  const languageOf = async (address: string, headers: Record<string, string>) =>
    (await open(address, headers)).response.headers.get('content-language')
  const [zh, en] = [{ 'accept-language': 'zh-CN,en;q=0.5' }, { 'accept-language': 'en-GB,zh;q=0.5' }]
  expect(await languageOf('/api/docs', zh)).toBe('zh-Hans')
  expect(await languageOf('/api/docs', en)).toBe('en')
  expect(await languageOf('/api/docs', {})).toBe('zh-Hans')
  expect(await languageOf('/api/docs', { ...en, cookie: 'lang=zh' })).toBe('zh-Hans')
  expect(await languageOf('/api/docs?lang=en', { ...zh, cookie: 'lang=zh' })).toBe('en')
  expect(await languageOf('/api/docs?lang=<x>', en)).toBe('en')
})

it('is never indexed, and keeps the site’s policy: no inline script or style, nothing from elsewhere', async () => {
  const { html, response } = await open('/api/docs')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("trusted-types 'none'")
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/i)
  expect(html.match(/<script\b[^>]*>/g)).toEqual([expect.stringContaining('src="/api/docs/')])
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]*)"/g)) expect(address).toMatch(/^[/#]/)
})

it('has its files, under addresses that change with them', async () => {
  const { html } = await open('/api/docs')
  const files = [...html.matchAll(/"(\/api\/docs\/[^"]+)"/g)].map(([, address]) => String(address))
  const types: Record<string, string> = { css: 'text/css', js: 'text/javascript' }
  expect(files).toHaveLength(2)
  for (const file of files) {
    expect(file).toMatch(/\?v=[\da-f]{12}$/)
    const { response } = await open(file)
    expect(response.headers.get('content-type')).toContain(types[/\.(\w+)\?/.exec(file)?.[1] ?? ''])
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
  expect((await open('/api/docs/instrument-sans.woff2')).response.headers.get('content-type')).toBe('font/woff2')
  for (const name of ['page.ts', '../routes.ts', 'x'])
    expect((await open(`/api/docs/${name}`)).response.status).toBe(404)
})

it('shows what is stored as text', async () => {
  const title = '<img src=x onerror=alert(1)>'
  const site = await test.payload.findGlobal({ slug: 'site', locale: 'zh' })
  await test.payload.updateGlobal({ slug: 'site', locale: 'zh', data: { ...site, line: title } })
  const { html } = await open('/api/docs?lang=zh')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toContain('<img')
})
