import { readdir } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Examination } from '#content/doctor/examine.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { runCommand, useFolders } from '../fault/drill.ts'
import { administrator, publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

async function signInPage(page: Page, origin: string, email: string): Promise<void> {
  const [name = '', value = ''] = (await signIn(origin, email)).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

const newFolder = useFolders()

const texts = [
  {
    locale: 'zh-CN',
    title: '网站体检',
    found: /发现\d+个错误、\d+个警告。/,
    name: '还没有做过备份。',
    again: '再查一次',
  },
  {
    locale: 'en-US',
    title: 'Site doctor',
    found: /\d+ errors? and \d+ warnings? were found\./,
    name: 'No backup has ever been made.',
    again: 'Check again',
  },
] as const

describe('27: the site doctor', () => {
  for (const { again, found, locale, name, title } of texts)
    test(`is in the administrator’s menu and says what is wrong (${locale})`, async ({ open, portico: { origin } }) => {
      const { page } = await open({ locale, viewport: { width: 1440, height: 900 } })
      await signInPage(page, origin, administrator)
      await page.goto('/admin')
      expect(await page.getByRole('link', { name: title, exact: true }).getAttribute('href')).toBe('/admin/doctor')
      await page.goto('/admin/doctor')
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText(found).waitFor()
      await page.getByText(name).waitFor()
      const asked = page.waitForResponse((response) => response.url().endsWith('/admin/api/doctor'))
      await page.getByRole('button', { name: again }).click()
      expect((await asked).status()).toBe(200)
      expect(await findBarriers(page, { include: '.doctor', tags: wcag })).toEqual([])
    })

  test('says nothing to others', async ({ open, portico: { origin } }) => {
    const { page } = await open({ locale: 'en-US' })
    await signInPage(page, origin, publisher)
    await page.goto('/admin/doctor')
    await page.getByText('Only administrators see the site doctor.').waitFor()
    expect(await page.getByRole('button', { name: 'Check again' }).count()).toBe(0)
  })

  test('speaks on a terminal as well, beside the running site, and its exit code tells a monitor', async ({
    portico: { dataDir },
  }) => {
    const place = { dataDir, env: {} }
    const asked = await runCommand('doctor', ['--json'], place)
    expect(asked.code).toBe(2)
    const { examinations } = JSON.parse(asked.output) as { examinations: Examination[] }
    const names = examinations.flatMap(({ findings }) => findings.map((finding) => finding.name))
    expect(names).toEqual(expect.arrayContaining(['no-address', 'no-backup', 'no-mail-server']))
    expect(names).not.toContain('not-checked')
    expect((await runCommand('doctor', ['--zh'], place)).output).toContain('错误 还没有做过备份。 [no-backup]')
    expect((await runCommand('doctor', ['--loud'], place)).code).toBe(3)
    const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }
    const outage = await runCommand('doctor', [], { dataDir, env: away })
    expect(outage.code).toBe(2)
    expect(outage.output).toContain('[database-away]')
    // Where nothing was ever started, nothing is made either.
    const empty = await newFolder()
    expect((await runCommand('doctor', [], { dataDir: empty, env: {} })).output).toContain('[database-away]')
    expect(await readdir(empty)).toEqual([])
  })
})
