import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { openRawConnection } from '../process/raw-connection.ts'

let portico: Portico
beforeAll(async () => {
  portico = await startPortico({ dataDir: await makeDataFolder(), env: { ADMIN: 'on' } })
})
afterAll(async () => {
  await portico.stop()
  await removeFolder(portico.dataDir)
})

/** Sends these lines. @returns all that came until the other side closed, and whether it did so in time */
async function say(lines: string[], within = 8000): Promise<{ answer: string; isClosed: boolean }> {
  const connection = await openRawConnection(portico.port)
  connection.write(`${lines.join('\r\n')}\r\n\r\n`)
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), within).unref()
  })
  const isClosed = await Promise.race([connection.closed.then(() => true), late])
  connection.destroy()
  return { answer: connection.received(), isClosed }
}
const upgrades = {
  'a web socket': [
    'Connection: Upgrade, close',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  // As `curl --http2` asks.
  'HTTP/2': ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'],
}

describe('a request to go on by another protocol', () => {
  test.each(['before the admin was used', 'after it'])(
    'is answered like one that does not ask to, %s',
    async (when) => {
      if (when === 'after it') expect((await ask(`${portico.origin}/admin/login`)).status).toBe(200)
      for (const [name, headers] of Object.entries(upgrades))
        for (const path of ['/healthz', '/en/about', '/admin/login', '/_next/webpack-hmr']) {
          const { answer, isClosed } = await say([`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers])
          expect({ name, path, isClosed, line: answer.slice(0, 12) }).toEqual({
            name,
            path,
            isClosed: true,
            line: path.startsWith('/_next') ? 'HTTP/1.1 404' : 'HTTP/1.1 200',
          })
        }
    },
  )
})

describe('a request that names two hosts', () => {
  test.each(['/healthz', '/en/about', '/api/portal/base/site', '/admin/login'])('is refused: %s', async (path) => {
    for (const second of ['Host: localhost', 'hOST: evil.example']) {
      const { answer, isClosed } = await say([`GET ${path} HTTP/1.1`, 'Host: localhost', second])
      expect(answer.slice(0, 12)).toBe('HTTP/1.1 400')
      expect(isClosed).toBe(true)
    }
  })
})

describe('an address with two slashes', () => {
  test.each(['//evil.example/about/', '//evil.example/', '//evil.example/en/login', '//about', '/en//evil.example'])(
    '[S1] is no page, and leads nowhere: %s',
    async (path) => {
      const { answer } = await say([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close'])
      expect(answer.slice(0, 12)).toBe('HTTP/1.1 404')
      expect(answer).not.toMatch(/\r\nlocation:/i)
      // Not in a link either: the page in the other language is on this host.
      expect(answer).not.toMatch(/href="(?:https?:)?\/\/evil/)
    },
  )
})

describe('a method that no page takes', () => {
  test.each(['OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'])(
    '%s is 405 where there is a page, and 404 elsewhere',
    async (method) => {
      const there = await say([`${method} /en/about HTTP/1.1`, 'Host: localhost', 'Connection: close'])
      expect(there.answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*\r\nallow: GET, HEAD\r\n/i)
      const nowhere = await say([`${method} /en/no-such-page HTTP/1.1`, 'Host: localhost', 'Connection: close'])
      expect(nowhere.answer.slice(0, 12)).toBe('HTTP/1.1 404')
    },
  )
})
