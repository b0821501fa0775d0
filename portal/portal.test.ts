import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { log } from '#lib/log.ts'
import { type Call, defineCall } from './call.ts'
import type { Published } from '#published/published.ts'
import { createPortal } from './portal.ts'

/** Where nothing is published, which needs no database. */
const withNothing: Published = {
  find: (collection, { onRead } = {}) => {
    onRead?.([collection])
    return Promise.resolve([])
  },
  count: () => Promise.resolve(0),
  findGlobal: (slug) =>
    slug === 'site' ? Promise.resolve({} as never) : Promise.reject(new Error(`There is no ${slug}`)),
  findBehind: () => Promise.resolve(undefined),
  without: () => withNothing,
}

/** A portal of one call that reads a list. */
function open(change: Partial<Call>, checksAnswers = true) {
  const handler = vi.fn<Call['handler']>(
    change.handler ??
      (async ({ find }) => {
        await find('news')
        return { text: 'answer' }
      }),
  )
  const call = defineCall({
    path: 'test/call',
    summary: { zh: '', en: '' },
    input: z.object({ n: z.int().optional() }),
    output: z.object({ text: z.string() }),
    isKept: true,
    ...change,
    handler,
  })
  const portal = createPortal({
    payload: { secret: 'of a test' } as never,
    log,
    calls: [call],
    checksAnswers,
    published: withNothing,
  })
  return {
    handler,
    portal,
    ask: (body: unknown = {}, locale: 'zh' | 'en' = 'zh') =>
      portal.call({ path: 'test/call', body, locale, requestId: 'r' }),
  }
}

it('keeps an answer for each input and language until something that it was made from changes', async () => {
  const { ask, handler, portal } = open({})
  for (let count = 0; count < 3; count += 1)
    expect((await ask()).envelope).toMatchObject({ code: '000000', data: { text: 'answer' } })
  expect(handler).toHaveBeenCalledTimes(1)
  await ask({ n: 1 })
  await ask({}, 'en')
  await ask({ unknown: 'field', isReturnNativeResponse: true })
  expect(handler).toHaveBeenCalledTimes(3)
  portal.purge(['other'])
  await ask()
  expect(handler).toHaveBeenCalledTimes(3)
  portal.purge(['news'])
  await ask()
  expect(handler).toHaveBeenCalledTimes(4)
})

it.each([{ isKept: false }, { changes: true }])(
  'never keeps the answer of a call with %j, and says nothing to keep its page by',
  async (change) => {
    const { ask, handler } = open(change)
    expect((await ask()).facts).toBeUndefined()
    await ask()
    expect(handler).toHaveBeenCalledTimes(2)
  },
)

it('[W6] a text with a NUL in it, however deep, is bad input that names the field', async () => {
  const input = z.object({ a: z.object({ b: z.array(z.string()) }) })
  const { ask, handler } = open({ input })
  const { envelope, errorName } = await ask({ a: { b: ['fine', 'a\u0000b'] } }, 'en')
  expect(errorName).toBe('badInput')
  expect(envelope.data).toEqual({
    fields: [{ path: 'a.b.1', message: 'Contains a character that isn’t allowed' }],
  })
  expect(handler).not.toHaveBeenCalled()
})

it('counts a list once, and again after a change of it', async () => {
  const count = vi.fn<Published['count']>(() => Promise.resolve(3))
  const call = defineCall({
    path: 'test/list',
    summary: { zh: '', en: '' },
    input: z.object({}),
    output: z.object({ total: z.int() }),
    handler: async ({ find }) => ({ total: (await find('news', { page: 1 })).totalDocs }),
  })
  const portal = createPortal({
    payload: { secret: 'of a test' } as never,
    log,
    calls: [call],
    checksAnswers: true,
    published: { ...withNothing, count },
  })
  const ask = async () =>
    (await portal.call({ path: 'test/list', body: {}, locale: 'zh', requestId: 'r' })).envelope.data
  for (const [tag, counted] of [
    ['cases', 1],
    ['news', 1],
    ['', 2],
  ] as const) {
    expect(await ask()).toEqual({ total: 3 })
    expect(count).toHaveBeenCalledTimes(counted)
    portal.purge([tag])
  }
})

it('keeps no failure', async () => {
  const { ask, handler } = open({ handler: () => Promise.reject(new AppError('unavailable')) })
  expect((await ask()).errorName).toBe('unavailable')
  await ask()
  expect(handler).toHaveBeenCalledTimes(2)
})

it('[E10] an unknown error is code 000001: recorded with the request id, nothing of it in the answer', async () => {
  const record = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { ask } = open({ handler: () => Promise.reject(new Error('password=secret at /srv/app.ts')) })
  const { envelope, errorName } = await ask({}, 'en')
  expect(errorName).toBe('internal')
  expect(envelope).toMatchObject({ code: '000001', data: null, requestId: 'r' })
  expect(JSON.stringify(envelope)).not.toMatch(/secret|srv/)
  expect(record).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ requestId: 'r', call: 'test/call' }),
    expect.any(String),
  )
})

it('an expected refusal is not recorded as an error', async () => {
  const record = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  expect((await open({ handler: () => Promise.reject(new AppError('notFound')) }).ask()).envelope.code).toBe('000003')
  expect((await open({}).ask({ n: 'x' })).envelope.code).toBe('000002')
  expect(record).not.toHaveBeenCalled()
})

it('an answer that is off its own schema is an error while answers are checked', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const handler = () => Promise.resolve({ text: 7 })
  expect((await open({ handler }).ask()).errorName).toBe('internal')
  expect((await open({ handler }, false).ask()).errorName).toBeUndefined()
})

it('an answer is good until the earliest moment that its handler named', async () => {
  const soon = Date.now() + 60_000
  const { ask } = open({
    handler: (context) => {
      context.validUntil(new Date(soon + 5000))
      context.validUntil(new Date(soon))
      context.validUntil(new Date(soon + 1000))
      return Promise.resolve({ text: '' })
    },
  })
  expect((await ask()).facts?.expiresAt).toBe(soon)
})
