import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { administrator, editor, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const words = {
  'zh-CN': {
    only: '只要访客看得到的',
    out: '导出',
    file: '归档或表格（.tar、.csv、.json）',
    check: '看看会改什么',
    nothing: '文件里的内容这里都有，没有什么要改。',
    would: '会写入1条：',
    go: '导入这1条',
    done: '已导入1条。',
  },
  'en-US': {
    only: 'Only what visitors see',
    out: 'Export',
    file: 'Archive or table (.tar, .csv, .json)',
    check: 'See what would change',
    nothing: 'All that is in the file is here already. There is nothing to change.',
    would: 'Would be written: 1',
    go: 'Import (1)',
    done: 'Imported: 1.',
  },
}

describe('27: content moves by the admin', () => {
  for (const locale of chooseWay(['zh-CN', 'en-US'] as const, import.meta.url))
    test(`out as a file, and in again when it was looked at (${locale})`, async ({ open, portico: { origin } }) => {
      const texts = words[locale]
      const page = await openAsStaff(open, origin, administrator, { locale, viewport: { width: 1440, height: 900 } })
      await page.goto('/admin/move-content')
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.moving', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.getByLabel(texts.only).check()
      const begun = page.waitForEvent('download')
      await page.getByRole('button', { name: texts.out, exact: true }).click()
      const archive = await (await begun).path()
      expect((await readFile(archive)).subarray(0, 13).toString()).toBe('manifest.json')
      await page.getByLabel(texts.file).setInputFiles(archive)
      await page.getByRole('button', { name: texts.check }).click()
      await page.getByText(texts.nothing).waitFor({ timeout: 30_000 })

      // A link that was removed here since comes back, and nothing else.
      const cookie = await signIn(origin, administrator)
      const list = await fetch(`${origin}/admin/api/friend-links?limit=1&sort=id`, { headers: { cookie } })
      const { docs } = (await list.json()) as { docs: { id: number }[] }
      const gone = await fetch(`${origin}/admin/api/friend-links/${docs[0]?.id}`, {
        method: 'DELETE',
        headers: { cookie, origin },
      })
      expect(gone.status).toBe(200)
      await page.getByRole('button', { name: texts.check }).click()
      await page.getByText(texts.would).waitFor({ timeout: 30_000 })
      await page.getByRole('button', { name: texts.go }).click()
      await page.getByText(texts.done).waitFor({ timeout: 30_000 })
      expect(await findBarriers(page, { include: '.moving', tags: wcag })).toEqual([])
    })

  test('is no business of editors', async ({ open, portico: { origin } }) => {
    const page = await openAsStaff(open, origin, editor, { locale: 'en-US' })
    await page.goto('/admin/move-content')
    await page.getByText('Only administrators move content.').waitFor()
    expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0)
  })
})
