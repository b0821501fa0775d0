import { describe, expect } from 'vitest'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { hiddenPaths } from '#site/public-routes.ts'
import { descriptionWidths, widthOf } from '#site/runtime/metadata/fit-description.ts'
import { test } from '../browser/test.ts'
import { allAddresses } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { readPage } from '../process/html.ts'

const unescape = (address: string) => address.replaceAll('&amp;', '&')
/** Addresses of pages, as the HTML has them. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, address = '']) => unescape(address))

/** Files of the pictures in the content of a page. A menu's panel is closed, and shows what it leads to. */
function picturesIn(html: string): string[] {
  const content = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return [...content.matchAll(/<img\b[^>]*\ssrc="\/media\/([^"?]*)/g)].map(([, file = '']) =>
    file.replace(/-\d+x\d+(?=\.)/, ''),
  )
}

interface Found {
  address: string
  status: number
  html: string
}

/** Every page that the map of the site names, and every route, as served. */
async function readEveryPage(origin: string): Promise<Found[]> {
  const map = await ask(`${origin}/sitemap.xml`)
  const mapped = [...map.text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, address = '']) => unescape(address))
  const addresses = new Set([...mapped.map((address) => address || '/'), ...allAddresses.map(({ address }) => address)])
  const pages: Found[] = []
  for (const address of addresses) {
    const { status, text } = await ask(origin + address)
    pages.push({ address, status, html: text })
  }
  return pages
}

describe('every page of the site', () => {
  let read: Promise<Found[]> | undefined
  const readPages = (origin: string) => (read ??= readEveryPage(origin))

  test('[R] [L7] answers, and has a description as long as search engines show', async ({ portico }) => {
    const pages = await readPages(portico.origin)
    expect(pages.length).toBeGreaterThan(400)
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
    const wrong = pages.flatMap(({ address, html }) => {
      const { description } = readPage(html)
      const width = widthOf(description)
      return width < descriptionWidths.least || width > descriptionWidths.most ? [{ address, width, description }] : []
    })
    expect(wrong).toEqual([])
  })

  test('shows no picture twice', async ({ portico }) => {
    const shown = (await readPages(portico.origin)).map(({ address, html }) => ({ address, files: picturesIn(html) }))
    // What is not found cannot stand twice.
    expect(shown.find(({ address }) => address === '/')?.files.length).toBeGreaterThan(10)
    const twice = shown.flatMap(({ address, files }) =>
      files.filter((file, place) => files.indexOf(file) !== place).map((file) => `${address}: ${file}`),
    )
    expect(twice).toEqual([])
  })

  test('[S6] links to no record by a name that sends the visitor on', async ({ portico }) => {
    const pages = await readPages(portico.origin)
    const known = new Set(pages.map(({ address }) => address))
    const linked = new Set(pages.flatMap(({ html }) => linksIn(html)))
    const unknown = [...linked].filter((address) => /[?&]id=/.test(address) && !known.has(address))
    const answers = await Promise.all(
      unknown.map(async (address) => ({ address, status: (await ask(portico.origin + address)).status })),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})

/** The note of the last change; two pages have a report, whose date stands in its own line. */
const lastChange = /class="updated-note">(?:[^<]|<!-- -->)*<time [^>]*datetime="\d{4}-|class="report-line">[^<]*\d{4}/i

describe('every page that anybody may find', () => {
  for (const { address } of allAddresses.filter(({ route }) => !hiddenPaths.has(route.path)))
    test(`[R] ${address} says when it was last changed`, async ({ portico }) => {
      expect((await ask(portico.origin + address)).text).toMatch(lastChange)
    })
})

describe('what search engines are to leave alone', () => {
  test('[L7] is signing in, searches, tickets and the card for a frame, and nothing else', async ({ portico }) => {
    const hidden = await Promise.all(
      allAddresses.map(async ({ address, route }) => {
        const { text } = await ask(portico.origin + address)
        return { path: route.path, isHidden: text.includes('<meta name="robots" content="noindex"/>') }
      }),
    )
    expect(hidden.filter(({ isHidden, path }) => isHidden !== hiddenPaths.has(path))).toEqual([])
    expect([...hiddenPaths].toSorted()).toEqual([
      '/callback',
      '/education/components/card',
      '/login',
      '/search',
      '/support/ticket/mine',
      '/support/ticket/new',
      '/ticket/mine',
      '/ticket/new',
    ])
    // What may not be read cannot say that it is not to be found.
    const { text } = await ask(`${portico.origin}/robots.txt`)
    for (const path of hiddenPaths) expect(text).not.toContain(`Disallow: ${path}`)
  })

  test.for(locales)(
    '[L7] is every combination of filters, whose list is named instead (%s)',
    async (locale, { portico }) => {
      const { origin } = portico
      const lists: Record<string, string> = {
        '/product/Toolbox?letter=B': '/product/Toolbox',
        '/product?compare=studio,twin': '/product',
        '/contact?topic=any': '/contact',
        '/product/downHistory?product=studio': '/product/downHistory',
        '/news?year=2026&page=2': '/news',
        '/help?product=studio': '/help',
      }
      for (const [filtered, list] of Object.entries(lists)) {
        const { status, text } = await ask(origin + localizePath(filtered, locale))
        expect({
          filtered,
          status,
          isHidden: text.includes('<meta name="robots" content="noindex"/>'),
          canonical: readPage(text).canonical,
        }).toEqual({ filtered, status: 200, isHidden: true, canonical: origin + localizePath(list, locale) })
      }
      const second = await ask(origin + localizePath('/news?page=2', locale))
      expect(second.text).not.toContain('content="noindex"')
      expect(readPage(second.text).canonical).toBe(origin + localizePath('/news?page=2', locale))
    },
  )
})

const footerWords: Record<Locale, { company: string }> = { zh: { company: '公司' }, en: { company: 'Company' } }

describe.each(locales)('the foot of every page in %s', (locale) => {
  test('has each column and each link once, the company’s own menu among them', async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(localizePath('/about', locale))
    const footer = page.locator('footer')
    const heads = await footer.locator('.footer-columns .fold-title').allInnerTexts()
    expect(heads).toContain(footerWords[locale].company)
    expect(heads).toEqual([...new Set(heads)])
    const names = await footer.getByRole('link').allInnerTexts()
    expect(names).toEqual([...new Set(names)])
    // The settings open where the person is; the page that tells of them has a link of its own.
    const links = await footer
      .locator('a:not([data-cookie-settings])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([...new Set(links)])
  })
})
