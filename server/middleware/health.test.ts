import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { healthRoutes } from './health.ts'
import type { ServerEnv } from './request.ts'

const token = 'a-token-of-the-operator'
const metrics = { text: () => Promise.resolve('figures'), contentType: 'text/plain' } as never

const readState = () => Promise.resolve({} as never)
let reasons: string[] = []
const whyNotReady = () => Promise.resolve(reasons)

function open(metricsToken?: string) {
  const app = new Hono<ServerEnv>()
  app.route('/', healthRoutes({ whyNotReady, readState, metrics, metricsToken }))
  return async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const response = await app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })
    return { status: response.status, hasFigures: (await response.text()).includes('figures') }
  }
}

describe('the figures', () => {
  it('are for this machine alone where there is no token', async () => {
    const ask = open()
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await ask(address)).toEqual({ status: 200, hasFigures: true })
    expect(await ask('192.0.2.1')).toEqual({ status: 404, hasFigures: false })
    expect(await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).toEqual({ status: 404, hasFigures: false })
    expect(await ask('192.0.2.1', { authorization: 'Bearer undefined' })).toEqual({ status: 404, hasFigures: false })
  })

  it('are for who shows the token, from anywhere, where there is one', async () => {
    const ask = open(token)
    for (const headers of [{}, { 'x-forwarded-for': '198.51.100.1' }] as Record<string, string>[])
      expect(await ask('192.0.2.1', { authorization: `Bearer ${token}`, ...headers })).toEqual({
        status: 200,
        hasFigures: true,
      })
    for (const authorization of [`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, 'Bearer', '', token])
      expect(await ask('127.0.0.1', { authorization })).toEqual({ status: 401, hasFigures: false })
    expect(await ask('127.0.0.1')).toEqual({ status: 401, hasFigures: false })
  })
})

it('readiness says in a word each why no request should come, to anybody', async () => {
  const app = healthRoutes({ whyNotReady, readState, metrics })
  const ask = async () => {
    const response = await app.request('/readyz')
    return [response.status, await response.text(), response.headers.get('cache-control')]
  }
  expect(await ask()).toEqual([200, 'ready', 'no-store'])
  reasons = ['draining', 'purge channel']
  expect(await ask()).toEqual([503, 'draining\npurge channel', 'no-store'])
})
