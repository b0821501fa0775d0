import { expect, it } from 'vitest'
import type { Call } from '#portal/call.ts'
import type { Portal } from '#portal/portal.ts'
import { measureCalls } from './measure-calls.ts'

it('a call is counted under its declared path, whatever was asked for', async () => {
  const calls = [{ path: 'auth/login' }, { path: 'product/{slug}' }] as Call[]
  const portal = {
    has: () => true,
    call: ({ path }: { path: string }) =>
      Promise.resolve({
        envelope: { code: '', message: '', data: null },
        ...(path.includes('no') && { errorName: 'notFound' }),
      }),
  } as unknown as Portal
  const seen: [string, string][] = []
  const measured = measureCalls(portal, calls, ({ call, result }) => seen.push([call, result]))
  for (const path of ['auth/login', 'product/x1', 'product/none', 'nothing/of/ours'])
    await measured.call({ path, body: {}, locale: 'en', requestId: '' })
  expect(seen).toEqual([
    ['auth/login', 'ok'],
    ['product/{slug}', 'ok'],
    ['product/{slug}', 'notFound'],
    ['unknown', 'notFound'],
  ])
  expect(measured.has('auth/login')).toBe(true)
})
