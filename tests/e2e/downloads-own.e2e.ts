import { readFileSync } from 'node:fs'
import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accountWords, fillSignIn, openAccount, openLive } from '../browser/account.ts'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { poll } from '../process/poll.ts'
import { isLong } from '../setup/seed.ts'

const words = {
  zh: {
    mine: '我的下载',
    affected: '受ARM-',
    report: '提交工单',
    subject: '主题',
    product: '产品',
    mails: '安全公告的邮件',
  },
  en: {
    mine: 'My downloads',
    affected: 'Affected by ARM-',
    report: 'Open a ticket',
    subject: 'Subject',
    product: 'Product',
    mails: 'E-mail about security advisories',
  },
} as const

describe.each(['zh', 'en'] as const)('what a person fetched, in %s', (locale) => {
  const own = accountWords[locale]
  const { affected, mails, mine, report, subject } = words[locale]

  test('says whether it is affected, and leads to a ticket that names it', async ({ open }) => {
    const { page, record } = await open()
    const path = `${own.prefix}/product/downHistory`
    await openLive(page, `${own.prefix}/login?redirect=${encodeURIComponent(path)}`)
    // The demo’s first visitor has fetched files of several versions.
    await fillSignIn(page, own, accountWords.zh.email)
    await page.waitForURL(`**${path}`)
    const table = page.getByRole('table', { name: mine })
    const row = table.getByRole('row').filter({ hasText: affected }).first()
    await row.waitFor()
    const advisory = /ARM-\d{4}-\d{3}/.exec(await row.innerText())?.[0] ?? ''
    await row.getByRole('link', { name: report }).click()
    await page.waitForURL(/\/support\/ticket\/new\?/)
    const asked = new URL(page.url()).searchParams
    expect([asked.get('advisory'), asked.get('product') !== '', asked.get('version') !== '']).toEqual([
      advisory,
      true,
      true,
    ])
    await expect.poll(() => page.getByLabel(subject, { exact: true }).inputValue()).toContain(advisory)
    expect(record.complaints).toEqual([])
  })

  test('the mails about advisories are switched off and on, and stay so', async ({ open }) => {
    const { page } = await open()
    await openAccount(page, own)
    const mail = page.getByRole('switch', { name: mails })
    await mail.waitFor()
    for (const isOn of [false, true]) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/account/notices/change'))
      await mail.click()
      await answered
      await page.reload()
      await mail.waitFor()
      expect(await mail.isChecked()).toBe(isOn)
    }
  })
})

/** Memory of all processes of the browser, in bytes. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const resident = processInfo.map(({ id }) => {
    try {
      return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      // It has ended since.
      return 0
    }
  })
  return resident.reduce((sum, bytes) => sum + bytes, 0)
}

/** More bits than 32 bits count, in bytes. */
const size = isLong ? 2 ** 31 : 2 ** 29

describe('verifying a file', () => {
  test(
    `of ${size / 2 ** 30} GB fills no memory, and ends when it is stopped`,
    { timeout: 180_000 },
    async ({ browser, open }) => {
      const folder = await mkdtemp(join(tmpdir(), 'portico-large-'))
      const path = join(folder, 'large.bin')
      // Nothing but zeros, which take no room on the disk.
      const file = await openFile(path, 'w')
      await file.truncate(size)
      await file.close()
      try {
        const { page } = await open()
        await page.goto('/en/product/download')
        await started(page)
        const drop = page.getByLabel('File to verify', { exact: true })
        const item = page.getByRole('listitem').filter({ hasText: 'large.bin' })
        const before = await memoryOf(browser)
        await drop.setInputFiles(path)
        await item.getByRole('progressbar').waitFor()
        let most = 0
        await poll(
          async () => {
            most = Math.max(most, await memoryOf(browser))
            return (await item.innerText()).includes('We have published no file with this checksum')
          },
          { within: 150_000, every: 250, for: 'the digest' },
        )
        // Blocks that were read are let go of when the browser collects them; the file itself would be a thousand or more.
        expect((most - before) / 1e6).toBeLessThan(400)
        await drop.setInputFiles({ name: 'small.bin', mimeType: 'text/plain', buffer: Buffer.alloc(10) })
        await item.getByRole('button', { name: /large\.bin/ }).click()
        await expect.poll(() => item.count()).toBe(0)
        // Once more, stopped on the way.
        await drop.setInputFiles(path)
        await item.getByRole('progressbar').waitFor()
        await item.getByRole('button', { name: /large\.bin/ }).click()
        await expect.poll(() => item.count()).toBe(0)
        await expect.poll(() => page.workers().length).toBe(0)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  )
})
