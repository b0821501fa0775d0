import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { courses } from '#demo/content/education/courses.ts'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { started } from '../browser/started.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

const lesson = courses[0]?.lessons[1]
const pathOf = (locale: Locale) => localizePath(`/education/videoPlay?id=${lesson?.slug[locale]}`, locale)
const file = join(import.meta.dirname, '../../demo/videos/out/vortex-street.mp4')

const timeOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1)
/** The page with its video ready to be played. */
async function openLesson(page: Page, locale: Locale) {
  await page.goto(pathOf(locale))
  await started(page)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
}

describe('a video file', () => {
  test('is sent whole and in the ranges that are asked for', async ({ portico }) => {
    const { text } = await ask(portico.origin + pathOf('en'))
    const url = portico.origin + (/src="(\/videos\/[^"]+)"/.exec(text)?.[1] ?? '')
    const { size } = await stat(file)
    const whole = await ask(url)
    expect(whole.status).toBe(200)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect(whole.headers['cache-control']).toContain('immutable')
    expect(whole.bytes).toHaveLength(size)
    const range = async (value: string, more: Record<string, string> = {}, method = 'GET') =>
      ask(url, { method, headers: { range: value, ...more } })
    for (const [value, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=10-${size + 1000}`, 10, size - 1],
    ] as const) {
      const part = await range(value)
      expect(part.status, value).toBe(206)
      expect(part.headers['content-range'], value).toBe(`bytes ${from}-${to}/${size}`)
      expect(part.bytes.equals(whole.bytes.subarray(from, to + 1)), value).toBe(true)
    }
    const beyond = await range(`bytes=${size}-`)
    expect([beyond.status, beyond.headers['content-range'], beyond.bytes.length]).toEqual([416, `bytes */${size}`, 0])
    for (const value of ['items=0-1', 'bytes=0-1,5-6']) expect((await range(value)).status, value).toBe(200)
    const etag = whole.headers.etag ?? ''
    expect((await range('bytes=0-9', { 'if-range': etag })).status).toBe(206)
    expect((await range('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200)
    const head = await range('bytes=0-9', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([206, '10', 0])
    expect((await ask(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test.for([
    '/videos/none.mp4',
    '/videos/..%2fportico.db',
    '/videos/%2e%2e%2fportico.db',
    '/videos/.mp4',
    '/videos/x.html',
    '/videos/%ff.mp4',
  ])('%s is not there', async (path, { portico }) => {
    const { status, text } = await ask(portico.origin + path)
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('SQLite')
  })

  test('has its captions and chapters as files', async ({ portico }) => {
    const { text } = await ask(portico.origin + pathOf('en'))
    const tracks = [...text.matchAll(/src="(\/videos\/\d+\/[a-z]+\.(?:zh|en)\.vtt)"/gi)].map(([, path]) => path ?? '')
    expect(tracks).toHaveLength(3)
    for (const path of tracks) {
      const track = await ask(portico.origin + path)
      expect(track.headers['content-type']).toBe('text/vtt; charset=utf-8')
      expect(track.text).toMatch(/^WEBVTT\n/)
    }
    for (const path of ['/videos/999/captions.en.vtt', '/videos/1/captions.fr.vtt', '/videos/1/other.en.vtt'])
      expect((await ask(portico.origin + path)).status, path).toBe(404)
  })
})

for (const locale of locales) {
  describe(`the player in ${locale}`, () => {
    test('plays, follows in the transcript, and seeks by it and by the chapters', async ({ open }) => {
      const { page, record } = await open()
      await openLesson(page, locale)
      const captions = await page.evaluate(() =>
        [...(document.querySelector('video')?.textTracks ?? [])]
          .filter(({ kind }) => kind === 'captions')
          .map(({ language, mode }) => [language, mode]),
      )
      const [own, other] = locale === 'zh' ? ['zh-Hans', 'en'] : ['en', 'zh-Hans']
      expect(captions).toEqual([
        [own, 'showing'],
        [other, 'disabled'],
      ])
      const lines = page.locator('.transcript').first().locator('li')
      await lines.nth(4).getByRole('link').click()
      await expect.poll(() => timeOf(page)).toBe(15.5)
      await lines.nth(4).and(page.locator('[aria-current]')).waitFor()
      await page.locator('.chapters a').nth(2).click()
      await expect.poll(() => timeOf(page)).toBe(20)
      await page.locator('video').focus()
      await page.keyboard.press('k')
      await expect.poll(() => timeOf(page)).toBeGreaterThan(20)
      await page.keyboard.press('k')
      await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
      expect(record.complaints).toEqual([])
    })
  })
}

test('keys and the list change speed, place, sound and captions', async ({ open }) => {
  const { page } = await open()
  await openLesson(page, 'en')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  const read = () =>
    page.evaluate(() => {
      const video = document.querySelector('video')
      const shown = [...(video?.textTracks ?? [])].filter(({ mode }) => mode === 'showing')
      return { rate: video?.playbackRate, muted: video?.muted, captions: shown.length }
    })
  expect(await read()).toEqual({ rate: 1.5, muted: false, captions: 1 })
  await page.locator('video').focus()
  for (const key of ['<', 'm', 'c', '5']) await page.keyboard.press(key)
  await expect.poll(read).toEqual({ rate: 1.25, muted: true, captions: 0 })
  await expect.poll(() => timeOf(page)).toBe(20)
  // Exactly, and at once: the browser's own controls would move by a step of their own from where they stood before.
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => timeOf(page)).toBe(25)
  await page.keyboard.press('j')
  await expect.poll(() => timeOf(page)).toBe(15)
  await expect.poll(() => page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('1.25')
  // What is typed is not taken for a key of the player.
  await page.getByRole('searchbox', { name: 'Search the transcript' }).first().pressSequentially('jm')
  expect(Math.floor(await timeOf(page))).toBe(15)
  await page.getByRole('searchbox', { name: 'Search the transcript' }).first().fill('strouhal')
  await expect.poll(() => page.locator('.transcript').first().locator('li').count()).toBe(1)
})

test('the place is remembered, unless the visitor wants nothing kept', async ({ open }) => {
  const { context, page } = await open()
  await openLesson(page, 'en')
  await page.locator('.chapters a').nth(2).click()
  await page.locator('video').focus()
  await page.keyboard.press('k')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20.2)
  await page.keyboard.press('k')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portico.places'))).toMatch(/,2\d/)
  await openLesson(page, 'en')
  await page.getByText(/Resuming from 0:2\d/).waitFor()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => timeOf(page)).toBe(0)
  await page.evaluate(() => {
    localStorage.setItem('portico.preferences', 'off')
    localStorage.removeItem('portico.places')
  })
  const quiet = await context.newPage()
  await openLesson(quiet, 'en')
  await quiet.locator('video').focus()
  for (const key of ['5', 'k', 'k']) await quiet.keyboard.press(key)
  expect(await quiet.evaluate(() => localStorage.getItem('portico.places'))).toBeNull()
})

test('with scripts off the video, its words and its chapters are there', async ({ open }) => {
  const { page, record } = await open({ javaScriptEnabled: false })
  await page.goto(pathOf('en'))
  expect(await page.locator('video[controls] > track').count()).toBe(3)
  const href = await page.locator('.transcript a').nth(3).getAttribute('href')
  expect(href).toMatch(/^\/videos\/vortex-street\.mp4\?v=\w+#t=11\.5$/)
  await page.getByText('Count on the curve').waitFor()
  expect(await page.locator('.chapters a').count()).toBe(4)
  expect(record.complaints).toEqual([])
})

test('a lesson without a video is a text, and leads on to the next', async ({ open }) => {
  const { page } = await open()
  await page.goto(localizePath(`/education/videoPlay?id=${courses[0]?.lessons[0]?.slug.en}`, 'en'))
  expect(await page.locator('video').count()).toBe(0)
  await page.getByRole('link', { name: /Next lesson/ }).click()
  await page.getByRole('heading', { level: 1, name: lesson?.title.en }).waitFor()
  await page.locator('video').waitFor()
})

test('a browser without the codec is told so, and a missing file is a missing file', async ({ open, portico }) => {
  const { context, page } = await open()
  await context.route('**/videos/*.mp4*', (route) =>
    route.request().method() === 'HEAD'
      ? route.continue()
      : route.fulfill({ contentType: 'video/mp4', body: 'no video' }),
  )
  await page.goto(pathOf('en'))
  await page.getByText('This browser can’t play the video').waitFor()
  await context.unrouteAll()
  await rm(join(portico.dataDir, 'videos/vortex-street.mp4'))
  await page.goto(pathOf('en'))
  await page.getByText('The video file is missing').waitFor()
  expect(await page.locator('.transcript').first().locator('li').count()).toBe(8)
})
