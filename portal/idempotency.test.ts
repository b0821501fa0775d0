import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CommitError } from '#content/database-transactions.ts'
import { openIdempotencyKeys } from '#content/idempotency-keys.ts'
import { AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { defineCall } from './call.ts'
import { createPortal } from './portal.ts'

const test = useTestPortal()

interface Asked {
  key?: string | undefined
  token?: string
  body?: unknown
  path?: string
}

type Answer = () => Promise<{ number: string }>

/** A portal as one process has it, with two changing calls; `handler` counts how often one really ran. */
function open(answer?: Answer, options: { repeatWaitsFor?: number } = {}) {
  const handler = vi.fn<Answer>(answer ?? (() => Promise.resolve({ number: randomUUID() })))
  const declare = (path: string) =>
    defineCall({
      path,
      summary: { zh: '', en: '' },
      input: z.object({ text: z.string().optional() }),
      output: z.object({ number: z.string() }),
      changes: true,
      handler,
    })
  const calls = [declare('test/send'), declare('test/other')]
  const portal = createPortal({ payload: test.payload, log, calls, checksAnswers: true, ...options })
  const send = async ({ body = { text: 'a' }, key, path = 'test/send', token }: Asked) =>
    portal.call({ path, body, locale: 'zh', requestId: 'r', caller: { token }, idempotencyKey: key })
  return { handler, send }
}

const rows = () => {
  const { drizzle } = test.payload.db as unknown as {
    drizzle: Partial<Record<'run' | 'execute', (text: string) => Promise<{ rows: Record<string, unknown>[] }>>>
  }
  return async (text: string) => (await (drizzle.execute?.(text) ?? drizzle.run?.(text)))?.rows ?? []
}

describe('a changing call with a key', () => {
  it('[W2] sent again is given the first answer and runs once', async () => {
    const { handler, send } = open()
    const key = randomUUID()
    const first = await send({ key })
    expect(first.envelope.code).toBe('000000')
    expect(await send({ key })).toEqual(first)
    expect(await send({ key, body: { text: 'a', isReturnNativeResponse: true } })).toEqual(first)
    expect(handler).toHaveBeenCalledOnce()
  })

  it('[W2] sent again to another process is given the first answer and runs once', async () => {
    const [here, there] = [open(), open()]
    const key = randomUUID()
    const first = await here.send({ key })
    expect(await there.send({ key })).toEqual(first)
    expect(there.handler).not.toHaveBeenCalled()
  })

  it('[W2] without a key, or with another, it runs each time', async () => {
    const { handler, send } = open()
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) await send({ key })
    expect(handler).toHaveBeenCalledTimes(4)
  })

  it('[W2] sent twice at once it runs once, and both are given its answer', async () => {
    const gate = Promise.withResolvers<void>()
    const answer = async () => {
      await gate.promise
      return { number: randomUUID() }
    }
    const [here, there] = [open(answer), open(answer)]
    const key = randomUUID()
    const sent = [here.send({ key }), here.send({ key }), there.send({ key }), there.send({ key })]
    await expect.poll(() => here.handler.mock.calls.length + there.handler.mock.calls.length).toBe(1)
    gate.resolve()
    const [first, ...others] = await Promise.all(sent)
    for (const other of others) expect(other).toEqual(first)
    expect(here.handler.mock.calls.length + there.handler.mock.calls.length).toBe(1)
  })

  it.each([{ body: { text: 'b' } }, { body: {} }, { path: 'test/other' }])(
    '[W2] with the same key and %j is a conflict that says why, and does nothing',
    async (other) => {
      const [here, there] = [open(), open()]
      const key = randomUUID()
      await here.send({ key })
      for (const { handler, send } of [here, there]) {
        const { envelope, errorName } = await send({ key, ...other })
        expect(errorName).toBe('conflict')
        expect(envelope).toMatchObject({
          code: '000006',
          data: { fields: [{ path: 'Idempotency-Key', message: '该值已用于内容不同的另一次请求' }] },
        })
        expect(handler.mock.calls.length).toBeLessThanOrEqual(1)
      }
      expect(there.handler).not.toHaveBeenCalled()
    },
  )

  it('[W2] with the same key and another input is a conflict while the first runs, too', async () => {
    const gate = Promise.withResolvers<void>()
    const { handler, send } = open(async () => {
      await gate.promise
      return { number: 'one' }
    })
    const key = randomUUID()
    const first = send({ key })
    await expect.poll(() => handler.mock.calls.length).toBe(1)
    expect((await send({ key, body: { text: 'b' } })).errorName).toBe('conflict')
    gate.resolve()
    expect((await first).envelope.data).toEqual({ number: 'one' })
    expect(handler).toHaveBeenCalledOnce()
  })

  it('[W2] with another person’s key is a call of one’s own', async () => {
    const { handler, send } = open()
    const key = randomUUID()
    const answers = []
    for (const token of [undefined, 'token of one', 'token of the other'])
      answers.push((await send({ key, ...(token !== undefined && { token }) })).envelope.data)
    expect(handler).toHaveBeenCalledTimes(3)
    expect(new Set(answers.map((data) => JSON.stringify(data))).size).toBe(3)
  })

  it.each(['', 'short', 'x'.repeat(129), `${randomUUID()}\n`, '密'.repeat(20), `${randomUUID()}, ${randomUUID()}`])(
    '[W2] a key that is none (%j) is bad input and does nothing',
    async (key) => {
      const { handler, send } = open()
      expect((await send({ key })).envelope).toMatchObject({
        code: '000002',
        data: { fields: [{ path: 'Idempotency-Key' }] },
      })
      expect(handler).not.toHaveBeenCalled()
    },
  )
})

