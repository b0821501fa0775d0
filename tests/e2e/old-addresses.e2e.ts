import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { editor, publisher } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

/** What a process has counted: it writes once a minute, and no test waits for that. */
function countMissing(dataDir: string, addresses: readonly string[]): void {
  // The process may be writing.
  const database = new DatabaseSync(join(dataDir, 'portico.db'), { timeout: 10_000 })
  const insert = database.prepare(
    "INSERT INTO missing_addresses (address, times, first_at, last_at, host) VALUES (?, ?, ?, ?, 'www.search.example')",
  )
  const now = new Date().toISOString()
  for (const [index, address] of addresses.entries()) insert.run(address, 1200 - index, now, now)
  database.close()
}

const words = {
  'zh-CN': {
    title: '旧地址',
    redirectOf: (address: string) => `设跳转：${address}`,
    leaveOf: (address: string) => `不再列出：${address}`,
    left: /不再列出。/,
    target: '新地址',
    save: '保存跳转',
    elsewhere: /只能跳转到本站的地址/,
    saved: /现在跳转到\/about/,
    paste: '或者粘贴在这里',
    go: '导入',
    wrong: '有1行不对，什么都没有导入。改好后请再导入一次：',
    itself: '新旧地址相同。',
    done: '导入完成：新增2个，修改0个，0个原来就有。',
    check: '检查',
    share: '25%的地址会打不开。',
    download: '下载会打不开的地址（CSV）',
  },
  'en-US': {
    title: 'Old addresses',
    redirectOf: (address: string) => `Redirect this: ${address}`,
    leaveOf: (address: string) => `Leave out: ${address}`,
    left: /is listed no more\./,
    target: 'New address',
    save: 'Save redirect',
    elsewhere: /can only lead to an address of this site/,
    saved: /now leads to \/about\./,
    paste: 'Or paste it here',
    go: 'Import',
    wrong: 'One line is wrong, and nothing was imported. Correct this and import again:',
    itself: 'This leads to itself.',
    done: 'Imported: 2 new, 0 changed, 0 were there already.',
    check: 'Check',
    share: '25% of the addresses would break.',
    download: 'Download those that would break (CSV)',
  },
}

describe('27: old addresses in the admin', () => {
  for (const locale of chooseWay(['zh-CN', 'en-US'] as const, import.meta.url))
    test(`are redirected, left out, imported, and judged before a move (${locale})`, async ({ open, portico }) => {
      const { dataDir, origin } = portico
      const texts = words[locale]
      // Both languages use one process.
      const own = `/of-${locale.slice(0, 2)}`
      const [products, best, typedWrong] = [`${own}/products.html`, `${own}/blog/best`, `${own}/typed-wrong`] as const
      countMissing(dataDir, [products, best, typedWrong])
      const page = await openAsStaff(open, origin, publisher, { locale, viewport: { width: 1440, height: 900 } })
      await page.goto('/admin')
      const link = page.getByRole('link', { name: texts.title, exact: true })
      expect(await link.getAttribute('href')).toBe('/admin/old-addresses')
      await page.goto('/admin/old-addresses')
      await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()

      await page.getByRole('button', { name: texts.redirectOf(products) }).click()
      await page.getByLabel(texts.target).fill('https://elsewhere.example/')
      await page.getByRole('button', { name: texts.save }).click()
      await page.getByText(texts.elsewhere).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.old-addresses', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByLabel(texts.target).fill('/about')
      await page.getByRole('button', { name: texts.save }).click()
      await page.getByText(texts.saved).waitFor()
      await expect.poll(async () => (await ask(origin + products)).headers.location, { timeout: 5000 }).toBe('/about')
      await page.getByRole('button', { name: texts.leaveOf(typedWrong) }).click()
      await page.getByText(texts.left).waitFor()
      await page.reload()
      await page.getByRole('button', { name: texts.redirectOf(best) }).waitFor()
      expect(await page.getByRole('row').count()).toBe(2)

      const [csv, sitemap] = await page.getByLabel(texts.paste).all()
      await csv?.fill(`${own}/a,${own}/a\n${own}/b,/about`)
      await page.getByRole('button', { name: texts.go, exact: true }).click()
      await page.getByText(texts.wrong).waitFor()
      await page.getByRole('cell', { name: texts.itself }).waitFor()
      await csv?.fill(`${own}/blog/*,/news\n${own}/b,/about`)
      await page.getByRole('button', { name: texts.go, exact: true }).click()
      await page.getByText(texts.done).waitFor()

      const paths = ['/about', `${own}/blog/x`, `${own}/b`, `${own}/gone`]
      const urls = paths.map((path) => `<url><loc>https://www.old.example${path}</loc></url>`).join('')
      await sitemap?.fill(`<?xml version="1.0"?><urlset>${urls}</urlset>`)
      await page.getByRole('button', { name: texts.check, exact: true }).click()
      await page.getByText(texts.share).waitFor()
      expect(await findBarriers(page, { include: '.old-addresses', tags: wcag })).toEqual([])
      const begun = page.waitForEvent('download')
      await page.getByRole('button', { name: texts.download }).click()
      expect(await readFile(await (await begun).path(), 'utf8')).toBe(`\uFEFFfrom,to\r\n${own}/gone,\r\n`)
    })

  test('are no business of editors', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, editor, { locale: 'en-US' })
    await page.goto('/admin/old-addresses')
    await page.getByText('Only administrators and publishers look after old addresses.').waitFor()
    expect(await page.getByRole('button', { name: 'Import' }).count()).toBe(0)
    expect(await page.locator('a[href="/admin/old-addresses"]').count()).toBe(0)
  })
})
