import { Readable } from 'node:stream'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFormFiles } from '#portal/form-file/form-files.ts'
import { jobApplication, pdf } from '../tests/factories/files.ts'
import { openForm, readEnquiries } from '../tests/factories/enquiries.ts'
import { followLog } from '../tests/factories/audit.ts'
import { makeMember } from '../tests/factories/members.ts'
import { makeRecord, mark } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { roles } from './access/roles.ts'
import { downloadEnquiryFile } from './enquiry-files.ts'

const test = useTestPortal()
const content = pdf('a life')
const email = 'applicant@example.com'
let enquiry: { id: number; file: string }

beforeAll(async () => {
  const source = Readable.from([content])
  const { file } = await createFormFiles(test.payload).take({ kind: 'application', name: '简历 "2026".pdf', source })
  const position = mark((await makeRecord(test.payload, 'positions')).name, 'zh')
  const token = openForm(test.payload, 'application')
  await test.send('job/apply', { ...jobApplication, email, position, token, files: [file] })
  const [kept] = await readEnquiries(test.payload, email)
  enquiry = { id: kept?.id ?? 0, file: kept?.files?.[0]?.id ?? '' }
})

/** Asks for a file as somebody. @returns the answer, or the status of its refusal */
async function ask(user: object | undefined, id: unknown = enquiry.id, row: unknown = enquiry.file) {
  const req = await createLocalReq({ user: user as never }, test.payload)
  req.routeParams = { id: String(id), row: String(row) }
  return Promise.resolve(downloadEnquiryFile.handler(req)).catch((error: { status?: number }) => error.status)
}
const staff = (role: string) => ({ id: 1, collection: 'users', roles: [role] })

describe('the file of an application', () => {
  it('is nobody’s, not its sender’s, and of staff the administrator’s alone', async () => {
    const member = await makeMember(test.payload)
    const refused = [undefined, { ...member, email, collection: 'members', roles: ['administrator'] }]
    for (const user of [...refused, ...roles.filter((role) => role !== 'administrator').map(staff)])
      expect([403, 404], JSON.stringify(user)).toContain(await ask(user))
  })

  it('is saved under its name, whole, and never shown by the browser', async () => {
    const answer = await ask(staff('administrator'))
    if (!(answer instanceof Response)) throw new Error(`refused with ${answer}`)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('简历 2026.pdf')}`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })

  it('is in the audit log once it was opened, without the words of its sender', async () => {
    const follow = followLog(() => test.payload)
    await follow()
    await ask(staff('editor'))
    expect(await follow()).toEqual([])
    await ask(staff('administrator'))
    const entries = await follow()
    expect(entries).toMatchObject([{ action: 'download', kind: 'enquiries', record: String(enquiry.id), person: 1 }])
    expect(JSON.stringify(entries)).not.toContain('简历')
  })

  it('is not found by another number, row or path', async () => {
    const administrator = staff('administrator')
    const ways: [unknown, unknown][] = [
      [enquiry.id, 'x'],
      [enquiry.id + 1000, enquiry.file],
      ['x', enquiry.file],
      ['1e999', enquiry.file],
      [enquiry.id, '../../portico.db'],
      [enquiry.id, null],
    ]
    for (const [id, row] of ways) expect(await ask(administrator, id, row), JSON.stringify([id, row])).toBe(404)
  })

  it('an agent, who answers other enquiries, does not see that there is one', async () => {
    const as = { collection: 'enquiries', overrideAccess: false, user: staff('agent') as never } as const
    expect((await test.payload.find({ ...as, where: { kind: { equals: 'application' } } })).docs).toEqual([])
    await expect(test.payload.findByID({ ...as, id: enquiry.id })).rejects.toThrow(/not found/i)
    await expect(test.payload.update({ ...as, id: enquiry.id, data: { state: 'done' } })).rejects.toThrow(
      /not found|not allowed/i,
    )
  })
})
