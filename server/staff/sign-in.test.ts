import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { openLimitCounts } from '#content/limit-counts.ts'
import { log } from '#lib/log.ts'
import { makeStaff, openStaffBrowsers, staffPassword, type TestStaff } from '../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createClientAddressReader } from '#server/client-address.ts'
import { identifyRequest, type ServerEnv } from '#server/middleware/request.ts'
import { createRateLimiter, rateLimits } from '#server/rate-limits.ts'
import { staffSignInRoutes } from './sign-in.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const openLimited = openStaffBrowsers(() => test, true)
const wrong = 'not the password'
const home = '198.51.100.7'

/** Guesses until one is refused for being one too many. @returns what the others were answered */
async function guess({ email }: Pick<TestStaff, 'email'>, stranger: string) {
  const { points } = rateLimits.memberSignIn
  const answers: unknown[] = []
  for (let index = 0; index < points; index += 1) answers.push(await openLimited(stranger).signIn(email, wrong))
  expect((await openLimited(stranger).signIn(email, wrong)).status).toBe(429)
  return answers
}

describe('guessing the password of staff', () => {
  it('is answered alike whether there is such an account or not, with the same words however often it is tried', async () => {
    const staff = await makeStaff(test)
    const ofKnown = await guess(staff, '203.0.113.1')
    const ofUnknown = await guess({ email: `nobody.${staff.email}` }, '203.0.113.2')
    expect(ofKnown).toEqual(ofUnknown)
    expect(new Set(ofKnown.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(ofKnown[0]).toEqual({
      status: 401,
      answer: { errors: [{ message: 'Incorrect e-mail address or password.' }] },
    })
  })

  it('costs the same work for an address without account', async () => {
    const staff = await makeStaff(test)
    const time = async (email: string) => {
      const started = performance.now()
      await openBrowser().signIn(email, wrong)
      return performance.now() - started
    }
    const known: number[] = []
    const unknown: number[] = []
    // The shortest of several, in turns: what else the machine does makes single ones longer, never shorter.
    for (let index = 0; index < 6; index += 1) {
      known.push(await time(staff.email))
      unknown.push(await time('nobody@armilla.example'))
    }
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it('locks nobody out: the owner signs in from elsewhere while a stranger guesses', async () => {
    const staff = await makeStaff(test)
    await guess(staff, '203.0.113.3')
    expect((await openLimited(home).signIn(staff.email)).status).toBe(200)
  })

  it('from everywhere ends too, but not for its owner at a place they signed in from before', async () => {
    const staff = await makeStaff(test)
    expect((await openLimited(home).signIn(staff.email)).status).toBe(200)
    const limiter = createRateLimiter(true, openLimitCounts(test.payload))
    for (let index = 0; index < rateLimits.memberSignInAccount.points; index += 1)
      await limiter.take('memberSignInAccount', `staff ${staff.email}`)
    expect((await openLimited('203.0.113.4').signIn(staff.email)).status).toBe(429)
    expect((await openLimited(home).signIn(staff.email)).status).toBe(200)
  })

  it('cannot go on under forged addresses', async () => {
    const { email } = await makeStaff(test)
    const app = new Hono<ServerEnv>()
    app.use(
      identifyRequest({
        log,
        metrics: { observe: () => undefined } as never,
        readAddress: createClientAddressReader([]),
      }),
    )
    const limiter = createRateLimiter(true, openLimitCounts(test.payload))
    app.route('/', staffSignInRoutes({ payload: test.payload, limiter, log, origin: 'https://portal.example' }))
    const server = { incoming: { socket: { remoteAddress: '203.0.113.5' } }, outgoing: { setHeader: () => undefined } }
    const statuses: number[] = []
    for (let index = 0; index <= rateLimits.memberSignIn.points; index += 1) {
      const forged = { 'x-forwarded-for': `192.0.2.${index}`, 'x-real-ip': `192.0.2.${index}` }
      const init = { method: 'POST', headers: { 'content-type': 'application/json', ...forged } }
      const body = JSON.stringify({ email, password: wrong })
      statuses.push((await app.request('/admin/api/users/login', { ...init, body }, server)).status)
    }
    expect(statuses.slice(0, -1).every((status) => status === 401)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is not let through uncounted while the database cannot count, nor is the right password', async () => {
    const { email } = await makeStaff(test)
    const browser = openLimited('203.0.113.6')
    const { drizzle, name } = test.payload.db as unknown as { name: string; drizzle: Record<string, () => unknown> }
    vi.spyOn(drizzle, name === 'postgres' ? 'execute' : 'run').mockRejectedValue(new Error('the connection broke'))
    await expect(browser.signIn(email)).rejects.toThrow(/not valid JSON/)
    vi.restoreAllMocks()
    expect(browser.cookies.size).toBe(0)
    expect((await browser.signIn(email)).status).toBe(200)
  })

  it('goes by no other way of Payload’s', async () => {
    const { email } = await makeStaff(test)
    for (const way of ['login/', 'forgot-password/', 'unlock'])
      expect((await openBrowser().rest(way, { email, password: staffPassword })).status).toBe(404)
  })
})
