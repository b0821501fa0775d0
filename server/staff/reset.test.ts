import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { createMailOrders } from '#portal/mail/orders.ts'
import { readMails } from '../../tests/factories/members.ts'
import { demoPassword } from '../../tests/setup/template.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createRateLimiter, rateLimits } from '#server/rate-limits.ts'
import { staffResetRoutes } from './reset.ts'

const test = useTestPortal()
const staff = 'editor@armilla.example'

/** What a request, or a proxy in front, may say of where it was sent. */
const forged = {
  host: 'evil.example',
  forwarded: 'host=evil.example;proto=http',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '8666',
  'x-original-host': 'evil.example',
  'x-original-url': 'https://evil.example/',
  'x-rewrite-url': 'https://evil.example/',
  'x-http-host-override': 'evil.example',
}

async function writeOrdered() {
  const orders = createMailOrders({ payload: test.payload, log, origin: 'https://portal.example' })
  while (await orders.writeNext());
}

function open() {
  const app = new Hono<ServerEnv>()
  app.use(async (context, next) => {
    context.set('clientAddress', '192.0.2.9')
    await next()
  })
  const limiter = createRateLimiter(true)
  app.route('/', staffResetRoutes({ payload: test.payload, limiter }))
  return (email: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    app.request('https://evil.example/admin/api/users/forgot-password', {
      method: 'POST',
      headers: { ...forged, ...headers },
      body: JSON.stringify({ email }),
    })
}

describe('staff who forgot their password', () => {
  it('get one link by the outbox, in both languages, to the configured site, and it works once', async () => {
    const ask = open()
    expect((await ask(` ${staff.toUpperCase()} `)).status).toBe(200)
    await writeOrdered()
    const [mail] = await readMails(test.payload, staff)
    expect(mail?.text).toContain('https://portal.example/admin/reset/')
    // Without the token, in which any digits may stand.
    expect(mail?.text?.replace(/\/reset\/\w+/, '/reset/')).not.toMatch(/evil|8666|http:/)
    expect(mail?.text).toMatch(/一小时内[\s\S]*within one hour/)
    const token = /\/admin\/reset\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const reset = (password: string) =>
      test.payload.resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true })
    await reset('seven wet umbrellas')
    const login = (password: string) => test.payload.login({ collection: 'users', data: { email: staff, password } })
    expect((await login('seven wet umbrellas')).user?.email).toBe(staff)
    await expect(login(demoPassword)).rejects.toThrow(/incorrect/i)
    await expect(reset('another umbrella')).rejects.toThrow(/invalid|expired/i)
  })

  it('are answered as everybody else is, and an unknown address, a visitor’s or nonsense gets no mail', async () => {
    const ask = open()
    for (const email of ['nobody@example.com', 'lin.xia@example.com', 'no address', 7, null, { $ne: '' }]) {
      const response = await ask(email)
      expect([response.status, await response.json()]).toEqual([200, { message: 'Success' }])
    }
    await writeOrdered()
    for (const email of ['nobody@example.com', 'lin.xia@example.com'])
      expect(await readMails(test.payload, email)).toEqual([])
  })

  it('are answered by the same work as anybody: it is looked up afterwards, and by whom it was asked is not kept', async () => {
    const ask = open()
    const findOne = vi.spyOn(test.payload.db, 'findOne')
    const writes: number[] = []
    for (const email of [staff, 'nobody@example.com']) {
      const before = findOne.mock.calls.length
      expect((await ask(email)).status).toBe(200)
      writes.push(findOne.mock.calls.length - before)
    }
    expect(writes[0]).toBe(writes[1])
    expect(findOne.mock.calls.some(([{ collection }]) => collection === 'users')).toBe(false)
    await writeOrdered()
    const where = { to: { equals: 'nobody@example.com' } }
    expect((await test.payload.count({ collection: 'mails', where })).totalDocs).toBe(0)
  })

  it('get few mails, and no form of another site can ask for one', async () => {
    const ask = open()
    expect((await ask(staff, { 'content-type': 'text/plain' })).status).toBe(415)
    const statuses: number[] = []
    for (let index = 0; index <= rateLimits.memberMailTo.points; index += 1) statuses.push((await ask(staff)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  })
})
