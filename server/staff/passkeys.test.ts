import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '#lib/env.ts'
import { readMails } from '../../tests/factories/members.ts'
import { makeSoftPasskey } from '../../tests/factories/soft-passkey.ts'
import { makeStaff, openStaffBrowsers, type StaffBrowser, staffPassword } from '../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { passkeyScriptPath } from './passkey-script.ts'
import { challengeLifetime } from './passkeys.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const openLimited = openStaffBrowsers(() => test, true)
const step = '/admin/second-step'
const own = '/admin/second-factor'
const origin = 'https://portal.example'
const password = staffPassword

const codesIn = (text: string) => [...text.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, code = '']) => code)
/** What the page asks a passkey; `undefined` where it asks none. */
function askedIn(text: string): { challenge: string; rp?: { id: string }; allowCredentials?: unknown[] } | undefined {
  const [, options] = /data-options="([^"]+)"/.exec(text) ?? []
  return options === undefined ? undefined : (JSON.parse(options.replaceAll('&quot;', '"')) as { challenge: string })
}
const ask = async (browser: StaffBrowser) => askedIn((await browser.get(step)).text) ?? { challenge: 'none' }
const askEverybody = (isOn: boolean) => Object.assign(env, { STAFF_SECOND_FACTOR: isOn ? 'on' : 'off' })
afterEach(() => {
  vi.useRealTimers()
  Object.assign(env, { ADMIN_HOSTS: [] })
  askEverybody(false)
})

async function addPasskey(browser: StaffBrowser, name: string, passkey = makeSoftPasskey(origin)) {
  const asked = askedIn((await browser.post(own, { action: 'begin', password })).text) ?? {}
  const answer = passkey.make(asked)
  const { text } = await browser.post(own, { action: 'confirmPasskey', name, answer })
  return { answer, asked, codes: codesIn(text), passkey, text }
}
/** Somebody of staff who is signed in and has a passkey. */
async function makeGuarded(passkey = makeSoftPasskey(origin)) {
  const staff = await makeStaff(test)
  const browser = openBrowser()
  await browser.signIn(staff.email)
  return { browser, staff, ...(await addPasskey(browser, 'Office computer', passkey)) }
}
/** Gives the password in a new browser. */
async function beginSignIn(email: string, browser: StaffBrowser = openBrowser()) {
  expect((await browser.signIn(email)).answer).toHaveProperty('isSecondStepDue', true)
  return browser
}
const numberOf = (text: string) => /name="passkey"\s+value="(\d+)"/.exec(text)?.[1] ?? ''

