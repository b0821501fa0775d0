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

/** Without the forms that are sent: their addresses are not there to be opened. */
const withoutSentForms = (html: string) => html.replace(/<form[^>]* method="post"[^>]*>/g, '')

/** What a page has of its own: its head, and what stands between the frame's two parts. */
const withoutFrame = (html: string) => html.replace(/<body[\s\S]*?<main/, '<main').replace(/<\/main>[\s\S]*$/, '')

/** So many pages of a route are looked at: they are made of the same parts. */
const mostOfRoute = 3

interface Crawled {
  /** Links that lead nowhere or to what is off, each with a page that has it. */
  dead: string[]
  /** Where each page leads by itself. */
  pages: Map<string, string[]>
  /** Whether an address was led to, with any query. */
  hasMet: (address: string) => boolean
}

const routeOf = (address: string) => address.replace(/\?.*$/, '')

/** Looks at pages of every route, from some on: all that are reached, or those that `isWanted`. */
async function crawl(
  origin: string,
  off: readonly Section[],
  start: readonly string[],
  isWanted: (address: string) => boolean = () => true,
): Promise<Crawled> {
  const ofRoute = new Map<string, number>()
  const from = new Map(start.map((address) => [address, '']))
  const waiting = [...start]
  const dead: string[] = []
  const pages: Crawled['pages'] = new Map()
  const follow = async (address: string) => {
    const { headers, status, text } = await ask(origin + address)
    if (status >= 400) dead.push(`${status} ${address} on ${from.get(address)}`)
    if (!String(headers['content-type']).startsWith('text/html')) return
    pages.set(address, linksOf(withoutFrame(text)))
    for (const link of linksOf(text)) if (isOff(link, off)) dead.push(`off: ${link} on ${address}`)
    for (const link of linksOf(withoutSentForms(text))) {
      const route = routeOf(link)
      const known = ofRoute.get(route) ?? 0
      if (from.has(link) || known >= mostOfRoute || !isWanted(link)) continue
      ofRoute.set(route, known + 1)
      from.set(link, address)
      waiting.push(link)
    }
  }
  while (waiting.length > 0) await Promise.all(waiting.splice(0, 6).map(follow))
  return { dead, pages, hasMet: (address) => ofRoute.has(routeOf(address)) }
}

/**
 * The pages to look at again when sections are off: those that lead there by themselves, and one of each kind for the frame, which
 * is the same around all.
 */
function pagesLeadingTo(sections: readonly Section[], whole: Crawled['pages']): string[] {
  const ofKind = new Map([...whole.keys()].map((address) => [address.split(/[/?]/, 4).slice(0, 3).join('/'), address]))
  const own = [...whole].filter(([, links]) => links.some((link) => isOff(link, sections))).map(([address]) => address)
  return [...new Set([...own, ...ofKind.values()])].filter((address) => !isOff(address, sections))
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
    const whole = await crawl(origin, [], ['/', '/en'])
    expect(whole.dead).toEqual([])
    expect(whole.pages.size).toBeGreaterThan(100)
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
      const leading = pagesLeadingTo(sections, whole.pages)
      // What nobody led to before is looked at too.
      const again = await crawl(origin, sections, leading, (address) => !whole.hasMet(address))
      expect([sections, again.dead]).toEqual([sections, []])
      expect(again.pages.size).toBeGreaterThan(60)
    }
    await turnOff(origin, [])
    await poll(async () => (await ask(`${origin}/news`)).status === 200 || undefined, { within: 5000, for: 'the news' })
  })
})
