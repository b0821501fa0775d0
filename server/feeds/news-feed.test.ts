import { describe, expect, it } from 'vitest'
import { escapeMarkup } from './markup.ts'
import { type NewsFeed, writeAtom, writeJsonFeed } from './news-feed.ts'
import { writeRichText } from './rich-text-html.ts'

const hostile = `<script>alert(1)</script> & "quoted" ]]> \u0000\u000b\ud800 好 😀`
const safe = '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot; ]]&gt;  好 😀'

const feed: NewsFeed = {
  locale: 'en',
  origin: 'https://portal.example',
  path: '/en/news/feed.atom',
  title: hostile,
  description: hostile,
  publisher: hostile,
  items: [
    {
      id: '7',
      lang: 'en',
      slug: 'a&b',
      title: hostile,
      summary: hostile,
      date: '2026-01-02T01:00:00.000Z',
      updatedAt: '2026-01-03T01:00:00.000Z',
      category: { slug: '', title: '' },
      author: '',
      body: [
        { type: 'paragraph', children: [{ type: 'text', text: hostile, marks: ['bold', 'code'] }] },
        {
          type: 'list',
          ordered: true,
          items: [[{ type: 'link', href: '/product?a=1&b=2', children: [{ type: 'text', text: 'x' }] }]],
        },
        { type: 'rule' },
      ],
    },
  ],
}

it('escapes markup and leaves out what XML does not allow', () => {
  expect(escapeMarkup(hostile)).toBe(safe)
})

describe('writeRichText', () => {
  it('has elements for the blocks and texts for everything else', () => {
    expect(writeRichText(feed.items[0]?.body ?? [], (href) => `https://portal.example${href}`)).toBe(
      `<p><code><strong>${safe}</strong></code></p>\n` +
        '<ol><li><a href="https://portal.example/product?a=1&amp;b=2">x</a></li></ol>\n<hr/>',
    )
  })
})

describe('the feeds', () => {
  it('Atom holds no markup of the content’s own, and the publisher stands in for an author', () => {
    const xml = writeAtom(feed)
    expect(xml).not.toContain('<script')
    expect(xml).toContain(`<title>${safe}</title>`)
    expect(xml).toContain(`<author><name>${safe}</name></author>`)
    expect(xml).toContain('<id>tag:portal.example,2026:news/7/en</id>')
    expect(xml).toContain('href="https://portal.example/en/news/detail?id=a%26b"')
    // HTML as text is escaped twice: once as HTML, once as XML.
    expect(xml).toContain('&lt;p&gt;&lt;code&gt;&lt;strong&gt;&amp;lt;script&amp;gt;')
    expect(xml).not.toContain('<category')
  })

  it('a feed without items is one too', () => {
    expect(writeAtom({ ...feed, items: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
    expect(JSON.parse(writeJsonFeed({ ...feed, items: [] }))).toMatchObject({ items: [] })
  })
})
