import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished } from 'vitest'
import { courses } from '#demo/content/education/courses.ts'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { ask } from '../process/ask.ts'
import { readPage } from '../process/html.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { expectNotFound } from '../process/not-found.ts'

/** What the page shows is filtered by, and what its history entry holds. */
const filtersOf = (page: Page) =>
  page.evaluate(() => {
    const { loaderData } = (
      window as unknown as {
        __reactRouterDataRouter: { state: { loaderData: Record<string, { facts?: { filters?: unknown } }> } }
      }
    ).__reactRouterDataRouter.state
    const { filters } = Object.values(loaderData).find((data) => data?.facts?.filters)?.facts ?? {}
    return { shown: filters, kept: (history.state as { usr?: unknown }).usr ?? {} }
  })

for (const path of ['/education/details', '/en/education/details']) {
  test(`[S3] ${path} moves its query into route state, and reload, back and forward keep it`, async ({
    open,
    portico,
  }) => {
    const query = 'projectId=3&difficultId=2'
    const { text: html } = await ask(`${portico.origin}${path}?${query}`)
    expect(html).toContain(`${path}?projectId=hil-engineer&amp;difficultId=intermediate`)
    expect(readPage(html).headings).toHaveLength(1)
    // Already filtered: the one course of this programme and level.
    expect(html.match(/class="card course-card"/g)).toHaveLength(1)

    const { page, record } = await open()
    const before = path.replace('/education/details', '/cookies')
    await page.goto(before)
    const { length } = await page.evaluate(() => ({ length: history.length }))
    await page.goto(`${path}?${query}`)
    await page.waitForURL((url) => url.pathname === path && url.search === '')
    const first = { shown: { projectId: '3', difficultId: '2' }, kept: { projectId: '3', difficultId: '2' } }
    await expect.poll(() => filtersOf(page)).toEqual(first)
    // As a replace: the entry with the query is gone.
    expect(await page.evaluate(() => history.length)).toBe(length + 1)

    await page.reload()
    await expect.poll(() => filtersOf(page)).toEqual(first)
    expect(new URL(page.url()).search).toBe('')

    await page.getByRole('contentinfo').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.goBack()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => filtersOf(page)).toEqual(first)
    await page.goBack()
    await page.waitForURL(`**${before}`)
    await page.goForward()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => filtersOf(page)).toEqual(first)
    expect(record.complaints).toEqual([])
  })
}

test('[S3] without a query nothing is filtered, whatever the page before it was', async ({ open }) => {
  const { page } = await open()
  await page.goto('/en/education/details?productId=studio')
  await page.waitForURL('**/en/education/details')
  await page.goto('/en/about')
  await page.goto('/en/education/details')
  await started(page)
  expect(await filtersOf(page)).toEqual({ shown: {}, kept: {} })
})

const [first] = courses
const slugIn = (locale: Locale) => first?.slug[locale] ?? ''
const coursePath = (locale: Locale) => localizePath(`/education/details?id=${slugIn(locale)}`, locale)
const cardPath = (locale: Locale) => localizePath(`/education/components/card?id=${slugIn(locale)}`, locale)

describe('courses', () => {
  for (const locale of locales) {
    test(`[S3] in ${locale} are filtered by links, which leave no query in the address`, async ({ open }) => {
      const { page, record } = await open()
      const path = localizePath('/education/details', locale)
      await page.goto(path)
      await started(page)
      expect(await page.locator('.course-card').count()).toBe(12)
      const filters = page.getByRole('navigation', { name: locale === 'zh' ? '筛选课程' : 'Filter the courses' })
      await filters.getByRole('link', { name: locale === 'zh' ? /^控制实践/ : /^Control in Practice/ }).click()
      await expect.poll(() => page.locator('.course-card').count()).toBe(3)
      await page.waitForURL((url) => url.search === '')
      await filters.getByRole('link', { name: locale === 'zh' ? /^专家/ : /^Expert/ }).click()
      await expect.poll(() => page.locator('.course-card').count()).toBe(1)
      await page.waitForURL((url) => url.pathname === path && url.search === '')
      await started(page)
      expect((await filtersOf(page)).kept).toEqual({ projectId: 'control', difficultId: 'expert' })
      await page.reload()
      await expect.poll(() => page.locator('.course-card').count()).toBe(1)
      expect(record.complaints).toEqual([])
    })

    test(`in ${locale} are read whole with scripts off, lesson by lesson`, async ({ open }) => {
      const { page, record } = await open({ javaScriptEnabled: false })
      await page.goto(localizePath('/education/details?projectId=control', locale))
      expect(await page.locator('.course-card').count()).toBe(3)
      await page.goto(coursePath(locale))
      expect(await page.locator('h1').innerText()).toBe(first?.title[locale])
      for (const lesson of first?.lessons ?? []) await page.getByText(lesson.summary[locale] ?? '').waitFor()
      await page.getByRole('link', { name: first?.lessons[0]?.title[locale], exact: true }).click()
      await expect.poll(() => page.locator('h1').innerText()).toBe(first?.lessons[0]?.title[locale])
      expect(record.complaints).toEqual([])
    })
  }

  test.for([
    'projectId=nothing',
    'projectId=99999',
    'productId=-1',
    'difficultId=1000000000',
    'projectId=1&difficultId=%00',
  ])('[S1] %s is an empty list', (query, { portico }) => expectEmptyList(portico.origin, `/education/details?${query}`))

  test('[S1] a course that there is not is not found', ({ portico }) =>
    expectNotFound(portico.origin, '/education/details?id=no-such-course'))

  test('[S6] a number and the other language’s slug lead to the course, described for machines', async ({
    portico,
  }) => {
    const other = await ask(`${portico.origin}/en/education/details?id=${slugIn('zh')}`)
    expect([other.status, other.headers.location]).toEqual([301, coursePath('en')])
    const { text } = await ask(portico.origin + coursePath('en'))
    expect(readPage(text).canonical).toBe(portico.origin + coursePath('en'))
    expect(text).toMatch(/"@type":"Course".*"timeRequired":"PT480M"/)
    const list = await ask(`${portico.origin}/en/education/details`)
    expect(list.text.match(/"@type":"Course"/g)).toHaveLength(12)
  })
})

