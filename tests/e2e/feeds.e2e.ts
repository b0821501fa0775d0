import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { news } from '#demo/content/news.ts'
import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { languageTags, localizePath } from '#lib/locale.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { grammarFaults } from '../grammars/grammar-faults.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { readPage } from '../process/html.ts'
import { pollAnswers } from '../process/poll.ts'
import { signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on' } })

const newestFirst = news.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
const locales = ['zh', 'en'] as const

/** What stands in an Atom feed, read by the browser's own XML parser on a page without any policy. */
async function readAtom(page: Page, xml: string) {
  await page.goto('about:blank')
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'application/xml')
    const fault = parsed.querySelector('parsererror')?.textContent
    const atom = 'http://www.w3.org/2005/Atom'
    const text = (parent: Element | Document, name: string) =>
      [...parent.getElementsByTagNameNS(atom, name)].map((each) => each.textContent)
    const root = parsed.documentElement
    const ofRoot = (name: string) =>
      [...root.children]
        .filter((each) => each.localName === name && each.namespaceURI === atom)
        .map((each) => each.textContent)
    const links = (parent: Element) =>
      [...parent.children]
        .filter(({ localName }) => localName === 'link')
        .map((link) => ({
          rel: link.getAttribute('rel'),
          type: link.getAttribute('type'),
          href: link.getAttribute('href'),
        }))
    return {
      fault,
      name: root.localName,
      namespace: root.namespaceURI,
      lang: root.getAttribute('xml:lang'),
      id: ofRoot('id'),
      title: ofRoot('title'),
      updated: ofRoot('updated'),
      authors: ofRoot('author').length,
      links: links(root),
      entries: [...parsed.getElementsByTagNameNS(atom, 'entry')].map((entry) => ({
        id: text(entry, 'id'),
        title: text(entry, 'title'),
        updated: text(entry, 'updated'),
        published: text(entry, 'published'),
        summary: text(entry, 'summary'),
        content: text(entry, 'content'),
        contentType: entry.getElementsByTagNameNS(atom, 'content')[0]?.getAttribute('type'),
        links: links(entry),
      })),
    }
  }, xml)
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

