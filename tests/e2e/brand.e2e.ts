import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { watchPage } from '../browser/watch-page.ts'
import { asDocument, ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { poll, pollAnswers } from '../process/poll.ts'
import { type Portico, startPortico } from '../process/portico.ts'

const account = { name: 'First Person', email: 'first@example.com', password: 'a long enough password' }
const names = { zh: '青禾医疗', en: 'Qinghe Medical' }
const main = '#075a38'
/** How soon a change shows, in milliseconds. */
const soon = 2000

/** A leaf in two colours: one for light grounds, one for dark ones. */
const leaf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${colour}" d="M4 28C4 12 12 4 28 4 28 20 20 28 4 28z"/></svg>`
const addressOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

let portico: Portico
let cookie = ''

const send = async (way: string, data: object, method = 'POST') => {
  const { status, text } = await ask(`${portico.origin}/admin/api/${way}`, {
    method,
    headers: { cookie, origin: portico.origin, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  expect([way, status < 300 || text]).toEqual([way, true])
  return JSON.parse(text) as { doc: { id: number } }
}

/** A page of a company that has nothing else. */
async function makeColumn(path: string): Promise<void> {
  const seed = { path, title: names.zh, description: names.zh, _status: 'published' }
  const { doc } = await send('columns?locale=zh', seed)
  const english = { title: names.en, description: names.en, _status: 'published' }
  await send(`columns/${doc.id}?locale=en`, english, 'PATCH')
}

/** Makes the first administrator, the settings and three pages, as a company does that begins. */
async function setUp(): Promise<void> {
  const found = () => /\/admin\/set-up\?token=([\w-]+)/.exec(portico.output())?.[1]
  const token = await poll(found, { within: 5000, for: 'the token in the terminal' })
  const made = await ask(`${portico.origin}/admin/set-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    body: new URLSearchParams({ ...account, token }).toString(),
  })
  expect(made.status).toBe(303)
  const response = await fetch(`${portico.origin}/admin/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  for (const locale of locales) {
    const name = names[locale]
    const data = { slug: 'qinghe', name, shortName: name, description: name }
    await send(`globals/site?locale=${locale}`, data)
  }
  for (const path of ['/', '/news', '/help']) await makeColumn(path)
}

beforeAll(async () => {
  const dataDir = await makeDataFolder({ isEmpty: true })
  portico = await startPortico({ dataDir, env: { PORTICO_DEMO: 'off', RATE_LIMITS: 'off' } })
  await setUp()
}, 180_000)
afterAll(async () => {
  await portico.stop()
  await removeFolder(portico.dataDir)
})

const brand = {
  mark: 'own',
  markImage: addressOf(leaf('#0b7a4b')),
  markImageDark: addressOf(leaf('#8fe0b8')),
  main,
  ink: '#071a15',
  type: 'manrope',
  corner: 'round',
}
const askPage = async (path: string) => (await ask(portico.origin + path, { headers: asDocument })).text
/** What may not be seen of the company of the demo. */
const foreign = /armilla|浑仪|sphere|#c83314|#b98f3a/i

async function openPage(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const record = await watchPage(page)
  await page.goto(portico.origin + path)
  await page.locator('html[data-scripts="on"]').waitFor()
  return { page, record }
}

describe('27: a company’s own brand on an installation of its own', () => {
  test('before anything is chosen it has its name, and a letter as its icon', async () => {
    const page = await askPage('/en')
    expect(page).toContain('Qinghe Medical')
    expect(page).not.toMatch(foreign)
    expect(page).not.toContain('<style')
    const icon = await ask(`${portico.origin}/favicon.svg`)
    expect([icon.status, icon.text]).toEqual([200, expect.stringMatching(/<rect .*<path /s)])
    expect(icon.text).not.toMatch(/#b98f3a/)
  })

  test('a brand shows on every page within two seconds, in less than 1 kB', async () => {
    const paths = locales.flatMap((locale) => ['/', '/news', '/help'].map((path) => localizePath(path, locale)))
    const before = new Map<string, string>()
    for (const path of paths) before.set(path, await askPage(path))
    // What is stored is what is looked at.
    expect((await ask(`${portico.origin}/en`)).headers['server-timing']).toBe('store;desc=hit')
    await send('globals/brand', brand)
    const isShown = async () => {
      const pages = await Promise.all(paths.map(askPage))
      return pages.every((page) => page.includes('--action:var(--day,#075a38)') && page.includes('/brand/'))
    }
    await pollAnswers(isShown, { within: soon, for: 'the brand on all pages' })
    const more = async (path: string) =>
      brotliCompressSync(await askPage(path)).length - brotliCompressSync(before.get(path) ?? '').length
    for (const path of paths) expect(await more(path), path).toBeLessThan(1024)
    const [style = ''] = /<style data-brand=""[^>]*>[^<]*<\/style>/.exec(await askPage('/en')) ?? []
    expect(style.length).toBeGreaterThan(100)
    expect(style.length).toBeLessThanOrEqual(1024 + 80)
  })

  test.for([
    ['zh', 'light'],
    ['zh', 'dark'],
    ['en', 'light'],
    ['en', 'dark'],
  ] as [Locale, 'light' | 'dark'][])(
    'home, news, help, sign-in and a page that is not there have its mark and colours (%s, %s)',
    async ([locale, theme], { browser }) => {
      const context = await browser.newContext({
        colorScheme: theme,
        userAgent: asDocument['user-agent'],
        locale: locale === 'zh' ? 'zh-CN' : 'en-US',
      })
      for (const path of ['/', '/news', '/help', '/login', '/not-there']) {
        const { page, record } = await openPage(context, localizePath(path, locale))
        const logo = page.locator('header .logo img:visible')
        await logo.first().waitFor()
        expect(await logo.count()).toBe(1)
        const drawing = await ask(portico.origin + String(await logo.getAttribute('src')))
        const isDark = theme === 'dark' || path === '/'
        expect([path, drawing.text.includes(isDark ? '#8fe0b8' : '#0b7a4b')]).toEqual([path, true])
        const style = (name: string) =>
          page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name)
        expect((await style('--action')) === main).toBe(theme === 'light')
        expect(await style('--corner')).toBe('2')
        // By the switch of the page, whatever the system says.
        const other = theme === 'dark' ? 'light' : 'dark'
        await page.evaluate((chosen) => void (document.documentElement.dataset.theme = chosen), other)
        expect((await style('--action')) === main).toBe(other === 'light')
        expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Manrope/)
        await page.evaluate(() => document.fonts.ready)
        const fonts = record.requests.filter(({ type }) => type === 'font').map(({ path: file }) => file)
        expect(fonts.filter((file) => !file.includes('manrope'))).toEqual([])
        expect(await page.content()).not.toMatch(foreign)
        expect(record.complaints.filter((each) => !each.includes('404'))).toEqual([])
        await page.close()
      }
      await context.close()
    },
  )

  test('its icons, manifest and link previews have the mark too', async () => {
    const html = await askPage('/en')
    const [, icon = ''] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? []
    expect(icon).toMatch(/^\/favicon\.svg\?v=[\da-f]{12}$/)
    const drawn = await ask(portico.origin + icon)
    // One for each theme of the browser, in a file that runs nothing.
    expect(drawn.text).toContain('prefers-color-scheme:dark')
    expect(drawn.text.match(/<image /g)).toHaveLength(2)
    expect(drawn.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
    expect(drawn.headers['x-content-type-options']).toBe('nosniff')
    const { text } = await ask(`${portico.origin}/en/manifest.webmanifest`)
    expect(JSON.parse(text)).toMatchObject({ theme_color: '#071a15', name: names.en })
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/icon-512.png', '/previews/en/news.png'])
      expect((await ask(portico.origin + path)).status, path).toBe(200)
  })

  test('[S2] a drawing opened by its address runs nothing, and there are no others', async () => {
    const [, address = ''] = /<img class="company-mark[^"]*" src="([^"]+)"/.exec(await askPage('/en')) ?? []
    const { headers, status } = await ask(portico.origin + address)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/svg+xml',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/)
    expect(headers['cache-control']).toContain('immutable')
    for (const other of ['/brand/00000000000000000000.svg', address.replace('.svg', '.png'), '/brand/../package.json'])
      expect((await ask(portico.origin + other)).status, other).toBe(404)
  })
})