describe('a failure', () => {
  it.each(['notFound', 'notAllowed', 'conflict'] as const)('[W2] %s is kept as the answer', async (name) => {
    const { handler, send } = open(() => Promise.reject(new AppError(name)))
    const key = randomUUID()
    const first = await send({ key })
    expect(first.errorName).toBe(name)
    expect(await send({ key })).toEqual(first)
    expect(handler).toHaveBeenCalledOnce()
  })

  it.each([new AppError('unavailable'), new AppError('tooManyRequests'), new Error('a defect')])(
    '[W2] of the server (%s) is not kept: the key may be tried again',
    async (failure) => {
      const { handler, send } = open()
      handler.mockRejectedValueOnce(failure)
      const key = randomUUID()
      expect((await send({ key })).errorName).toBe('errorName' in failure ? failure.errorName : 'internal')
      expect((await send({ key })).envelope.code).toBe('000000')
      await send({ key })
      expect(handler).toHaveBeenCalledTimes(2)
    },
  )

  it('[W2] whose outcome nobody knows is not done again', async () => {
    const { handler, send } = open(undefined, { repeatWaitsFor: 50 })
    handler.mockRejectedValueOnce(new CommitError('lost at the commit', { isOutcomeUnknown: true }))
    const key = randomUUID()
    expect((await send({ key })).errorName).toBe('internal')
    expect((await send({ key })).errorName).toBe('conflict')
    expect(handler).toHaveBeenCalledOnce()
  })

  it.each([
    ['failed, is tried again with its key when the database is back', new AppError('unavailable'), 2],
    ['was done, is answered when the database is back', undefined, 1],
  ] as const)('[W2] a call that %s', async (_name, failure, times) => {
    const { handler, send } = open()
    const answer = handler.getMockImplementation()
    const { drizzle, name } = test.payload.db as unknown as {
      name: string
      drizzle: Record<'execute' | 'run', () => unknown>
    }
    const method = name === 'postgres' ? 'execute' : 'run'
    // Away from the end of the call on, for a moment.
    handler.mockImplementationOnce(async () => {
      const away = vi.spyOn(drizzle, method).mockRejectedValueOnce(Object.assign(new Error('away'), { code: '57P01' }))
      setTimeout(() => away.mockRestore(), 100)
      if (failure) throw failure
      return (await answer?.()) ?? { number: '' }
    })
    const key = randomUUID()
    const first = await send({ key })
    expect(first.errorName).toBe(failure?.errorName)
    const second = await send({ key })
    expect(second.envelope.code).toBe('000000')
    if (!failure) expect(second.envelope).toEqual(first.envelope)
    expect(handler).toHaveBeenCalledTimes(times)
  })

  it('bad input is refused before the key is taken', async () => {
    const { send } = open()
    const key = randomUUID()
    expect((await send({ key, body: { text: 7 } })).errorName).toBe('badInput')
    expect((await send({ key })).envelope.code).toBe('000000')
  })
})

describe('what is stored', () => {
  it('has no key, token, input or answer in clear', async () => {
    const secrets = { key: randomUUID(), token: `token-${randomUUID()}`, text: `input-${randomUUID()}` }
    const number = `answer-${randomUUID()}`
    const { send } = open(() => Promise.resolve({ number }))
    const asked = { key: secrets.key, token: secrets.token, body: { text: secrets.text } }
    const first = await send(asked)
    expect(await send(asked)).toEqual(first)
    const stored = JSON.stringify(await rows()('SELECT * FROM portico_idempotency_keys'))
    expect(stored.length).toBeGreaterThan(100)
    for (const secret of [...Object.values(secrets), number]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20))
    }
  })

  it('says of an input nothing that could be tried out: under two keys it has two digests', async () => {
    const { send } = open()
    await rows()('DELETE FROM portico_idempotency_keys')
    for (let count = 0; count < 2; count += 1) await send({ key: randomUUID() })
    const stored = await rows()('SELECT fingerprint FROM portico_idempotency_keys')
    expect(new Set(stored.map(({ fingerprint }) => fingerprint)).size).toBe(2)
  })

  it('[W2] is answered for a day, then the key is free and tidied away', async () => {
    const { handler, send } = open()
    const key = randomUUID()
    await send({ key })
    const day = 24 * 60 * 60_000
    const age = (by: number) => rows()(`UPDATE portico_idempotency_keys SET at = at - ${by}`)
    await age(day - 60_000)
    await send({ key })
    expect(handler).toHaveBeenCalledTimes(1)
    await age(120_000)
    await send({ key })
    expect(handler).toHaveBeenCalledTimes(2)
    await age(day + 1)
    await openIdempotencyKeys(test.payload).tidy()
    expect(await rows()('SELECT id FROM portico_idempotency_keys')).toEqual([])
  })
})

describe('over HTTP', () => {
  it('[W2] the header is heeded by calls that change something only', async () => {
    for (const key of ['x', randomUUID()]) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      const answer = await test.app.request('/api/portal/base/site', { method: 'POST', headers, body: '{}' })
      expect(await answer.json()).toMatchObject({ code: '000000' })
    }
  })
})
