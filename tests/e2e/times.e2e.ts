import { describe, expect } from 'vitest'
import { writeZonedMoment } from '#lib/moment.ts'
import { accountWords, fillSignIn, openAccount, openLive, tokenOf } from '../browser/account.ts'
import { test } from '../browser/test.ts'
import { askCall } from '../process/calls.ts'

const timezoneId = 'America/New_York'
const own = {
  zh: { zone: '北美东部时间', waiting: 'T-9RBT-2FJM', note: '时间按您设备的时区显示：北美东部时间。' },
  en: { zone: 'Eastern Time', waiting: 'T-9DKW-3TQH', note: 'Times are in your device’s time zone: Eastern Time.' },
} as const
interface Read {
  promises: { dueAt?: string }[]
}

describe.each(['zh', 'en'] as const)('times on screen (%s)', (locale) => {
  const { note, waiting, zone } = own[locale]
  const words = accountWords[locale]

  test('[S7] what is promised has its zone, and is the moment that the mail names in another', async ({
    open,
    portico,
  }) => {
    const { page, record } = await open({ timezoneId })
    const path = `${words.prefix}/support/ticket/mine?ticket=${waiting}`
    await openLive(page, `${words.prefix}/login?redirect=${encodeURIComponent(path)}`)
    await fillSignIn(page, words, words.email)
    await page.waitForURL(`**${path}`)
    const token = (await tokenOf(page)) ?? ''
    const { promises } = await askCall<Read>(portico.origin, 'ticket/detail', { ticket: waiting }, { token })
    expect(promises.length).toBeGreaterThan(0)
    for (const { dueAt = '' } of promises)
      await page
        .getByText(writeZonedMoment(dueAt, locale, timezoneId))
        .first()
        .waitFor()
    await page.getByText(note).waitFor()
    await page.goto(`${words.prefix}/support/ticket/new`)
    // First the working hours, which are everybody's; then, for who is signed in, the moment.
    await page
      .locator('.severity-due')
      .filter({ hasText: new RegExp(`\\d\\d:\\d\\d.?[(（]${zone}[)）]`) })
      .first()
      .waitFor()
    expect(record.complaints).toEqual([])
  })

  test('[N1] sessions have day and time in the zone that the account names', async ({ open }) => {
    const { page, record } = await open({ timezoneId })
    await openAccount(page, words)
    await page.getByText(note).waitFor()
    const moments = page.locator('#sessions time')
    await moments.first().waitFor()
    const iso = (await moments.first().getAttribute('datetime')) ?? ''
    const shown = writeZonedMoment(iso, locale, timezoneId)
    expect(shown.startsWith(await moments.first().innerText())).toBe(true)
    expect(record.complaints).toEqual([])
  })
})
