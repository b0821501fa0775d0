import { describe, expect, it, vi } from 'vitest'
import { log } from '#lib/log.ts'
import { makeMember, readMails } from '../../tests/factories/members.ts'
import { makeSoftPasskey } from '../../tests/factories/soft-passkey.ts'
import { makeStaff, openStaffBrowsers, staffPassword } from '../../tests/factories/staff-browser.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { recoverStaff } from './recover.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const origin = 'https://portal.example'
const recover = (address: string) =>
  recoverStaff({ payload: test.payload, log, origin, by: 'terminal (root)' }, address)
const own = '/admin/second-factor'
const newPassword = 'nine loud turbines'

/** An administrator with a passkey, a session, and a link for a new password. */
async function makeGuarded() {
  const staff = await makeStaff(test, 'administrator')
  const browser = openBrowser()
  await browser.signIn(staff.email)
  const { text } = await browser.post(own, { action: 'begin', password: staffPassword })
  const [, options = '{}'] = /data-options="([^"]+)"/.exec(text) ?? []
  const answer = makeSoftPasskey(origin).make(JSON.parse(options.replaceAll('&quot;', '"')) as object)
  await browser.post(own, { action: 'confirmPasskey', name: 'Key', answer })
  const mailed = await test.payload.forgotPassword({
    collection: 'users',
    data: { email: staff.email },
    disableEmail: true,
  })
  return { browser, mailed, staff }
}
const countActions = async () => (await test.payload.count({ collection: 'account-actions' })).totalDocs

describe('an account that is recovered at the terminal', () => {
  it('has a link for a new password, once, and neither second factor, session nor an earlier link', async () => {
    const { browser, mailed, staff } = await makeGuarded()
    const link = (await recover(` ${staff.email.toUpperCase()} `)) ?? ''
    const [, token] = /^https:\/\/portal\.example\/admin\/reset\/(\w{40})$/.exec(link) ?? []
    expect(token).toBeTruthy()
    expect(await browser.isSignedIn()).toBe(false)
    const set = (each: string | undefined) =>
      openBrowser().rest('reset-password', { token: each, password: newPassword })
    expect((await set(mailed)).status).toBe(403)
    expect((await set(token)).status).toBe(200)
    expect((await set(token)).status).toBe(403)
    const again = openBrowser()
    expect((await again.signIn(staff.email, newPassword)).answer).toHaveProperty('token')
    expect((await again.get(own)).text).toContain('Off.')
  })

  it('has it for an hour', async () => {
    const { email } = await makeStaff(test)
    const token = (await recover(email))?.split('/').at(-1)
    vi.useFakeTimers({ now: Date.now() + 60 * 60_000 + 1000, toFake: ['Date'] })
    const late = openBrowser().rest('reset-password', { token, password: newPassword })
    expect((await late.finally(() => vi.useRealTimers())).status).toBe(403)
  })

  it('is told, and on record', async () => {
    const { email } = await makeStaff(test)
    await recover(email)
    const { docs } = await test.payload.find({ collection: 'account-actions', where: { account: { equals: email } } })
    expect(docs).toMatchObject([{ kind: 'users', action: 'recovered', by: 'terminal (root)' }])
    expect((await readMails(test.payload, email))[0]?.text).toMatch(/终端上恢复了账户[\s\S]*recovered at the server/)
  })

  it('is one of staff: no other address changes anything', async () => {
    const before = await countActions()
    const member = await makeMember(test.payload)
    for (const address of [member.email, 'nobody@armilla.example', 'no address', ''])
      expect(await recover(address)).toBeUndefined()
    expect(await countActions()).toBe(before)
  })
})
