import { describe, expect } from 'vitest'
import { machines } from '#demo/content/machines.ts'
import { productPages } from '#demo/content/product-pages.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { localizePath } from '#lib/locale.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { readPage } from '../process/html.ts'
import { expectEmptyList } from '../process/empty-list.ts'

const words = {
  zh: {
    compare: '浑仪控制：加入对比',
    leave: '浑仪控制：移出对比',
    table: '对比表',
    search: '查找',
    filters: '筛选工具箱',
  },
  en: {
    compare: 'Armilla Control: add to the comparison',
    leave: 'Armilla Control: remove from the comparison',
    table: 'Comparison',
    search: 'Search',
    filters: 'Filter the toolboxes',
  },
} as const
const locales = ['zh', 'en'] as const
const withoutScripts = { javaScriptEnabled: false }

const addresses = [
  '/product?compare=studio,twin',
  '/product/detail?id=realtime',
  '/product/Toolbox',
  '/product/Toolbox?q=pump',
  '/product/Toolbox/detail?id=battery',
  '/product/machine?compare=station-s4,station-s8',
  '/product/machine/detail?id=station-x16',
]

describe.each(locales)('products in %s', (locale) => {
  const text = words[locale]
  const to = (path: string) => localizePath(path, locale)

  for (const [name, options] of [
    ['with scripts', {}],
    ['without scripts', withoutScripts],
  ] as const) {
    test(`[L2] products are put side by side and taken out again, ${name}, and the address keeps it`, async ({
      open,
    }) => {
      const { page, record } = await open(options)
      await page.goto(to('/product?compare=studio'))
      await page.getByRole('link', { name: text.compare }).click()
      // In the order in which they were chosen.
      await page.waitForURL((url) => url.searchParams.get('compare') === 'studio,control')
      const table = page.getByRole('table', { name: text.table })
      const [, modelica] = productPages.control?.comparison.modelica ?? []
      await table.getByRole('cell', { name: modelica?.[locale] ?? '' }).waitFor()
      expect(await table.getByRole('columnheader').count()).toBe(3)
      await page.reload()
      await page.getByRole('link', { name: text.leave }).click()
      await page.waitForURL((url) => url.searchParams.get('compare') === 'studio')
      expect(record.complaints).toEqual([])
    })
  }

  test.for([
    { name: 'wide', size: { width: 1440, height: 900 } },
    { name: 'phone', size: { width: 390, height: 844 } },
  ])(
    'machines stand as they were chosen, and their names stay in the window ($name)',
    async ({ name, size }, { open }) => {
      const { page } = await open({ viewport: size, reducedMotion: 'reduce' })
      await page.goto(to('/product/machine?compare=station-s8,edge-e2,station-s4,station-x16'))
      await started(page)
      const table = page.getByRole('table')
      const heads = table.getByRole('columnheader').getByRole('link')
      expect(
        await heads.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).search)),
      ).toEqual(['station-s8', 'edge-e2', 'station-s4', 'station-x16'].map((slug) => `?id=${slug}`))
      await table.getByRole('row').nth(20).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 300)
      for (const head of await heads.all()) {
        await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? -1)).toBeGreaterThanOrEqual(0)
        const box = await head.boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(220)
        expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
      }
      const label = table.getByRole('row').nth(20).getByRole('rowheader')
      const value = table.getByRole('row').nth(20).getByRole('cell').first()
      const [above, below] = [await label.boundingBox(), await value.boundingBox()]
      // On a phone what a row is about stands above its values.
      if (name === 'phone') expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
      else expect(Math.abs((above?.y ?? 0) - (below?.y ?? 99))).toBeLessThan(2)
    },
  )

  test('[L2] the list of toolboxes follows what is typed, and the address has it', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(to('/product/Toolbox'))
    await started(page)
    const rows = page.getByRole('main').getByRole('article')
    expect(await rows.count()).toBe(toolboxes.length)
    const search = page.getByRole('search', { name: text.filters })
    await search.getByRole('searchbox', { name: text.search }).pressSequentially('ECM')
    await expect.poll(() => rows.count()).toBe(1)
    expect(await rows.getByRole('link').first().innerText()).toBe(locale === 'zh' ? '电池' : 'Battery')
    expect(new URL(page.url()).searchParams.get('q')).toBe('ECM')
    await search.getByRole('searchbox', { name: text.search }).fill('')
    await expect.poll(() => rows.count()).toBe(toolboxes.length)
    await search.getByRole('combobox').first().selectOption('electrical')
    await page.waitForURL('**/product/Toolbox?domain=electrical')
    await expect.poll(() => rows.count()).toBe(3)
    expect(record.complaints).toEqual([])
  })

  test('[L2] without scripts the form of the toolboxes is sent, and letters are links', async ({ open }) => {
    const { page } = await open(withoutScripts)
    await page.goto(to('/product/Toolbox'))
    await page.getByRole('searchbox', { name: text.search }).fill('pump')
    await page.getByRole('searchbox', { name: text.search }).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'pump')
    const found = await page.getByRole('main').getByRole('article').count()
    expect(found).toBeGreaterThan(0)
    expect(found).toBeLessThan(toolboxes.length)
    await page.goto(to('/product/Toolbox'))
    await page.locator('.letters').getByRole('link', { name: 'P', exact: true }).click()
    await page.waitForURL('**/product/Toolbox?letter=P')
    expect(await page.getByRole('main').getByRole('article').count()).toBe(
      toolboxes.filter((each) => each.package.startsWith('P')).length,
    )
  })

  test('[L2] a toolbox shows every function and finds one', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(to('/product/Toolbox/detail?id=orbits'))
    await started(page)
    const names = page.locator('.functions dt')
    const seed = toolboxes.find(({ slug }) => slug === 'orbits')
    expect(await names.allInnerTexts()).toEqual(seed?.functions.map(([name]) => name))
    await page.getByRole('main').getByRole('searchbox').fill('hohm')
    await expect.poll(() => names.allInnerTexts()).toEqual(['hohmann'])
    expect(record.complaints).toEqual([])
  })

  test('no barrier that axe knows of, and nothing wider than the page', async ({ open }) => {
    await expectAccessible(open, addresses.map(to))
  })
})

