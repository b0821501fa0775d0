import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openRawConnection } from '../../tests/process/raw-connection.ts'
import { readAnswers } from '../../tests/process/read-answers.ts'
import { createFastPath } from './fast-path.ts'
import type { StoredPage } from './page-store.ts'
import { precompress } from './precompressed.ts'

const bytes = (text: string) => precompress(text, { 'Content-Type': 'text/html; charset=utf-8' })
const pages = new Map<string, StoredPage>()
const files = new Map([['/assets/site.css', await bytes('the style')]])
let hits = 0
const visits: string[] = []
const parts = {
  store: { get: (address: string) => pages.get(address) },
  files,
  onHit: () => {
    hits += 1
  },
  onVisit: (address: string) => visits.push(address),
}
const answer = createFastPath({ ...parts, writesOnce: true })
/** What the fast path leaves is answered by this, as by the routes behind it. */
const server = createServer((request, response) => {
  if (!answer(request, response)) response.end('the whole way')
})
beforeAll(async () => {
  for (const [address, text] of [
    ['/news', '新闻'],
    ['/en/news', 'News'],
    ['/news?page=2', '第二页'],
  ] as const)
    pages.set(address, { html: await bytes(text), payload: await bytes('{}') })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  hits = 0
  visits.length = 0
})

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** What a client is answered. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; text: string; tag: string | undefined }>((resolve, reject) => {
    const sent = ask({ port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('end', () => resolve({ status: response.statusCode, text, tag: response.headers.etag }))
    })
    sent.once('error', reject)
    sent.end()
  })
}

describe('a stored page', () => {
  it.each([
    ['/news', 'lang=zh', '新闻'],
    ['/en/news', 'lang=en', 'News'],
    ['/news?page=2', 'a=b; lang=zh', '第二页'],
  ])('[L3] %s is sent at once to a person who has stored its language', async (path, cookie, text) => {
    expect(await send(path, { ...person, cookie })).toMatchObject({ status: 200, text })
    expect(hits).toBe(1)
    expect(visits).toEqual([path])
  })

  it('is no visit for a program, nor for who asks for its head', async () => {
    await send('/news')
    await send('/news', { ...person, cookie: 'lang=zh' }, 'HEAD')
    expect([hits, visits]).toEqual([2, []])
  })

  it.each([
    ['/news', 'lang=en'],
    ['/en/news', 'lang=zh'],
    ['/news', ''],
    ['/en/news', ''],
    ['/news', 'lang=xx'],
  ])('[L3] %s goes the whole way for a person whose cookie is %j', async (path, cookie) => {
    expect(await send(path, { ...person, ...(cookie !== '' && { cookie }) })).toMatchObject({ text: 'the whole way' })
    expect(hits).toBe(0)
  })

  it.each(['lang=en', 'lang=zh', ''])(
    'is sent to who asks for no document, whatever their cookie says (%j)',
    async (cookie) => {
      expect(await send('/news', { accept: '*/*', ...(cookie !== '' && { cookie }) })).toMatchObject({ text: '新闻' })
      expect(hits).toBe(1)
    },
  )

  it.each(['/news?page=3', '/news?', '/News', '/news/', '/other'])(
    '%s is another address, and goes the whole way',
    async (path) => {
      expect(await send(path, { ...person, cookie: 'lang=zh' })).toMatchObject({ text: 'the whole way' })
      expect(hits).toBe(0)
    },
  )

  it('that is unchanged is not sent again, and HEAD has no body', async () => {
    const cookie = 'lang=zh'
    const { tag = '' } = await send('/news', { ...person, cookie })
    expect(await send('/news', { ...person, cookie, 'if-none-match': tag })).toMatchObject({ status: 304, text: '' })
    expect(await send('/news', { ...person, cookie }, 'HEAD')).toMatchObject({ status: 200, text: '', tag })
  })
})

describe('a built file', () => {
  it('is sent to everybody, with whatever version its address has', async () => {
    for (const path of ['/assets/site.css', '/assets/site.css?v=2'])
      expect(await send(path, { ...person, cookie: 'lang=en' })).toMatchObject({ status: 200, text: 'the style' })
    expect(hits).toBe(0)
  })
})

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s goes the whole way, to a page as to a file',
  async (method) => {
    for (const path of ['/news', '/assets/site.css'])
      expect(await send(path, { ...person, cookie: 'lang=zh' }, method)).toMatchObject({ text: 'the whole way' })
    expect(hits).toBe(0)
  },
)

it.each([true, false])('with SINGLE_WRITE %j Node writes the answer only when it is off', async (writesOnce) => {
  const tryFast = createFastPath({ ...parts, writesOnce })
  const isByNode = Promise.withResolvers<boolean>()
  const own = createServer((request, response) => {
    tryFast(request, response)
    isByNode.resolve(response.headersSent)
  })
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const { port } = own.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}/assets/site.css`)).text()).toBe('the style')
  expect(await isByNode.promise).toBe(!writesOnce)
  own.closeAllConnections()
  own.close()
})

it('an answer as one block has the headers and the body that Node sends', async () => {
  const { port } = server.address() as AddressInfo
  const answerTo = async (connection: 'keep-alive' | 'close') => {
    const raw = await openRawConnection(port)
    raw.write(`GET /en/news HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: ${connection}\r\n\r\n`)
    await vi.waitUntil(() => readAnswers(raw.bytes()).length === 1)
    raw.destroy()
    const [found] = readAnswers(raw.bytes())
    const own = /^(?:date|connection|keep-alive):/i
    return { body: found?.body, head: found?.head.split('\r\n').filter((line) => !own.test(line)) }
  }
  const block = vi.spyOn(Socket.prototype, 'write')
  const asBlock = await answerTo('keep-alive')
  // The question, and head and body of the answer together.
  expect(block.mock.calls.map(([bytes]) => String(bytes).includes('200 OK'))).toEqual([false, true])
  expect(asBlock.body).toBe('News')
  expect(asBlock).toEqual(await answerTo('close'))
})
