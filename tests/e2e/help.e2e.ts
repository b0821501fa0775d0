import { describe, expect, vi } from 'vitest'
import { helpArticles } from '#demo/content/help/index.ts'
import { locales, localizePath } from '#lib/locale.ts'
import { sbomAddress } from '#domain/release/sbom-address.ts'
import { expectAccessible } from '../browser/expect-accessible.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { readPage } from '../process/html.ts'
import { poll } from '../process/poll.ts'
import { expectEmptyList } from '../process/empty-list.ts'
import { expectNotFound } from '../process/not-found.ts'

// The rules of axe over six pages take a busy machine more than a minute.
vi.setConfig({ testTimeout: 180_000 })
const article = helpArticles.find(({ slug }) => slug === 'licence-service')
if (article === undefined) throw new Error('The demo pack has no such article')

const words = {
  zh: {
    search: '初始化',
    sentence: '模型初始化失败',
    hit: '初始化失败',
    nothing: '没有找到文章',
    yes: '有',
    thanks: '谢谢，已经记下',
  },
  en: {
    search: 'initialisation',
    sentence: 'model initialisation fails',
    hit: 'When initialisation fails',
    nothing: 'No article found',
    yes: 'Yes',
    thanks: 'Thank you. One vote per person and article',
  },
} as const

describe.each(locales)('help in %s', (locale) => {
  const address = (query = '', path = '/help') => localizePath(path, locale) + query
  const text = words[locale]

  test('[R] everything can be searched, filtered and read with scripts off', async ({ open, portico }) => {
    // The index is filled after the start, record by record.
    const found = async () => (await ask(portico.origin + address(`?q=${text.search}`))).text.includes(text.hit)
    await poll(found, { within: 60_000, every: 500, for: 'the articles in the search index' })
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(address())
    const main = page.getByRole('main')
    expect(await main.locator('.help-categories li').count()).toBe(40)
    await main.getByRole('searchbox').fill(text.search)
    await main.locator('.filter-bar button[type=submit]').click()
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === text.search)
    await main.getByRole('link', { name: text.hit }).click()
    await page.getByRole('heading', { level: 1, name: text.hit }).waitFor()
    await page.goto(address('?category=licences&version=R2026b'))
    expect(await main.locator('.help-found li').count()).toBe(6)
    await page.goto(address('?q=zzzzzz'))
    await page.getByText(text.nothing).waitFor()
  })

  test('what is typed is answered by articles at once, and the keyboard goes to one', async ({ open }) => {
    const { page, record } = await open()
    await page.goto(address())
    await started(page)
    const field = page.locator('main [data-suggests]')
    await field.click()
    await field.pressSequentially(text.sentence)
    await page.getByRole('option', { name: text.hit }).waitFor()
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    const first = await page.getByRole('option').first().innerText()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('main h1').filter({ hasText: first.trim() }).waitFor()
    expect(record.complaints).toEqual([])
  })

  test('an article has contents that lead to its parts, code, related articles and a ticket that knows it', async ({
    open,
  }) => {
    const { page, record } = await open()
    await page.goto(address('?id=licence-service'))
    await started(page)
    const [first] = article.sections
    const contents = page.locator('.help-contents')
    await contents.getByRole('link', { name: first?.title[locale] ?? '', exact: true }).click()
    await page.waitForURL(({ hash }) => hash !== '')
    const target = decodeURIComponent(new URL(page.url()).hash.slice(1))
    expect(await page.locator(`h2[id="${target}"]`).innerText()).toBe(first?.title[locale])
    await page.getByText('systemctl enable --now armilla-licence').waitFor()
    const ticket = page.locator('.help-unsolved a')
    expect(await ticket.getAttribute('href')).toBe(localizePath('/support/ticket/new?article=licence-service', locale))
    expect(await page.locator('.help-related li').count()).toBe(2)
    expect(record.complaints).toEqual([])
  })

  test.for([true, false])(
    'is said to be helpful without a cookie (scripts: %s), once',
    async (javaScriptEnabled, { open }) => {
      const { context, page } = await open({ javaScriptEnabled })
      await page.goto(address('?id=first-model'))
      if (javaScriptEnabled) await started(page)
      const before = (await context.cookies()).map(({ name }) => name)
      await page.locator('.helpful').getByRole('button', { name: text.yes, exact: true }).click()
      await page.getByText(text.thanks).waitFor()
      await page.waitForURL(({ hash }) => hash === '#thanks')
      await page.locator('.helpful form').waitFor({ state: 'hidden' })
      expect((await context.cookies()).map(({ name }) => name)).toEqual(before)
    },
  )

  test.for(['?category=no-such', '?product=x', '?version=R1999a', '?page=0', '?page=99', '?page=1000000000'])(
    '[S1] %s is an empty list',
    (query, { portico }) => expectEmptyList(portico.origin, address(query)),
  )

  test('[S1] an article that there is not is not found', ({ portico }) =>
    expectNotFound(portico.origin, address('?id=no-such')))

  test('standards have their evidence, and components follow product and version, with scripts off', async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(address('', '/help/OpenSystem'))
    for (const name of ['Modelica 3.6', 'FMI 3.0', 'FMI 2.0', 'SSP 2.0', 'CycloneDX 1.6'])
      await page.getByRole('heading', { level: 3, name }).waitFor()
    await page.locator('select[name=product]').selectOption('studio')
    await page.locator('select[name=version]').selectOption('R2026a')
    await page.locator('.filter-bar button[type=submit]').click()
    await page.waitForURL(({ searchParams }) => searchParams.get('version') === 'R2026a')
    const zstd = page.getByRole('row').filter({ hasText: 'zstd' })
    await expect.poll(() => zstd.innerText()).toContain('1.5.5')
    const link = page.locator('.sbom-link a')
    await expect.poll(() => link.getAttribute('href')).toBe(sbomAddress('studio', 'R2026a'))
  })

  test('no barrier that axe knows of, and nothing wider than the screen', async ({ open }) => {
    await expectAccessible(open, [address(), address('?id=licence-service'), address('', '/help/OpenSystem')])
  })
})

