import { describe, expect } from 'vitest'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const translator = 'translator@armilla.example'

const words = {
  'zh-CN': {
    title: '翻译',
    all: '全部翻译',
    outdated: /^已过时/,
    changed: '原文已改',
    save: '存为草稿',
    saved: '草稿已保存。',
    handIn: '提交审核',
    handedIn: '已提交审核。',
    publish: '发布译文',
    published: '译文已发布。',
    lacks: '英文里没有数字“14”',
    same: '意思没变',
    accepted: '已标为最新。',
  },
  'en-US': {
    title: 'Translations',
    all: 'All translations',
    outdated: /^Outdated/,
    changed: 'Source changed',
    save: 'Save draft',
    saved: 'Draft saved.',
    handIn: 'Hand in for review',
    handedIn: 'Handed in.',
    publish: 'Publish the translation',
    published: 'Published.',
    lacks: 'The English lacks the number “14”',
    same: 'Same meaning',
    accepted: 'Marked as up to date.',
  },
}

interface News {
  docs: { id: number; title: string; slug: string; summary: string }[]
}

/** The numbers of two news items that are in both languages: one for each language of the admin. */
async function readNews(origin: string, cookie: string) {
  const { text } = await ask(`${origin}/admin/api/news?locale=en&limit=2&sort=id&depth=0`, { headers: { cookie } })
  return (JSON.parse(text) as News).docs
}

async function publish(origin: string, cookie: string, id: number, locale: string, data: object): Promise<void> {
  const { status } = await ask(`${origin}/admin/api/news/${id}?locale=${locale}&depth=0`, {
    method: 'PATCH',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...data, _status: 'published' }),
  })
  expect(status).toBe(200)
}

describe('30: a source that changes, and its translation', () => {
  for (const [place, locale] of (['zh-CN', 'en-US'] as const).entries())
    test(`is outdated, translated side by side, handed in, published and current (${locale})`, async ({
      open,
      portico,
    }) => {
      const { origin } = portico
      const texts = words[locale]
      const cookie = await signIn(origin, publisher)
      const news = (await readNews(origin, cookie))[place]
      if (news === undefined) throw new Error('The demo has no news')
      const address = `/admin/translate/news/${news.id}`
      const visit = async () => (await ask(`${origin}/en/news/detail?id=${news.slug}`)).text
      expect(await visit()).not.toContain('The Chinese text is newer')
      await publish(origin, cookie, news.id, 'zh', { summary: '从14天缩短到3天。' })
      await expect.poll(visit, { timeout: 5000 }).toContain('The Chinese text is newer')

      const page = await openAsStaff(open, origin, translator, { locale, viewport: { width: 1440, height: 900 } })
      await page.goto('/admin')
      await page.getByRole('link', { name: texts.all }).click()
      await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
      await page.getByRole('link', { name: texts.outdated }).click()
      await page.locator(`.view-table a[href="${address}"]`).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.translate', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator(`.view-table a[href="${address}"]`).click()
      await page.getByText(texts.changed).waitFor()
      const field = page.getByRole('textbox')
      expect(await field.count()).toBe(1)
      await field.fill('Down to 3 days.')
      await page.getByText(texts.lacks).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findBarriers(page, { include: '.side', tags: wcag }), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      await field.fill('Down from 14 days to 3.')
      await page.getByText(texts.lacks).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: texts.save }).click()
      await page.getByText(texts.saved).waitFor()
      await page.getByRole('button', { name: texts.handIn }).click()
      await page.getByText(texts.handedIn).waitFor()
      expect(await visit()).toContain('The Chinese text is newer')

      const other = await openAsStaff(open, origin, publisher, { locale })
      await other.goto(address)
      await other.getByRole('button', { name: texts.publish }).click()
      await other.getByText(texts.published).waitFor()
      await expect.poll(visit, { timeout: 5000 }).not.toContain('The Chinese text is newer')
      expect(await visit()).toContain('Down from 14 days to 3.')

      await publish(origin, cookie, news.id, 'zh', { summary: '从14天，缩短到3天。' })
      await expect.poll(visit, { timeout: 5000 }).toContain('The Chinese text is newer')
      await page.goto(address)
      await page.getByRole('button', { name: texts.same }).click()
      await page.getByText(texts.accepted).waitFor()
      await expect.poll(visit, { timeout: 5000 }).not.toContain('The Chinese text is newer')
    })
})
