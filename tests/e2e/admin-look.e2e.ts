import type { Page } from 'playwright-core'
import { describe, expect, vi } from 'vitest'
import { findBarriers, wcag } from '../browser/barriers.ts'
import { type OpenVisitor, testWithAdmin as test } from '../browser/test.ts'
import { translatedNews } from '../process/addresses.ts'
import { findNewsNumber } from '../process/calls.ts'
import { administrator, demoPassword } from '../process/staff.ts'

vi.setConfig({ testTimeout: 240_000 })
const locales = ['zh', 'en'] as const
type Locale = (typeof locales)[number]
const themes = ['light', 'dark'] as const
const phone = { width: 390, height: 844 }

/** Pages of the admin and the titles of their tabs. */
const pagesOf = (news: string) =>
  ({
    '': { zh: '工作台', en: 'Overview' },
    '/collections/news': { zh: '新闻', en: 'News' },
    [`/collections/news/${news}`]: { zh: '编辑 - 新闻', en: 'Editing - News item' },
    [`/collections/news/${news}/versions`]: { zh: '版本 - 新闻', en: 'Versions - News item' },
    '/collections/media': { zh: '图片', en: 'Pictures' },
    '/desk': { zh: '工单台', en: 'Support desk' },
    '/search-queries': { zh: '搜索词', en: 'Search queries' },
    '/account': { zh: '账号', en: 'Account' },
  }) satisfies Record<string, Record<Locale, string>>

interface Entrance {
  isStaff?: boolean
  colorScheme?: (typeof themes)[number]
}

/** Somebody whose admin speaks a language, signed in or not. */
async function enter(
  open: OpenVisitor,
  origin: string,
  locale: Locale,
  { isStaff = true, colorScheme = 'light' }: Entrance,
) {
  const visitor = await open({ locale: locale === 'zh' ? 'zh-CN' : 'en-US', colorScheme, reducedMotion: 'reduce' })
  await visitor.context.addCookies([{ name: 'portico-lng', value: locale, url: origin }])
  if (isStaff) {
    const data = { email: administrator, password: demoPassword }
    expect((await visitor.page.request.post('/admin/api/users/login', { data })).status()).toBe(200)
  }
  return visitor
}

