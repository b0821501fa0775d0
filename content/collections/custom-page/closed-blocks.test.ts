import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord, paragraph } from '../../../tests/factories/records.ts'
import { makeStaff, staffPassword } from '../../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../../tests/setup/shared-portal.ts'
import { findUnusedPictures } from '#content/uses/unused-pictures.ts'

const test = useTestPortal()
const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const role of ['editor', 'publisher', 'translator', 'agent'] as const) {
    const { email } = await makeStaff(test, role)
    const { token } = await test.payload.login({ collection: 'users', data: { email, password: staffPassword } })
    tokens.set(role, String(token))
  }
})

/** What somebody sends by the admin's REST interface. */
async function send(method: 'GET' | 'PATCH' | 'POST', way: string, body?: object, who = 'editor', language = 'en') {
  const { default: config } = await import('#content/payload.config.ts')
  const token = tokens.get(who)
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    ...(token !== undefined && { authorization: `JWT ${token}` }),
  }
  const request = new Request(`http://localhost/admin/api/${way}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config, request })
  const text = await response.text()
  return {
    status: response.status,
    text,
    doc: (JSON.parse(text) as { doc?: { id: number; blocks?: object[]; path?: string } }).doc,
  }
}
const draft = (blocks: unknown, title = 'Draft') => send('POST', 'custom-pages?draft=true&locale=en', { title, blocks })

describe('the set of blocks is closed, in drafts too', () => {
  it.each([
    [
      'a kind that there is not',
      [{ blockType: 'html', code: '<script>alert(1)</script>' }],
      'Block 1 is none of those',
    ],
    ['no kind', [{ title: 'x' }], 'Block 1 is none of those'],
    ['an object for a text', [{ blockType: 'steps', title: { a: 1 } }], 'cannot have such a value as “title”'],
    ['an object in a row', [{ blockType: 'steps', items: [{ title: ['x'] }] }], 'cannot have such a value as “title”'],
    ['a text for formatted text', [{ blockType: 'text', body: '<b>x</b>' }], 'cannot have such a value as “body”'],
  ])('%s is refused, in words', async (_what, blocks, words) => {
    const { status, text } = await draft(blocks)
    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  })

  it('a link that could run something is refused inside of a block', async () => {
    const text = paragraph('words') as { root: { children: { children: object[] }[] } }
    text.root.children[0]?.children.push({
      type: 'link',
      version: 3,
      fields: { linkType: 'custom', url: 'javascript:alert(1)' },
      children: [],
    })
    expect((await draft([{ blockType: 'text', body: text }])).status).toBe(400)
  })

  it('a field that there is not is left out', async () => {
    const { doc } = await draft([
      { blockType: 'steps', html: '<script>', title: 'Kept', items: [{ title: 'Kept too', onclick: 'x' }] },
    ])
    const { blocks } = await test.payload.findByID({
      collection: 'custom-pages',
      id: Number(doc?.id),
      draft: true,
      locale: 'en',
    })
    expect(JSON.stringify(blocks)).not.toMatch(/script|onclick/)
    expect(blocks).toMatchObject([{ blockType: 'steps', title: 'Kept', items: [{ title: 'Kept too' }] }])
  })
})

describe('the path of a page', () => {
  const publish = (path: unknown, title = 'Page', language?: string) =>
    send('POST', 'custom-pages?locale=en', { title, path, _status: 'published' }, 'publisher', language)

  it.each([
    ['/product', 'belongs to a page of the site'],
    ['/News/more', 'belongs to a page of the site'],
    ['/admin/x', 'belongs to a page of the site'],
    ['/en/x', 'belongs to a page of the site'],
    ['trust', 'Begins with /'],
    ['/Upper', 'Begins with /'],
    ['/a/b/c/d', 'Begins with /'],
    ['javascript:alert(1)', 'Begins with /'],
  ])('%s is refused, in words', async (path, words) => {
    const { status, text } = await publish(path)
    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  })

  it('that another page has is refused in the words of whoever writes, also while that one is in the trash', async () => {
    const { doc } = await publish('/taken/path')
    expect((await publish('/taken/path')).text).toContain('Another page already has this path')
    expect((await publish('/taken/path', '页面', 'zh')).text).toContain('另一个页面已使用这个路径')
    await send('PATCH', `custom-pages/${doc?.id}`, { deletedAt: new Date().toISOString() }, 'publisher')
    expect((await publish('/taken/path')).text).toContain('Another page already has this path')
  })

  it('is made from the title where it is left empty, and never one of the site’s own', async () => {
    expect((await publish(undefined, 'Our laboratory')).doc?.path).toBe('/our-laboratory')
    expect((await publish(undefined, 'Our laboratory')).doc?.path).toBe('/our-laboratory-2')
    expect((await publish(undefined, 'News')).doc?.path).toBe('/news-2')
  })
})

describe('who may do what', () => {
  it('nobody and agents make no page, editors and translators publish none', async () => {
    const page = { title: 'Page', path: '/who/may' }
    for (const who of ['nobody', 'agent'])
      expect([who, (await send('POST', 'custom-pages?draft=true&locale=en', page, who)).status]).toEqual([who, 403])
    for (const who of ['editor', 'translator'])
      expect([
        who,
        (await send('POST', 'custom-pages?locale=en', { ...page, _status: 'published' }, who)).status,
      ]).toEqual([who, 403])
    expect((await send('POST', 'custom-pages?locale=en', { ...page, _status: 'published' }, 'publisher')).status).toBe(
      201,
    )
  })
})

describe('what the draft of a page refers to', () => {
  it('is told of the picture, the file and the page that a block names', async () => {
    const picture = await makeRecord(test.payload, 'media', { zh: 'draft' })
    const target = await makeRecord(test.payload, 'custom-pages', undefined, { path: '/told/of' })
    expect(await findUnusedPictures(test.payload)).toContain(picture.id)
    const { doc } = await draft([
      { blockType: 'gallery', images: [picture.id] },
      { blockType: 'action', target: '/en/told/of#part', linkTitle: 'On' },
    ])
    for (const way of [`media/${picture.id}`, `custom-pages/${target.id}`]) {
      const { text } = await send('GET', `${way}/uses`)
      expect(JSON.parse(text)).toMatchObject({
        uses: [{ source: 'custom-pages', record: doc?.id, isPublished: false }],
      })
    }
    expect(await findUnusedPictures(test.payload)).not.toContain(picture.id)
  })
})
