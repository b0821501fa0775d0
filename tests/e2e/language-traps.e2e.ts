import { describe, expect } from 'vitest'
import { testWithAdmin as test } from '../browser/test.ts'
import { chineseNews, translatedNews } from '../process/addresses.ts'
import { type Answer, ask, asDocument } from '../process/ask.ts'
import { readPage } from '../process/html.ts'

const english = { ...asDocument, cookie: 'lang=en' }
const crawler = {
  ...asDocument,
  'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
}

/** Follows redirects as a browser does. @returns each address with its status */
async function follow(origin: string, path: string, headers: Record<string, string>) {
  const steps: { path: string; status: number }[] = []
  let answer: Answer
  let at = path
  do {
    answer = await ask(origin + at, { headers })
    steps.push({ path: at, status: answer.status })
    at = answer.headers.location ?? ''
  } while (at !== '' && steps.length < 6)
  return { steps, answer }
}

describe('what is stored as language', () => {
  const nonsense = {
    'another language': 'lang=fr',
    'a longer word': 'lang=english',
    'more than a language': 'lang=en%3Bevil',
    quotes: 'lang="en"',
    nothing: 'lang=',
    'another letter case': 'Lang=EN; LANG=en',
    'four kilobytes': `lang=${'e'.repeat(4096)}`,
    markup: 'lang=<script>alert(1)</script>',
  }
  for (const [name, cookie] of Object.entries(nonsense)) {
    test(`[L1] ${name} is as if nothing were stored: Chinese is stored and shown`, async ({ portico }) => {
      const { headers, status, text } = await ask(`${portico.origin}/about`, { headers: { ...asDocument, cookie } })
      expect(status).toBe(200)
      expect(readPage(text).lang).toBe('zh-Hans')
      expect(headers['content-language']).toBe('zh-Hans')
      expect(headers['set-cookie']).toEqual(['lang=zh; Path=/; Max-Age=31536000; SameSite=Lax'])
    })
  }

  test('[L3] what stands beside it changes nothing, and of two the first counts', async ({ portico }) => {
    const locationFor = async (cookie: string) =>
      (await ask(`${portico.origin}/about`, { headers: { ...asDocument, cookie } })).headers.location
    expect(await locationFor('lang=en; evil=1; path=/x')).toBe('/en/about')
    expect(await locationFor('lang=en; lang=zh')).toBe('/en/about')
    expect(await locationFor('lang=zh; lang=en')).toBeUndefined()
  })
})

