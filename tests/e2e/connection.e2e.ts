import { connect } from 'node:net'
import { describe, expect } from 'vitest'
import { testOwnProcess as test } from '../browser/test.ts'
import { ask } from '../process/ask.ts'
import { poll } from '../process/poll.ts'
import { openRawConnection } from '../process/raw-connection.ts'
import { readAnswers } from '../process/read-answers.ts'

// As browsers ask: only what is compressed is sent as one block.
const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${headers}\r\n`

describe('stored bytes on a connection', () => {
  test('are the same whether asked for one by one, one after another or all at once', async ({ portico }) => {
    await ask(`${portico.origin}/en/about`)
    const alone = (await ask(`${portico.origin}/en/about`, { headers: { connection: 'close' } })).text
    const connection = await openRawConnection(portico.port)
    const answers = () => readAnswers(connection.bytes())
    for (let asked = 1; asked <= 3; asked += 1) {
      connection.write(get('/en/about'))
      await poll(() => answers().length === asked, { within: 5000, for: `answer ${asked}` })
    }
    // Ten at once, a page that is rendered among them: the order of the answers is that of the questions.
    const paths = [
      ...Array.from({ length: 5 }, () => '/en/about'),
      '/en/search',
      ...Array.from({ length: 4 }, () => '/en/about'),
    ]
    connection.write(paths.map((path) => get(path)).join(''))
    await poll(() => answers().length === 13, { within: 10_000, for: 'ten more answers' })
    const bodies = answers().map(({ body }) => body)
    expect(bodies.filter((body) => body === alone)).toHaveLength(12)
    expect(bodies.findIndex((body) => body !== alone)).toBe(8)
    expect(connection.isOpen()).toBe(true)
    connection.destroy()
  })

  test('carry a date of now, and keep or close the connection as asked', async ({ portico }) => {
    await ask(`${portico.origin}/en/about`)
    const kept = await openRawConnection(portico.port)
    kept.write(get('/en/about'))
    await poll(() => readAnswers(kept.bytes()).length === 1, { within: 5000, for: 'the answer' })
    const head = readAnswers(kept.bytes())[0]?.head ?? ''
    expect(head).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+$/)
    const date = Date.parse(/\r\nDate: ([^\r]+)/.exec(head)?.[1] ?? '')
    expect(Math.abs(Date.now() - date)).toBeLessThan(3000)
    kept.destroy()

    const closing = await openRawConnection(portico.port)
    closing.write(get('/en/about', 'Connection: close\r\n'))
    await closing.closed
    const answers = readAnswers(closing.bytes())
    expect(answers).toHaveLength(1)
    expect(answers[0]?.head).toContain('Connection: close')
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
