import { beforeAll, describe, expect, it } from 'vitest'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useDeskEndpoints } from '../../tests/factories/desk.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { roles } from '#content/access/roles.ts'

const test = useTestPortal()
const { makeCustomer, openTicket, recordOf } = useDesk(test)
const { act, ask, makeAgent, read } = useDeskEndpoints(test)

let customer: Customer
let number: string
let ticket: number
beforeAll(async () => {
  customer = await makeCustomer({ name: 'Maya Hart', language: 'en' })
  number = await openTicket(customer)
  ticket = (await recordOf(number)).id
})

const seen = { event: 1_000_000, message: 1_000_000 }
const reads = (): [string, object][] => [
  ['list', { queue: 'open' }],
  ['list', { queue: 'open', q: 'solver' }],
  ['counts', {}],
  ['tools', {}],
  ['ticket', { number }],
  ['beside', { ticket: String(ticket) }],
  ['report', {}],
  ['file-token', {}],
]
const writes = (): [string, object][] => [
  ['change', { ticket, seen, changes: { status: 'closed' } }],
  ['bulk', { tickets: [{ ticket, event: 1_000_000 }], changes: { status: 'closed' } }],
  ['undo', { tickets: [{ ticket, seen, undo: { status: 'closed' } }] }],
  ['macro', { ticket, seen, macro: 1 }],
  ['answer', { ticket, seen, text: 'x', thenStatus: 'solved' }],
  ['withdraw', { ticket, answer: 1 }],
  ['note', { ticket, text: 'x' }],
  ['withdraw-note', { ticket, note: 1 }],
  ['beat', { ticket, isWriting: true }],
  ['leave', { ticket }],
  ['merge', { ticket, target: 'T-7KMD-3XV9' }],
  ['split', { ticket, message: 1, subject: 'x' }],
  ['withdraw-deed', { ticket, deed: 1 }],
  ['link', { ticket, other: 'T-7KMD-3XV9', isLinked: true }],
  ['customer', { ticket, email: 'lin.xia@example.com', isConfirmed: true }],
]

/** All that a request could have left behind. */
async function traces() {
  const where = { ticket: { equals: ticket } }
  const counts = await Promise.all(
    (
      [
        'ticket-messages',
        'ticket-notes',
        'ticket-events',
        'ticket-held-answers',
        'ticket-held-deeds',
        'ticket-presences',
      ] as const
    ).map(async (collection) => (await test.payload.count({ collection, where })).totalDocs),
  )
  const { updatedAt: _updatedAt, ...record } = await recordOf(number)
  return JSON.stringify([counts, record])
}

const refusedTo = () =>
  [
    ['nobody', undefined, 401],
    ['the customer', { id: customer.id, collection: 'members', roles: ['administrator'] }, 403],
    ...roles
      .filter((role) => role !== 'administrator' && role !== 'agent')
      .map((role) => [role, { id: 1, collection: 'users', name: 'x', roles: [role] }, 403]),
  ] as [string, object | undefined, number][]

describe('the desk', () => {
  it('is nobody’s, no customer’s and no other role’s, and leaves no trace of what they asked', async () => {
    const before = await traces()
    for (const [who, user, status] of refusedTo()) {
      for (const [way, input] of reads())
        expect((await read(user, way, input)).status, `${who} reads ${way}`).toBe(status)
      for (const [way, input] of writes())
        expect((await act(user, way, input)).status, `${who} does ${way}`).toBe(status)
      expect((await ask('get', user, 'report.csv', {}, {})).status).toBe(status)
    }
    expect(await traces()).toBe(before)
  })

  it('is agents’ and administrators’', async () => {
    for (const role of ['agent', 'administrator'] as const) {
      const user = await makeAgent('Kim', role)
      for (const [way, input] of reads()) expect((await read(user, way, input)).status, way).toBe(200)
    }
  })

  it('takes nothing that a page of another site could send', async () => {
    const user = await makeAgent('Kim')
    const before = await traces()
    for (const [way, input] of writes()) {
      expect((await act(user, way, input, { 'content-type': 'text/plain' })).status, way).toBe(403)
      expect((await act(user, way, input, { 'sec-fetch-site': 'cross-site' })).status, way).toBe(403)
    }
    expect(await traces()).toBe(before)
  })

  it('refuses nonsense, unknown ways and the names of an object’s own parts', async () => {
    const user = await makeAgent('Kim')
    expect((await read(user, 'constructor', {})).status).toBe(404)
    expect((await read(user, 'list', { queue: 'x' })).status).toBe(400)
    expect((await act(user, 'change', { ticket, seen, changes: { status: 'new' } })).status).toBe(400)
    expect((await act(user, 'change', { ticket, seen, changes: { assignee: 999_999 } })).status).toBe(400)
    expect((await act(user, 'change', { ticket, seen, changes: { addTags: [999_999] } })).status).toBe(400)
    expect((await act(user, 'change', { ticket: 999_999, seen, changes: { status: 'open' } })).status).toBe(404)
    expect((await act(user, 'answer', { ticket, seen, text: ' ', thenStatus: 'open' })).status).toBe(400)
    expect((await act(user, 'note', { ticket, text: 'x', thenStatus: 'open' })).status).toBe(200)
  })

  it('gives tickets to those who serve them, and to nobody else', async () => {
    const user = await makeAgent('Kim')
    const { docs } = await test.payload.find({
      collection: 'users',
      where: { email: { equals: 'editor@armilla.example' } },
    })
    const answer = await act(user, 'change', { ticket, seen, changes: { assignee: docs[0]?.id } })
    expect(answer).toMatchObject({ status: 400, data: { refusal: 'invalid' } })
    expect((await recordOf(number)).assignee).toBeNull()
  })
})
