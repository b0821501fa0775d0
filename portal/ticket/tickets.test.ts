import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, newTicket, ticketWords, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const missing = 'T-2222-2222'

let one: Customer
let other: Customer
let colleague: Customer
beforeAll(async () => {
  one = await makeCustomer({ name: 'Maya Hart', language: 'en' })
  other = await makeCustomer()
  colleague = await makeCustomer({ name: '陆青' })
})

const calls: [string, Record<string, unknown>][] = [
  ['ticket/start', {}],
  ['ticket/list', {}],
  ['ticket/export', {}],
  ['ticket/create', newTicket()],
  ['ticket/detail', { ticket: missing }],
  ['ticket/reply', { ticket: missing, text: 'x' }],
  ['ticket/close', { ticket: missing }],
  ['ticket/reopen', { ticket: missing }],
  ['ticket/rate', { ticket: missing, rating: 1 }],
  ['ticket/read', { ticket: missing }],
  ['ticket/file', { ticket: missing, message: '1', file: 'x' }],
]

describe('who is who', () => {
  it.each(calls)('%s as nobody, with a wrong token and with a token of staff is 000004', async (path, body) => {
    const { token: staff } = await test.payload.login({
      collection: 'users',
      data: { email: 'admin@armilla.example', password: 'for tests only, 1234' },
    })
    for (const token of [undefined, 'x'.repeat(43), staff ?? ''])
      expect((await ask(token, path, body)).code).toBe('000004')
  })

  it('the other customer gets for somebody’s ticket just what they get for none', async () => {
    const number = await openTicket(one)
    await answer(number, 'Which solver?')
    for (const [path, body] of calls.filter(([, { ticket }]) => ticket !== undefined)) {
      const [theirs, none] = [
        await ask(other.token, path, { ...body, ticket: number }),
        await ask(other.token, path, body),
      ]
      expect([theirs.code, theirs.data], path).toEqual(['000003', none.data])
    }
    const list = await ask<{ items: unknown[]; unread: number }>(other.token, 'ticket/list')
    expect([list.data.items, list.data.unread]).toEqual([[], 0])
    expect((await ask<{ csv: string }>(other.token, 'ticket/export')).data.csv).not.toContain(number)
    const found = await ask<{ items: unknown[] }>(other.token, 'ticket/list', { q: 'Which solver' })
    expect(found.data.items).toEqual([])
    expect((await recordOf(number)).status).toBe('waiting')
  })

  it('people of one organisation see each other’s tickets, until they are taken out of it', async () => {
    const data = {
      title: 'Test works',
      people: [one.id, colleague.id],
      plan: 'priority' as const,
      calendar: 'bavaria' as const,
    }
    const { id } = await test.payload.create({ collection: 'organisations', data })
    const number = await openTicket(one)
    const seen = () => ask<{ by: string; isMine: boolean }>(colleague.token, 'ticket/detail', { ticket: number })
    expect((await seen()).data).toMatchObject({ by: 'Maya Hart', isMine: false })
    expect((await ask(colleague.token, 'ticket/reply', { ticket: number, text: 'Me too.' })).code).toBe('000000')
    const mine = await ask<{ items: unknown[] }>(colleague.token, 'ticket/list', { scope: 'mine' })
    expect(mine.data.items).toEqual([])
    expect(await recordOf(number)).toMatchObject({ plan: 'priority', calendar: 'bavaria', organisation: id })
    await test.payload.update({ collection: 'organisations', id, data: { people: [one.id] } })
    expect((await seen()).code).toBe('000003')
    await test.payload.update({ collection: 'organisations', id, data: { people: [] } })
    expect((await ask(one.token, 'ticket/detail', { ticket: number })).code).toBe('000000')
  })

  it('a request that changes hands shows nothing of the organisation of whoever had it before', async () => {
    const data = {
      title: 'Test mill',
      people: [one.id, colleague.id],
      plan: 'priority' as const,
      calendar: 'bavaria' as const,
    }
    const { id } = await test.payload.create({ collection: 'organisations', data })
    const number = await openTicket(one)
    const req = await createLocalReq({}, test.payload)
    const seenBy = async (member: Customer) => {
      const user = {
        ...(await test.payload.findByID({ collection: 'members', id: member.id })),
        collection: 'members' as const,
      }
      const where = { number: { equals: number } }
      return (await test.payload.find({ collection: 'tickets', where, req, user, overrideAccess: false })).totalDocs
    }
    expect([await seenBy(colleague), await seenBy(other), await seenBy(colleague)]).toEqual([1, 0, 1])
    await test.payload.update({ collection: 'organisations', id, data: { people: [] } })
  })

  it('what only staff may set is not taken from a customer', async () => {
    const privileged = {
      status: 'solved',
      number: 'T-AAAA-AAAA',
      member: other.id,
      organisation: 1,
      assignee: 1,
      priority: 'high',
      plan: 'priority',
      calendar: 'bavaria',
      dueAt: '2030-01-01T00:00:00.000Z',
      answeredAt: '2020-01-01T00:00:00.000Z',
      rating: 5,
      kind: 'agent',
      author: '周衡',
    }
    const number = await openTicket(one, privileged)
    const record = await recordOf(number)
    expect(record).toMatchObject({
      status: 'new',
      priority: 'normal',
      plan: 'standard',
      calendar: 'china',
      member: one.id,
    })
    expect([
      record.assignee ?? null,
      record.organisation ?? null,
      record.answeredAt ?? null,
      record.rating ?? null,
    ]).toEqual([null, null, null, null])
    expect(number).not.toBe(privileged.number)
    await ask(one.token, 'ticket/reply', {
      ticket: number,
      text: 'x',
      kind: 'agent',
      author: '周衡',
      thenStatus: 'solved',
    })
    const { data } = await ask<{ messages: object[]; status: string }>(one.token, 'ticket/detail', { ticket: number })
    expect(data.messages).toMatchObject([
      { kind: 'customer', author: 'Maya Hart' },
      { kind: 'customer', author: 'Maya Hart' },
    ])
    expect(data.status).toBe('new')
  })
})

