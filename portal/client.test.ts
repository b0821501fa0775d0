import axios from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  axiosTransport,
  createFetchTransport,
  createPortalClient,
  type ClientOptions,
  type Transport,
} from './client.ts'
import { isPortalError, PortalError } from './portal-error.ts'
import { type Envelope, fallbackMessage } from './envelope.ts'

const success: Envelope = { code: '000000', message: '', data: ['data'] }
const failure: Envelope = { code: '000003', message: '没有找到', data: null, requestId: 'r-1' }

function answering(...envelopes: (Envelope | undefined)[]) {
  const left = [...envelopes]
  return vi.fn<Transport>(() => Promise.resolve(left.length > 1 ? left.shift() : left[0]))
}

function client(options: Partial<ClientOptions>) {
  return createPortalClient({ transport: answering(success), locale: 'zh', ...options })
}

/** What a call was rejected with. */
const rejection = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as PortalError,
  )

describe('wrong fields', () => {
  const field = { path: 'password', message: '太常见' }
  it.each([
    [{ fields: [field] }, [field]],
    [{ fields: [null, { path: 1 }, field] }, [field]],
    [{ fields: 'x' }, []],
    ['x', []],
    [null, []],
  ])('of the data %j are %j', async (data, fields) => {
    const error = await rejection(client({ transport: answering({ ...failure, data }) }).call('news/list'))
    expect(error?.fields).toEqual(fields)
  })
})

describe('the wrapper’s request', () => {
  it.each([
    ['zh', 'zh-CN'],
    ['en', 'en-US'],
  ] as const)('[W1] in %s has header lang %s and a JSON body', async (locale, lang) => {
    const transport = answering(success)
    await client({ transport, locale }).call('news/list', { page: 2 })
    expect(transport).toHaveBeenCalledOnce()
    const [request] = transport.mock.calls[0] ?? []
    expect(request).toMatchObject({ path: 'news/list', body: { page: 2 } })
    expect(request?.headers()).toEqual({
      'content-type': 'application/json',
      lang,
      'idempotency-key': expect.stringMatching(/^[\da-f]{32}$/) as string,
    })
  })

  it('[W2] carries a key of its own, and the same on the other route', async () => {
    const [transport, fallback] = [answering(undefined), answering(success)]
    const portal = client({ transport, fallback })
    for (let count = 0; count < 3; count += 1) await portal.call('base/site')
    const keysOf = (way: typeof transport) => way.mock.calls.map(([{ headers }]) => headers()['idempotency-key'])
    expect(new Set(keysOf(transport)).size).toBe(3)
    expect(keysOf(fallback)).toEqual(keysOf(transport))
  })

  it('[W2] has a key on a page without TLS as well, where browsers have no randomUUID', async () => {
    const transport = answering(success)
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    await client({ transport }).call('base/site')
    expect(transport.mock.calls[0]?.[0].headers()['idempotency-key']).toMatch(/^[\da-f]{32}$/)
  })

  it('[W1] carries the token only while one is held', async () => {
    const transport = answering(success)
    let token: string | null = 'secret'
    const portal = client({ transport, token: () => token })
    await portal.call('base/site')
    token = null
    await portal.call('base/site')
    expect(transport.mock.calls.map(([{ headers }]) => headers().accessToken)).toEqual(['secret', undefined])
  })

  it('[C12] puts the company’s name into the path, escaped, and not into the body', async () => {
    const transport = answering(success)
    await client({ transport }).call('base/column/about{name}', { name: 'a/b 浑?' })
    expect(transport.mock.calls[0]?.[0]).toMatchObject({
      path: `base/column/about${encodeURIComponent('a/b 浑?')}`,
      body: {},
    })
  })
})

describe('the other HTTP route', () => {
  it('[W2] is tried once when the first gives no result, with the same request', async () => {
    const transport = answering(undefined)
    const fallback = answering(success)
    expect(await client({ transport, fallback }).call('news/list', { page: 3 })).toEqual(['data'])
    expect(transport).toHaveBeenCalledOnce()
    expect(fallback).toHaveBeenCalledOnce()
    expect(fallback.mock.calls[0]).toEqual(transport.mock.calls[0])
  })

  it('[W2] is not tried when the first answers, even with a failure', async () => {
    const fallback = answering(success)
    expect(await rejection(client({ transport: answering(failure), fallback }).call('base/site'))).toBeInstanceOf(
      PortalError,
    )
    expect(fallback).not.toHaveBeenCalled()
  })

  it('[W2] [E3] when neither gives a result the call fails once, in the words for it', async () => {
    const onFailure = vi.fn<(error: PortalError) => void>()
    const error = await rejection(
      client({ transport: answering(undefined), fallback: answering(undefined), onFailure }).call('base/site'),
    )
    expect(error?.message).toBe(fallbackMessage)
    expect(onFailure).toHaveBeenCalledOnce()
  })
})

