import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { reveal } from '#site/runtime/state/constants.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

/** The home page, once its parts have been looked at. */
async function openHome(page: Page, address = '/en') {
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('[data-reveal="shown"], [data-reveal="waiting"]') !== null)
}

const countOf = (page: Page, state: string) => page.locator(`[data-reveal="${state}"]`).count()

/** Whether every marked part can be seen as it is, without waiting for anything. */
const isAllPlain = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-reveal]')].every(
      (part) => getComputedStyle(part).opacity === '1' && part.getAnimations().length === 0,
    ),
  )

describe('reveal on scroll', () => {
  test('[K4] hides nothing of the first screen, and shows the rest when it is scrolled to, once', async ({ open }) => {
    const { page, record } = await open()
    await openHome(page)
    const states = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-reveal]')].map((part) => ({
        isInFirstScreen: part.getBoundingClientRect().top < innerHeight,
        state: part.dataset.reveal,
        opacity: getComputedStyle(part).opacity,
      })),
    )
    expect(states.length).toBeGreaterThan(5)
    for (const { isInFirstScreen, opacity, state } of states) {
      expect({ opacity, state }).toEqual(
        isInFirstScreen ? { opacity: '1', state: 'shown' } : { opacity: '0', state: 'waiting' },
      )
    }

    const part = page.locator('[data-reveal="waiting"]').first()
    const marked = await part.evaluateHandle((element) => element as HTMLElement)
    await marked.evaluate((element) => element.scrollIntoView())
    await expect.poll(() => marked.evaluate((element) => element.dataset.reveal)).toBe('coming')
    const timing = await marked.evaluate((element) => {
      const [animation] = element.getAnimations()
      const { delay, duration, easing, fill } = animation?.effect?.getTiming() ?? {}
      const frames = (animation?.effect as KeyframeEffect | null)?.getKeyframes().map((frame) => frame.easing)
      animation?.finish()
      return { delay, duration, easing, fill, frames }
    })
    expect(timing).toMatchObject({ delay: reveal.delay, duration: reveal.duration, fill: 'backwards' })
    expect(timing.frames).toEqual([reveal.easing, reveal.easing])
    await expect.poll(() => marked.evaluate((element) => element.dataset.reveal)).toBe('shown')

    await page.keyboard.press('End')
    await expect.poll(() => countOf(page, 'waiting')).toBe(0)
    // Sections that are drawn on the way may move the page again.
    await expect.poll(() => page.evaluate(() => (scrollTo({ top: 0, behavior: 'instant' }), scrollY))).toBe(0)
    expect(await marked.evaluate((element) => element.dataset.reveal)).toBe('shown')
    expect(record.complaints).toEqual([])
  })

  test('[K4] a part comes when it is 60 px inside the window, and late content is found before it is drawn', async ({
    open,
  }) => {
    const { page } = await open()
    await openHome(page)
    const added = await page.evaluate(async () => {
      const add = (top: number, name: string) => {
        const part = document.createElement('div')
        part.dataset.reveal = ''
        part.id = name
        Object.assign(part.style, { position: 'absolute', left: '0', top: `${top}px`, height: '20px' })
        document.body.append(part)
        return part
      }
      const parts = [add(100, 'now'), add(3001, 'just-in'), add(3003, 'not-yet')]
      // The end of this turn, long before the 50 ms.
      await Promise.resolve()
      return parts.map((part) => part.dataset.reveal)
    })
    expect(added).toEqual(['shown', 'waiting', 'waiting'])
    await page.evaluate((offset) => scrollTo(0, 3002 - innerHeight + offset), reveal.offset)
    await expect.poll(() => page.locator('#just-in').getAttribute('data-reveal')).toBe('coming')
    // Both were decided by the same look.
    expect(await page.locator('#not-yet').getAttribute('data-reveal')).toBe('waiting')
  })

  test('[K4] a window that grows shows what is in it now', async ({ open }) => {
    const { page } = await open()
    await openHome(page)
    const before = await countOf(page, 'waiting')
    await page.setViewportSize({ width: 1280, height: 3000 })
    await expect.poll(() => countOf(page, 'waiting')).toBeLessThan(before)
  })

  test('[K4] focus in a hidden part shows it at once', async ({ open }) => {
    const { page } = await open()
    await openHome(page)
    const link = page.locator('[data-reveal="waiting"]').last().getByRole('link').last()
    const part = await link.evaluateHandle((element) => element.closest<HTMLElement>('[data-reveal]'))
    await link.focus()
    expect(
      await part.evaluate((element) => element && [element.dataset.reveal, getComputedStyle(element).opacity]),
    ).toEqual(['shown', '1'])
  })

  test('[K4] nothing in the layout moves', async ({ open }) => {
    const { page } = await open()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openHome(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    while ((await countOf(page, 'waiting')) > 0) {
      const before = await countOf(page, 'waiting')
      await page
        .locator('[data-reveal="waiting"]')
        .first()
        .evaluate((part) => part.scrollIntoView({ block: 'center' }))
      await expect.poll(() => countOf(page, 'waiting')).toBeLessThan(before)
    }
    await page.evaluate(() =>
      document
        .getAnimations()
        .forEach((each) => each instanceof CSSAnimation && each.animationName === 'reveal' && each.finish()),
    )
    await expect.poll(() => countOf(page, 'coming')).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(total).toBeLessThan(0.005)
  })
})

