import { describe, expect, it } from 'vitest'
import { entriesOf, writeLlms, writeRobots, writeSiteMaps } from './site-map.ts'

const origin = 'https://www.example.com'
const updatedAt = '2026-11-01T00:00:00.000Z'
const column = (path: string, languages: ('zh' | 'en')[] = ['zh', 'en']) => ({
  path,
  languages,
  title: path,
  description: `About <${path}>`,
  updatedAt,
})
const record = (paths: { zh?: string; en?: string }) => ({ path: '', list: '/news', paths, title: '', updatedAt })

describe('sitemap.xml', () => {
  it('[L7] has every page in each of its languages, with the pair of each; what has one language has no pair (L6)', () => {
    const entries = entriesOf([column('/about')], [record({ zh: '/news/detail?id=a&b' })])
    const map = writeSiteMaps(entries, origin)['/sitemap.xml'] ?? ''
    expect(map.match(/<loc>[^<]+/g)).toEqual([
      `<loc>${origin}/about`,
      `<loc>${origin}/en/about`,
      `<loc>${origin}/news/detail?id=a&amp;b`,
    ])
    expect(map.match(/hreflang="[^"]+"/g)).toEqual([
      'hreflang="zh-Hans"',
      'hreflang="en"',
      'hreflang="x-default"',
      'hreflang="zh-Hans"',
      'hreflang="en"',
      'hreflang="x-default"',
    ])
    expect(map).toContain(`<lastmod>${updatedAt}</lastmod>`)
  })

  it('leaves out personal pages, steps of signing in, and columns without a route', () => {
    const paths = ['/about', '/login', '/callback', '/search', '/support/ticket/mine', '/no-such']
    expect(
      entriesOf(
        paths.map((path) => column(path)),
        [],
      ).map((entry) => entry.paths.zh),
    ).toEqual(['/about'])
  })

  it('says of a list that it changed with its newest record, and of the home page with the newest of all', () => {
    const [earlier, newest] = ['2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z']
    const entries = entriesOf(
      ['/', '/news', '/case', '/about'].map((path) => column(path)),
      [
        { ...record({ zh: '/news/detail?id=a' }), updatedAt: earlier },
        { ...record({ zh: '/case/detail?id=b' }), list: '/case', updatedAt: newest },
        { ...record({ zh: '/news/detail?id=c' }), updatedAt: '2026-10-01T00:00:00.000Z' },
      ],
    )
    expect(Object.fromEntries(entries.slice(0, 4).map((entry) => [entry.paths.zh, entry.updatedAt]))).toEqual({
      '/': newest,
      '/news': earlier,
      '/case': newest,
      '/about': updatedAt,
    })
  })

  it('is an index of parts where one would have too many addresses', () => {
    const entries = entriesOf(
      [],
      Array.from({ length: 5 }, (_, index) => record({ zh: `/${index}`, en: `/${index}` })),
    )
    const maps = writeSiteMaps(entries, origin, 4)
    expect(Object.keys(maps)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
    expect(maps['/sitemap.xml']?.match(/<loc>[^<]+/g)).toHaveLength(3)
    expect(Object.values(maps).join('').match(/<url>/g)).toHaveLength(10)
  })
})

it('robots.txt keeps robots from calls and the admin, and names the map', () => {
  expect(writeRobots(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(writeRobots(origin)).toContain('Disallow: /admin\n')
})

it('llms.txt names each page with a sentence, in English where there is one', () => {
  const text = writeLlms({
    name: 'Example',
    description: 'Makes\nthings',
    columns: [column('/about'), column('/news', ['zh'])],
    origin,
  })
  expect(text.split('\n').slice(0, 3)).toEqual(['# Example', '', '> Makes things'])
  expect(text).toContain(`- [/about](${origin}/en/about): About /about`)
  expect(text).toContain(`- [/news](${origin}/news): About /news`)
})