test('[L6] what exists in Chinese only is marked in English', async ({ portico }) => {
  const { text } = await ask(`${portico.origin}/en/help?id=open-source-toolboxes`)
  const only = readPage(text)
  // The breadcrumb's last step and the filing number are Chinese on an English page, and say so.
  expect(text).toMatch(/<span lang="zh-Hans">修改开源工具箱<\/span>/)
  expect(text).toMatch(/<p lang="zh-Hans">.*备/)
  expect(only.headings).toEqual(['修改开源工具箱'])
  expect(only.alternates).not.toHaveProperty('en')
})

describe('what must not be sent', () => {
  const send = (origin: string, headers: Record<string, string>, body = 'id=first-model&answer=yes') =>
    ask(`${origin}/help/vote`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })

  test('a vote from another site, without an answer, or on nothing', async ({ portico: { origin } }) => {
    expect((await send(origin, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send(origin, { 'sec-fetch-site': 'same-origin' }, 'id=first-model')).status).toBe(400)
    expect((await send(origin, { 'sec-fetch-site': 'same-origin' }, 'id=no-such&answer=yes')).status).toBe(400)
    expect((await send(origin, {}, `id=${'x'.repeat(3000)}`)).status).toBe(413)
  })
})

describe('SBOMs', () => {
  test('are there for every version, with the type of CycloneDX', async ({ portico: { origin } }) => {
    const { headers, status, text } = await ask(origin + sbomAddress('studio', 'R2027a Beta 1'))
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^application\/vnd\.cyclonedx\+json/)
    expect(JSON.parse(text)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  })

  test.for([
    sbomAddress('studio', 'R1999a'),
    sbomAddress('no-such', 'R2026b'),
    '/help/OpenSystem/sbom/studio/R2026b.json',
    `/help/OpenSystem/sbom/studio/${'x'.repeat(200)}.cdx.json`,
  ])('%s is not there', async (address, { portico }) => {
    expect((await ask(portico.origin + address)).status).toBe(404)
  })
})
