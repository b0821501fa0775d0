import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { demoPassword } from '../tests/setup/template.ts'
import type { Role } from './access/roles.ts'
import { refuseWrongBody } from './rest-body.ts'
import { withLocale } from './rest-locale.ts'

const test = useTestPortal()
interface Signed {
  id: number
  token: string
}
let administrator: Signed
let agent: Signed
let other: Signed

async function sign(role: Role): Promise<Signed> {
  const data = { email: `${randomUUID()}@rest.example`, password: demoPassword, name: role, roles: [role] }
  const { id } = await test.payload.create({ collection: 'users', data })
  const { token } = await test.payload.login({ collection: 'users', data })
  return { id, token: String(token) }
}
beforeAll(async () => {
  administrator = await sign('administrator')
  agent = await sign('agent')
  other = await sign('agent')
})

type Asked = { as?: Signed; body?: BodyInit; headers?: Record<string, string>; method?: string }

/** The admin's REST interface, as its route answers. */
async function ask(way: string, { as = administrator, body, headers, method = 'GET' }: Asked = {}) {
  const { default: config } = await import('#content/payload.config.ts')
  const init = {
    method,
    headers: { authorization: `JWT ${as.token}`, ...headers },
    ...(body !== undefined && { body }),
  }
  const request = new Request(`http://localhost/admin/api/${way}`, init)
  const response = refuseWrongBody(request) ?? (await handleEndpoints({ config, request: await withLocale(request) }))
  const text = await response.text()
  return {
    status: response.status,
    text,
    answer: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
  }
}
const json = (value: unknown) => ({ body: JSON.stringify(value), headers: { 'content-type': 'application/json' } })

describe('what is wrong in a request to the REST interface is said, not an error of ours', () => {
  it.each([
    'globals/home/versions/99999999',
    'media/file/http:%2f%2fexample.com',
    'media/file/nothing.png',
    'media/file/a%00.png',
    'attachments/file/nothing.pdf',
    'videos/file/nothing.mp4',
  ])('what is not there is not there: %s', async (way) => {
    expect((await ask(way)).status).toBe(404)
  })

  it('a preference that nobody has is not deleted', async () => {
    expect((await ask('payload-preferences/99999999', { method: 'DELETE' })).status).toBe(404)
    const made = await ask('payload-preferences/mine', { method: 'POST', ...json({ value: { a: 1 } }) })
    expect(made.status).toBe(200)
    expect((await ask('payload-preferences/mine', { method: 'DELETE', as: agent })).status).toBe(404)
    expect((await ask('payload-preferences/mine', { method: 'DELETE' })).status).toBe(200)
  })

  it.each([
    'where[title][near]=1,2,3',
    'where[title][within]=x',
    'where[title][intersects]=x',
    'where[or][0][and][0][title][near]=1,2,3',
    'where[body.root.type][equals]=root',
    'where[body.zh.root][exists]=true',
  ])('a condition that cannot be asked is refused with words, in both languages: %s', async (condition) => {
    for (const [language, words] of [
      ['zh', /不能按/],
      ['en', /cannot be/],
    ] as const)
      for (const method of ['GET', 'DELETE', 'PATCH']) {
        const headers = { 'accept-language': language, 'content-type': 'application/json' }
        const asked = await ask(`news?${condition}`, { method, headers, ...(method === 'PATCH' && { body: '{}' }) })
        expect({ method, status: asked.status }).toEqual({ method, status: 400 })
        expect(asked.text).toMatch(words)
      }
  })

  it('a body of another kind is refused with words', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      for (const [method, way] of [
        ['POST', 'news'],
        ['PATCH', 'news/1'],
        ['POST', 'globals/home'],
        ['POST', 'media'],
      ] as const) {
        const { status, text } = await ask(way, { method, body: 'a=b', headers: { 'content-type': type } })
        expect({ type, way, status }).toEqual({ type, way, status: 415 })
        expect(text).toContain('application/json')
      }
  })

  it('a picture without its file, or with an address in place of it, is refused', async () => {
    for (const body of [
      { alt: 'x' },
      { alt: 'x', url: 'http://127.0.0.1:9/x.png' },
      { alt: 'x', url: '/x.png', filename: 'x.png' },
    ]) {
      const { status } = await ask('media', { method: 'POST', ...json(body) })
      expect({ body, status }).toEqual({ body, status: 400 })
    }
  })
})

