import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import type * as clientModule from '#portal/client.ts'
import { bundleClient, type ClientBundle } from '../browser/bundle-client.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask, asDocument } from '../process/ask.ts'

let bundle: ClientBundle
beforeAll(async () => {
  bundle = await bundleClient()
})

const folder = '/wrapper-of-a-test/'

/** A page of the site that has the wrapper in `window.client`. @returns which of the wrapper's files were loaded */
async function loadClient(page: Page): Promise<string[]> {
  const loaded: string[] = []
  await page.route(`**${folder}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length)
    const file = bundle.files.get(name)
    if (file !== undefined) loaded.push(name)
    await (file === undefined
      ? route.abort()
      : route.fulfill({ body: file.code, headers: { 'content-type': 'text/javascript' } }))
  })
  await page.goto('/api/docs')
  await page.addScriptTag({ type: 'module', url: `${folder}${bundle.entry}` })
  await page.waitForFunction(() => 'client' in globalThis)
  return loaded
}

/** Asks a call as the site's browser client does; a failure is answered by its words. */
const call = (page: Page) =>
  page.evaluate(async () => {
    const { axiosTransport, createFetchTransport, createPortalClient } = (
      globalThis as unknown as { client: typeof clientModule }
    ).client
    const portal = createPortalClient({ transport: createFetchTransport(), fallback: axiosTransport, locale: 'en' })
    return portal.call('base/site').then(
      ({ name }) => name,
      (error: Error) => `failed: ${error.message}`,
    )
  })

describe('the wrapper in a browser', () => {
  test('[W2] has axios in a file of its own, which nothing loads at the start', () => {
    const withAxios = [...bundle.files].filter(([, { code }]) => code.includes('AxiosError'))
    expect(withAxios.length).toBeGreaterThan(0)
    const eager = new Set<string>()
    const follow = (name: string) => {
      if (eager.has(name)) return
      eager.add(name)
      for (const each of bundle.files.get(name)?.imports ?? []) follow(each)
    }
    follow(bundle.entry)
    for (const [name] of withAxios) expect(eager).not.toContain(name)
    expect(bundle.files.get(bundle.entry)?.dynamicImports).toHaveLength(1)
  })

  test('[W2] asks once when the first way answers, without axios', async ({ open }) => {
    const { page, record } = await open({ bypassCSP: true })
    const loaded = await loadClient(page)
    expect(await call(page)).toBe('Armilla')
    expect(record.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(loaded).toEqual([bundle.entry])
  })

  test('[W2] [K6] is answered by axios when the first way is cut: same key, the XSRF header from its cookie', async ({
    open,
  }) => {
    const { context, page } = await open({ bypassCSP: true })
    const loaded = await loadClient(page)
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'token-of-a-test', url: page.url() }])
    const sent: Record<string, string>[] = []
    await page.route('**/api/portal/base/site', async (route) => {
      sent.push(await route.request().allHeaders())
      await (sent.length === 1 ? route.abort('connectionreset') : route.continue())
    })
    expect(await call(page)).toBe('Armilla')
    expect(sent).toHaveLength(2)
    expect(loaded.length).toBeGreaterThan(1)
    const [first, second] = sent
    expect(second).toMatchObject({ 'x-xsrf-token': 'token-of-a-test', lang: 'en-US' })
    expect(second?.['idempotency-key']).toMatch(/^[\da-f]{32}$/)
    expect(second?.['idempotency-key']).toBe(first?.['idempotency-key'])
    expect(first?.['x-xsrf-token']).toBeUndefined()
  })

  test('[W2] [E3] fails once, in the words for it, when both ways are cut', async ({ open }) => {
    const { page } = await open({ bypassCSP: true })
    await loadClient(page)
    let count = 0
    await page.route('**/api/portal/base/site', async (route) => {
      count += 1
      await route.abort('connectionreset')
    })
    expect(await call(page)).toBe('failed: 请求失败，请重试')
    expect(count).toBe(2)
  })
})

describe('the head fragment of the settings', () => {
  const selector = 'meta[name="generator"][content="Portico"]'

  test('[N3] is in the head of the served page once, and once when scripts run', async ({ open, portico }) => {
    for (const path of ['/', '/en', '/en/news', '/no-such-page']) {
      const { text } = await ask(portico.origin + path, { headers: asDocument })
      expect([path, text.match(/<meta name="generator" content="Portico"\/?>/g)?.length]).toEqual([path, 1])
    }
    const { page } = await open()
    await page.goto('/en/news')
    await started(page)
    expect(await page.locator(`head ${selector}`).count()).toBe(1)
    expect(await page.locator(selector).count()).toBe(1)
  })
})

describe('the page of the calls', () => {
  test('[W6] is read without scripts, and with them tries a call, under the policy of every page', async ({ open }) => {
    const { page: still } = await open({ javaScriptEnabled: false })
    await still.goto('/api/docs?lang=en')
    expect(await still.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(19)
    expect(await still.getByText('Try it').first().isVisible()).toBe(false)

    const { page, record } = await open()
    await page.goto('/api/docs?lang=zh')
    const section = page.locator('#news-list')
    await section.getByText('试一试').click()
    await section.getByRole('button', { name: '发送' }).click()
    await section.getByText('HTTP 200').waitFor()
    await section.getByLabel('请求体').fill('{"page":0}')
    await section.getByRole('button', { name: '发送' }).click()
    await section.getByText('000002').waitFor()
    expect(record.complaints).toEqual([])
  })
})
