import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { followLog } from '../tests/factories/audit.ts'
import { makeMember } from '../tests/factories/members.ts'
import { openForm, quotation } from '../tests/factories/enquiries.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { roles } from './access/roles.ts'
import { exportEnquiries } from './enquiry-export.ts'

const test = useTestPortal()
const email = 'mallory@example.com'

beforeAll(async () => {
  const token = openForm(test.payload, 'quotation')
  // An address in the name of a company looks like a program's doing; somebody who says otherwise is believed.
  const company = '=HYPERLINK("https://x.example")'
  await test.send('contact/quotation', { ...quotation, email, company, token, isConfirmed: true })
})

async function ask(user: object | undefined, kind?: string) {
  const req = await createLocalReq({ user: user as never }, test.payload)
  req.query = kind === undefined ? {} : { kind }
  return Promise.resolve(exportEnquiries.handler(req)).catch((error: { status?: number }) => error.status)
}
const staff = (role: string) => ({ id: 1, collection: 'users', roles: [role] })

describe('enquiries as a CSV', () => {
  it('are nobody’s, and no member’s, and not of staff who do not answer them', async () => {
    const member = await makeMember(test.payload)
    const others = roles.filter((role) => !['administrator', 'agent', 'security'].includes(role)).map(staff)
    for (const user of [undefined, { ...member, collection: 'members', roles: ['administrator'] }, ...others])
      expect([401, 403], JSON.stringify(user)).toContain(await ask(user))
  })

  it('are reports of flaws alone for the security team', async () => {
    const answer = await ask(staff('security'))
    expect(answer).toBeInstanceOf(Response)
    const [, ...rows] = (await (answer as unknown as Response).text()).trim().split('\r\n')
    expect(rows.filter((row) => row.includes(email))).toEqual([])
    expect([401, 403]).toContain(await ask(staff('editor'), 'report'))
  })

  it.each(['administrator', 'agent'])('%s gets them, with formulas as texts', async (role) => {
    const follow = followLog(() => test.payload)
    await follow()
    const answer = await ask(staff(role), 'quotation')
    if (!(answer instanceof Response)) throw new Error(`refused with ${answer}`)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="enquiries-quotation.csv"')
    const text = await answer.text()
    expect(text).toContain(email)
    const [entry, ...others] = await follow()
    expect(others).toEqual([])
    expect(entry).toMatchObject({ action: 'export', kind: 'enquiries', roles: role })
    expect(entry?.changes).toMatchObject([{ field: 'kind', after: 'quotation' }, { field: 'rows' }])
    expect(text).toContain(`"'=HYPERLINK(""https://x.example"")"`)
  })
})
