import { describe, expect } from 'vitest'
import { isOff, type Section } from '#domain/section/section-paths.ts'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { administrator, signIn } from '../process/staff.ts'

test.override({ env: { ADMIN: 'on', RATE_LIMITS: 'off' } })

/** Addresses that a page leads to within the site. */
function linksOf(html: string): string[] {
  const found = [...html.matchAll(/<(?:a|link rel="alternate"|form)[^>]*? (?:href|action)="([^"]+)"/g)]
  return found
    .map(([, address = '']) => address.replaceAll('&amp;', '&').replace(/#.*$/, ''))
    .filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith('/admin'))
}

/** So many pages of a route are looked at: they are made of the same parts. */
const mostOfRoute = 3

/**
 * Looks at pages of every route, from the home pages on. @returns links that lead nowhere or to what is off, each with a page
 * that has it
 */
async function crawl(origin: string, off: readonly Section[]): Promise<{ dead: string[]; count: number }> {
  const ofRoute = new Map<string, number>()
  const from = new Map([
    ['/', ''],
    ['/en', ''],
  ])
  const waiting = [...from.keys()]
  const dead: string[] = []
  const follow = async (address: string) => {
    const { headers, status, text } = await ask(origin + address)
    // A form's address is not there to be opened.
    if (status >= 400 && !address.endsWith('/vote')) dead.push(`${status} ${address} on ${from.get(address)}`)
    if (!String(headers['content-type']).startsWith('text/html')) return
    for (const link of linksOf(text)) {
      if (isOff(link, off)) dead.push(`off: ${link} on ${address}`)
      const [route = ''] = link.split('?')
      const known = ofRoute.get(route) ?? 0
      if (from.has(link) || known >= mostOfRoute) continue
      ofRoute.set(route, known + 1)
      from.set(link, address)
      waiting.push(link)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map(follow))
  return { dead, count: from.size }
}

async function turnOff(origin: string, sections: readonly Section[]): Promise<void> {
  const cookie = await signIn(origin, administrator)
  const { status, text } = await ask(`${origin}/admin/api/globals/site?locale=zh`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ sectionsOff: sections, _status: 'published' }),
  })
  expect([status, status === 200 || text]).toEqual([200, true])
}

const off: { sections: Section[]; pages: string[]; others: string[] }[] = [
  {
    sections: ['downloads'],
    pages: ['/product/download', '/en/product/downHistory'],
    others: ['/releases/index.json', '/releases/feed.atom'],
  },
  {
    sections: ['education'],
    pages: ['/education/details', '/en/Industry-education'],
    others: ['/Industry-education/course-plan.csv', '/oembed?url=x'],
  },
  {
    sections: ['machines'],
    pages: ['/product/machine', '/en/product/machine'],
    others: ['/product/machine/compare.csv'],
  },
  {
    sections: ['support', 'news'],
    pages: ['/support/ticket/new', '/en/ticket/mine', '/news'],
    others: ['/news/feed.atom', '/en/news/feed.json', '/api/tickets/files/x'],
  },
]

describe('27: sections that a company does not have', () => {
  test('lead nowhere, and no page of the others leads there', { timeout: 600_000 }, async ({ portico: { origin } }) => {
    const whole = await crawl(origin, [])
    expect(whole.dead).toEqual([])
    expect(whole.count).toBeGreaterThan(100)
    for (const { others, pages, sections } of off) {
      await turnOff(origin, sections)
      await poll(async () => (await ask(origin + (pages[0] ?? ''))).status === 404 || undefined, {
        within: 5000,
        for: `${sections.join()} to be gone`,
      })
      for (const address of pages) {
        const { status, text } = await ask(origin + address)
        expect([address, status, /<html lang="([^"]+)"/.exec(text)?.[1]]).toEqual([
          address,
          404,
          address.startsWith('/en') ? 'en' : 'zh-Hans',
        ])
        // The page of what does not exist has the frame and a way on.
        expect(text).toMatch(/href="(?:\/en)?\/sitemap"/)
      }
      for (const address of others) expect([address, (await ask(origin + address)).status]).toEqual([address, 404])
      const map = (await ask(`${origin}/sitemap.xml`)).text
      const llms = (await ask(`${origin}/llms.txt`)).text
      for (const address of pages)
        expect([address, map.includes(`${address}<`), llms.includes(address)]).toEqual([address, false, false])
      const { count, dead } = await crawl(origin, sections)
      expect([sections, dead]).toEqual([sections, []])
      expect(count).toBeGreaterThan(60)
    }
    await turnOff(origin, [])
    await poll(async () => (await ask(`${origin}/news`)).status === 200 || undefined, { within: 5000, for: 'the news' })
  })
})
