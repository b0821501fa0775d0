import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { makeStaff, staffPassword } from '../tests/factories/staff-browser.ts'

const test = useTestPortal()
let token: string
beforeAll(async () => {
  const { email } = await makeStaff(test, 'editor')
  token = (await test.payload.login({ collection: 'users', data: { email, password: staffPassword } })).token ?? ''
})

/** What an editor of the admin sends, by its REST interface. */
async function send(way: string, body: unknown, method: 'POST' | 'PATCH' = 'POST', language = 'en') {
  const { default: config } = await import('#content/payload.config.ts')
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json', 'accept-language': language }
  const request = new Request(`http://localhost/admin/api/${way}`, { method, headers, body: JSON.stringify(body) })
  const response = await handleEndpoints({ config, request })
  return { status: response.status, text: await response.text() }
}

const paragraph = (node: object) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', children: [node] }],
  },
})
const words = { type: 'text', text: 'words', version: 1, format: 0, mode: 'normal', style: '', detail: 0 }
const node = (type: string, fields: object) => ({ type, version: 3, fields, children: [words], id: randomUUID() })
const link = (url: unknown) => node('link', { linkType: 'custom', newTab: false, url })
const news = (body: unknown) => ({ title: 'Links', slug: `links-${randomUUID()}`, body })

const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript:alert(1)//https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  '//evil.example',
  '/\\evil.example',
]

describe('a link of formatted text that could run something', () => {
  it.each(unsafe)('is not stored, in a draft either: %j', async (url) => {
    const older = { type: 'autolink', version: 1, url, children: [words] }
    const automatic = node('autolink', { linkType: 'custom', url })
    for (const [name, each] of Object.entries({ link: link(url), automatic, older })) {
      const { status, text } = await send('news?draft=true&locale=en', news(paragraph(each)))
      expect({ name, status }).toEqual({ name, status: 400 })
      expect(text).toContain('"path":"body"')
    }
  })

  it('is refused in a record that is there already, in words of the editor’s language', async () => {
    const made = await send('news?draft=true&locale=en', news(paragraph(link('https://example.com/a'))))
    expect(made.status).toBe(201)
    const { id } = (JSON.parse(made.text) as { doc: { id: number } }).doc
    for (const [language, message] of [
      ['zh', '链接应以https://'],
      ['en', 'A link starts with https://'],
    ] as const) {
      const body = { body: paragraph(link('javascript:alert(1)')) }
      const { status, text } = await send(`news/${id}?draft=true&locale=en`, body, 'PATCH', language)
      expect(status).toBe(400)
      expect(text).toContain(message)
    }
    const kept = await test.payload.findByID({ collection: 'news', id, draft: true, locale: 'en' })
    expect(JSON.stringify(kept.body)).toContain('https://example.com/a')
    expect(JSON.stringify(kept.body)).not.toContain('javascript')
  })

  it('is refused wherever it stands: in a list, under a heading', async () => {
    const item = { type: 'listitem', version: 1, value: 1, children: [link('javascript:alert(1)')] }
    const list = { type: 'list', tag: 'ul', listType: 'bullet', start: 1, version: 1, children: [item] }
    const { status } = await send('news?draft=true&locale=zh', news(paragraph(list)))
    expect(status).toBe(400)
  })
})

describe('a link that leads somewhere', () => {
  it.each(['https://example.com/a?b#c', 'http://example.com', 'mailto:a@example.com', 'tel:+8610', '/about', '#part'])(
    'is stored as it is: %s',
    async (url) => {
      const { status, text } = await send('news?draft=true&locale=en', news(paragraph(link(url))))
      expect(status).toBe(201)
      expect(text).toContain(JSON.stringify(url))
    },
  )

  it('to a record of ours is stored, whatever address was there before', async () => {
    const internal = { linkType: 'internal', newTab: false, doc: { relationTo: 'news', value: 1 }, url: 'https://' }
    expect((await send('news?draft=true&locale=en', news(paragraph(node('link', internal))))).status).toBe(201)
  })
})

it.each(['html', 'svg', 'xml', 'xhtml', 'htm'])('no %s is taken as a picture or an attachment', async (end) => {
  const { default: config } = await import('#content/payload.config.ts')
  const source = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  for (const collection of ['media', 'attachments'])
    for (const type of ['image/svg+xml', 'text/html', 'application/xml', 'image/png', 'application/pdf'])
      for (const [name, content] of [
        [`x.${end}`, source],
        [`x.png.${end}`, `\u0089PNG\r\n${source}`],
        [`x.${end}`, `%PDF-1.7\n${source}`],
      ] as const) {
        const body = new FormData()
        body.set('file', new File([Buffer.from(content, 'latin1')], name, { type }))
        body.set('_payload', JSON.stringify({ alt: 'x', title: 'x', language: 'both' }))
        const request = new Request(`http://localhost/admin/api/${collection}?draft=true&locale=en`, {
          method: 'POST',
          headers: { authorization: `JWT ${token}` },
          body,
        })
        const { status } = await handleEndpoints({ config, request })
        expect({ collection, name, type, status }).toEqual({ collection, name, type, status: 400 })
      }
})
