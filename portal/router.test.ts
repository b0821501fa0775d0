import { describe, expect, it } from 'vitest'
import { locales } from '#lib/locale.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { failureText } from './envelope.ts'
import { maxCallBody } from './router.ts'

const test = useTestPortal()

const langOf = { zh: 'zh-CN', en: 'en-US' }

async function post(path: string, body: BodyInit | undefined, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, duplex: 'half' }
  const response = await test.app.request(`/api/portal/${path}`, { ...init, ...(body !== undefined && { body }) })
  return {
    response,
    envelope: (await response.json()) as { code: string; message: string; data: unknown; requestId?: string },
  }
}

describe.each(locales)('refusals in %s', (locale) => {
  const lang = langOf[locale]

  it.each(['{', '{"id":', 'undefined', "{'id': 1}", '\u0000'])(
    'malformed JSON (%j) is code 000002 with status 200',
    async (body) => {
      const { envelope, response } = await post('news/detail', body, { lang })
      expect(response.status).toBe(200)
      expect(envelope).toEqual({
        code: '000002',
        message: failureText('badInput', locale),
        data: null,
        requestId: 'request-of-a-test',
      })
    },
  )

  it('[W6] a wrong type names the field in the asked language', async () => {
    const { envelope, response } = await post('news/list', JSON.stringify({ page: 'x', year: 1 }), { lang })
    expect(response.status).toBe(200)
    const { fields } = envelope.data as { fields: { path: string; message: string }[] }
    expect(fields.map(({ path }) => path)).toEqual(['page', 'year'])
    for (const { message } of fields) expect(/\p{Script=Han}/u.test(message)).toBe(locale === 'zh')
  })

  it.each([
    ['an unknown call', 'no/such/call', 404, '000003', 'notFound'],
    ['a path that cannot be read', '%E0%A4%A', 404, '000003', 'notFound'],
    ['a call below a call', 'base/site/x', 404, '000003', 'notFound'],
    ['another letter case', 'Base/Site', 404, '000003', 'notFound'],
  ] as const)('[W6] %s is answered with its code', async (_name, path, status, code, name) => {
    const { envelope, response } = await post(path, '{}', { lang })
    expect(response.status).toBe(status)
    expect(envelope).toMatchObject({ code, message: failureText(name, locale) })
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('[W6] %s is 405 and says what is allowed', async (method) => {
    const response = await test.app.request('/api/portal/base/site', { method, headers: { lang } })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toMatchObject({ code: '000009', message: failureText('methodNotAllowed', locale) })
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ])('[W6] content of type %s is 415', async (type) => {
    const { envelope, response } = await post('base/site', '{}', { lang, 'content-type': type })
    expect(response.status).toBe(415)
    expect(envelope).toMatchObject({ code: '000011', message: failureText('unsupportedType', locale) })
  })

  it('[W6] a body over the limit is 413, announced or not', async () => {
    const body = JSON.stringify({ id: 'x'.repeat(maxCallBody) })
    const announced = await post('news/detail', body, { lang, 'content-length': String(body.length) })
    const pieces = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < body.length; sent += 10_000)
          controller.enqueue(new TextEncoder().encode(body.slice(sent, sent + 10_000)))
        controller.close()
      },
    })
    const chunked = await post('news/detail', pieces, { lang })
    for (const { envelope, response } of [announced, chunked]) {
      expect(response.status).toBe(413)
      expect(envelope).toMatchObject({ code: '000010', message: failureText('tooLarge', locale) })
    }
  })
})

describe('the language of an answer', () => {
  it.each([
    ['zh-CN', 'zh'],
    ['zh', 'zh'],
    ['en-US', 'en'],
    ['en', 'en'],
    ['fr', 'en'],
    ['x'.repeat(500), 'en'],
    ['', 'zh'],
    [undefined, 'zh'],
  ] as const)('[W1] header lang %s is %s', async (lang, locale) => {
    const { envelope } = await post('no/such', '{}', lang === undefined ? {} : { lang })
    expect(envelope.message).toBe(failureText('notFound', locale))
  })

  it('[W1] texts come in the asked language', async () => {
    const title = async (lang: string) =>
      ((await post('base/site', '{}', { lang })).envelope.data as { name: string }).name
    expect(await title('zh-CN')).toBe('浑仪科技')
    expect(await title('en-US')).toBe('Armilla')
  })
})

describe('an answered call', () => {
  it('[E1] is status 200 and code 000000, and is kept by nobody', async () => {
    const { envelope, response } = await post('base/site', undefined)
    expect(response.status).toBe(200)
    expect(envelope.code).toBe('000000')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toContain('lang')
  })

  it.each([undefined, '', '  ', '{}', '{"isReturnNativeResponse":true}'])('may have no input (%j)', async (body) => {
    expect((await post('case/firtColumn', body)).envelope).toMatchObject({
      code: '000000',
      data: expect.any(Array) as unknown,
    })
  })

  it('a body without a type is refused even when its length is not announced', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":"1"}'))
        controller.close()
      },
    })
    const response = await test.app.request('/api/portal/news/detail', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'transfer-encoding': 'chunked' },
    } as RequestInit)
    expect(response.status).toBe(415)
  })

  it('"not found" of a call is status 200', async () => {
    const { envelope, response } = await post('news/detail', '{"id":"no-such"}')
    expect(response.status).toBe(200)
    expect(envelope.code).toBe('000003')
  })
})