describe('a course on another site', () => {
  test('[S8] only the card may be framed, by its policy and without the older header', async ({ portico }) => {
    // Twice: as it is made, and as it is kept.
    for (const _ of [1, 2]) {
      const { headers, status } = await ask(portico.origin + cardPath('en'), { headers: { accept: 'text/html' } })
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toContain('frame-ancestors *')
      expect(headers['x-frame-options']).toBeUndefined()
    }
    for (const path of [coursePath('en'), '/en', '/login', '/education/components/card?id=none', '/nowhere']) {
      const { headers } = await ask(portico.origin + path)
      if (path.includes('card')) continue
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['x-frame-options'], path).toBe('DENY')
    }
  })

  test('[S8] the snippet of the course shows the card in a page of another origin, and the course is refused there', async ({
    open,
    portico,
  }) => {
    const { page } = await open()
    await page.goto(coursePath('en'))
    await started(page)
    await page.getByText('Embed this course').click()
    const code = page.locator('.code-block code')
    // Until the part begins to open, its words are there and not shown: `innerText` is empty.
    await expect.poll(() => code.innerText()).toContain(`${portico.origin}${cardPath('en')}`)
    const snippet = await code.innerText()
    const course = `<iframe id="refused" src="${portico.origin}${coursePath('en')}"></iframe>`
    // A port of its own is an origin of its own; a browser would not let a page from elsewhere connect to this machine.
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(snippet + course)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
    const card = page.frameLocator(`iframe[title="${first?.title.en}"]`)
    await card.getByRole('heading', { name: first?.title.en }).waitFor()
    await card.getByText('English captions').waitFor()
    expect(await card.getByRole('link').first().getAttribute('target')).toBe('_blank')
    // In a frame that is too high the card is as high as what is in it.
    await page
      .locator('iframe')
      .first()
      .evaluate((frame) => frame.setAttribute('height', '1400'))
    const ends = () =>
      card.locator('.embedded-card').evaluate((box) => ({
        frame: innerHeight,
        empty: box.getBoundingClientRect().bottom - (box.lastElementChild?.getBoundingClientRect().bottom ?? 0),
      }))
    await expect.poll(async () => (await ends()).frame).toBe(1400)
    expect((await ends()).empty).toBeLessThan(8)
    expect(await page.frameLocator('#refused').getByRole('heading', { level: 1 }).count()).toBe(0)
  })

  test('[S8] oEmbed is found from the course’s page, and answers for our own courses only', async ({ portico }) => {
    const { text } = await ask(portico.origin + coursePath('zh'))
    const link = /<link[^>]*application\/json\+oembed[^>]*>/.exec(text)?.[0]
    const href = /href="([^"]+)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
    const answer = await ask(href)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    const oembed = JSON.parse(answer.text) as Record<'type' | 'html' | 'thumbnail_url', string>
    expect(oembed).toMatchObject({ version: '1.0', type: 'rich', title: first?.title.zh, width: 420 })
    expect(oembed.html).toContain(`src="${portico.origin}${cardPath('zh')}"`)
    // Who shows the card shows its picture too.
    expect((await ask(oembed.thumbnail_url)).headers['cross-origin-resource-policy']).toBe('cross-origin')
    const of = (url: string, more = '') => ask(`${portico.origin}/oembed?url=${encodeURIComponent(url)}${more}`)
    const own = portico.origin + coursePath('zh')
    // Never larger than was asked for, however little that is.
    for (const size of [300, 120])
      expect(JSON.parse((await of(own, `&maxwidth=${size}&maxheight=${size}`)).text)).toMatchObject({
        width: size,
        height: size,
      })
    expect((await of(own, '&format=xml')).status).toBe(501)
    for (const url of [
      'https://another-site.example/education/details?id=1',
      `${portico.origin}/news/detail?id=1`,
      `${portico.origin}/education/details`,
      `${portico.origin}/education/details?id=none`,
      `${portico.origin}@another-site.example/education/details?id=1`,
      'javascript:alert(1)',
      '',
    ])
      expect((await of(url)).status, url).toBe(404)
  })
})

describe('no barrier that axe knows of', () => {
  for (const locale of locales)
    test(`in education, ${locale}`, async ({ open }) => {
      const lesson = localizePath(`/education/videoPlay?id=${first?.lessons[1]?.slug[locale]}`, locale)
      await expectAccessible(open, [
        localizePath('/education/details', locale),
        coursePath(locale),
        cardPath(locale),
        lesson,
      ])
    })
})
