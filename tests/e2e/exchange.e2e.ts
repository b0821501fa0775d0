import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { exchangeTexts } from '#admin/translate/exchange-texts.ts'
import { translateTexts } from '#admin/translate/translate-texts.ts'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { publisher, signIn } from '../process/staff.ts'
import { chooseWay } from '../setup/seed.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const translator = 'translator@armilla.example'
const tags = { zh: 'zh-CN', en: 'en-US' } as const

interface News {
  docs: { id: number; summary: string }[]
}

/** Makes the summary of a news item outdated in English. @returns its number */
async function makeOutdated(origin: string, place: number): Promise<number> {
  const headers = { cookie: await signIn(origin, publisher), origin, 'content-type': 'application/json' }
  const list = await ask(`${origin}/admin/api/news?locale=en&limit=4&sort=id&depth=0`, { headers })
  const { id } = (JSON.parse(list.text) as News).docs[place] ?? { id: 0 }
  const body = JSON.stringify({ summary: '从14天缩短到3天。', _status: 'published' })
  const saved = await ask(`${origin}/admin/api/news/${id}?locale=zh&depth=0`, { method: 'PATCH', headers, body })
  expect(saved.status).toBe(200)
  return id
}
async function readDraft(origin: string, id: number): Promise<string> {
  const headers = { cookie: await signIn(origin, publisher) }
  const { text } = await ask(`${origin}/admin/api/news/${id}?locale=en&draft=true&depth=0`, { headers })
  return (JSON.parse(text) as { summary: string }).summary
}

describe('30: translations that are made outside', () => {
  for (const [place, locale] of chooseWay([...(['zh', 'en'] as const).entries()], import.meta.url))
    test(`go out as a file of what is listed, and come back as drafts (${locale})`, async ({ open, portico }) => {
      const { origin } = portico
      const texts = exchangeTexts[locale]
      const id = await makeOutdated(origin, place)
      const page = await openAsStaff(open, origin, translator, {
        locale: tags[locale],
        viewport: { width: 1440, height: 900 },
      })
      await page.goto('/admin/translate?kind=news')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: texts.download('XLIFF', translateTexts[locale].into.en), exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^translations-en-\d{4}-\d\d-\d\d\.xlf$/)
      const sent = await readFile(await download.path(), 'utf8')
      const [before = '', own = ''] = sent.split(`original="portico:news/${id}"`)
      const translated = own.replace(
        /(name="summary">.*?<source[^>]*>从14天缩短到3天。<\/source>)(?:<target.*?<\/target>)?/s,
        '$1<target>Down to 3 days.</target>',
      )
      expect(translated).not.toBe(own)
      const file = page.getByLabel(texts.file)
      const upload = (text: string) =>
        file.setInputFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) })
      const check = page.getByRole('button', { name: texts.check, exact: true })
      const status = page.locator('.exchange [role=status]')

      await upload(sent.slice(0, -30))
      await check.click()
      await expect
        .poll(() => status.innerText())
        .toMatch(locale === 'zh' ? /读不下去（第\d+行）/ : /cannot be read \(line \d+\)/)

      await upload(`${before}original="portico:news/${id}"${translated}`)
      await check.click()
      await expect.poll(() => status.innerText()).toBe(texts.would(1, 1))
      expect(await readDraft(origin, id)).not.toBe('Down to 3 days.')
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.exchange', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: texts.go(1), exact: true }).click()
      await expect.poll(() => status.innerText()).toBe(texts.done(1))
      expect(await readDraft(origin, id)).toBe('Down to 3 days.')
      expect(await page.getByRole('button', { name: texts.go(1), exact: true }).count()).toBe(0)

      // The same file once more has nothing that is new.
      await check.click()
      await expect.poll(() => status.innerText()).toBe(texts.nothing)
    })
})
