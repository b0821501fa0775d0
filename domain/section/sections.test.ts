import { describe, expect, it } from 'vitest'
import { globalNumbers, partsOfGlobal } from '#content/search/page-parts.ts'
import { recordPages } from '#domain/site/record-pages.ts'
import { calls } from '#portal/calls.ts'
import { searchKinds } from '#portal/search/kinds.ts'
import { pageOfPart } from '#portal/search/page-parts.ts'
import { pageRoutes } from '#site/route-table.ts'
import { isOff, sectionOfPath } from './section-paths.ts'
import { offSections, sectionOfCall, sectionOfCollection, sections } from './sections.ts'
import { withoutOff } from './without-off.ts'

describe('27: which section something belongs to', () => {
  it('an address, by its longest beginning, in each language, with whatever follows', () => {
    expect(sectionOfPath('/product/machine/detail?id=a')).toBe('machines')
    expect(sectionOfPath('/en/product/Toolbox#all')).toBe('toolboxes')
    expect(sectionOfPath('/product/matlab-simulink')).toBe('products')
    expect(sectionOfPath('/en/releases/feed.atom')).toBe('downloads')
    // Not the beginning of a word, and nothing that every company has.
    for (const address of [
      '/products',
      '/newsroom',
      '/',
      '/en',
      '/contact',
      '/login',
      '/sitemap',
      '/admin',
      '/videos/a.mp4',
    ])
      expect([address, sectionOfPath(address)]).toEqual([address, undefined])
  })

  it('every page but those that every company has belongs to one', () => {
    const others = pageRoutes.map(({ path }) => path).filter((path) => sectionOfPath(path) === undefined)
    expect(others).toEqual([
      '/',
      '/contact',
      '/cookies',
      '/disclaimer',
      '/PrivacyPolicy',
      '/sitemap',
      '/search',
      '/login',
      '/callback',
    ])
    expect(new Set(pageRoutes.flatMap(({ path }) => sectionOfPath(path) ?? []))).toEqual(new Set(sections))
  })

  it('a kind of record goes with its page', () => {
    for (const { collection, detail } of recordPages)
      expect([collection, sectionOfCollection(collection)]).toEqual([collection, sectionOfPath(detail)])
    const common = searchKinds.filter(({ collection }) => sectionOfCollection(collection) === undefined)
    expect(common.map(({ collection }) => collection)).toEqual([
      'columns',
      'legal-texts',
      'forms',
      'custom-pages',
      'offices',
      'experts',
      'page-parts',
    ])
  })

  it('a row of settings goes with the page that shows it', () => {
    const { 'about-page': about = 0, site = 0, teaching = 0 } = globalNumbers
    const pages = [site, about, teaching].map((each) => pageOfPart(each * partsOfGlobal + 3) ?? '')
    expect(pages.map(sectionOfPath)).toEqual([undefined, 'about', 'education'])
    expect(pageOfPart(99 * partsOfGlobal)).toBeUndefined()
  })

  it('every call of a section is named by its beginning', () => {
    const owned = Map.groupBy(calls, ({ path }) => sectionOfCall(path))
    expect(sections.filter((section) => !owned.has(section))).toEqual([])
    const others = new Set(owned.get(undefined)?.map(({ path }) => path.split('/')[0]))
    expect([...others].toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
      'account',
      'auth',
      'base',
      'company',
      'consult',
      'contact',
      'enquiry',
      'form',
      'home',
      'legal',
      'page',
      'search',
      'seo',
      'translation',
    ])
  })
})

describe('27: what is off', () => {
  it('is what was chosen and what has nothing to show without it', () => {
    expect(offSections(['products'])).toEqual(['products', 'downloads'])
    expect(offSections(['news', 'a name of before'])).toEqual(['news'])
    expect([offSections(null), offSections(undefined)]).toEqual([[], []])
    expect([isOff('/news', []), isOff('/news', ['news']), isOff('/', ['news'])]).toEqual([false, true, false])
  })

  it('leaves an answer: entries of lists with what is below them, unless that is there', () => {
    const entry = (path: string, children: object[] = []) => ({ title: path, path, children })
    const menu = [entry('/news'), entry('/product', [entry('/product/download'), entry('/product/machine')])]
    expect(withoutOff(menu, ['news', 'downloads'])).toEqual([entry('/product', [entry('/product/machine')])])
    // The menu opens what is left of it.
    expect(withoutOff(menu, ['products', 'downloads', 'news'])).toEqual([
      { ...entry('/product/machine', [entry('/product/machine')]), title: '/product' },
    ])
  })

  it('leaves words where a link was', () => {
    const text = [{ type: 'paragraph', children: [{ type: 'link', href: '/en/news', children: [{ text: 'news' }] }] }]
    expect(withoutOff({ body: text }, ['news'])).toEqual({
      body: [{ type: 'paragraph', children: [{ text: 'news' }] }],
    })
    expect(withoutOff({ link: { title: 'News', path: '/news' } }, ['news'])).toEqual({ link: { title: 'News' } })
    // A page says its own address, which is no link.
    expect(withoutOff({ path: '/news', at: '/news' }, ['news'])).toEqual({ path: '/news', at: '/news' })
  })
})
