import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { describe, expect } from 'vitest'
import type * as Loader from '#site/runtime/rendering/icons.ts'
import { iconSetVersions } from '#site/ui/control-icons.ts'
import { started } from '../browser/started.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

type Icons = typeof Loader

/** The browser's loader as one script. No page of today has an icon that the server did not know. */
async function bundleLoader(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../../site/runtime/rendering/icons.ts', import.meta.url)),
        formats: ['iife'],
        name: 'icons',
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk === undefined) throw new Error('The loader was not built')
  return `${chunk.code}; globalThis.icons = icons`
}

/** Asks for names in the page and waits until each is decided. */
const load = (page: Page, names: string[]) =>
  page.evaluate(async (wanted) => {
    const { icons } = globalThis as unknown as { icons: Icons }
    await new Promise<void>((done) => {
      const look = () => {
        if (wanted.every((name) => icons.loadedIcon(name) !== undefined)) done()
      }
      icons.onIconsLoaded(look)
      wanted.forEach((name) => icons.requestIcon(name))
      look()
    })
    return wanted.map((name) => icons.loadedIcon(name))
  }, names)

describe('icons', () => {
  test('[K5] icons that the server knows are in its HTML, and no page asks for one', async ({ open, portico }) => {
    const { text } = await ask(`${portico.origin}/en`)
    expect(text.match(/<svg class="icon/g)?.length).toBeGreaterThan(20)
    const { page, record } = await open()
    await page.goto('/en')
    await started(page)
    expect(record.requests.filter(({ path }) => path.startsWith('/api/icons'))).toEqual([])
  })

  test('[K5] others come from our own server: one request for a turn, each name once, within the policy', async ({
    open,
  }) => {
    const { page, record } = await open()
    await page.goto('/en/about')
    await page.evaluate(await bundleLoader())
    const drawings = await load(page, ['lucide:rocket', 'lucide:no-such-icon', 'lucide:anchor'])
    expect(drawings).toEqual([
      { viewBox: '0 0 24 24', path: expect.stringMatching(/^M/) as string, isLine: true },
      null,
      { viewBox: '0 0 24 24', path: expect.stringMatching(/^M/) as string, isLine: true },
    ])
    await load(page, ['lucide:no-such-icon', 'lucide:rocket'])
    const asked = record.requests.filter(({ path }) => path.startsWith('/api/icons'))
    expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual([
      `/api/icons/lucide.json?icons=rocket,no-such-icon,anchor&v=${iconSetVersions.lucide}`,
    ])
    expect(await load(page, ['unknown-set:rocket'])).toEqual([null])
    // A browser says so itself when an answer's status is 404.
    expect(record.complaints.filter((each) => !each.includes('status of 404'))).toEqual([])
  })

  test('[K5] a request that hangs is followed by another, which is taken', async ({ open }) => {
    const { page } = await open()
    let requests = 0
    await page.route('**/api/icons/**', async (route) => {
      requests += 1
      await (requests === 1 ? new Promise(() => {}) : route.continue())
    })
    await page.goto('/en/about')
    await page.evaluate(await bundleLoader())
    expect(await load(page, ['lucide:rocket'])).toEqual([expect.objectContaining({ isLine: true })])
    expect(requests).toBe(2)
  })

  test('[K5] the service answers beside the calls, with the headers of every answer', async ({ portico }) => {
    const answer = await ask(`${portico.origin}/api/icons/lucide.json?icons=rocket&v=${iconSetVersions.lucide}`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const wrong = await ask(`${portico.origin}/api/icons/mdi.json?icons=home`, { headers: { lang: 'en' } })
    expect([wrong.status, JSON.parse(wrong.text)]).toEqual([404, expect.objectContaining({ code: '000003' })])
    const post = await ask(`${portico.origin}/api/icons/lucide.json?icons=rocket`, { method: 'POST' })
    expect(post.status).toBe(404)
  })
})
