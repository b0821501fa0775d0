import { describe, expect } from 'vitest'
import { blockLibraries } from '#demo/content/compatibility/index.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { codeCheckPath as path, codeField, examined, openCheck } from '../browser/code-check.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'
import { expectEmptyList } from '../process/empty-list.ts'

const words = {
  zh: {
    prefix: '',
    wholeBlocks: '全部模块一页',
    filters: '筛选函数',
    search: '函数名或说明',
    state: '状态',
    submit: '查找',
    none: '没有符合条件的函数',
    whole: '全表一页，便于打印',
    total: (count: number) => `${count.toLocaleString('en')}个函数和命令`,
    pages: '分页',
    next: '下一页',
  },
  en: {
    prefix: '/en',
    wholeBlocks: 'All blocks on one page',
    filters: 'Filter the functions',
    search: 'Name or remark',
    state: 'State',
    submit: 'Search',
    none: 'No function matches',
    whole: 'The whole table on one page, for printing',
    total: (count: number) => `${count.toLocaleString('en')} functions and commands`,
    pages: 'Pages',
    next: 'Next page',
  },
} as const

for (const [locale, text] of Object.entries(words)) {
  describe(`the coverage table in ${locale}`, () => {
    test('is searched, filtered and paged by the address', async ({ open }) => {
      const { page } = await open()
      await page.goto(text.prefix + path)
      await started(page)
      await page
        .getByRole('status')
        .filter({ hasText: text.total(examined.length) })
        .waitFor()
      await page.getByRole('navigation', { name: text.pages }).getByRole('link', { name: text.next }).click()
      await page.waitForURL('**?page=2#functions')
      await started(page)
      const filters = page.getByRole('search', { name: text.filters })
      await filters.getByLabel(text.search).fill('uitree')
      await filters.getByRole('button', { name: text.submit }).click()
      await page.waitForURL('**?q=uitree')
      await page.getByRole('row').filter({ hasText: 'uitreenode' }).waitFor()
      await page.reload()
      await page.getByRole('row').filter({ hasText: 'uitreenode' }).waitFor()
      expect(await filters.getByLabel(text.search).inputValue()).toBe('uitree')
    })

    test('works without scripts, and stands whole on one page', async ({ open }) => {
      const { page } = await open({ javaScriptEnabled: false })
      await page.goto(text.prefix + path)
      const filters = page.getByRole('search', { name: text.filters })
      await filters.getByLabel(text.search).fill('nothing-like-it')
      await filters.getByRole('button', { name: text.submit }).click()
      await page.waitForURL(/\?q=nothing-like-it/)
      await page.getByText(text.none).waitFor()
      await page.goto(text.prefix + path)
      await page.getByRole('link', { name: text.whole }).click()
      await page.waitForURL('**?view=whole')
      const names = (await page.getByRole('main').locator('.function-names').allInnerTexts()).join(' ')
      expect(new Set(names.trim().split(/\s+/)).size).toBe(examined.length)
    })

    test('every block stands on one page, without scripts', async ({ open }) => {
      const { page } = await open({ javaScriptEnabled: false })
      await page.goto(text.prefix + path)
      await page.getByRole('link', { name: text.wholeBlocks }).click()
      await page.waitForURL('**?view=blocks')
      const blocks = blockLibraries.flatMap((library) => library.blocks)
      expect(await page.getByRole('main').getByRole('rowheader').count()).toBe(blocks.length)
    })

    test('[S1] filters that there are not leave an empty list', async ({ portico }) => {
      for (const query of [
        'page=0',
        'page=-1',
        'page=1000000000',
        'page=99',
        'page=x',
        'area=nothing',
        'state=maybe',
        'view=all',
        `q=${'a'.repeat(201)}`,
        'q=plot&page=99',
      ]) {
        await expectEmptyList(portico.origin, `${text.prefix}${path}?${query}`)
      }
    })
  })

  test('has no barrier that axe knows of, in any of its views, and its neighbours neither', async ({ open }) => {
    const views = [path, `${path}?view=whole`, `${path}?view=blocks`, '/product/Innovation', '/product/open-platform']
    await expectAccessible(
      open,
      views.map((address) => text.prefix + address),
    )
  })
}

describe('what the policies allow', () => {
  const policyOf = async (address: string) =>
    String((await ask(address, { headers: asDocument })).headers['content-security-policy'])

  test('one page may run its worker, kept or not, and no other page may', async ({ portico }) => {
    for (const address of [path, `${path}?state=no`, `${path}?q=plot`]) {
      const policy = await policyOf(portico.origin + address)
      expect(policy).toContain("worker-src 'self'")
      expect(policy).toContain('trusted-types portico-worker')
      expect(policy).toContain("require-trusted-types-for 'script'")
    }
    for (const address of ['/', '/product', '/search?q=a', '/nowhere']) {
      const policy = await policyOf(portico.origin + address)
      expect(policy).toContain("worker-src 'none'")
      expect(policy).toContain("trusted-types 'none'")
    }
  })

  test('the worker may ask nothing of anybody', async ({ open, portico }) => {
    const { page, record } = await open()
    await openCheck(page, 'zh')
    const worker = page.workers()[0]
    const file = new URL(worker?.url() ?? '')
    expect(file.origin).toBe(portico.origin)
    expect((await ask(file.href)).headers['content-security-policy']).toBe("default-src 'none'")
    const sent = await worker?.evaluate(() =>
      fetch('/healthz').then(
        () => 'sent',
        () => 'refused',
      ),
    )
    expect(sent).toBe('refused')
    expect(record.requests.some(({ path: asked }) => asked === '/healthz')).toBe(false)
  })

  test('the page is a document of its own, reached and left by a page load', async ({ open }) => {
    const { page } = await open()
    await page.goto('/product')
    await started(page)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'MATLAB' }).first().click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => codeField(page, 'zh').isEnabled()).toBe(true)
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(false)
  })
})

describe('samples of the open platform', () => {
  test('stand behind tabs, are all there without scripts, and can be copied', async ({ open }) => {
    const { context, page } = await open()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/product/open-platform')
    await started(page)
    await page.getByRole('tab', { name: 'C', exact: true }).click()
    const panel = page.getByRole('tabpanel', { name: 'C', exact: true })
    await panel.getByRole('button', { name: 'Copy' }).click()
    await panel.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#include <armilla.h>')

    const still = await open({ javaScriptEnabled: false })
    await still.page.goto('/en/product/open-platform')
    expect(await still.page.locator('pre').filter({ visible: true }).count()).toBe(4)
  })
})
