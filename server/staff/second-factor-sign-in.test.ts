import { afterEach, describe, expect, it, vi } from 'vitest'
import { staffStepTime } from '#content/staff-second-factor.ts'
import { env } from '#lib/env.ts'
import { readMails } from '../../tests/factories/members.ts'
import { makeStaff, openStaffBrowsers, type StaffBrowser, staffPassword } from '../../tests/factories/staff-browser.ts'
import { awaitPeriod, digits } from '../../tests/factories/totp.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const openLimited = openStaffBrowsers(() => test, true)
const step = '/admin/second-step'
const own = '/admin/second-factor'

const read = (text: string) => ({
  secret: /<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? '',
  begun: /name="begun" value="([^"]+)"/.exec(text)?.[1] ?? '',
  codes: [...text.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, code = '']) => code),
})
/** The hook reads it anew at each sign-in. */
const askEverybody = (isOn: boolean) => Object.assign(env, { STAFF_SECOND_FACTOR: isOn ? 'on' : 'off' })
afterEach(() => {
  vi.useRealTimers()
  askEverybody(false)
})

/** Somebody of staff who has set the second factor up, and whose present digits have not been used. */
async function makeGuarded() {
  const staff = await makeStaff(test)
  const browser = openBrowser()
  await browser.signIn(staff.email)
  const { begun, secret } = read((await browser.post(own, { action: 'begin', password: staffPassword })).text)
  await awaitPeriod()
  const { codes } = read((await browser.post(own, { action: 'confirm', begun, code: digits(secret, -1) })).text)
  expect(codes).toHaveLength(10)
  return { staff, browser, secret, codes }
}
/** Gives the password in a new browser, which is then led to the step. */
async function beginSignIn(email: string, browser: StaffBrowser = openBrowser()) {
  const { answer, status } = await browser.signIn(email)
  expect({ status, keys: Object.keys(answer) }).toEqual({ status: 200, keys: ['message', 'isSecondStepDue'] })
  expect(await browser.isSignedIn()).toBe(false)
  return browser
}

describe('staff without a second factor', () => {
  it.each(['json', 'form'] as const)('sign in by the password alone (%s)', async (type) => {
    const staff = await makeStaff(test)
    const browser = openBrowser()
    const { answer, status } = await browser.rest('login', { email: staff.email, password: staffPassword }, type)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ user: { email: staff.email }, token: expect.any(String) as string })
    expect(JSON.stringify(answer)).not.toMatch(/totp|recoveryCodes|hash|salt/)
    expect(await browser.isSignedIn()).toBe(true)
    expect((await browser.get(step)).location).toBe('/admin/login')
    expect((await browser.get('/admin')).text).toBe('the admin')
  })

  it('are refused alike for a wrong password, an unknown address and nonsense', async () => {
    const staff = await makeStaff(test)
    for (const [email, password] of [
      [staff.email, 'not the password'],
      ['nobody@armilla.example', staffPassword],
      ['lin.xia@example.com', staffPassword],
    ] as const) {
      const browser = openBrowser()
      expect((await browser.signIn(email, password)).status).toBe(401)
      expect([...browser.cookies.keys()]).toEqual([])
    }
    const browser = openBrowser()
    for (const body of [{}, { email: { $ne: '' }, password: 'x' }, [], 'x', null])
      expect((await browser.rest('login', body)).status).toBeGreaterThanOrEqual(400)
  })

  it('must set it up where the site asks everybody, and get in with that', async () => {
    askEverybody(true)
    const staff = await makeStaff(test)
    const browser = await beginSignIn(staff.email)
    const page = await browser.get(step)
    const { begun, secret } = read(page.text)
    expect(page.text).toContain('role="img"')
    const wrong = await browser.post(step, { action: 'confirm', begun, code: '000000' })
    expect(wrong.status).toBe(403)
    expect(read(wrong.text).secret).toBe(secret)
    expect(await browser.isSignedIn()).toBe(false)
    const { codes } = read((await browser.post(step, { action: 'confirm', begun, code: digits(secret) })).text)
    expect(codes).toHaveLength(10)
    expect(await browser.isSignedIn()).toBe(true)
    // It cannot be turned off there.
    expect((await browser.get(own)).text).not.toContain('value="remove"')
    await browser.post(own, { action: 'remove', password: staffPassword })
    const next = await beginSignIn(staff.email)
    expect((await next.get(step)).text).toContain('name="code"')
  })
})

