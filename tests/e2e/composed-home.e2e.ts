import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { locales, localizePath, type Locale } from '#lib/locale.ts'
import { openAsStaff } from '../browser/as-staff.ts'
import { findBarriers } from '../browser/barriers.ts'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { publisher, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

const soon = 15_000
const desktop = { locale: 'en-US', viewport: { width: 1440, height: 900 } }

/** Stores and publishes what the home page is composed of, as the form does. */
async function compose(origin: string, locale: Locale, blocks: object[], ofPage = ''): Promise<void> {
  const cookie = await signIn(origin, publisher)
  const { status } = await ask(`${origin}/admin/api/${ofPage || 'globals/home'}?locale=${locale}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin },
    body: JSON.stringify(ofPage ? blocks[0] : { blocks, _status: 'published' }),
  })
  expect([200, 201]).toContain(status)
}

/** Words that are in one page only, so that it is told from any older one. */
const title = { zh: '为小诊所供货', en: 'Supplies for small clinics' }
const everything = (locale: Locale) => [
  { blockType: 'hero', title: title[locale], text: title[locale], target: '/contact', linkTitle: title[locale] },
  { blockType: 'cards', kind: 'quickLinks' },
  { blockType: 'cards', kind: 'products', count: 4, title: `${title[locale]} 3` },
  { blockType: 'hero', title: `${title[locale]} 2`, text: title[locale] },
  { blockType: 'quotation', text: title[locale], person: title[locale] },
  { blockType: 'steps', title: `${title[locale]} 4`, items: [{ title: title[locale], text: title[locale] }] },
  ...['engines', 'constructs', 'cases', 'solutions', 'news', 'about', 'life', 'partners', 'consult'].map((kind) => ({
    blockType: 'cards',
    kind,
  })),
  { blockType: 'action', title: `${title[locale]} 5`, target: '/about', linkTitle: title[locale] },
]

/** Names of the page's sections and headings, from top to bottom. */
const outline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2)')].map((each) => `${each.tagName} ${each.textContent.trim()}`),
  )

describe('27: a home page of blocks', () => {
  test('takes the place of the usual one in its language alone, and leaves it again', async ({
    open,
    portico: { origin },
  }) => {
    const [usual, usualEnglish] = await Promise.all(
      locales.map(async (locale) => (await ask(origin + localizePath('/', locale))).text),
    )
    await compose(origin, 'en', everything('en'))
    await poll(async () => (await ask(`${origin}/en`)).text.includes(title.en), {
      within: soon,
      for: 'the composed page',
    })
    expect((await ask(`${origin}/`)).text).toContain('hero-numbers')
    expect((await ask(`${origin}/`)).text).not.toContain(title.en)

    const { page } = await open()
    await page.goto('/en')
    await started(page)
    const headings = await outline(page)
    expect(headings.filter((each) => each.startsWith('H1'))).toEqual([`H1 ${title.en}`])
    // Each kind of cards has its entries, or it would be absent.
    for (const words of ['Engines', 'How it is built', 'Customer stories', 'Solutions', 'News', 'Partners'])
      expect(headings, words).toContain(`H2 ${words}`)
    expect(await page.locator('.product-grid > *').count()).toBe(4)
    expect(await page.locator('.case-grid > *').count()).toBe(3)

    // Whoever comes from another page gets the same, drawn by the browser.
    await page.goto('/en/about')
    await started(page)
    await page.locator('header a[href="/en"]').first().click()
    await page.waitForURL('**/en')
    await page.locator('#hero-title').waitFor()
    expect(await outline(page)).toEqual(headings)
    expect(await page.locator('.method').evaluate((each) => getComputedStyle(each).display)).toBe('grid')

    // Without a banner the column's own words are the first screen, which the header stands over.
    await compose(origin, 'en', [{ blockType: 'cards', kind: 'life' }])
    await poll(async () => !(await ask(`${origin}/en`)).text.includes(title.en), { within: soon, for: 'another page' })
    const cardsAlone = (await ask(`${origin}/en`)).text
    expect(cardsAlone).toMatch(/class="hero on-ink"[\s\S]*<h1 id="hero-title">/)
    expect(cardsAlone).not.toContain('hero-numbers')

    await compose(origin, 'en', [])
    await poll(async () => (await ask(`${origin}/en`)).text.includes('hero-numbers'), {
      within: soon,
      for: 'the usual page',
    })
    expect((await ask(`${origin}/en`)).text.length).toBe(usualEnglish?.length)
    expect((await ask(`${origin}/`)).text.length).toBe(usual?.length)
  })

  test('has no barrier and fits every width in both languages and themes, as a landing page does', async ({
    open,
    portico: { origin },
  }) => {
    for (const locale of locales) await compose(origin, locale, everything(locale))
    await compose(
      origin,
      'zh',
      [{ title: title.zh, path: '/landing', blocks: everything('zh'), _status: 'published' }],
      'custom-pages',
    )
    for (const address of ['/', '/en', '/landing'])
      await poll(async () => (await ask(origin + address)).text.includes(title[address === '/en' ? 'en' : 'zh']), {
        within: soon,
        for: address,
      })
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
      [1440, 'light'],
      [320, 'dark'],
    ] as const) {
      const { page, record } = await open({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
      for (const address of ['/', '/en', '/landing']) {
        await page.goto(address)
        await started(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(width)
        expect(await findBarriers(page), `${address}, ${width}, ${colorScheme}`).toEqual([])
      }
      expect(record.complaints).toEqual([])
    }
  })

  test('shows a video that nobody is made to fetch, and a first screen that moves for who may see it move', async ({
    open,
    portico: { origin },
  }) => {
    const cookie = await signIn(origin, publisher)
    const found = JSON.parse(
      (await ask(`${origin}/admin/api/videos?limit=1&depth=0`, { headers: { cookie } })).text,
    ) as {
      docs: [{ id: number }]
    }
    const [{ id }] = found.docs
    await compose(origin, 'en', [
      { blockType: 'hero', title: title.en, text: title.en, video: id },
      { blockType: 'video', video: id, caption: title.en },
    ])
    await poll(async () => (await ask(`${origin}/en`)).text.includes('data-moving'), { within: soon, for: 'the video' })

    for (const [what, options] of [
      ['a phone', { viewport: { width: 390, height: 844 } }],
      ['no motion', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }],
    ] as const) {
      const { page, record } = await open(options)
      await page.goto('/en')
      await started(page)
      await page.locator('.custom-video video').scrollIntoViewIfNeeded()
      expect(await page.locator('[data-moving] img').isVisible(), what).toBe(true)
      expect(
        record.requests.filter(({ path }) => path.startsWith('/videos/')),
        what,
      ).toEqual([])
      expect(record.complaints, what).toEqual([])
    }

    const { page, record } = await open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })
    await page.goto('/en')
    await started(page)
    const moving = page.locator('[data-moving] video')
    const isPaused = () => moving.evaluate((video: HTMLVideoElement) => video.paused)
    await poll(async () => !(await isPaused()), { within: soon, for: 'the picture to move' })
    expect(await moving.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true])
    await page.getByLabel('Pause the animation').press('Space')
    await poll(isPaused, { within: soon, for: 'it to be stopped' })
    await page.getByLabel('Pause the animation').press('Space')
    await poll(async () => !(await isPaused()), { within: soon, for: 'it to go on' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await poll(isPaused, { within: soon, for: 'it to rest out of sight' })
    expect(record.complaints).toEqual([])

    const own = page.locator('.custom-video video')
    expect(
      await own.locator('track').evaluateAll((tracks) => tracks.map((each) => each.getAttribute('srclang'))),
    ).toEqual(['zh-Hans', 'en'])
    const source = (await own.locator('source').getAttribute('src')) ?? ''
    const part = await ask(origin + source, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.bytes.length]).toEqual([206, 100])
  })

  test('is composed in the admin, put in order by keyboard, and seen beside the form before it is public', async ({
    open,
    portico: { origin },
  }) => {
    await compose(origin, 'en', [])
    const page = await openAsStaff(open, origin, publisher, desktop)
    await page.goto('/admin/globals/home?locale=en')
    await page.getByRole('button', { name: 'Own composition' }).click()
    for (const [row, kind] of ['Cards', 'Banner'].entries()) {
      await page.getByRole('button', { name: 'Add Block' }).click()
      await page.getByRole('button', { name: kind, exact: true }).click()
      await page.locator(`#blocks-row-${row}`).waitFor()
    }
    await page.locator('#blocks-row-1').getByLabel('Heading').fill('Composed by hand')
    await page.locator('#blocks-row-0 #field-blocks__0__kind').click()
    await page.getByRole('option', { name: 'News', exact: true }).click()

    const handle = page.locator('#blocks-row-1 .collapsible__drag').first()
    await handle.focus()
    // Each key is heard once the one before has been answered, in the words that a screen reader is given.
    const said = () => page.locator('[id^="DndLiveRegion"]').allInnerTexts()
    await page.keyboard.press('Space')
    await expect.poll(said).toContainEqual(expect.stringContaining('was moved over'))
    const before = await said()
    await page.keyboard.press('ArrowUp')
    await expect.poll(said).not.toEqual(before)
    await page.keyboard.press('Space')
    await expect.poll(said).toContainEqual(expect.stringContaining('was dropped'))
    await expect.poll(() => page.locator('#blocks-row-0').getByLabel('Heading').inputValue()).toBe('Composed by hand')

    await page.getByRole('button', { name: 'Live Preview', exact: true }).click()
    const preview = page.frameLocator('iframe#live-preview-iframe')
    await preview.locator('h1', { hasText: 'Composed by hand' }).waitFor({ timeout: 2 * soon })
    expect((await ask(`${origin}/en`)).text).not.toContain('Composed by hand')

    await page.getByRole('button', { name: 'Publish in English' }).click()
    await poll(async () => (await ask(`${origin}/en`)).text.includes('Composed by hand'), {
      within: soon,
      for: 'the page',
    })
  })
})
