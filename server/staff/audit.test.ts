import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { makeStaff, openStaffBrowsers, staffPassword, type TestStaff } from '../../tests/factories/staff-browser.ts'
import { makeMember } from '../../tests/factories/members.ts'
import { awaitPeriod, digits } from '../../tests/factories/totp.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const follow = followLog(() => test.payload)
const own = '/admin/second-factor'

let staff: TestStaff
beforeEach(async () => {
  staff = await makeStaff(test)
  await follow()
})
const kim = () => ({ person: staff.id, name: 'Kim', roles: 'editor', kind: 'users', record: String(staff.id) })

describe('the audit log of signing in', () => {
  it('has who came in, and from where, whatever a header says', async () => {
    await openBrowser('203.0.113.9').signIn(staff.email)
    expect(await follow()).toMatchObject([{ ...kim(), action: 'signIn', address: '203.0.113.9' }])
  })

  it('has who did not: the account if there is one, and never what was typed', async () => {
    await openBrowser('203.0.113.9').signIn(staff.email, 'a wrong password')
    await openBrowser('203.0.113.9').signIn('my password by mistake@x.example', 'a wrong password')
    const entries = await follow()
    const failed = { action: 'signInFailed', address: '203.0.113.9', person: null, name: '', roles: '' }
    expect(entries).toMatchObject([
      { ...failed, kind: 'users', record: String(staff.id), title: 'Kim', changes: [{ field: 'password' }] },
      { ...failed, kind: '', record: '', title: '' },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/a wrong password|by mistake/)
  })

  it('has the second step: set up, failed, passed, and removed, each by its owner', async () => {
    const browser = openBrowser()
    await browser.signIn(staff.email)
    const { text } = await browser.post(own, { action: 'begin', password: staffPassword })
    const secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
    const begun = /name="begun" value="([^"]+)"/.exec(text)?.[1] ?? ''
    await awaitPeriod()
    await browser.post(own, { action: 'confirm', begun, code: digits(secret, -1) })
    expect(await follow()).toMatchObject([
      { ...kim(), action: 'signIn' },
      { ...kim(), action: 'factorAdd' },
    ])
    const other = openBrowser('198.51.100.1')
    await other.signIn(staff.email)
    expect(await follow()).toEqual([])
    await other.post('/admin/second-step', { code: '000000' })
    await other.post('/admin/second-step', { code: digits(secret) })
    const entries = await follow()
    expect(entries).toMatchObject([
      { action: 'signInFailed', title: 'Kim', changes: [{ field: 'code' }], address: '198.51.100.1' },
      { ...kim(), action: 'signIn', address: '198.51.100.1' },
    ])
    expect(JSON.stringify(entries)).not.toContain(secret)
  })

  it('has who removed somebody else’s second step, of staff and of visitors', async () => {
    const administrator = await makeStaff(test, 'administrator')
    const browser = openBrowser('198.51.100.1')
    await browser.signIn(administrator.email)
    const member = await makeMember(test.payload)
    for (const [collection, id] of [
      ['users', staff.id],
      ['members', member.id],
    ] as const)
      await test.payload.db.updateOne({ collection, id, data: { totpSealed: 'something' } })
    await follow()
    for (const [kind, id] of [
      ['users', staff.id],
      ['members', member.id],
    ] as const) {
      const { status } = await browser.post(`/admin/second-factor-reset/${kind}/${id}`, { reason: 'By telephone' })
      expect(status).toBe(200)
      expect(await follow()).toMatchObject([
        { action: 'factorRemove', kind, record: String(id), person: administrator.id, address: '198.51.100.1' },
      ])
    }
  })
})

describe('the log itself', () => {
  it('is behind no address of the REST interface but its export', async () => {
    const administrator = await makeStaff(test, 'administrator')
    const browser = openBrowser()
    await browser.signIn(administrator.email)
    const before = (await follow()).length
    expect(before).toBeGreaterThan(0)
    for (const path of ['audit', 'audit/1', 'portico_audit', 'portico-audit', 'audit/export/1'])
      expect((await browser.get(`/admin/api/${path}`)).status, path).toBe(404)
    for (const method of ['POST', 'PATCH'] as const)
      expect((await browser.rest('../audit/export', { number: 1 }, 'json', method)).status).toBe(404)
    expect(await follow()).toEqual([])
    expect(test.payload.config.collections.map(({ slug }) => slug).filter((slug) => /audit/.test(slug))).toEqual([])
  })
})