describe('staff with a second factor', () => {
  it('have no session by the password, are led to the step from the admin, and get in by the digits, once', async () => {
    const { secret, staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email)
    expect((await browser.get('/admin')).location).toBe(step)
    const code = digits(secret)
    expect((await browser.post(step, { code: '000000' })).status).toBe(403)
    expect(await browser.isSignedIn()).toBe(false)
    expect(await browser.post(step, { code })).toMatchObject({ status: 303, location: '/admin' })
    expect(await browser.isSignedIn()).toBe(true)
    expect((await browser.get('/admin')).text).toBe('the admin')
    const again = await beginSignIn(staff.email)
    expect((await again.post(step, { code })).status).toBe(403)
  })

  it('the same digits sent twice at once open one session', async () => {
    const { secret, staff } = await makeGuarded()
    const browsers = [await beginSignIn(staff.email), await beginSignIn(staff.email)]
    const code = digits(secret)
    const statuses = await Promise.all(browsers.map(async (each) => (await each.post(step, { code })).status))
    expect(statuses.toSorted((one, two) => one - two)).toEqual([303, 403])
  })

  it('get in by a recovery code once, and are told', async () => {
    const { codes, staff } = await makeGuarded()
    const [first = ''] = codes
    const browser = await beginSignIn(staff.email)
    expect((await browser.post(step, { code: first.toUpperCase() })).status).toBe(303)
    expect((await readMails(test.payload, staff.email))[0]?.text).toMatch(/恢复码[\s\S]*recovery code/)
    const again = await beginSignIn(staff.email)
    expect((await again.post(step, { code: first })).status).toBe(403)
  })

  it('the step is for who gave the password: not with a forged, an old or another’s cookie, nor after a new password', async () => {
    const { secret, staff } = await makeGuarded()
    const stranger = openBrowser()
    for (const value of ['', 'x', 'x'.repeat(120)]) {
      stranger.cookies.set('portico-staff-step', value)
      expect((await stranger.post(step, { code: digits(secret) })).location).toBe('/admin/login')
    }
    const other = await makeGuarded()
    const theirs = await beginSignIn(other.staff.email)
    expect((await theirs.post(step, { code: digits(secret) })).status).toBe(403)
    const late = await beginSignIn(staff.email)
    vi.useFakeTimers({ now: Date.now() + staffStepTime * 1000 + 1, toFake: ['Date'] })
    expect((await late.get(step)).location).toBe('/admin/login')
    vi.useRealTimers()
    await test.payload.update({ collection: 'users', id: staff.id, data: { password: 'nine loud turbines' } })
    expect((await late.post(step, { code: digits(secret) })).location).toBe('/admin/login')
    expect(await late.isSignedIn()).toBe(false)
  })

  it('a link for a new password opens no session, for anybody, and ends the others', async () => {
    const { browser, secret, staff } = await makeGuarded()
    const password = 'nine loud turbines'
    const token = await test.payload.forgotPassword({
      collection: 'users',
      data: { email: staff.email },
      disableEmail: true,
    })
    const finder = openBrowser()
    const { answer, status } = await finder.rest('reset-password', { token, password })
    expect({ status, keys: Object.keys(answer) }).toEqual({ status: 200, keys: ['message'] })
    expect(finder.cookies.size).toBe(0)
    expect(await browser.isSignedIn()).toBe(false)
    expect((await finder.rest('reset-password', { token, password })).status).toBe(403)
    expect((await finder.rest('login', { email: staff.email, password })).answer).toHaveProperty('isSecondStepDue')
    expect((await finder.post(step, { code: digits(secret) })).status).toBe(303)
  })

  it('six digits cannot be guessed for long', async () => {
    const { secret, staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email, openLimited())
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) statuses.push((await browser.post(step, { code: '000000' })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429])
    expect((await browser.post(step, { code: digits(secret) })).status).toBe(429)
    expect(await browser.isSignedIn()).toBe(false)
  })

  it('what is stored and what REST gives have no secret', async () => {
    const { codes, secret, staff } = await makeGuarded()
    const row = JSON.stringify(
      await test.payload.db.findOne({ collection: 'users', where: { id: { equals: staff.id } } }),
    )
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(row).not.toContain(text)
    const administrator = { id: 1, collection: 'users', roles: ['administrator'] } as never
    const asAdministrator = { collection: 'users', id: staff.id, overrideAccess: false, user: administrator } as const
    const seen = JSON.stringify(await test.payload.findByID(asAdministrator))
    expect(seen).not.toMatch(/totp|recoveryCodes/)
    await test.payload.update({ ...asAdministrator, data: { totpSealed: null, recoveryCodes: [], totpStep: 0 } })
    await beginSignIn(staff.email)
  })
})

describe('the own second factor', () => {
  it('is the signed-in person’s, and each change asks for the password', async () => {
    expect((await openBrowser().get(own)).location).toBe('/admin/login')
    expect((await openBrowser().post(own, { action: 'begin', password: staffPassword })).status).toBe(303)
    const { browser, staff } = await makeGuarded()
    for (const action of ['renew', 'remove'])
      expect((await browser.post(own, { action, password: 'not the password' })).status).toBe(403)
    await beginSignIn(staff.email)
    expect(await browser.isSignedIn()).toBe(true)
    const fresh = read((await browser.post(own, { action: 'renew', password: staffPassword })).text).codes
    expect(fresh).toHaveLength(10)
    expect((await browser.post(own, { action: 'remove', password: staffPassword })).text).toContain('is off')
    expect((await openBrowser().signIn(staff.email)).answer).toHaveProperty('token')
    const told = (await readMails(test.payload, staff.email)).map(({ template }) => template)
    expect(told).toEqual(['staffSecurity', 'staffSecurity', 'staffSecurity'])
  })

  it('is not set up by a wrong code, nor with what somebody else began', async () => {
    const [one, two] = [await makeStaff(test), await makeStaff(test)]
    const [mine, theirs] = [openBrowser(), openBrowser()]
    await mine.signIn(one.email)
    await theirs.signIn(two.email)
    const { begun, secret } = read((await mine.post(own, { action: 'begin', password: staffPassword })).text)
    expect((await mine.post(own, { action: 'confirm', begun, code: '000000' })).status).toBe(403)
    expect((await theirs.post(own, { action: 'confirm', begun, code: digits(secret) })).status).toBe(303)
    for (const { email } of [one, two]) expect((await openBrowser().signIn(email)).answer).toHaveProperty('token')
  })
})
