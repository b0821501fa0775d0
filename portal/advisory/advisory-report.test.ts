import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { roles, type Role } from '#content/access/roles.ts'
import { currentConsent } from '#domain/enquiry/enquiry.ts'
import { openForm, readEnquiries } from '../../tests/factories/enquiries.ts'
import { readMails } from '../../tests/factories/members.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const newEmail = () => `${randomUUID()}@example.com`
const secret = 'a crafted header overflows'
const report = {
  subject: 'Armilla Studio',
  version: 'R2026b',
  message: secret,
  impact: 'The program exits.',
  credit: 'anonymous',
  consent: currentConsent,
}
const pgp = '-----BEGIN PGP MESSAGE-----\n\nwcBMA0Kc\n=abcd\n-----END PGP MESSAGE-----'

async function send(fields: Record<string, unknown> = {}) {
  const email = newEmail()
  const token = openForm(test.payload, 'report')
  const answer = await test.send('advisory/report', { ...report, email, token, ...fields }, 'en')
  return { answer, email }
}
const wrongFields = ({ data }: { data: unknown }) =>
  ((data as { fields?: { path: string }[] } | null)?.fields ?? []).map(({ path }) => path)

describe('advisory/report', () => {
  it('keeps what was written, without a name if none was given, and gives a receipt number', async () => {
    const { answer, email } = await send({ pgp })
    expect(answer.data).toMatchObject({ receipt: expect.stringMatching(/^V-\w{4}-\w{4}$/) as unknown })
    const [kept] = await readEnquiries(test.payload, email)
    expect(kept).toMatchObject({ kind: 'report', name: '(no name given)', message: secret, state: 'new' })
    expect(kept?.answers).toMatchObject({ version: 'R2026b', credit: 'anonymous', pgp })
  })

  it('mails the security team that there is one, and neither of the two mails says what', async () => {
    const { email } = await send({ name: 'Mara Lindqvist' })
    const mails = await readMails(test.payload, email)
    expect(mails).toHaveLength(1)
    const toTeam = await readMails(test.payload, 'psirt@armilla.example')
    expect(toTeam.length).toBeGreaterThan(0)
    expect(JSON.stringify([...mails, ...toTeam])).not.toContain(secret)
    expect(JSON.stringify(toTeam)).not.toContain('Mara')
  })

  it.each([
    ['an address', { email: '' }, 'email'],
    ['a product', { subject: ' ' }, 'subject'],
    ['what is wrong', { message: '' }, 'message'],
    ['a wish for credit', { credit: 'gold' }, 'credit'],
    ['consent', { consent: '' }, 'consent'],
    ['a whole PGP message', { pgp: '-----BEGIN PGP MESSAGE-----\nabc' }, 'pgp'],
    ['a PGP message of plain letters', { pgp: pgp.replace('wcBMA0Kc', '<é>') }, 'pgp'],
    ['no more than fits', { steps: 'x'.repeat(8001) }, 'steps'],
  ])('asks for %s', async (_, fields, wrong) => {
    const { answer } = await send(fields)
    expect(answer.code).toBe('000002')
    expect(wrongFields(answer)).toContain(wrong)
  })
})

describe('who reads a report', () => {
  const readers: readonly Role[] = ['administrator', 'security']
  const kindsOf = async (user: object | undefined) => {
    const as = { collection: 'enquiries', overrideAccess: false, user: user as never, limit: 0, depth: 0 } as const
    return (await test.payload.find(as).catch(() => ({ docs: [] }))).docs.map(({ kind }) => kind)
  }

  it.each(roles)('%s', async (role) => {
    await send()
    const kinds = await kindsOf({ id: 1, collection: 'users', roles: [role] })
    expect(kinds.includes('report')).toBe(readers.includes(role))
    if (role === 'security') expect(new Set(kinds)).toEqual(new Set(['report']))
  })

  it.each([
    ['nobody', undefined],
    ['a member', { id: 1, collection: 'members', roles: ['security'] }],
  ])('not %s', async (_, user) => {
    expect(await kindsOf(user)).toEqual([])
  })
})
