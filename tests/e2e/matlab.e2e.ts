import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'

const path = '/product/matlab-simulink'
const words = {
  zh: {
    prefix: '',
    label: '.m文件',
    result: '检查结果',
    keep: '保存为CSV',
    states: { no: '未覆盖', partly: '部分覆盖' },
    binary: '文件里有二进制内容，不是M代码。',
    tooLarge: '超过2 MB，没有读',
    archive: '请先另存为.m',
    filters: '筛选函数',
    search: '函数名或说明',
    state: '状态',
    submit: '查找',
    none: '没有符合条件的函数',
    whole: '全表一页，便于打印',
    total: (count: number) => `${count.toLocaleString('en')}个函数`,
    pages: '分页',
    next: '下一页',
    paste: '粘贴代码',
    code: '代码',
    pasteButton: '检查这段代码',
  },
  en: {
    prefix: '/en',
    label: '.m files',
    result: 'Result',
    keep: 'Keep as CSV',
    states: { no: 'Not covered', partly: 'Partly covered' },
    binary: 'The file has binary content and is not M code.',
    tooLarge: 'More than 2 MB, not read.',
    archive: 'Save it as .m first.',
    filters: 'Filter the functions',
    search: 'Name or remark',
    state: 'State',
    submit: 'Search',
    none: 'No function matches',
    whole: 'The whole table on one page, for printing',
    total: (count: number) => `${count.toLocaleString('en')} functions`,
    pages: 'Pages',
    next: 'Next page',
    paste: 'Paste code',
    code: 'Code',
    pasteButton: 'Check this code',
  },
} as const
type Words = (typeof words)[keyof typeof words]

const code = `function out = draw(x)
% ginput(1) in a comment
y = x' + sum(x)'; s = 'gtext(1)';
hold on
[px, py] = ginput(2);
data = xlsread('in.xlsx');
gtext('a'); gtext('b')
end
`
const inMemory = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text as string),
})

/** Opens the page and waits until files can be chosen. */
async function openCheck(page: Page, { label, prefix }: Words) {
  // The router asks for its manifest about a second after all is quiet: a test that counts requests must not see it.
  const manifest = page.waitForEvent('requestfinished', (request) => request.url().includes('/builds/meta/'))
  await page.goto(prefix + path)
  await started(page)
  await manifest
  const field = page.getByLabel(label, { exact: true })
  await expect.poll(() => field.isEnabled()).toBe(true)
  return field
}