for (const locale of locales) {
  const wanted = newestFirst.filter(({ title }) => title[locale] !== undefined).slice(0, 30)
  const path = (kind: string) => localizePath(`/news/feed.${kind}`, locale)

  describe(`feeds of the news in ${locale}`, () => {
    test('Atom is well-formed, has what RFC 4287 asks for, and the newest items of this language only', async ({
      open,
      portico,
    }) => {
      const { headers, status, text } = await ask(portico.origin + path('atom'))
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
      expect(headers['content-language']).toBe(languageTags[locale])
      expect(await grammarFaults(text, 'atom')).toEqual([])
      const { page } = await open()
      const feed = await readAtom(page, text)
      expect(feed.fault).toBeUndefined()
      expect(feed).toMatchObject({
        name: 'feed',
        namespace: 'http://www.w3.org/2005/Atom',
        lang: languageTags[locale],
        id: [portico.origin + path('atom')],
        authors: 1,
      })
      expect(feed.updated[0]).toMatch(rfc3339)
      expect(feed.links).toEqual([
        { rel: 'self', type: 'application/atom+xml', href: portico.origin + path('atom') },
        { rel: 'alternate', type: 'text/html', href: portico.origin + localizePath('/news', locale) },
      ])
      expect(feed.entries.map(({ title }) => title)).toEqual(
        wanted.map(({ title }) => [gapHanLatin(title[locale] ?? '')]),
      )
      expect(new Set(feed.entries.flatMap(({ id }) => id)).size).toBe(wanted.length)
      for (const entry of feed.entries) {
        expect(entry.id[0]).toMatch(/^tag:[\w.-]+,2026:news\/\d+\/(?:zh|en)$/)
        expect(entry.updated[0]).toMatch(rfc3339)
        expect(entry.published[0]).toMatch(rfc3339)
        expect(entry.contentType).toBe('html')
        expect(entry.content[0]).toMatch(/^<p>/)
        // What a reader follows leads back to the site, absolutely and in the feed's language.
        for (const [, href = ''] of (entry.content[0] ?? '').matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^(?:https?:|mailto:)/)
        expect(entry.links[0]?.href).toContain(`${portico.origin}${localizePath('/news/detail', locale)}?id=`)
      }
    })

    test('JSON Feed keeps to version 1.1', async ({ portico }) => {
      const { headers, text } = await ask(portico.origin + path('json'))
      expect(headers['content-type']).toBe('application/feed+json; charset=utf-8')
      const feed = JSON.parse(text) as Record<string, unknown> & { items: Record<string, unknown>[] }
      expect(feed).toMatchObject({
        version: 'https://jsonfeed.org/version/1.1',
        title: expect.stringMatching(/\S/) as unknown,
        home_page_url: portico.origin + localizePath('/news', locale),
        feed_url: portico.origin + path('json'),
        language: languageTags[locale],
        authors: [{ name: expect.stringMatching(/\S/) as unknown, url: expect.stringMatching(/^http/) as unknown }],
      })
      expect(feed.items.map(({ title }) => title)).toEqual(wanted.map(({ title }) => gapHanLatin(title[locale] ?? '')))
      for (const item of feed.items) {
        expect(typeof item.id).toBe('string')
        expect(item).toMatchObject({
          language: languageTags[locale],
          url: expect.stringContaining('/news/detail?id=') as unknown,
        })
        expect(item.date_published).toMatch(rfc3339)
        expect(item.date_modified).toMatch(rfc3339)
        expect(item.content_html).toMatch(/^<p>/)
        if (item.image !== undefined) expect(item.image).toMatch(/^http/)
      }
    })

    test('the list of news names its feeds, and they answer with the page of each item', async ({ portico }) => {
      const { text } = await ask(portico.origin + localizePath('/news', locale))
      const named = [...text.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"/g)]
      expect(named.map(([, type, href]) => ({ type, href }))).toEqual([
        { type: 'application/atom+xml', href: portico.origin + path('atom') },
        { type: 'application/feed+json', href: portico.origin + path('json') },
      ])
      const { items } = JSON.parse((await ask(portico.origin + path('json'))).text) as {
        items: { url: string; title: string }[]
      }
      const page = await ask(items[0]?.url ?? '')
      expect(page.status).toBe(200)
      expect(readPage(page.text).headings.map(gapHanLatin)).toEqual([items[0]?.title])
    })

    for (const kind of ['atom', 'json']) {
      test(`${kind} is stored: the same bytes with an ETag, 304 to who has them, compressed, no cookie, no redirect`, async ({
        portico,
      }) => {
        const address = portico.origin + path(kind)
        const first = await ask(address)
        const second = await ask(address, {
          headers: { cookie: 'lang=en', accept: 'text/html', 'accept-encoding': 'gzip' },
        })
        expect(second.status).toBe(200)
        expect(second.headers['content-encoding']).toBe('gzip')
        expect(second.headers['set-cookie']).toBeUndefined()
        expect(first.headers['cache-control']).toBe('public, max-age=0, stale-if-error=86400')
        expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
        const third = await ask(address, { headers: { 'if-none-match': first.headers.etag ?? '' } })
        expect(third.status).toBe(304)
        expect(third.bytes).toHaveLength(0)
        const head = await ask(address, { method: 'HEAD' })
        expect(head.status).toBe(200)
        expect(head.bytes).toHaveLength(0)
      })
    }
  })
}

test('[D3] a changed item changes the stored feed', async ({ portico }) => {
  const address = `${portico.origin}/en/news/feed.json`
  const [item] = newestFirst.filter(({ title }) => title.en !== undefined)
  const before = await ask(address)
  expect(before.text).toContain(item?.title.en)
  const cookie = await signIn(portico.origin)
  const id = await findNewsNumber(portico.origin, item?.slug.zh ?? '')
  const title = 'A title that only this test gives'
  const { status } = await ask(`${portico.origin}/admin/api/news/${id}?locale=en`, {
    method: 'PATCH',
    headers: { cookie, origin: portico.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title, _status: 'published' }),
  })
  expect(status).toBe(200)
  await pollAnswers(async () => (await ask(address)).text.includes(title), {
    within: 2000,
    for: 'the feed to show the change',
  })
  expect((await ask(address)).headers.etag).not.toBe(before.headers.etag)
})
