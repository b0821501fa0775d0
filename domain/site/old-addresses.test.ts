import { describe, expect, it } from 'vitest'
import { mostAddresses, readAddressList } from './old-addresses.ts'

const sitemap = (inner: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`

describe('the addresses of an old site', () => {
  it('are those of its sitemap, and not those of pictures in it', () => {
    const image = '<image:image xmlns:image="i"><image:loc>https://old.example/a.png</image:loc></image:image>'
    const text = sitemap(
      `<url><loc>\n https://old.example/a?x=1&amp;y=2 </loc>${image}</url><url><loc><![CDATA[/b]]></loc></url>`,
    )
    expect(readAddressList(text)).toEqual({ addresses: ['https://old.example/a?x=1&y=2', '/b'] })
  })

  it('are one on each line', () => {
    expect(readAddressList('\uFEFF/a\r\n\r\n  https://old.example/b \n')).toEqual({
      addresses: ['/a', 'https://old.example/b'],
    })
  })

  it.each([
    ['', 'empty'],
    [sitemap(''), 'empty'],
    ['<sitemapindex><sitemap><loc>https://old.example/1.xml</loc></sitemap></sitemapindex>', 'index'],
    [
      sitemap('<url><loc>&x;</loc></url>', '<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'declaration',
    ],
    [sitemap('<url><loc>&x;</loc></url>'), 'broken'],
    [sitemap('<url><loc>/a</loc>').slice(0, -20), 'broken'],
    ['<html></html>', 'broken'],
    ['/a\n'.repeat(mostAddresses + 1), 'tooMany'],
    [sitemap('<url><loc>/a</loc></url>'.repeat(mostAddresses + 1)), 'tooMany'],
  ])('are not read from %.60j: %s', (text, problem) => {
    expect(readAddressList(text)).toEqual({ problem })
  })
})