for (const [locale, text] of Object.entries(words)) {
  describe(`the check in ${locale}`, () => {
    test('files are checked without a single request, even with the network gone, and the report is kept', async ({
      open,
    }) => {
      const { context, page, record } = await open({ acceptDownloads: true })
      const field = await openCheck(page, text)
      const before = record.requests.length
      await context.setOffline(true)
      await field.setInputFiles([inMemory('=draw.m', code), inMemory('中文.m', '% 注释\nuitree(1)\n')])
      const result = page.getByRole('region', { name: text.result })
      const row = result.getByRole('row').filter({ hasText: 'ginput' })
      await row.waitFor()
      expect(await row.innerText()).toContain(text.states.no)
      expect(await row.innerText()).toMatch(/=draw\.m\D+5(?!\d)/)
      expect(await result.getByRole('row').filter({ hasText: 'gtext' }).innerText()).toMatch(/=draw\.m\D+7(?!\d)/)
      expect(await result.getByRole('row').filter({ hasText: 'xlsread' }).innerText()).toContain(text.states.partly)
      await result.getByRole('row').filter({ hasText: 'uitree' }).waitFor()

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        result.getByRole('button', { name: text.keep }).click(),
      ])
      const csv = await readFile(await download.path(), 'utf8')
      expect(csv.startsWith('\ufeff')).toBe(true)
      expect(csv).toContain(`\r\n'=draw.m,ginput,${text.states.no},5,`)
      expect(csv).toContain(`\r\n中文.m,uitree,${text.states.no},2,`)
      expect(record.requests.slice(before).filter(({ path: asked }) => !asked.startsWith('blob:'))).toEqual([])
      expect(record.complaints).toEqual([])
    })

    test('what is no M code is refused with a sentence, and the rest is checked all the same', async ({ open }) => {
      const { page, record } = await open()
      const field = await openCheck(page, text)
      await field.setInputFiles([
        inMemory('binary.m', Buffer.alloc(5000)),
        inMemory('big.m', Buffer.alloc(2 * 1024 * 1024 + 1, ' ')),
        inMemory('live.mlx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])),
        inMemory('gbk.m', Buffer.from([0x25, 0xd7, 0xa2, 0xca, 0xcd, 0x0a, ...Buffer.from('ginput(1)')])),
        // As large as may be, and made to keep the check busy.
        inMemory(
          'full.m',
          `x = [${'@(a) '.repeat(400_000)}];\nbrush(1)`.padEnd(2 * 1024 * 1024, '\n').slice(0, 2 * 1024 * 1024),
        ),
      ])
      await page.getByText(text.binary).waitFor()
      await page.getByText(text.tooLarge).waitFor()
      await page.getByText(text.archive).waitFor()
      const result = page.getByRole('region', { name: text.result })
      await result.getByRole('row').filter({ hasText: 'ginput' }).waitFor()
      await result.getByRole('row').filter({ hasText: 'brush' }).waitFor()
      expect(record.complaints).toEqual([])
    })

    test('pasted code is checked, and the report outlives a change of the table’s filters', async ({ open }) => {
      const { page, record } = await open()
      await openCheck(page, text)
      await page.getByText(text.paste, { exact: true }).click()
      await page.getByRole('textbox', { name: text.code, exact: true }).fill('ginput(1)')
      await page.getByRole('button', { name: text.pasteButton }).click()
      const row = page.getByRole('region', { name: text.result }).getByRole('row').filter({ hasText: 'ginput' })
      await row.waitFor()
      await page.getByRole('search', { name: text.filters }).getByLabel(text.state).selectOption('no')
      await page.waitForURL('**?state=no')
      await page
        .getByRole('status')
        .filter({ hasText: text.total(148) })
        .waitFor()
      await row.waitFor()
      expect(record.complaints).toEqual([])
    })
  })

  describe(`the coverage table in ${locale}`, () => {
    test('is searched, filtered and paged by the address', async ({ open }) => {
      const { page } = await open()
      await page.goto(text.prefix + path)
      await started(page)
      await page
        .getByRole('status')
        .filter({ hasText: text.total(1420) })
        .waitFor()
      await page.getByRole('navigation', { name: text.pages }).getByRole('link', { name: text.next }).click()
      await page.waitForURL('**?page=2#functions')
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
      expect(new Set(names.trim().split(/\s+/)).size).toBe(1420)
    })

    test('[S1] filters that there are not are no page', async ({ portico }) => {
      for (const query of [
        'page=0',
        'page=-1',
        'page=1000000000',
        'page=25',
        'page=x',
        'area=nothing',
        'state=maybe',
        'view=all',
        `q=${'a'.repeat(201)}`,
        'q=plot&page=99',
      ]) {
        const { status } = await ask(`${portico.origin}${text.prefix}${path}?${query}`, { headers: asDocument })
        expect([query, status]).toEqual([query, 404])
      }
    })
  })

  for (const width of [390, 1440]) {
    for (const address of [path, `${path}?view=whole`, '/product/Innovation', '/product/open-platform']) {
      test(`${text.prefix}${address} has no barrier that axe knows of and fits ${width} px`, async ({ open }) => {
        const { page, record } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
        await page.goto(text.prefix + address)
        await started(page)
        expect(await findBarriers(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(record.complaints).toEqual([])
      })
    }
  }
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
    await openCheck(page, words.zh)
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
    await expect.poll(() => page.getByLabel(words.zh.label, { exact: true }).isEnabled()).toBe(true)
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