describe('a passkey of staff', () => {
  it('is added with the password and named, gives recovery codes once, and is told by mail', async () => {
    const { asked, browser, codes, staff } = await makeGuarded()
    expect(asked).toMatchObject({ rp: { id: 'portal.example' }, user: { name: staff.email } })
    expect(codes).toHaveLength(10)
    expect((await readMails(test.payload, staff.email))[0]?.text).toMatch(
      /添加了一个通行密钥[\s\S]*A passkey was added/,
    )
    expect((await addPasskey(browser, '<b>Key</b>')).codes).toEqual([])
    const { text } = await browser.get(own)
    expect(text).toContain('Office computer')
    expect(text).toContain('&lt;b&gt;Key')
    expect(text).toContain('Recovery codes left: 10')
  })

  it('is asked for after the password, and opens one session', async () => {
    const { passkey, staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email)
    expect((await browser.get('/admin')).location).toBe(step)
    const asked = await ask(browser)
    expect(asked.allowCredentials).toHaveLength(1)
    expect(await browser.isSignedIn()).toBe(false)
    expect(await browser.post(step, { answer: passkey.show(asked) })).toMatchObject({ status: 303, location: '/admin' })
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('is stood in for by a recovery code, and digits are not asked of who has no app', async () => {
    const { codes, staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email)
    expect((await browser.get(step)).text).toContain('Recovery code')
    expect((await browser.post(step, { code: '000000' })).status).toBe(403)
    expect((await browser.post(step, { code: codes[0] ?? '' })).status).toBe(303)
  })

  it('is removed with the password by its owner alone; with the last one the step and the codes are over', async () => {
    const { browser, codes, staff } = await makeGuarded()
    const passkey = numberOf((await browser.get(own)).text)
    expect((await openBrowser().post(own, { passkey, password })).location).toBe(own)
    const other = await makeGuarded()
    await other.browser.post(own, { passkey, password })
    expect((await browser.post(own, { passkey, password: 'not the password' })).status).toBe(403)
    await beginSignIn(staff.email)
    expect((await browser.post(own, { passkey, password })).text).toContain('is off')
    expect((await openBrowser().signIn(staff.email)).answer).toHaveProperty('token')
    expect((await browser.post(own, { action: 'renew', password })).status).toBe(303)
    const { recoveryCodes } = await test.payload.findByID({ collection: 'users', id: staff.id, showHiddenFields: true })
    expect(codes).toHaveLength(10)
    expect(recoveryCodes).toEqual([])
  })

  it('where the site asks everybody, sets the step up before the admin, and the last one stays', async () => {
    askEverybody(true)
    const staff = await makeStaff(test)
    const browser = await beginSignIn(staff.email)
    const asked = await ask(browser)
    const made = await browser.post(step, { action: 'confirmPasskey', answer: makeSoftPasskey(origin).make(asked) })
    expect(codesIn(made.text)).toHaveLength(10)
    expect(await browser.isSignedIn()).toBe(true)
    const { text } = await browser.get(own)
    expect(numberOf(text)).toBe('')
    const { docs } = await test.payload.find({ collection: 'staff-passkeys', where: { staff: { equals: staff.id } } })
    expect((await browser.post(own, { passkey: String(docs[0]?.id), password })).status).toBe(303)
    await beginSignIn(staff.email)
    // With a second one the first may go.
    await addPasskey(browser, 'Second')
    await browser.post(own, { passkey: String(docs[0]?.id), password })
    expect((await browser.get(own)).text).not.toContain(`value="${docs[0]?.id}"`)
  })

  it('goes with the account', async () => {
    const { staff } = await makeGuarded()
    await test.payload.delete({ collection: 'users', id: staff.id })
    const where = { staff: { equals: staff.id } }
    expect((await test.payload.count({ collection: 'staff-passkeys', where })).totalDocs).toBe(0)
  })
})

describe('no passkey of staff', () => {
  it('is added by nobody, with another’s question, one of signing in, or twice', async () => {
    const { answer, asked, browser, passkey } = await makeGuarded()
    const stranger = openBrowser()
    expect((await stranger.post(own, { action: 'confirmPasskey', answer })).location).toBe(own)
    const other = await makeGuarded()
    await other.browser.post(own, { action: 'begin', password })
    for (const given of [answer, makeSoftPasskey(origin).make(asked)]) {
      expect((await other.browser.post(own, { action: 'confirmPasskey', answer: given })).status).toBe(403)
      expect((await browser.post(own, { action: 'confirmPasskey', answer: given })).status).toBe(403)
    }
    // A key that somebody has is nobody else's.
    const next = askedIn((await other.browser.post(own, { action: 'begin', password })).text) ?? {}
    const taken = passkey.make(next)
    expect((await other.browser.post(own, { action: 'confirmPasskey', answer: taken })).status).toBe(403)
    const signingIn = await beginSignIn(other.staff.email)
    const forNew = makeSoftPasskey(origin).make(await ask(signingIn))
    expect((await other.browser.post(own, { action: 'confirmPasskey', answer: forNew })).status).toBe(403)
  })

  it('opens a session without the password, for another person, or with their key', async () => {
    const [one, two] = [await makeGuarded(), await makeGuarded()]
    const mine = await beginSignIn(one.staff.email)
    const theirs = await beginSignIn(two.staff.email)
    const asked = await ask(mine)
    const answer = one.passkey.show(asked)
    expect((await openBrowser().post(step, { answer })).location).toBe('/admin/login')
    expect((await theirs.post(step, { answer })).status).toBe(403)
    expect((await mine.post(step, { answer: two.passkey.show(asked) })).status).toBe(403)
    expect([await mine.isSignedIn(), await theirs.isSignedIn()]).toEqual([false, false])
  })

  it.each([true, false])('answers the same question twice (counts its uses: %s)', async (counts) => {
    const { passkey, staff } = await makeGuarded(makeSoftPasskey(origin, counts))
    const [one, two] = [await beginSignIn(staff.email), await beginSignIn(staff.email)]
    const asked = await ask(one)
    const answer = passkey.show(asked)
    const both = await Promise.all([one.post(step, { answer }), two.post(step, { answer })])
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([303, 403])
    const third = await beginSignIn(staff.email)
    expect((await third.post(step, { answer: passkey.show(asked) })).status).toBe(403)
    // A wrong answer is an answer too: the question is over.
    const next = await ask(third)
    expect((await third.post(step, { answer: '{}' })).status).toBe(403)
    expect((await third.post(step, { answer: passkey.show(next) })).status).toBe(403)
  })

  it('answers from another origin, for another site, late, or with a count that goes back', async () => {
    const { passkey, staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email)
    const wrongs = [
      { origin: 'https://portal.example.evil.example' },
      { origin: 'http://portal.example' },
      { rpId: 'evil.example' },
      { challenge: 'x'.repeat(43) },
      { counter: 1 },
      { counter: 0 },
    ]
    for (const wrong of wrongs) {
      const answer = passkey.show(await ask(browser), wrong)
      expect((await browser.post(step, { answer })).status, JSON.stringify(wrong)).toBe(403)
    }
    const late = await ask(browser)
    vi.useFakeTimers({ now: Date.now() + challengeLifetime - 1000, toFake: ['Date'] })
    const again = await beginSignIn(staff.email)
    vi.setSystemTime(Date.now() + 2000)
    expect((await again.post(step, { answer: passkey.show(late) })).status).toBe(403)
    expect((await again.post(step, { answer: passkey.show(await ask(again)) })).status).toBe(303)
  })

  it('is nonsense of any kind', async () => {
    const { staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email)
    const deep = `{"id":"x","response":${'{"a":'.repeat(800)}1${'}'.repeat(801)}`
    for (const answer of ['x', '{}', '[]', '1', 'null', '{"id":1}', '{"id":"x","response":{}}', deep])
      expect((await browser.post(step, { answer })).status, answer.slice(0, 30)).toBe(403)
    expect((await browser.post(step, { answer: 'x'.repeat(12_001) })).location).toBe('/admin/login')
    expect(await browser.isSignedIn()).toBe(false)
  })

  it('is tried without end', async () => {
    const { passkey, staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email, openLimited())
    const statuses: number[] = []
    for (let index = 0; index < 7; index += 1) statuses.push((await browser.post(step, { answer: '{}' })).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429])
    expect((await browser.post(step, { answer: passkey.show(await ask(browser)) })).status).toBe(429)
  })
})

describe('the admin’s own host', () => {
  it('is where passkeys are for, when the configuration names it, and no other that a request names', async () => {
    const { staff } = await makeGuarded()
    const browser = await beginSignIn(staff.email)
    const rpId = async () => (await ask(browser)) as unknown as { rpId: string }
    expect((await rpId()).rpId).toBe('portal.example')
    Object.assign(env, { ADMIN_HOSTS: ['evil.example'] })
    expect((await rpId()).rpId).toBe('evil.example')
  })

  it('gives the script for it to everybody, and no page is cached', async () => {
    const script = await openBrowser().get(passkeyScriptPath)
    expect(script.status).toBe(200)
    expect(script.text).toContain('startAuthentication')
    expect(script.text).not.toMatch(/import\s|process\.env/)
  })
})
