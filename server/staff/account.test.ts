import { describe, expect, it, vi } from 'vitest'
import type { Role } from '#content/access/roles.ts'
import { mailSeal } from '#content/mail-seal.ts'
import { log } from '#lib/log.ts'
import { createMailOrders } from '#portal/mail/orders.ts'
import { makeStaff, openStaffBrowsers, staffPassword } from '../../tests/factories/staff-browser.ts'
import { readMails } from '../../tests/factories/members.ts'
import { origin } from '../../tests/setup/portal.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { rateLimits } from '#server/rate-limits.ts'

vi.setConfig({ testTimeout: 120_000 })
const test = useTestPortal()
const openBrowser = openStaffBrowsers(() => test)
const openLimited = openStaffBrowsers(() => test, true)
const newPassword = 'nine loud turbines'

async function makeSignedIn(role?: Role, open = openBrowser) {
  const staff = await makeStaff(test, role)
  const browser = open()
  await browser.signIn(staff.email)
  const change = (body: object, way: number | string = staff.id, type: 'json' | 'form' = 'json') =>
    browser.rest(String(way), body, type, 'PATCH')
  return { browser, change, staff }
}
const read = async (id: number) => test.payload.findByID({ collection: 'users', id })
const opens = async (email: string, password: string) => (await openBrowser().signIn(email, password)).status === 200

/** What was written to an address, the earliest first. */
async function readWritten(to: string): Promise<string[]> {
  const orders = createMailOrders({ payload: test.payload, log, origin })
  while (await orders.writeNext());
  return (await readMails(test.payload, to)).map(({ text }) => text ?? '').toReversed()
}

describe('the address and the password of staff', () => {
  it.each(['json', 'form'] as const)(
    'are changed by nobody who has only the session, with nothing, nonsense or a wrong password (%s)',
    async (type) => {
      const { change, staff } = await makeSignedIn()
      for (const given of [{}, { presentPassword: '' }, { presentPassword: 'x' }, { presentPassword: { $ne: '' } }])
        for (const wanted of [{ email: `attacker.${staff.email}` }, { password: newPassword }]) {
          const { answer, status } = await change({ ...wanted, ...given }, staff.id, type)
          expect({ wanted, given, status }).toEqual({ wanted, given, status: 400 })
          expect(JSON.stringify(answer)).toContain('"path":"presentPassword"')
        }
      expect((await read(staff.id)).email).toBe(staff.email)
      expect(await opens(staff.email, staffPassword)).toBe(true)
      expect(await readWritten(staff.email)).toEqual([])
    },
  )

  it('are changed with the present password, and the owner is told, at the old address', async () => {
    const { change, staff } = await makeSignedIn()
    const email = `new.${staff.email}`
    const link = { collection: 'users', data: { email: staff.email }, disableEmail: true } as const
    const token = await test.payload.forgotPassword(link)
    const { answer, status } = await change({ email, password: newPassword, presentPassword: staffPassword })
    expect(status).toBe(200)
    expect(JSON.stringify(answer)).not.toContain(staffPassword)
    expect(await opens(email, newPassword)).toBe(true)
    expect(await opens(staff.email, staffPassword)).toBe(false)
    const [ofPassword, ofAddress] = await readWritten(staff.email)
    expect(ofPassword).toMatch(/设置了新密码[\s\S]*new password was set/)
    expect(ofAddress).toContain(email)
    expect(await readWritten(email)).toEqual([ofAddress])
    const reset = await openBrowser().rest('reset-password', { token, password: 'a third umbrella' })
    expect(reset.status).toBe(403)
  })

  it('are kept nowhere as they were typed', async () => {
    const { change, staff } = await makeSignedIn()
    await change({ password: newPassword, presentPassword: staffPassword })
    const row = await test.payload.db.findOne({ collection: 'users', where: { id: { equals: staff.id } } })
    const { docs } = await test.payload.find({ collection: 'mails', showHiddenFields: true, limit: 0 })
    const mails = docs.map(({ sealed }) => mailSeal.open(sealed ?? '') ?? '')
    expect(JSON.stringify([row, mails])).not.toMatch(new RegExp(`${staffPassword}|${newPassword}`))
  })

  it('are not what other changes ask for', async () => {
    const { change, staff } = await makeSignedIn()
    expect((await change({ name: 'Robin', email: staff.email.toUpperCase(), password: '' })).status).toBe(200)
    expect((await read(staff.id)).name).toBe('Robin')
    expect(await readWritten(staff.email)).toEqual([])
  })

  it('of others are for administrators, by the administrator’s own password, and their owner is told', async () => {
    const { staff: other } = await makeSignedIn()
    const administrator = await makeSignedIn('administrator')
    const publisher = await makeSignedIn('publisher')
    const wanted = { password: newPassword }
    const asked = [
      await publisher.change({ ...wanted, presentPassword: staffPassword }, other.id),
      await administrator.change(wanted, other.id),
      await administrator.change({ ...wanted, presentPassword: 'not the password' }, other.id),
    ]
    expect(asked.map(({ status }) => status)).toEqual([403, 400, 400])
    expect(await opens(other.email, staffPassword)).toBe(true)
    expect((await administrator.change({ ...wanted, presentPassword: staffPassword }, other.id)).status).toBe(200)
    expect(await opens(other.email, newPassword)).toBe(true)
    expect(await readWritten(other.email)).toHaveLength(1)
  })

  it('are guarded in bulk as well, and one that is refused is told to nobody', async () => {
    const { staff: other } = await makeSignedIn()
    const { change, staff } = await makeSignedIn('administrator')
    const both = `?where[id][in]=${other.id},${staff.id}`
    expect((await change({ password: newPassword }, both)).status).toBe(400)
    for (const { email } of [other, staff]) {
      expect(await opens(email, staffPassword)).toBe(true)
      expect(await readWritten(email)).toEqual([])
    }
    expect((await change({ password: newPassword, presentPassword: staffPassword }, both)).status).toBe(200)
    for (const { email } of [other, staff]) {
      expect(await opens(email, newPassword)).toBe(true)
      expect(await readWritten(email)).toHaveLength(1)
    }
  })

  it('a new password by a mailed link is told as well', async () => {
    const { email } = await makeStaff(test)
    const token = await test.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    expect((await openBrowser().rest('reset-password', { token, password: newPassword })).status).toBe(200)
    expect((await readWritten(email))[0]).toMatch(/设置了新密码[\s\S]*new password was set/)
  })

  it('cannot be got by guessing the password with a session', async () => {
    const { change, staff } = await makeSignedIn('editor', openLimited)
    const { points } = rateLimits.staffAccount
    const guess = (way: number | string) => change({ password: newPassword, presentPassword: 'not the password' }, way)
    const statuses: number[] = []
    for (let index = 0; index < points; index += 1) statuses.push((await guess(staff.id)).status)
    expect(new Set(statuses)).toEqual(new Set([400]))
    for (const way of [staff.id, `${staff.id}/`, `?where[id][equals]=${staff.id}`])
      expect((await guess(way)).status).toBe(429)
    expect((await change({ password: newPassword, presentPassword: staffPassword })).status).toBe(429)
  })
})
