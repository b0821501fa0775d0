import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openForm, readEnquiries } from '../../tests/factories/enquiries.ts'
import { readMails } from '../../tests/factories/members.ts'
import { makeRecord, mark } from '../../tests/factories/records.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()

const request = {
  name: 'Li Wei',
  company: 'Example Hydraulics',
  subject: 'Armilla Studio',
  channel: 'email',
  time: 'Tuesday',
  message: 'Our pump model takes an hour.',
  consent: '2026-11',
}
const expert = `${randomUUID()}@armilla.example`
let topic: string
let person: number

beforeAll(async () => {
  const data = { email: expert, name: 'Expert', roles: ['agent'], password: 'only for this test' } as never
  person = (await test.payload.create({ collection: 'users', data })).id
  const { name } = await makeRecord(test.payload, 'consult-topics', undefined, { people: [person] })
  topic = mark(name, 'en')
})

const send = (fields: object, locale: 'zh' | 'en' = 'en') =>
  test.send('consult/submit', { ...request, topic, token: openForm(test.payload, 'consultation'), ...fields }, locale)
const wrongFields = ({ data }: { data: unknown }) =>
  ((data as { fields?: { path: string }[] } | null)?.fields ?? []).map(({ path }) => path)

describe('consult/submit', () => {
  it('goes to the people of its topic, who become its assignees, and the person gets a receipt by mail', async () => {
    const email = `${randomUUID()}@example.com`
    const answer = await send({ email })
    expect(answer).toMatchObject({ code: '000000', data: { receipt: expect.stringMatching(/^C-/) as unknown } })
    const [kept] = await readEnquiries(test.payload, email)
    expect(kept).toMatchObject({ kind: 'consultation', state: 'new', answers: { topic, channel: 'email' } })
    expect(JSON.stringify(kept?.assignees)).toContain(String(person))
    const [toExpert] = await readMails(test.payload, expert)
    for (const word of ['Example Hydraulics', 'Armilla Studio', 'takes an hour', '邮件'])
      expect(toExpert?.text).toContain(word)
    const [toPerson] = await readMails(test.payload, email)
    expect(toPerson).toMatchObject({ template: 'enquiryReceived', language: 'en' })
    expect(toPerson?.text).not.toContain('pump')
  })

  it('whoever wants to be called says where; a topic that is not there is told at its field', async () => {
    const email = `${randomUUID()}@example.com`
    const cases: [object, string][] = [
      [{ channel: 'phone' }, 'phone'],
      [{ channel: 'fax' }, 'channel'],
      [{ topic: 'no-such-topic' }, 'topic'],
      [{ topic: '../x' }, 'topic'],
      [{ message: '' }, 'message'],
    ]
    for (const [fields, wrong] of cases) {
      const answer = await send({ email, ...fields })
      expect([answer.code, wrongFields(answer)], wrong).toEqual(['000002', [wrong]])
    }
    expect(await readEnquiries(test.payload, email)).toEqual([])
    expect((await send({ email, channel: 'phone', phone: '+86 571 0000 0000' })).code).toBe('000000')
  })

  it('who answers is not told to visitors', async () => {
    const { docs } = await test.payload.find({ collection: 'consult-topics', overrideAccess: false, limit: 0 })
    expect(docs.length).toBeGreaterThan(0)
    expect(docs.filter((each) => 'people' in each && each.people !== undefined)).toEqual([])
    expect(JSON.stringify(await test.ask('consult/topics', 'en'))).not.toContain(expert)
  })
})

describe('contact/message', () => {
  it('takes a message without a company', async () => {
    const email = `${randomUUID()}@example.com`
    const token = openForm(test.payload, 'contact')
    const message = { name: 'Li Wei', email, subject: 'A visit', message: 'In March.', consent: '2026-11', token }
    expect((await test.send('contact/message', message)).code).toBe('000000')
    expect(await readEnquiries(test.payload, email)).toMatchObject([{ kind: 'contact', company: '' }])
  })
})
