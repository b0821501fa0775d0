import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { type Portico, startPortico } from '../process/portico.ts'
import { openRawConnection } from '../process/raw-connection.ts'

let portico: Portico
beforeAll(async () => {
  portico = await startPortico({ dataDir: await makeDataFolder(), env: { ADMIN: 'off' } })
})
afterAll(async () => {
  await portico.stop()
  await removeFolder(portico.dataDir)
})

/** Says one thing a second for as long as somebody listens. @returns after how many milliseconds nobody did */
async function trickle(opening: string, drop: string): Promise<{ after: number; answer: string }> {
  const connection = await openRawConnection(portico.port)
  connection.write(opening)
  const timer = setInterval(() => connection.write(drop), 1000)
  const after = await connection.closed.finally(() => clearInterval(timer))
  return { after, answer: connection.received() }
}

describe.concurrent('clients that take their time', () => {
  test('headers that never end are cut after 10 s', async () => {
    const { after, answer } = await trickle('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n')
    expect(answer).toContain('408')
    expect(after).toBeGreaterThan(9000)
    expect(after).toBeLessThan(13_000)
  })

  test('a body that never ends is cut after 30 s', async () => {
    const head =
      'POST /api/portal/base/site HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n'
    const { after } = await trickle(head, ' ')
    expect(after).toBeGreaterThan(25_000)
    expect(after).toBeLessThan(35_000)
  })

  test('two hundred of them keep nobody waiting', async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => openRawConnection(portico.port)))
    for (const connection of slow) connection.write('GET / HTTP/1.1\r\nHost: ')
    expect((await ask(`${portico.origin}/en/about`)).status).toBe(200)
    for (const connection of slow) connection.destroy()
  })
})

describe('what is too large', () => {
  test('a body beyond the limit is 413 with the envelope, announced or not', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(200 * 1024) })
    const headers = { 'content-type': 'application/json', lang: 'en-US' }
    const sizes: Record<string, string>[] = [
      { 'content-length': String(body.length) },
      { 'transfer-encoding': 'chunked' },
    ]
    for (const size of sizes) {
      const answer = await ask(`${portico.origin}/api/portal/base/site`, {
        method: 'POST',
        headers: { ...headers, ...size },
        body,
      })
      expect(answer.status).toBe(413)
      expect(JSON.parse(answer.text)).toMatchObject({
        code: expect.not.stringMatching('000000'),
        message: expect.any(String),
      })
    }
  })

  test('headers beyond 16 kB are 431, and the process goes on', async () => {
    const { status } = await ask(`${portico.origin}/`, { headers: { 'x-large': 'x'.repeat(20_000) } })
    expect(status).toBe(431)
    expect((await ask(`${portico.origin}/healthz`)).text).toBe('ok')
  })

  test('what is not HTTP at all is closed, and the process goes on', async () => {
    const connection = await openRawConnection(portico.port)
    connection.write('\u0016\u0003\u0001 this is no request\r\n\r\n')
    expect(await connection.closed).toBeLessThan(5000)
    for (const address of [
      '//',
      '/%',
      '/%E0%A4%A',
      '/news?id=%',
      '/_payload.json',
      '/en//about',
      '/..%2f..%2fetc/passwd',
      '/media/..%2fportico.db',
    ]) {
      const { status } = await ask(portico.origin + address)
      expect({ address, isAnswered: [200, 301, 400, 404].includes(status), status }).toMatchObject({ isAnswered: true })
    }
    expect((await ask(`${portico.origin}/healthz`)).text).toBe('ok')
  })
})
