import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { allAddresses, chineseNews } from '../process/addresses.ts'
import { test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'

const property = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('the picture that a link to a page is shown with', () => {
  test('[R] is there for every route in both languages, in the size that is promised', async ({ portico }) => {
    const seen = new Set<string>()
    for (const { address } of allAddresses) {
      const { text } = await ask(portico.origin + address)
      const picture = property(text, 'og:image') ?? ''
      const { bytes, headers, status } = await ask(picture)
      const { format, height, width } = await sharp(bytes).metadata()
      const [type, policy] = [headers['content-type'], headers['cross-origin-resource-policy']]
      expect({ address, status, type, policy, format, width, height }).toEqual({
        address,
        status: 200,
        type: 'image/png',
        policy: 'cross-origin',
        format: 'png',
        width: Number(property(text, 'og:image:width')),
        height: Number(property(text, 'og:image:height')),
      })
      expect(bytes.length, address).toBeLessThan(100_000)
      expect(property(text, 'og:image:alt')).toBe(property(text, 'og:title'))
      expect(property(text, 'twitter:card')).toBe('summary_large_image')
      expect(property(text, 'og:site_name')).toMatch(/^(?:浑仪科技|Armilla)$/)
      seen.add(bytes.toString('base64'))
    }
    // The tickets’ two surfaces say the same.
    expect(seen.size).toBeGreaterThan(allAddresses.length - 6)
  })

  test('[L6] is in the language of the record', async ({ portico }) => {
    const { text } = await ask(`${portico.origin}/en/news/detail?id=${chineseNews.zh.slug}`)
    expect(property(text, 'og:image')).toBe(`${portico.origin}/previews/zh/news/detail@${chineseNews.zh.slug}.png`)
  })

  test.for([
    '/previews/zh/news/detail@no-such-record.png',
    '/previews/zh/news@a.png',
    '/previews/zh/no-such-page.png',
    '/previews/fr/news.png',
    '/previews/zh/PRODUCT.png',
  ])('[S1] is not drawn for what is no page: %s', async (address, { portico }) => {
    expect((await ask(portico.origin + address)).status).toBe(404)
  })
})
