import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { openRawConnection } from '../process/raw-connection.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

/** How many whole answers have come, told by their bodies' ends. */
function countPages(received: string): number {
  return received.split('</html>').length - 1
}

describe('stored bytes on a connection', () => {
  test('are the same whether asked for one by one, one after another or all at once', async ({ portico }) => {
    await ask(`${portico.origin}/en/about`)
    const alone = (await ask(`${portico.origin}/en/about`, { headers: { connection: 'close' } })).text
    const connection = await openRawConnection(portico.port)
    for (let asked = 1; asked <= 3; asked += 1) {
      connection.write(get('/en/about'))
      await poll(() => countPages(connection.received()) === asked, { within: 5000, for: `answer ${asked}` })
    }
    // Ten at once, a page that is rendered among them: the order of the answers is that of the questions.
    const paths = [
      ...Array.from({ length: 5 }, () => '/en/about'),
      '/en/search',
      ...Array.from({ length: 4 }, () => '/en/about'),
    ]
    connection.write(paths.map((path) => get(path)).join(''))
    await poll(() => countPages(connection.received()) === 13, { within: 10_000, for: 'ten more answers' })
    const answers = connection.received().split('HTTP/1.1 200 OK\r\n').slice(1)
    expect(answers).toHaveLength(13)
    const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4))
    expect(bodies.filter((body) => body === alone)).toHaveLength(12)
    expect(bodies.findIndex((body) => body !== alone)).toBe(8)
    expect(connection.isOpen()).toBe(true)
    connection.destroy()
  })

  test('carry a date of now, and keep or close the connection as asked', async ({ portico }) => {
    await ask(`${portico.origin}/en/about`)
    const kept = await openRawConnection(portico.port)
    kept.write(get('/en/about'))
    await poll(() => countPages(kept.received()) === 1, { within: 5000, for: 'the answer' })
    expect(kept.received()).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n/)
    const date = Date.parse(/\r\nDate: ([^\r]+)/.exec(kept.received())?.[1] ?? '')
    expect(Math.abs(Date.now() - date)).toBeLessThan(3000)
    kept.destroy()

    const closing = await openRawConnection(portico.port)
    closing.write(get('/en/about', 'Connection: close\r\n'))
    await closing.closed
    expect(closing.received()).toContain('Connection: close')
    expect(countPages(closing.received())).toBe(1)
  })

  test('are not piled up for a client that asks and does not read', async ({ portico }) => {
    await ask(`${portico.origin}/en`)
    const socket = connect({ port: portico.port, host: '127.0.0.1' }).pause()
    socket.on('error', () => undefined)
    socket.write(get('/en').repeat(2000))
    expect((await ask(`${portico.origin}/en`)).status).toBe(200)
    socket.destroy()
    expect((await ask(`${portico.origin}/healthz`)).text).toBe('ok')
  })
})
