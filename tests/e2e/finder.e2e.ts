import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { type OpenVisitor, testWithAdmin as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { ask } from '../process/ask.ts'
import { findNewsNumber } from '../process/calls.ts'
import { administrator, editor, signIn } from '../process/staff.ts'

vi.setConfig({ testTimeout: 240_000 })
const words = {
  zh: { find: '查找', title: '查找内容和设置', drafts: '我的草稿', everything: '全部内容', none: '没有找到' },
  en: {
    find: 'Find',
    title: 'Find records and settings',
    drafts: 'My drafts',
    everything: 'Everything',
    none: 'Nothing found',
  },
} as const
const newTitle = 'Zeppelin notes for later'

async function enter(
  open: OpenVisitor,
  origin: string,
  locale: 'zh' | 'en',
  colorScheme: 'light' | 'dark',
  who: string,
) {
  const visitor = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US', colorScheme, reducedMotion: 'reduce' })
  const [name = '', value = ''] = (await signIn(origin, who)).split('=')
  await visitor.context.addCookies([
    { name: 'portico-lng', value: locale, url: origin },
    { name, value, url: origin },
  ])
  return visitor
}

/** Saves a draft of the translated news item as an editor. */
async function saveDraft(origin: string): Promise<string> {
  const id = await findNewsNumber(origin, translatedNews.zh.slug)
  const { status } = await ask(`${origin}/admin/api/news/${id}?locale=en&draft=true`, {
    method: 'PATCH',
    headers: { cookie: await signIn(origin, editor), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ title: newTitle, _status: 'draft' }),
  })
  expect(status).toBe(200)
  return id
}

/** Keys do nothing before the page is alive. */
async function openFinder(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return dialog.isVisible()
    })
    .toBe(true)
  return dialog
}

describe('26 (point 7): start page and finder', () => {
  test('an editor finds a draft by keys alone, opens it, and has it among those opened lately', async ({
    open,
    portico: { origin },
  }) => {
    const id = await saveDraft(origin)
    const { page, record } = await enter(open, origin, 'en', 'light', editor)
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'My drafts' }).waitFor()
    await page.getByRole('link', { name: newTitle }).waitFor()
    const dialog = await openFinder(page, words.en.title)
    const field = dialog.getByRole('combobox')
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.type('zeppel')
    const option = dialog.getByRole('option', { name: newTitle })
    await option.waitFor()
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await option.getByRole('img', { name: 'EN: published, with changes that are not' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/admin/collections/news/${id}?locale=en`)
    await page.getByRole('heading', { name: newTitle }).waitFor()
    await page.goto('/admin')
    const again = await openFinder(page, words.en.title)
    await again.getByRole('option', { name: newTitle }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => again.isVisible()).toBe(false)
    expect(record.complaints).toEqual([])
  })

  test('Chinese finds settings and pages, the arrows go round, and nothing found is said', async ({
    open,
    portico: { origin },
  }) => {
    const { page } = await enter(open, origin, 'zh', 'light', administrator)
    await page.goto('/admin')
    const dialog = await openFinder(page, words.zh.title)
    await page.keyboard.type('网站')
    await dialog.getByRole('option', { name: '网站设置' }).first().waitFor()
    const selected = () => dialog.locator('[aria-selected=true]').textContent()
    const first = await selected()
    await page.keyboard.press('ArrowUp')
    expect(await selected()).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    expect(await selected()).toBe(first)
    await dialog.getByRole('combobox').fill('操作日志')
    await dialog.getByRole('option', { name: '操作日志' }).waitFor()
    await dialog.getByRole('combobox').fill('无此标题之物')
    await dialog.getByText(words.zh.none).waitFor()
  })
})

describe.each(
  (['zh', 'en'] as const).flatMap((locale) => (['light', 'dark'] as const).map((theme) => [locale, theme] as const)),
)('26 (point 7): start page and finder (%s, %s)', (locale, theme) => {
  test('have no barrier, and fit a phone', async ({ open, portico: { origin } }) => {
    const { page } = await enter(open, origin, locale, theme, administrator)
    await page.goto('/admin')
    await page.getByRole('heading', { name: words[locale].everything }).waitFor()
    await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' })
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: words[locale].find, exact: true }).waitFor()
    const dialog = await openFinder(page, words[locale].title)
    await dialog.getByRole('combobox').fill(locale === 'zh' ? '仿真' : 'model')
    await dialog.getByRole('option').first().waitFor()
    await expect.poll(() => findBarriers(page, { tags: wcag })).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => findBarriers(page, { tags: wcag })).toEqual([])
  })
})