describe('bad input', () => {
  const bad = [
    '/product?compare=no-such',
    '/product?compare=studio,no-such',
    '/product?compare=studio,compute,control,realtime,twin',
    '/product?compare=,',
    `/product?compare=${'x'.repeat(200)}`,
    '/product/detail?id=no-such',
    '/product/detail?id=-1',
    '/product/detail?id=999999',
    '/product/Toolbox?page=0',
    '/product/Toolbox?page=-1',
    '/product/Toolbox?page=1000000000',
    '/product/Toolbox?page=two',
    '/product/Toolbox?page=2',
    '/product/Toolbox?domain=no-such',
    '/product/Toolbox?product=no-such',
    '/product/Toolbox?licence=free',
    '/product/Toolbox?letter=J',
    '/product/Toolbox?letter=p',
    '/product/Toolbox/detail?id=0',
    '/product/machine?class=no-such',
    '/product/machine?interface=no-such',
    '/product/machine?compare=station-s9',
    '/product/machine?page=1000000000',
    '/product/machine/detail?id=no-such',
  ]
  for (const locale of locales) {
    test(`[S1] what there is not is not found, and filters that mean nothing leave an empty list, in ${locale}`, async ({
      portico,
    }) => {
      for (const address of bad.map((each) => localizePath(each, locale))) {
        if (!address.includes('/detail')) {
          await expectEmptyList(portico.origin, address)
          continue
        }
        const { status, text } = await ask(portico.origin + address)
        expect(status, address).toBe(404)
        expect(text, address).toContain('Page Not Found')
      }
    })
  }

  test('a comparison with one twice is sent to its one address', async ({ portico }) => {
    for (const [asked, one] of [['/product?compare=studio,studio', '/product?compare=studio']] as const) {
      const { headers, status } = await ask(portico.origin + asked)
      expect([status, headers.location], asked).toEqual([301, one])
    }
  })

  test('what is typed into the search is kept nowhere', async ({ portico }) => {
    for (const attempt of [1, 2]) {
      const { headers, status } = await ask(`${portico.origin}/product/Toolbox?q=anything-${'x'.repeat(20)}`)
      expect(status).toBe(200)
      expect(headers['server-timing'], `attempt ${attempt}`).toBe('store;desc=none')
      expect(headers['cache-control']).toBe('no-store')
    }
    const list = await ask(`${portico.origin}/product/Toolbox?domain=electrical`)
    expect(list.headers['cache-control']).toContain('max-age=0')
  })
})

describe('what the pages say to machines', () => {
  const typesOf = (text: string) =>
    [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '{}']) => JSON.parse(json) as { '@type': string; [key: string]: unknown },
    )

  for (const locale of locales) {
    test(`schema.org records of the six pages in ${locale}`, async ({ portico }) => {
      for (const [address, type] of [
        ['/product', 'ItemList'],
        ['/product/detail?id=studio', 'SoftwareApplication'],
        ['/product/Toolbox', 'ItemList'],
        ['/product/Toolbox/detail?id=battery', 'SoftwareApplication'],
        ['/product/machine', 'ItemList'],
        ['/product/machine/detail?id=station-s8', 'Product'],
      ] as const) {
        const records = typesOf((await ask(portico.origin + localizePath(address, locale))).text)
        const record = records.find((each) => each['@type'] === type)
        if (record === undefined) throw new Error(`${address} has no ${type}`)
        if (type === 'ItemList') expect((record.itemListElement as unknown[]).length).toBeGreaterThan(4)
        else expect(record.url).toBe(portico.origin + localizePath(address, locale))
        if (type === 'Product')
          expect((record.additionalProperty as unknown[]).length).toBe(
            machines
              .find(({ slug }) => slug === 'station-s8')
              ?.specifications.reduce((sum, { rows }) => sum + rows.length, 0),
          )
      }
    })
  }

  test('[L6] [L7] a toolbox that exists in Chinese only says so in English, and its list marks it', async ({
    portico,
  }) => {
    const { status, text } = await ask(`${portico.origin}/en/product/Toolbox/detail?id=tongxin`)
    const page = readPage(text)
    expect(status).toBe(200)
    expect(text).toContain('This has not been translated into English yet.')
    expect(text).toMatch(/<h1\b[^>]*\blang="zh-Hans"/)
    expect(page.alternates).toEqual({})
    expect(page.canonical).toBe(`${portico.origin}/product/Toolbox/detail?id=tongxin`)
    expect((await ask(`${portico.origin}/en/product/Toolbox?letter=C`)).text).toContain('Chinese only')
  })
})
