import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import axios from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '#lib/locale.ts'
import {
  axiosTransport,
  type ClientOptions,
  createFetchTransport,
  createPortalClient,
  type Transport,
} from './client.ts'
import type { PortalError } from './portal-error.ts'
import { codeTable, type Envelope, fallbackMessage } from './envelope.ts'

/** The wrapper against a real server that fails in every way that one can. */

const success: Envelope = { code: '000000', message: '', data: { name: 'Armilla' } }

interface Received {
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let base: string
/** How each request in turn is answered; the last answers all that follow. */
let answers: RequestListener[]
let received: Received[]

beforeEach(async () => {
  received = []
  answers = []
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      answer?.(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** The other route goes to the page's own origin; outside a browser axios needs to be told which that is. */
const other: Transport = async (request) => {
  axios.defaults.baseURL = base
  axios.defaults.adapter = 'http'
  return axiosTransport(request)
}

function open(options: Partial<ClientOptions> = {}) {
  const onFailure = vi.fn<(error: PortalError) => void>()
  const onSessionExpired = vi.fn<() => void>()
  const transport = createFetchTransport(base)
  const client = createPortalClient({
    transport,
    fallback: other,
    locale: 'zh',
    onFailure,
    onSessionExpired,
    ...options,
  })
  return { client, onFailure, onSessionExpired }
}

const rejection = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as PortalError,
  )

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const text =
  (body: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body)
  }

/** What is no result: the other route is tried. */
const noResults: [name: string, answer: RequestListener][] = [
  ['the connection cut before an answer', (request) => void request.socket.destroy()],
  [
    'the connection reset',
    (request) => {
      request.socket.resetAndDestroy()
    },
  ],
  [
    'the connection cut within the answer',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"code":"000000","da', () => request.socket.destroy())
    },
  ],
  ['an empty answer', text('')],
  ['an empty answer without content', (_request, response) => void response.writeHead(204).end()],
  ['garbage', text('\u0000\ufffd}{')],
  ['a page of a proxy with status 502', text('<!doctype html><title>Bad gateway</title>', 502)],
  ['500 without envelope', json({ error: 'internal' }, 500)],
  ['JSON that is no envelope', json({ ok: true })],
  ['an envelope whose code is no text', json({ code: 0, message: '', data: null })],
]

describe('no result by the first way', () => {
  it.each(noResults)('[W2] %s: the other way is tried once, with the same request and key', async (_name, answer) => {
    answers = [answer, json(success)]
    const { client, onFailure } = open({ token: () => 'the token' })
    expect(await client.call('news/list', { page: 2 })).toEqual(success.data)
    expect(onFailure).not.toHaveBeenCalled()
    expect(received).toHaveLength(2)
    const [first, second] = received
    expect(second?.url).toBe('/api/portal/news/list')
    expect(JSON.parse(second?.body ?? '')).toEqual({ page: 2 })
    for (const name of ['accesstoken', 'lang', 'idempotency-key', 'content-type'])
      expect([name, second?.headers[name]]).toEqual([name, first?.headers[name]])
    expect(second?.headers.accesstoken).toBe('the token')
  })

  it.each(noResults)('[W2] [E3] %s by both ways: one failure, in the words for it', async (_name, answer) => {
    answers = [answer]
    const { client, onFailure } = open()
    const error = await rejection(client.call('base/site'))
    expect(error).toMatchObject({ code: '', message: fallbackMessage, path: 'base/site' })
    expect(received).toHaveLength(2)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('[W2] nothing listens there: the other way answers', async () => {
    const gone = createServer()
    gone.listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    gone.close()
    await once(gone, 'close')
    answers = [json(success)]
    const { client } = open({ transport: createFetchTransport(`http://127.0.0.1:${port}`) })
    expect(await client.call('base/site')).toEqual(success.data)
    expect(received).toHaveLength(1)
  })

  it('[W2] [K6] the other way waits as long as it takes: an answer in pieces, late', async () => {
    const gate = Promise.withResolvers<void>()
    answers = [
      text(''),
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"code":"000000","message":"",')
        void gate.promise.then(() => response.end('"data":{"name":"late"}}'))
      },
    ]
    const call = open().client.call('base/site')
    await expect.poll(() => received).toHaveLength(2)
    gate.resolve()
    expect(await call).toEqual({ name: 'late' })
  })
})

describe('an answer', () => {
  it('[W2] late, by the first way, is waited for and not asked again', async () => {
    const gate = Promise.withResolvers<void>()
    answers = [(request, response) => void gate.promise.then(() => json(success)(request, response))]
    const call = open().client.call('base/site')
    await expect.poll(() => received).toHaveLength(1)
    gate.resolve()
    expect(await call).toEqual(success.data)
    expect(received).toHaveLength(1)
  })

  const table = codeTable.flatMap((row) => locales.map((locale) => ({ ...row, locale })))
  it.each(table)(
    '[W4] [W6] [E2] code $code ($name, $locale) is the failure it says',
    async ({ code, locale, messages }) => {
      const envelope = { code, message: messages[locale], data: null, requestId: 'r-7' }
      answers = [json(envelope)]
      const { client, onFailure, onSessionExpired } = open({ locale })
      const error = await rejection(client.call('base/site'))
      expect(error).toMatchObject({ code, message: messages[locale], path: 'base/site', requestId: 'r-7' })
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
      expect(onSessionExpired).toHaveBeenCalledTimes(code === '000004' ? 1 : 0)
      expect(received).toHaveLength(1)
    },
  )

  it.each([405, 413, 415, 429, 500])('[W4] an envelope with status %i is an answer by either way', async (status) => {
    const failure = { code: '000007', message: '请求过于频繁，请稍后再试', data: null, requestId: 'r-8' }
    answers = [json(failure, status)]
    expect(await rejection(open().client.call('base/site'))).toMatchObject({ code: '000007' })
    expect(received).toHaveLength(1)
    answers = [text(''), json(failure, status)]
    const { client, onFailure } = open()
    expect(await rejection(client.call('base/site'))).toMatchObject({ code: '000007', message: failure.message })
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('[W3] with isReturnNativeResponse is the whole response, by either way', async () => {
    const failure = { code: '000006', message: '与已有内容冲突，请刷新后重试', data: null, requestId: 'r-9' }
    const input = { isReturnNativeResponse: true } as never
    for (const before of [[], [text('')]]) {
      answers = [...before, json(failure)]
      const { client, onFailure } = open()
      expect(await client.call('base/site', input)).toEqual(failure)
      expect(onFailure).not.toHaveBeenCalled()
    }
  })

  it('[W5] code 000004 by the other way ends the session once', async () => {
    answers = [text(''), json({ code: '000004', message: '登录已失效，请重新登录', data: null })]
    const { client, onFailure, onSessionExpired } = open({ token: () => 'ended' })
    await rejection(client.call('base/site'))
    expect(onFailure).toHaveBeenCalledOnce()
    expect(onSessionExpired).toHaveBeenCalledOnce()
  })
})
