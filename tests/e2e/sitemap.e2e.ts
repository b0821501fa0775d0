import { describe, expect } from 'vitest'
import { test } from '../browser/test.ts'

const addressesOf = (map: string) => [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address ?? '')

describe('the maps of the site', () => {
  test('[R] every address of sitemap.xml is a page, and has the pairs that the page has', async ({
    portico: { origin },
  }) => {
    const answer = await fetch(`${origin}/sitemap.xml`)
    expect(answer.headers.get('content-type')).toContain('application/xml')
    const map = await answer.text()
    const addresses = addressesOf(map)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBeGreaterThan(200)
    // Records are many and made alike: every eleventh of them, and all routes.
    const some = addresses.filter((address, index) => !address.includes('?') || index % 11 === 0)
    for (const address of some) {
      const page = await fetch(address.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, origin))
      expect(page.status, address).toBe(200)
    }
  })

  test('[L6] a record in one language stands in its own map only', async ({ open, portico: { origin } }) => {
    const map = await (await fetch(`${origin}/sitemap.xml`)).text()
    expect(map).toContain('/joinUs?id=shixi-fangzhen')
    expect(map).not.toContain('/en/joinUs?id=shixi-fangzhen')
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto('/en/sitemap')
    const links = await page.locator('.map a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(100)
    expect(links).toContain('/en/joinUs?id=solver-engineer')
    expect(links.filter((link) => link.includes('shixi-fangzhen') || link.endsWith('/detail'))).toEqual([])
  })

  test('robots.txt and llms.txt say what there is', async ({ portico: { origin } }) => {
    const robots = await fetch(`${origin}/robots.txt`)
    expect(robots.headers.get('content-type')).toContain('text/plain')
    expect(await robots.text()).toMatch(/Sitemap: .*\/sitemap\.xml/)
    const llms = await (await fetch(`${origin}/llms.txt`)).text()
    expect(llms).toMatch(/^# Armilla\n/)
    expect(llms).toContain('/en/product')
    expect((await fetch(`${origin}/sitemap-1.xml`)).status).toBe(404)
  })
})