describe('where nothing is hidden', () => {
  test('[K4] the server’s HTML holds no hidden state', async ({ portico }) => {
    for (const address of ['/', '/en', '/news', '/en/news']) {
      const { text } = await ask(portico.origin + address)
      const marks = [...text.matchAll(/data-reveal="([^"]*)"/g)].map(([, state]) => state)
      expect(marks.length).toBeGreaterThan(3)
      expect(new Set(marks)).toEqual(new Set(['']))
    }
  })

  test('[K4] with reduced motion, also when it is asked for later', async ({ open }) => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await openHome(page)
    expect(await countOf(page, 'waiting')).toBe(0)
    expect(await isAllPlain(page)).toBe(true)

    const other = await open()
    await openHome(other.page)
    expect(await isAllPlain(other.page)).toBe(false)
    await other.page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => isAllPlain(other.page)).toBe(true)
    await expect.poll(() => countOf(other.page, 'waiting')).toBe(0)
  })

  test('[K4] in print', async ({ open }) => {
    const { page } = await open()
    await openHome(page)
    expect(await countOf(page, 'waiting')).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(await isAllPlain(page)).toBe(true)
  })

  test('[K4] for crawlers that run scripts', async ({ open }) => {
    const { page } = await open({
      userAgent:
        'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/142.0.0.0 Safari/537.36',
    })
    await page.goto('/en')
    await started(page)
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
    expect(await countOf(page, '')).toBeGreaterThan(5)
    expect(await isAllPlain(page)).toBe(true)
  })

  test('[K4] at the target of an address', async ({ open }) => {
    const { page } = await open()
    await openHome(page, '/en#news')
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    expect(await countOf(page, 'waiting')).toBe(0)
    expect(await isAllPlain(page)).toBe(true)
  })

  test('[K4] on the way back and forward, and after a reload', async ({ open }) => {
    const { page } = await open()
    await openHome(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    expect(await countOf(page, 'waiting')).toBeGreaterThan(0)
    await page.goBack()
    await page.locator('.hero h1').waitFor()
    expect(await countOf(page, 'waiting')).toBe(0)
    expect(await isAllPlain(page)).toBe(true)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    expect(await countOf(page, 'waiting')).toBe(0)
    await page.reload()
    await page.waitForFunction(() => document.querySelector('[data-reveal="shown"]') !== null)
    expect(await countOf(page, 'waiting')).toBe(0)
  })
})
