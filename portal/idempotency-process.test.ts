import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { log } from '#lib/log.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { defineCall } from './call.ts'
import { createPortal } from './portal.ts'

const test = useTestPortal()

/** Another process on the same database: it sends one call, whose effect is a line in a file, and waits before it answers. */
const otherProcess = `
  const { appendFileSync } = await import('node:fs')
  const { once } = await import('node:events')
  const { getPayload } = await import('payload')
  const { z } = await import('zod')
  const { default: config } = await import('#content/payload.config.ts')
  const { createPortal } = await import('#portal/portal.ts')
  const { log } = await import('#lib/log.ts')
  const [file, key] = process.argv.slice(1)
  const payload = await getPayload({ config })
  const handler = async () => {
    appendFileSync(file, 'done there\\n')
    process.stdout.write('began\\n')
    await once(process.stdin, 'data')
    return { by: 'there' }
  }
  const call = { path: 'test/send', summary: { zh: '', en: '' }, input: z.object({}), output: z.object({ by: z.string() }), changes: true, handler }
  const portal = createPortal({ payload, log, calls: [call], checksAnswers: true })
  const { envelope } = await portal.call({ path: 'test/send', body: {}, locale: 'zh', requestId: 'r', idempotencyKey: key })
  process.stdout.write(JSON.stringify(envelope) + '\\n')
  await payload.destroy()
  process.exit(0)`

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts the call elsewhere and waits until its effect is there. */
async function beginElsewhere(file: string, key: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', otherProcess, file, key], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  started.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => String((await lines.next()).value)
  expect(await next()).toBe('began')
  return { child, next }
}

function openHere(file: string, repeatWaitsFor?: number) {
  const call = defineCall({
    path: 'test/send',
    summary: { zh: '', en: '' },
    input: z.object({}),
    output: z.object({ by: z.string() }),
    changes: true,
    handler: () => Promise.resolve({ by: 'here' }),
  })
  const portal = createPortal({
    payload: test.payload,
    log,
    calls: [call],
    checksAnswers: true,
    ...(repeatWaitsFor !== undefined && { repeatWaitsFor }),
  })
  return {
    send: async (idempotencyKey: string) =>
      (await portal.call({ path: 'test/send', body: {}, locale: 'en', requestId: 'r', idempotencyKey })).envelope,
    effects: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  }
}

it(
  '[W2] a repeat waits for the other process that runs the call, and is given its answer',
  { timeout: 60_000 },
  async () => {
    const [file, key] = [join(env.DATA_DIR, randomUUID()), randomUUID()]
    const { child, next } = await beginElsewhere(file, key)
    const repeated = openHere(file, 60_000).send(key)
    child.stdin?.write('go on\n')
    expect(await repeated).toMatchObject({ code: '000000', data: { by: 'there' } })
    expect(JSON.parse(await next())).toMatchObject({ code: '000000', data: { by: 'there' } })
  },
)

it(
  '[W2] a repeat that has waited long enough is a conflict, and later it is given the answer',
  { timeout: 60_000 },
  async () => {
    const [file, key] = [join(env.DATA_DIR, randomUUID()), randomUUID()]
    const { child, next } = await beginElsewhere(file, key)
    const here = openHere(file, 0)
    expect(await here.send(key)).toMatchObject({ code: '000006' })
    child.stdin?.write('go on\n')
    await next()
    expect(await here.send(key)).toMatchObject({ code: '000000', data: { by: 'there' } })
  },
)

it('[W2] killed between effect and answer, the call is never run again', { timeout: 60_000 }, async () => {
  const [file, key] = [join(env.DATA_DIR, randomUUID()), randomUUID()]
  const { child } = await beginElsewhere(file, key)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  const here = openHere(file, 0)
  expect(await here.send(key)).toMatchObject({
    code: '000006',
    data: {
      fields: [{ message: 'The same request is still running, or was interrupted and its outcome is unknown' }],
    },
  })
  expect(here.effects()).toBe('done there\n')
  // Who wants it none the less sends it as a new one.
  expect(await here.send(randomUUID())).toMatchObject({ code: '000000', data: { by: 'here' } })
})