describe('the name of a file', () => {
  it.each([
    ['a%2fb.png', 'a-2fb.png'],
    ['100% right?.png', '100- right-.png'],
    ['图片 一.png', '图片 一.png'],
  ])('means itself in its address: %j', async (name, kept) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'x' }))
    const picture = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
            .png()
            .toBuffer(),
        ),
      ],
      name,
      { type: 'image/png' },
    )
    form.set('file', picture)
    const { answer, status } = await ask('media', { method: 'POST', body: form })
    expect(status).toBe(201)
    expect((answer.doc as { filename: string }).filename).toBe(kept)
    expect((await ask(`media/file/${encodeURIComponent(kept)}`)).status).toBe(200)
  })

  it('with a NUL is refused with its form', async () => {
    const type = 'multipart/form-data; boundary=x'
    const part = 'Content-Disposition: form-data; name="file"; filename="a\0.png"\r\nContent-Type: image/png'
    for (const body of [`--x\r\n${part}\r\n\r\nx\r\n--x--\r\n`, '--x\r\n']) {
      const { status, text } = await ask('media', { method: 'POST', body, headers: { 'content-type': type } })
      expect({ body, status }).toEqual({ body, status: 400 })
      expect(text).toMatch(/incomplete or malformed|不完整/)
    }
  })
})

describe('locks of the admin', () => {
  const lock = (user: Signed, id = 1) =>
    json({ document: { relationTo: 'news', value: id }, user: { relationTo: 'users', value: user.id } })
  const make = (as: Signed, user: Signed) => ask('payload-locked-documents', { method: 'POST', as, ...lock(user) })
  const idOf = ({ answer }: Awaited<ReturnType<typeof ask>>) => (answer.doc as { id: number }).id

  it('are made in one’s own name alone', async () => {
    expect(
      (await ask('payload-locked-documents', { method: 'POST', as: { id: 0, token: 'x' }, ...json({}) })).status,
    ).toBe(403)
    expect((await make(agent, administrator)).status).toBe(403)
    expect((await make(agent, other)).status).toBe(403)
    expect((await make(agent, agent)).status).toBe(201)
  })

  it('are ended by who made them, or by an administrator', async () => {
    const theirs = idOf(await make(other, other))
    const own = idOf(await make(agent, agent))
    expect((await ask(`payload-locked-documents/${theirs}`, { method: 'DELETE', as: agent })).status).toBe(403)
    await ask('payload-locked-documents?where[id][exists]=true', { method: 'DELETE', as: agent })
    const left = async (id: number) => (await ask(`payload-locked-documents/${id}`)).status === 200
    expect([await left(theirs), await left(own)]).toEqual([true, false])
    expect((await ask(`payload-locked-documents/${theirs}`, { method: 'DELETE' })).status).toBe(200)
  })

  it('are taken over in one’s own name, and not put in another’s', async () => {
    const theirs = idOf(await make(other, other))
    const change = (as: Signed, body: object) =>
      ask(`payload-locked-documents/${theirs}`, { method: 'PATCH', as, ...json(body) })
    expect((await change(agent, { globalSlug: 'home' })).status).toBe(403)
    expect((await change(agent, { user: { relationTo: 'users', value: administrator.id } })).status).toBe(403)
    expect((await change(agent, { user: { relationTo: 'users', value: agent.id } })).status).toBe(200)
    expect((await change(other, { globalSlug: 'home' })).status).toBe(403)
  })
})
