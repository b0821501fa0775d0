import { createHash } from 'node:crypto'
import { describe, expect } from 'vitest'
import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { advisories } from '#demo/content/advisories.ts'
import { languageTags, locales, localizePath } from '#lib/locale.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { test } from '../browser/test.ts'
import { grammarFaults } from '../grammars/grammar-faults.ts'
import { ask } from '../process/ask.ts'
import { readPage } from '../process/html.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { expectNotFound } from '../process/not-found.ts'

const newest = advisories.at(-1)
if (newest === undefined) throw new Error('The demo pack has no advisories')
const path = '/help/SecurityIncident'

describe.each(locales)('security advisories in %s', (locale) => {
  const address = (query = '') => localizePath(`${path}${query}`, locale)

  test('[R] the list has all of them, and product and version in the address narrow it, with scripts off', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(address())
    const rows = page.getByRole('main').getByRole('row')
    expect(await rows.count()).toBe(advisories.length + 1)
    await page.locator('select[name=product]').selectOption('studio')
    await page.locator('select[name=version]').selectOption('R2026a Update 2')
    await page.locator('.filter-bar button[type=submit]').click()
    await expect.poll(() => new URL(page.url()).search).toBe('?product=studio&version=R2026a+Update+2')
    await expect.poll(() => rows.count()).toBe(2)
    await rows.getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).search).toBe('?id=arm-2026-008')
    await page.getByRole('heading', { level: 1, name: newest.title[locale] }).waitFor()
    for (const fact of [newest.cve, newest.cvss4, newest.cvss3, 'CWE-130', '8.7', 'R2026a Update 3'])
      await page.getByText(fact).first().waitFor()
  })

  test('[L7] [S6] one advisory is a page of its own in both languages, found by number and slug', async ({
    portico,
  }) => {
    const { status, text } = await ask(portico.origin + address('?id=arm-2026-008'))
    expect(status).toBe(200)
    const { canonical, headings, lang } = readPage(text)
    expect(headings).toEqual([newest.title[locale]])
    expect(lang).toBe(languageTags[locale])
    expect(canonical).toBe(portico.origin + address('?id=arm-2026-008'))
    expect(text).toContain('"@type":"TechArticle"')
  })

  test('[S1] an advisory that there is not is not found', ({ portico }) =>
    expectNotFound(portico.origin, address('?id=arm-2026-999')))

  test.for(['?product=no-such', '?version=R1999a', '?page=0', '?page=2', '?page=1000000000'])(
    '[S1] %s is an empty list, and makes no stored page',
    (query, { portico }) => expectEmptyList(portico.origin, address(query)),
  )

  test('no barrier that axe knows of, and nothing wider than the screen', async ({ open }) => {
    await expectAccessible(open, ['', '?id=arm-2026-008'].map(address))
  })

  test('a reader of feeds finds the advisories of this language, with their CSAF documents', async ({ portico }) => {
    const { text: page } = await ask(portico.origin + address())
    const feed = portico.origin + address('/feed.atom')
    expect(page).toContain(`type="application/atom+xml"`)
    expect(page).toContain(feed)
    const { headers, status, text } = await ask(feed)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(
      [...text.matchAll(/<title>(ARM-[\d-]+) · ([^<]*)<\/title>/g)].map(([, number, title]) => [number, title]),
    ).toEqual(advisories.toReversed().map(({ number, title }) => [number, gapHanLatin(title[locale] ?? '')]))
    expect(await grammarFaults(text, 'atom')).toEqual([])
    const [, document = ''] = /rel="related" type="application\/json" href="([^"]+)"/.exec(text) ?? []
    const { document: facts } = JSON.parse((await ask(document)).text) as { document: { lang: string } }
    expect(facts.lang).toBe(locale === 'zh' ? 'zh-CN' : 'en')
  })
})

describe('advisories for tools', () => {
  test('what the metadata name is there: feed, folder, documents, and hashes that fit them', async ({ portico }) => {
    const read = async (url: string) => {
      const answer = await ask(url, { headers: { cookie: 'lang=en', accept: 'text/html' } })
      expect(answer.status, url).toBe(200)
      return answer
    }
    const { text } = await read(`${portico.origin}/.well-known/csaf/provider-metadata.json`)
    const { distributions, role } = JSON.parse(text) as {
      role: string
      distributions: { directory_url?: string; rolie?: { feeds: { url: string }[] } }[]
    }
    expect(role).toBe('csaf_provider')
    const folder = distributions[0]?.directory_url ?? ''
    const index = (await read(`${folder}index.txt`)).text.trim().split('\n')
    expect(index).toHaveLength(advisories.length)
    expect((await read(`${folder}changes.csv`)).text.trim().split('\n')).toHaveLength(advisories.length)
    // The same lists beside the metadata name the documents from there.
    const root = `${portico.origin}/.well-known/csaf/`
    const below = (await read(`${root}index.txt`)).text.trim().split('\n')
    expect(below.map((path) => new URL(path, root).href)).toEqual(
      (await read(`${folder}index.txt`)).text
        .trim()
        .split('\n')
        .map((path) => folder + path),
    )
    expect((await read(`${root}changes.csv`)).text.trim().split('\n')).toHaveLength(advisories.length)
    const listing = (await read(folder)).text
    const { feed } = JSON.parse((await read(distributions[1]?.rolie?.feeds[0]?.url ?? '')).text) as {
      feed: { entry: { id: string; content: { src: string }; link: { rel: string; href: string }[] }[] }
    }
    expect(feed.entry.map(({ id }) => id)).toEqual(advisories.toReversed().map(({ number }) => number))
    for (const { content, id, link } of feed.entry) {
      expect(listing).toContain(content.src.slice(folder.length))
      const { bytes, headers } = await read(content.src)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect((JSON.parse(bytes.toString()) as { document: { tracking: { id: string } } }).document.tracking.id).toBe(id)
      const hashes = link.filter(({ rel }) => rel === 'hash').map(({ href }) => href)
      for (const kind of ['sha256', 'sha512']) {
        const written = (await read(hashes.find((href) => href.endsWith(kind)) ?? '')).text
        expect(written).toBe(`${createHash(kind).update(bytes).digest('hex')}  ${id.toLowerCase()}.json\n`)
      }
      // No key, no signature.
      expect((await ask(`${content.src}.asc`)).status).toBe(404)
    }
  })

  test('security.txt is plain text that ends later, and without a key none is offered', async ({ portico }) => {
    const { headers, text } = await ask(`${portico.origin}/.well-known/security.txt`)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toContain('Contact: mailto:psirt@armilla.example')
    expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
    expect((await ask(`${portico.origin}/.well-known/openpgp-key.asc`)).status).toBe(404)
  })

  test.for([
    '/.well-known/csaf/white/2026/arm-2026-999.json',
    '/.well-known/csaf/white/2025/arm-2026-008.json',
    '/.well-known/csaf/white/2026/arm-2026-008.json.md5',
    '/.well-known/csaf/white/../../../etc/passwd',
    '/.well-known/csaf/constructor/index.txt',
    '/.well-known/csaf/white/constructor',
    '/.well-known/csaf/white/2026/',
  ])('%s is not there', async (address, { portico }) => {
    expect((await ask(portico.origin + address)).status).toBe(404)
  })
})