describe('a new ticket', () => {
  it('sent twice, at once and later, is one ticket with one mail to the customer', async () => {
    const person = await makeCustomer({ language: 'en' })
    const body = newTicket()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask<{ number: string }>(person.token, 'ticket/create', body)),
    )
    answers.push(await ask<{ number: string }>(person.token, 'ticket/create', { ...body, text: 'another' }))
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(1)
    const { data } = await ask<{ total: number }>(person.token, 'ticket/list')
    expect(data.total).toBe(1)
    const mails = await readMails(test.payload, person.email)
    expect(mails.map(({ language, template }) => [template, language])).toEqual([['ticketOpened', 'en']])
    expect(mails[0]?.text).toContain(`/en/support/ticket/mine?ticket=${answers[0]?.data.number}`)
    expect(mails[0]?.text).not.toContain(ticketWords.text)
    // The same draft of somebody else is another one.
    expect((await ask<{ number: string }>(other.token, 'ticket/create', body)).data.number).not.toBe(
      answers[0]?.data.number,
    )
  })

  it.each([
    ['subject', ''],
    ['subject', 'two\nlines'],
    ['subject', 'x'.repeat(151)],
    ['subject', 'a\u202Egnp.exe'],
    ['text', ' '],
    ['text', 'x'.repeat(20_001)],
    ['severity', '0'],
    ['category', 'none'],
    ['system', 'amiga'],
    ['copies', ['nobody']],
    ['draft', 'short'],
    ['files', ['not sealed']],
  ])('with a wrong %s is refused by its name', async (field, value) => {
    const { code, data } = await ask<{ fields: { path: string }[] }>(
      one.token,
      'ticket/create',
      newTicket({ [field]: value }),
    )
    expect([code, data.fields.map(({ path }) => path.split('.')[0])]).toEqual(['000002', [field]])
  })

  it('keeps what the customer wrote as it is, whatever it looks like', async () => {
    const text = '<script>alert(1)</script>\n```m\nx = "<img src=x onerror=alert(1)>"\n```'
    const number = await openTicket(one, { text, subject: '=HYPERLINK("https://x.example")' })
    const { data } = await ask<{ messages: { text: string }[] }>(one.token, 'ticket/detail', { ticket: number })
    expect(data.messages.map((each) => each.text)).toEqual([text])
    expect((await ask<{ csv: string }>(one.token, 'ticket/export')).data.csv).toContain(
      `"'=HYPERLINK(""https://x.example"")"`,
    )
  })
})

describe('a list', () => {
  it('is filtered, searched, sorted and paged', async () => {
    const person = await makeCustomer()
    const numbers: string[] = []
    for (let index = 0; index < 13; index += 1)
      numbers.push(await openTicket(person, { subject: `subject ${index}`, severity: index === 3 ? '1' : '3' }))
    await ask(person.token, 'ticket/reply', { ticket: numbers[5], text: 'the word gyroscope' })
    await ask(person.token, 'ticket/close', { ticket: numbers[7] })
    const list = async (input: Record<string, unknown>) =>
      (await ask<{ items: { number: string }[]; total: number; pages: number }>(person.token, 'ticket/list', input))
        .data
    const first = await list({})
    expect([first.total, first.pages, first.items.length, first.items[0]?.number]).toEqual([13, 2, 12, numbers[5]])
    expect((await list({ page: 2 })).items.map(({ number }) => number)).toEqual([numbers[0]])
    expect((await list({ q: 'gyroscope' })).items.map(({ number }) => number)).toEqual([numbers[5]])
    expect((await list({ q: 'subject 12' })).items.map(({ number }) => number)).toEqual([numbers[12]])
    expect((await list({ q: numbers[2]?.toLowerCase() })).items.map(({ number }) => number)).toEqual([numbers[2]])
    expect((await list({ status: 'closed' })).items.map(({ number }) => number)).toEqual([numbers[7]])
    expect((await list({ status: 'active' })).total).toBe(12)
    expect((await list({ sort: 'severity' })).items[0]?.number).toBe(numbers[3])
    expect((await list({ sort: 'opened' })).items[0]?.number).toBe(numbers[12])
    expect((await list({ product: 'no-such' })).total).toBe(0)
  })
})
