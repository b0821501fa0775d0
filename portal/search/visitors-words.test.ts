import { beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { indexAll } from '../../tests/setup/search-index.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

beforeAll(() => indexAll(test.payload), 60_000)

describe('what visitors type and read', () => {
  it.each(['docker', 'neural', 'investor', 'openssl', 'labview', '火箭', '报价', '机床', '激活'])(
    '28 (corrections): takes %s, which is not here, for nothing else',
    async (query) => {
      for (const locale of locales) {
        const { corrected, suggested } = await test.ask('search', locale, { query })
        expect([corrected, suggested]).toEqual([undefined, undefined])
      }
    },
  )

  it('28 (corrections): asks about what is a word by itself and may be a slip, and searches for what was typed', async () => {
    const { corrected, items, suggested } = await test.ask('search', 'en', { query: 'thermel' })
    expect([corrected, suggested, items]).toEqual([undefined, 'thermal', []])
  })

  it('28 (corrections): puts a Chinese word right that sounds the same, or has one wrong character within a term', async () => {
    for (const [typed, meant] of [
      ['夜压', '液压'],
      ['热时控', '热失控'],
      ['控制系统设汁', '控制系统设计'],
    ] as const) {
      const { corrected, items } = await test.ask('search', 'zh', { query: typed })
      expect(corrected).toBe(meant)
      expect(items[0]?.title).toBe((await test.ask('search', 'zh', { query: meant })).items[0]?.title)
    }
  })

  it('28 (results one can tell apart): a release and an advisory say which, and results lead to the very place', async () => {
    const { items: releases } = await test.ask('search', 'en', { query: 'FMI', kind: 'releases', pageSize: 50 })
    expect(releases.length).toBeGreaterThan(1)
    expect(new Set(releases.map(({ title }) => title)).size).toBe(releases.length)
    for (const { id, path, title } of releases) {
      expect(title).toMatch(/^\w[\w ]* R\d{4}[ab].*: \w/)
      expect(path).toMatch(new RegExp(`^/product/downHistory\\?product=[\\w-]+#release-${id}$`))
    }
    const { items: advisories } = await test.ask('search', 'zh', { query: '许可服务', kind: 'advisories' })
    for (const { title } of advisories) expect(title).toMatch(/^ARM-\d{4}-\d{3} /)
    const anchors = {
      standards: /^\/help\/OpenSystem#standard-\d+$/,
      'course-plans': /#plan-\d+$/,
      textbooks: /textbook-plan#[\w-]+$/,
    }
    for (const [kind, anchor] of Object.entries(anchors)) {
      const { items } = await test.ask('search', 'en', { query: 'control model FMI', kind })
      expect([kind, items.length > 0]).toEqual([kind, true])
      for (const { path } of items) expect(path).toMatch(anchor)
    }
  })

  it.each([
    ['en', 'how do I activate my licence', /licence/i],
    ['en', 'GDPR', /^Privacy policy/],
    ['en', 'Ubuntu', /Linux/],
    ['en', 'slow', /slow/],
    ['zh', '仿真太慢怎么办', /^仿真变慢/],
    ['zh', '半实物', /硬件在环/],
    ['zh', '微信', undefined],
    ['zh', '總部電話', /./],
    ['en', 'hohmann', /^Orbits/],
    ['en', 'warranty of the station', /^Station/],
    ['zh', '在哪里下载安装包', /下载|安装/],
  ] as const)('28 (words): %s %s finds %s', async (locale, query, title) => {
    const { corrected, items } = await test.ask('search', locale, { query, pageSize: 3 })
    expect(corrected).toBe(undefined)
    if (title === undefined) expect(items).toEqual([])
    else expect(items.map((each) => each.title).join('\n')).toMatch(new RegExp(title.source, `${title.flags}m`))
  })

  it('28 (words): another word for a thing counts less in a title than the word that was typed', async () => {
    const [first] = (await test.ask('search', 'zh', { query: '许可', kind: 'help-articles' })).items
    expect(first?.title).toContain('许可')
  })

  it('28 (bad input): whatever is asked is answered', async () => {
    for (const query of [
      'x '.repeat(4999),
      '？！。'.repeat(3000),
      '🙂🚀'.repeat(2000),
      '\u202Eabc\u202C شركة \u2067浑仪\u2069',
    ])
      for (const locale of locales) expect((await test.ask('search', locale, { query })).page).toBe(1)
  })

  it('a release is called by the new name of its product', async () => {
    const { docs } = await test.payload.find({ collection: 'products', limit: 1, locale: 'en' })
    const { id = 0, title: own = '' } = docs[0] ?? {}
    await test.payload.update({ collection: 'products', id, locale: 'en', data: { title: 'Zorbwright' } })
    await indexAll(test.payload)
    const named = (await test.ask('search', 'en', { query: 'Zorbwright', kind: 'releases' })).items
    await test.payload.update({ collection: 'products', id, locale: 'en', data: { title: own } })
    await indexAll(test.payload)
    expect(named.length).toBeGreaterThan(0)
    for (const { title } of named) expect(title).toContain('Zorbwright R20')
  })

  it('28 (suggestions): the newest release first, people by name in both scripts, help for a question', async () => {
    const suggest = async (query: string, locale: 'zh' | 'en', kind?: string) =>
      (await test.ask('search/suggest', locale, { query, ...(kind && { kind }) })).items
    const { docs } = await test.payload.find({ collection: 'releases', limit: 0, pagination: false })
    const dateOf = new Map(docs.map(({ date, id }) => [String(id), date]))
    for (const query of ['studio', 'FMI', 'R2026a']) {
      const dates = (await suggest(query, 'en', 'releases')).map(({ id }) => dateOf.get(id))
      expect(dates.length).toBeGreaterThan(1)
      expect(dates, query).toEqual(dates.toSorted((a = '', b = '') => b.localeCompare(a)))
    }
    const { leaders } = await test.ask('company/about', 'en', {})
    const { leaders: named } = await test.ask('company/about', 'zh', {})
    for (const { id, title } of leaders) {
      const written = named.find((each) => each.id === id)?.title ?? ''
      expect(await suggest(title, 'zh')).toContainEqual(
        expect.objectContaining({ kind: 'leaders', id, title: written }),
      )
      expect(await suggest(written, 'en')).toContainEqual(expect.objectContaining({ kind: 'leaders', id, title }))
    }
    for (const [query, locale] of [
      ['how do I borrow a licence', 'en'],
      ['怎么安装', 'zh'],
    ] as const)
      expect((await suggest(query, locale))[0]?.kind, query).toBe('help-articles')
  })
})
