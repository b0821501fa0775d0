import { describe, expect, it, vi } from 'vitest'
import { roles } from '#content/access/roles.ts'
import {
  makeMember,
  type MadeMember,
  memberPassword,
  readMailedToken,
  readMails,
  signInMember,
} from '../../tests/factories/members.ts'
import { makeStaff, openStaffBrowsers, type StaffBrowser } from '../../tests/factories/staff-browser.ts'
import { digits } from '../../tests/factories/totp.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const ask = (path: string, token: string, body: unknown = {}) => test.send(path, body, 'zh', { token })
const pathOf = (kind: 'members' | 'users', id: number) => `/admin/second-factor-reset/${kind}/${id}`
const reason = '电话核对了合同编号和最近一次登录'

async function openAs(role: (typeof roles)[number]): Promise<StaffBrowser> {
  const browser = openBrowser()
  await browser.signIn((await makeStaff(test, role)).email)
  return browser
}
/** A visitor with an authenticator. @returns the session in which it was set up, too */
async function makeGuarded(): Promise<MadeMember & { token: string }> {
  const member = await makeMember(test.payload)
  const token = await signInMember(test, member)
  const { data } = await ask('account/totp/start', token, { password: memberPassword })
  const { begun, secret } = data as { begun: string; secret: string }
  const code = digits(secret)
  expect((await ask('account/totp/confirm', token, { begun, code })).code).toBe('000000')
  return { ...member, token }
}
const login = async ({ email }: { email: string }) =>
  (await test.send('auth/login', { email, password: memberPassword })).data
const actionsOn = async (account: string) =>
  (await test.payload.find({ collection: 'account-actions', where: { account: { equals: account } } })).docs

describe('a visitor’s lost second factor', () => {
  it.each(['nobody', ...roles] as const)('%s: who may remove it', async (role) => {
    const may = role === 'administrator' || role === 'security'
    const member = await makeGuarded()
    const browser = role === 'nobody' ? openBrowser() : await openAs(role)
    expect((await browser.get(pathOf('members', member.id))).status).toBe(may ? 200 : 404)
    expect((await browser.post(pathOf('members', member.id), { reason })).status).toBe(may ? 200 : 404)
    expect(await login(member)).toHaveProperty(may ? 'token' : 'pending')
    expect(await actionsOn(member.email)).toHaveLength(may ? 1 : 0)
  })

  it('goes with every session and link; the person is told, and it is on record with reason and name', async () => {
    const member = await makeGuarded()
    await test.send('auth/forgot', { email: member.email })
    const link = await readMailedToken(test.payload, member.email, 'reset')
    const pending = ((await login(member)) as { pending: string }).pending
    const browser = await openAs('security')
    expect((await browser.post(pathOf('members', member.id), { reason: '  ' })).status).toBe(400)
    expect((await ask('auth/me', member.token)).code).toBe('000000')
    expect((await browser.post(pathOf('members', member.id), { reason })).text).toContain(
      'Two-step verification was removed.',
    )
    expect((await ask('auth/me', member.token)).code).toBe('000004')
    expect((await test.send('auth/reset', { token: link, password: 'eleven copper kettles' })).code).toBe('000013')
    expect((await test.send('auth/second-factor', { pending, code: '000000' })).code).toBe('000013')
    expect((await readMails(test.payload, member.email))[0]?.text).toContain('工作人员应您的请求移除了两步验证')
    expect(await actionsOn(member.email)).toMatchObject([
      {
        kind: 'members',
        action: 'factorReset',
        reason,
        by: expect.stringMatching(/^Kim \(.+@armilla\.example\)$/) as string,
      },
    ])
    // A second press does nothing, and says so.
    expect((await browser.post(pathOf('members', member.id), { reason })).text).toContain('no two-step verification')
    expect(await actionsOn(member.email)).toHaveLength(1)
  })

  it('a visitor cannot ask for it with their own session, and no such account is no such page', async () => {
    const member = await makeGuarded()
    const browser = openBrowser()
    browser.cookies.set('portico-token', member.token)
    expect((await browser.post(pathOf('members', member.id), { reason })).status).toBe(404)
    const administrator = await openAs('administrator')
    for (const id of ['999999', '0', 'x', '1%20or%201=1', '-1'])
      expect((await administrator.get(`/admin/second-factor-reset/members/${id}`)).status).toBe(404)
    expect((await administrator.get('/admin/second-factor-reset/mails/1')).status).toBe(404)
  })

  it('the record is written by nobody else, and read by administrators and security alone', async () => {
    const data = { account: 'x', kind: 'members', action: 'factorReset', reason: 'x', by: 'x' } as const
    for (const role of roles) {
      const options = {
        collection: 'account-actions',
        overrideAccess: false,
        user: { id: 1, collection: 'users', roles: [role] } as never,
      } as const
      await expect(test.payload.create({ ...options, data })).rejects.toThrow(/not allowed/i)
      const found = await test.payload.find(options).then(
        () => true,
        () => false,
      )
      expect([role, found]).toEqual([role, role === 'administrator' || role === 'security'])
    }
  })
})

describe('the lost second factor of staff', () => {
  it('is removed by another administrator, never by oneself there, nor by another role', async () => {
    const staff = await makeStaff(test, 'administrator')
    const sealed = { totpSealed: 'x', totpStep: 1, recoveryCodes: ['x'] }
    const mine = openBrowser()
    await mine.signIn(staff.email)
    await test.payload.update({ collection: 'users', id: staff.id, data: sealed })
    expect((await mine.get(pathOf('users', staff.id))).status).toBe(404)
    expect((await (await openAs('security')).post(pathOf('users', staff.id), { reason })).status).toBe(404)
    expect(await mine.isSignedIn()).toBe(true)
    const administrator = await openAs('administrator')
    expect((await administrator.post(pathOf('users', staff.id), { reason })).text).toContain('was removed')
    expect(await mine.isSignedIn()).toBe(false)
    expect((await openBrowser().signIn(staff.email)).answer).toHaveProperty('token')
    expect((await readMails(test.payload, staff.email))[0]).toMatchObject({ template: 'staffSecurity' })
    expect(await actionsOn(staff.email)).toMatchObject([{ kind: 'users', reason }])
  })
})