describe('the way by fetch', () => {
  const request = { path: 'base/site', body: {}, headers: () => ({ lang: 'zh-CN' }) }

  it('[W1] [W2] posts to the configured base', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(success)))
    vi.stubGlobal('fetch', fetch)
    expect(await createFetchTransport('https://portal.example')(request)).toEqual(success)
    expect(fetch).toHaveBeenCalledWith('https://portal.example/api/portal/base/site', {
      method: 'POST',
      headers: request.headers(),
      body: '{}',
    })
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['an empty answer', () => Promise.resolve(new Response(''))],
    ['an answer cut off', () => Promise.resolve(new Response('{"code":"0000'))],
    ['a page in place of an answer', () => Promise.resolve(new Response('<!doctype html>'))],
    ['JSON that is no envelope', () => Promise.resolve(Response.json({ ok: true }))],
    ['null', () => Promise.resolve(Response.json(null))],
  ])('[W2] %s is no result', async (_name, answer) => {
    vi.stubGlobal('fetch', vi.fn(answer))
    expect(await createFetchTransport()(request)).toBeUndefined()
  })

  it('an envelope is an answer whatever its status', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(Response.json(failure, { status: 429 }))),
    )
    expect(await createFetchTransport()(request)).toEqual(failure)
  })
})

describe('the way by axios', () => {
  const request = { path: 'base/site', body: { a: 1 }, headers: () => ({ lang: 'zh-CN' }) }
  const post = vi.fn<typeof axios.post>()
  beforeEach(() => {
    vi.spyOn(axios, 'post').mockImplementation(post)
  })

  it('[W2] [K6] goes to the same origin with the settings of the contract', async () => {
    post.mockResolvedValueOnce({ data: success })
    expect(await axiosTransport(request)).toEqual(success)
    const [address, body, settings] = post.mock.lastCall ?? []
    expect([address, body]).toEqual(['/api/portal/base/site', { a: 1 }])
    expect(settings).toMatchObject({
      headers: request.headers(),
      timeout: 0,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    })
    const isSuccess = (status: number) => settings?.validateStatus?.(status)
    expect([199, 200, 299, 300].map(isSuccess)).toEqual([false, true, true, false])
  })

  it('[W2] a failure or an answer that is no envelope is no result', async () => {
    post.mockRejectedValueOnce(new Error('Network Error'))
    expect(await axiosTransport(request)).toBeUndefined()
    post.mockResolvedValueOnce({ data: '<!doctype html>' })
    expect(await axiosTransport(request)).toBeUndefined()
  })
})

describe('the wrapper’s answer', () => {
  it('[W3] [E1] is the data of code 000000', async () => {
    expect(await client({}).call('base/site')).toEqual(['data'])
  })

  it.each([success, failure])(
    '[W3] is the whole response with isReturnNativeResponse, whatever its code ($code)',
    async (envelope) => {
      const onFailure = vi.fn<() => void>()
      const input = { isReturnNativeResponse: true } as never
      expect(await client({ transport: answering(envelope), onFailure }).call('base/site', input)).toEqual(envelope)
      expect(onFailure).not.toHaveBeenCalled()
    },
  )

  it('[W4] [E2] another code rejects with code, message, path and request id, and tells of it once', async () => {
    const onFailure = vi.fn<(error: PortalError) => void>()
    const error = await rejection(client({ transport: answering(failure), onFailure }).call('news/detail', { id: 'x' }))
    expect(isPortalError(error)).toBe(true)
    expect(error).toMatchObject({ code: '000003', message: '没有找到', path: 'news/detail', requestId: 'r-1' })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
  })

  it.each(['', undefined])('[W4] [E3] without a message (%j) it says 请求失败，请重试', async (message) => {
    const error = await rejection(
      client({ transport: answering({ code: '000001', message, data: null } as Envelope), locale: 'en' }).call(
        'base/site',
      ),
    )
    expect(error?.message).toBe('请求失败，请重试')
  })

  it('[W5] [E4] code 000004 ends the session after the failure was told', async () => {
    const told: string[] = []
    const expired = { code: '000004', message: '登录已失效', data: null }
    const options = { onFailure: () => told.push('failure'), onSessionExpired: () => told.push('session') }
    const error = await rejection(client({ transport: answering(expired), ...options }).call('base/site'))
    expect(error?.code).toBe('000004')
    expect(told).toEqual(['failure', 'session'])
  })

  it('[W5] another code leaves the session alone', async () => {
    const onSessionExpired = vi.fn<() => void>()
    await rejection(client({ transport: answering(failure), onSessionExpired }).call('base/site'))
    expect(onSessionExpired).not.toHaveBeenCalled()
  })
})
