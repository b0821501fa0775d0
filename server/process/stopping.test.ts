import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { createStopping } from './stopping.ts'
import { answerRequests } from './answer-requests.ts'

const signals = ['SIGTERM', 'SIGINT', 'uncaughtException'] as const
const heard: NodeJS.EventEmitter = process
const before = signals.map((name) => [name, heard.listeners(name)] as const)
/** Takes off what a test has made listen. */
function forget(): void {
  for (const [name, kept] of before)
    for (const listener of heard.listeners(name))
      if (!kept.includes(listener)) heard.off(name, listener as (...given: unknown[]) => void)
}
afterEach(() => {
  vi.useRealTimers()
  forget()
})

function open(drainSeconds: number) {
  const done: string[] = []
  const server = {
    close: (ended: () => void) => {
      done.push('close')
      ended()
    },
    closeIdleConnections: () => undefined,
    closeAllConnections: () => undefined,
    on: () => undefined,
    off: () => undefined,
  } as unknown as Server
  const stopping = createStopping({ server, log, drainSeconds, exit: (code) => void done.push(`exit ${code}`) })
  stopping.listen(() => Promise.resolve(void done.push('parts')))
  return { stopping, done }
}
const stopped = ['close', 'parts', 'exit 0']

it('after SIGTERM the process goes on answering for as long as it was told, and then stops as ever', async () => {
  vi.useFakeTimers()
  const { done, stopping } = open(5)
  expect(stopping.isDraining()).toBe(false)
  process.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(4900)
  expect([stopping.isDraining(), done]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual(stopped)
})

it('nobody is waited for without that, after SIGINT, and after a second signal; a third one ends it at once', async () => {
  vi.useFakeTimers()
  const none = open(0)
  process.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(10)
  expect(none.done).toEqual(stopped)
  forget()

  const byHand = open(60)
  process.emit('SIGINT', 'SIGINT')
  await vi.advanceTimersByTimeAsync(10)
  expect(byHand.done).toEqual(stopped)
  forget()

  const hurried = open(60)
  process.emit('SIGTERM', 'SIGTERM')
  process.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(10)
  expect(hurried.done).toEqual(stopped)
  process.emit('SIGTERM', 'SIGTERM')
  expect(hurried.done).toEqual([...stopped, 'exit 1'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(hurried.done.filter((each) => each === 'close')).toHaveLength(1)
})

it('while it drains, answers close the connections that they came on', async () => {
  const server = createServer()
  let isDraining = false
  const app = { fetch: () => new Response('whole way') }
  answerRequests(server, {
    site: {},
    app,
    tryFast: ({ url }, response) => {
      if (url === '/fast') response.writeHead(200, ['Content-Length', '4']).end('fast')
      return url === '/fast'
    },
    accessLog: undefined,
    isDraining: () => isDraining,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const connectionAt = (path: string) =>
    new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { connection: 'keep-alive' } }, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection))
      })
        .once('error', reject)
        .end()
    })
  expect([await connectionAt('/fast'), await connectionAt('/')]).toEqual(['keep-alive', 'keep-alive'])
  isDraining = true
  expect([await connectionAt('/fast'), await connectionAt('/')]).toEqual(['close', 'close'])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('answers whoever was connected to its port and not looked at yet when it was told to stop', async () => {
  const server = createServer((_, response) => void response.end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // The system connects them before this process has a turn to look at any.
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'))
  const answers = sockets.map(async (socket) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (words: string) => (text += words))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await new Promise((resolve, reject) => socket.once('end', resolve).once('error', reject))
    return text.includes('answered')
  })
  const exited = new Promise<number>((exit) => {
    createStopping({ server, log, drainSeconds: 0, exit }).listen(() => Promise.resolve())
  })
  process.emit('SIGTERM', 'SIGTERM')
  expect(await Promise.all(answers)).toEqual(sockets.map(() => true))
  expect(await exited).toBe(0)
})