describe('where the stored language leads', () => {
  test('[L3] HEAD is answered as GET is, without a body', async ({ portico }) => {
    const head = await ask(`${portico.origin}/news`, { method: 'HEAD', headers: english })
    expect([head.status, head.headers.location, head.bytes.length]).toEqual([302, '/en/news', 0])
    const robot = await ask(`${portico.origin}/news`, { method: 'HEAD', headers: { ...crawler, cookie: 'lang=en' } })
    expect([robot.status, robot.headers['content-language'], robot.bytes.length]).toEqual([200, 'zh-Hans', 0])
  })

  test('[L3] nothing but a document is led anywhere: forms, files, feeds, data, the admin', async ({ portico }) => {
    const asked: [string, string][] = [
      ['POST', '/about'],
      ['PUT', '/news'],
      ['POST', '/api/portal/base/site'],
      ['GET', '/api'],
      ['GET', '/assets/none.js'],
      ['GET', '/media/none.webp'],
      ['GET', '/builds/latest.json'],
      ['GET', '/feed.xml'],
      ['GET', '/rss.xml'],
      ['GET', '/robots.txt'],
      ['GET', '/sitemap.xml'],
      ['GET', '/.well-known/security.txt'],
      ['GET', '/.well-known/change-password'],
      ['GET', '/admin'],
      ['GET', '/healthz'],
    ]
    for (const [method, path] of asked) {
      const { headers, status } = await ask(portico.origin + path, {
        method,
        headers: { ...english, ...(method === 'GET' ? {} : { 'content-length': '0' }) },
      })
      expect({ method, path, isLed: /^\/en(\/|$)/.test(headers.location ?? '') }).toEqual({
        method,
        path,
        isLed: false,
      })
      expect(status).toBeLessThan(500)
    }
  })

  test('[L3] an address in other letters ends at the exact one in the stored language, without a circle', async ({
    portico,
  }) => {
    expect((await follow(portico.origin, '/ABOUT/', english)).steps).toEqual([
      { path: '/ABOUT/', status: 301 },
      { path: '/about', status: 302 },
      { path: '/en/about', status: 200 },
    ])
    expect((await follow(portico.origin, '/EN/About', { ...asDocument, cookie: 'lang=zh' })).steps).toEqual([
      { path: '/EN/About', status: 301 },
      { path: '/en/about', status: 200 },
    ])
  })

  for (const path of ['/en/en', '/en/en/about', '/en/EN']) {
    test(`[L2] [E5] ${path} is not found, in English, whatever is stored`, async ({ portico }) => {
      for (const cookie of ['lang=en', 'lang=zh', '']) {
        const { answer, steps } = await follow(portico.origin, path, { ...asDocument, cookie })
        expect({ cookie, steps }).toEqual({ cookie, steps: [{ path, status: 404 }] })
        const page = readPage(answer.text)
        expect(page).toMatchObject({ lang: 'en', bodyClass: 'en', headings: [`Page Not Found: ${path}`] })
        expect(answer.headers['content-language']).toBe('en')
      }
    })
  }

  test('[L2] [L4] a word that begins with en is Chinese, and has no English class', async ({ portico }) => {
    const { status, text } = await ask(`${portico.origin}/english`, { headers: asDocument })
    expect(status).toBe(404)
    expect(readPage(text)).toMatchObject({ lang: 'zh-Hans', bodyClass: '' })
  })
})

describe('a record in the other language', () => {
  const zh = `/news/detail?id=${translatedNews.zh.slug}`
  const en = `/en/news/detail?id=${translatedNews.en.slug}`

  test('[L3] a Chinese address ends, for who stored English, at the slug of the English one', async ({ portico }) => {
    const { steps } = await follow(portico.origin, zh, english)
    expect(steps.at(-1)).toEqual({ path: en, status: 200 })
    expect(steps[0]).toEqual({ path: zh, status: 302 })
    expect(steps.length).toBeLessThanOrEqual(3)
  })

  test('[L7] either slug at either address ends at its own, for crawlers too, and there canonical is itself', async ({
    portico,
  }) => {
    for (const [asked, ends] of [
      [`/en/news/detail?id=${translatedNews.zh.slug}`, en],
      [`/news/detail?id=${translatedNews.en.slug}`, zh],
    ] as const) {
      const { answer, steps } = await follow(portico.origin, asked, { ...crawler, cookie: 'lang=en' })
      expect(steps.at(-1)).toEqual({ path: ends, status: 200 })
      expect(readPage(answer.text).canonical).toBe(portico.origin + ends)
    }
  })

  test('[L6] [L7] one that is missing there is never empty, and the switch leads to where it is', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(`/en/news/detail?id=${chineseNews.zh.slug}`)
    await page.getByRole('heading', { level: 1, name: chineseNews.zh.title }).waitFor()
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: /中文/ }).click()
    await page.waitForURL((url) => url.pathname === '/news/detail')
    await page.getByRole('heading', { level: 1, name: chineseNews.zh.title }).waitFor()
    expect(await page.locator('body').getAttribute('class')).not.toBe('en')
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('zh')
    // And back: the switch offers English still, where the page says what it says.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .click()
    await page.waitForURL((url) => url.pathname === '/en/news/detail')
    await page.getByRole('note').waitFor()
    expect(await page.locator('body').getAttribute('class')).toBe('en')
    expect(record.complaints).toEqual([])
  })
})
