import { describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import { grammarFaults } from '../../tests/grammars/grammar-faults.ts'
import { writeReleaseFeed } from '#server/downloads/release-feed.ts'
import { writeAdvisoryAtom } from './advisory-feed.ts'
import { writeAtom } from './news-feed.ts'

const origin = 'https://portal.example'
const hostile = `<script>alert(1)</script> & "quoted" ]]> \u0000\u000b\ud800 好 😀 \u00a0`
const empty = { origin, path: '/news/feed.atom', title: hostile, description: hostile, publisher: hostile, items: [] }
const date = '2026-01-02T01:00:00.000Z'
const later = '2026-01-03T01:00:00.000Z'

type News = Parameters<typeof writeAtom>[0]['items'][number]
type Advisory = Parameters<typeof writeAdvisoryAtom>[0]['items'][number]

const news = (id: string): News => ({
  id,
  lang: 'en',
  slug: 'a&b "c" 好',
  title: hostile,
  summary: hostile,
  date,
  updatedAt: later,
  category: { slug: 'a&b', title: hostile },
  author: hostile,
  body: [{ type: 'paragraph', children: [{ type: 'text', text: hostile, marks: ['bold'] }, { type: 'break' }] }],
})
const advisory = {
  id: '3',
  number: 'ARM-2026-001',
  title: hostile,
  summary: hostile,
  severity: 'high',
  date,
  revisedOn: later,
  slug: 'arm-2026-001',
  lang: 'en',
  text: `${hostile}\n\n${hostile}`,
  remedy: hostile,
} as Advisory
const products = [
  {
    segment: 'a&b',
    releases: [{ id: '9', lang: 'en', channel: 'lts', date, title: hostile, version: 'R2026a <1>' }],
  },
] as unknown as CallOutput<'download/index'>

describe.each(locales)('by the grammar of RFC 4287 there is no fault in %s', (locale) => {
  it.each([
    ['the news', writeAtom({ ...empty, locale, items: [news('7'), news('8')] })],
    ['the news when there are none', writeAtom({ ...empty, locale })],
    ['the advisories', writeAdvisoryAtom({ ...empty, locale, items: [advisory] })],
    ['the advisories when there are none', writeAdvisoryAtom({ ...empty, locale })],
    ['the releases', writeReleaseFeed({ origin, publisher: hostile, locale, index: products })],
    ['the releases when there are none', writeReleaseFeed({ origin, publisher: hostile, locale, index: [] })],
  ])('in %s', async (_, xml) => {
    expect(await grammarFaults(xml, 'atom')).toEqual([])
  })
})

it('a release without a translation says in which language it is', () => {
  const entries = locales.map((locale) => {
    const xml = writeReleaseFeed({ origin, publisher: 'Made', locale, index: products })
    return /<entry[^>]*>/.exec(xml)?.[0]
  })
  expect(entries).toEqual(['<entry xml:lang="en">', '<entry>'])
})

describe('the grammar finds', () => {
  const good = writeAtom({ ...empty, locale: 'en', items: [news('7')] })
  it.each([
    ['a feed without a name', good.replace(/<id>[^<]*<\/id>/, '')],
    ['an entry without a title', good.replace(/(<entry>[^]*?)<title>[^<]*<\/title>/, '$1')],
    ['a moment without an offset', good.replaceAll('.000Z</updated>', '</updated>')],
    ['a day instead of a moment', good.replaceAll('T01:00:00.000Z</published>', '</published>')],
    ['two summaries', good.replace(/<summary>[^<]*<\/summary>/, '$&$&')],
    ['a link that only the site itself can follow', good.replaceAll(`href="${origin}`, 'href="')],
    ['a feed in which nobody wrote', good.replaceAll(/<author>.*?<\/author>/g, '')],
    ['markup that was not escaped', good.replace('<content type="html">', '<content type="html"><p>1</p>')],
    ['what is no XML', good.replace('</feed>', '')],
  ])('%s', async (_, xml) => {
    expect(await grammarFaults(xml, 'atom')).not.toEqual([])
  })
})