/** Everything that a page says, to eyes and to screen readers. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.body.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })

/** Marks of programmers, other products, a language by its code, and in Chinese English punctuation and spaces. */
const foreign = {
  en: /\[object Object\]|\{\{|Payload|— (?:zh|en)\b/,
  zh: /\[object Object\]|\{\{|Payload|— (?:zh|en)\b|\p{Script=Han}{2}:\s|\.\.\.|(?:全部|或) \p{Script=Han}/u,
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** What moved, as Chromium tells it. */
interface Source {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Controls are named when the page comes to life. */
async function expectNoBarrier(page: Page, message: string): Promise<void> {
  await expect.poll(() => findBarriers(page, { tags: wcag }), { message, timeout: 10_000 }).toEqual([])
}

describe.each(locales)('the look of the admin (%s)', (locale) => {
  test('on a phone the titles of a list are seen first', async ({ open, portico: { origin } }) => {
    const { page } = await enter(open, origin, locale, {})
    await page.setViewportSize(phone)
    await page.goto('/admin/collections/news')
    const seen = async () => {
      const { width = 0, x = phone.width } = (await page.locator('.cell-title').first().boundingBox()) ?? {}
      return x + Math.min(width, 120)
    }
    await expect.poll(seen).toBeLessThanOrEqual(phone.width)
    expect(await isWider(page)).toBeLessThanOrEqual(0)
  })

  test('nothing moves aside as a page comes to life', async ({ open, portico: { origin } }) => {
    const { page } = await enter(open, origin, locale, {})
    // The frame of all pages, where it moves by more than a menu's edge.
    await page.addInitScript(() => {
      const moves: string[] = []
      Object.assign(globalThis, { moves })
      const watch = (list: PerformanceObserverEntryList) => {
        for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: Source[] })[])
          for (const { currentRect: now, node, previousRect: before } of sources)
            if (node instanceof Element && node.matches('.template-default__wrap, .template-default__wrap > *'))
              if (now.width > 0 && before.width > 0 && Math.abs(now.x - before.x) > 8) moves.push(node.className)
      }
      new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
    })
    for (const size of [phone, { width: 1280, height: 900 }]) {
      await page.setViewportSize(size)
      for (const path of ['', '/collections/news', '/translate']) {
        await page.goto(`/admin${path}`)
        await page.locator('html[data-live][data-menu]').waitFor({ state: 'attached' })
        await page.locator('.template-default--nav-animate').waitFor({ state: 'attached' })
        expect(await page.evaluate(() => (globalThis as unknown as { moves: string[] }).moves), path).toEqual([])
      }
    }
  })

  test('a form is a column that can be read', async ({ open, portico: { origin } }) => {
    const { page } = await enter(open, origin, locale, {})
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/admin/collections/news/${await findNewsNumber(origin, translatedNews.zh.slug)}`)
    expect((await page.locator('#field-title').boundingBox())?.width).toBeLessThanOrEqual(760)
    const family = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => getComputedStyle(each).fontFamily)
    expect(await family('.ContentEditable__root')).toBe(await family('body'))
    expect(await family('body')).toMatch(/^"?Instrument Sans/)
  })

  test('the way in names the company, and lets in', async ({ open, portico: { origin } }) => {
    const { page } = await enter(open, origin, locale, { isStaff: false })
    for (const size of [phone, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size)
      await page.goto('/admin/login')
      expect(await isWider(page)).toBeLessThanOrEqual(0)
      await page
        .getByText(locale === 'zh' ? '浑仪科技' : 'Armilla')
        .first()
        .waitFor()
      await page.getByRole('heading', { level: 1, name: locale === 'zh' ? '后台登录' : 'Sign in' }).waitFor()
    }
    await page.getByLabel(locale === 'zh' ? '邮箱' : 'Email').fill(administrator)
    await page.getByLabel(locale === 'zh' ? '密码' : 'Password').fill(demoPassword)
    await page.getByRole('button', { name: locale === 'zh' ? '登录' : 'Sign in' }).click()
    await page.waitForURL((url) => url.pathname === '/admin')
  })
})

describe.each(locales)('the admin (%s)', (locale) => {
  test('every page has its own title and the sign of Portico, says nothing of another product, is no wider than a phone, and has no barrier by WCAG 2.2 AA that axe knows of, in either theme', async ({
    open,
    portico: { origin },
  }) => {
    const { page, record } = await enter(open, origin, locale, {})
    for (const [path, title] of Object.entries(pagesOf(await findNewsNumber(origin, translatedNews.zh.slug)))) {
      await page.goto(`/admin${path}`)
      expect(await page.title(), path).toBe(`${title[locale]} · Portico`)
      expect(await page.locator('link[rel=icon]').getAttribute('href'), path).toMatch(/^data:image\/svg\+xml,/)
      expect(await page.locator('.step-nav .mark').count(), path).toBe(1)
      // Some words are mended when the page comes to life.
      await expect.poll(async () => (await wordsOf(page)).match(foreign[locale]), { message: path }).toBeNull()
      await page.locator('html[data-theme=light]').waitFor({ state: 'attached' })
      // The editor of texts comes after the form, and brings its own signs.
      if (/\/news\/\d+$/.test(path)) await page.locator('.toolbar-popup__button-bold').first().waitFor()
      for (const theme of themes) {
        // As the account's choice does it, without a page for each. Colours may be on their way for a frame.
        await page.evaluate(async (chosen) => {
          document.documentElement.setAttribute('data-theme', chosen)
          await new Promise(requestAnimationFrame)
          await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
        }, theme)
        await expectNoBarrier(page, `${path}, ${theme}`)
      }
      await page.setViewportSize(phone)
      await expect.poll(() => isWider(page), { message: `${path} on a phone` }).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    expect(record.complaints).toEqual([])
  })

  test('is in the theme of the browser from the first page on, and signing in has no barrier', async ({
    open,
    portico: { origin },
  }) => {
    for (const colorScheme of themes) {
      const stranger = await enter(open, origin, locale, { isStaff: false, colorScheme })
      await stranger.page.goto('/admin/login')
      await expectNoBarrier(stranger.page, `signing in, ${colorScheme}`)
      const { page, record } = await enter(open, origin, locale, { colorScheme })
      await page.goto('/admin')
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' })
      await expectNoBarrier(page, `the first page, ${colorScheme}`)
      expect([...record.complaints, ...stranger.record.complaints]).toEqual([])
    }
  })
})
