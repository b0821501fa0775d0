import { describe, expect, test } from 'vitest'
import { ask } from '../process/ask.ts'
import { makeDataFolder, removeFolder } from '../process/data-folder.ts'
import { readLog } from '../process/log.ts'
import { poll } from '../process/poll.ts'
import { startPortico } from '../process/portico.ts'
import { openRawConnection } from '../process/raw-connection.ts'

const call = (body: string) =>
  `POST /api/portal/base/site HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`

describe('a stop by signal', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`${signal}: a request in flight is answered, new ones are refused, and the exit is clean`, async () => {
      const dataDir = await makeDataFolder()
      const portico = await startPortico({ dataDir })
      const body = '{"a":"bcdefgh"}'
      const idle = await openRawConnection(portico.port)
      const inFlight = await openRawConnection(portico.port)
      inFlight.write(call(body) + body.slice(0, 5))
      await poll(async () => (await ask(`${portico.origin}/healthz`)).text === 'ok', { within: 5000, for: 'an answer' })
      portico.kill(signal)
      await poll(async () => (await ask(`${portico.origin}/healthz`).catch(() => 'refused')) === 'refused', {
        within: 5000,
        for: 'new connections to be refused',
      })
      inFlight.write(body.slice(5))
      await poll(() => inFlight.received().includes('"code":'), {
        within: 5000,
        for: 'the answer to the request in flight',
      })
      expect(inFlight.received()).toMatch(/^HTTP\/1\.1 200 /)
      expect(await portico.exited).toEqual({ code: 0, signal: null })
      idle.destroy()
      inFlight.destroy()
      await removeFolder(dataDir)
    })
  }
})

describe('an error that nobody caught', () => {
  for (const [kind, fault] of [
    ['thrown', "throw new Error('nobody waits for this')"],
    ['rejected', "void Promise.reject(new Error('nobody waits for this'))"],
  ] as const) {
    test(`${kind}: one line of the log, a request in flight is answered, and the process ends for another to begin`, async () => {
      const dataDir = await makeDataFolder()
      // A part that is broken, as an operator would find it: it fails when it is told to, outside every request.
      const part = `process.on('SIGUSR2', () => { ${fault} })`
      const portico = await startPortico({
        dataDir,
        env: { ADMIN: 'off', NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(part)}` },
      })
      const body = '{"a":"bcdefgh"}'
      const inFlight = await openRawConnection(portico.port)
      inFlight.write(call(body) + body.slice(0, 5))
      await poll(async () => (await ask(`${portico.origin}/healthz`)).text === 'ok', { within: 5000, for: 'an answer' })
      portico.kill('SIGUSR2')
      await poll(async () => (await ask(`${portico.origin}/healthz`).catch(() => 'refused')) === 'refused', {
        within: 5000,
        for: 'new connections to be refused',
      })
      inFlight.write(body.slice(5))
      await poll(() => inFlight.received().includes('"code":'), { within: 5000, for: 'the answer in flight' })
      expect(inFlight.received()).toMatch(/^HTTP\/1\.1 200 /)
      expect(await portico.exited).toEqual({ code: 1, signal: null })
      const fatal = readLog(portico).filter(({ level }) => level === 60)
      expect(fatal).toMatchObject([{ msg: 'nobody caught this; stopping', err: { message: 'nobody waits for this' } }])
      inFlight.destroy()
      await removeFolder(dataDir)
    })
  }
})
