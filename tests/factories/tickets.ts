import { randomUUID } from 'node:crypto'
import type { TestPortal } from '../setup/portal.ts'
import { makeMember, type MadeMember, signInMember } from './members.ts'

interface Answer<Data> {
  code: string
  data: Data
}

export const ticketWords = {
  subject: 'Solver stops',
  text: 'It stops at t = 0.42 s.',
  severity: '2',
  category: 'fault',
}
export const newTicket = (fields: Record<string, unknown> = {}) => ({ ...ticketWords, draft: randomUUID(), ...fields })

export interface Customer extends MadeMember {
  token: string
}

/** A desk as customers and an agent use it, on a portal of the tests. */
export function useDesk(test: TestPortal) {
  /** Asks as whoever holds the token. */
  async function ask<Data = Record<string, unknown>>(
    token: string | undefined,
    path: string,
    body: unknown = {},
  ): Promise<Answer<Data>> {
    const { envelope } = await test.portal.call({ path, body, locale: 'en', requestId: 'r', caller: { token } })
    return envelope as Answer<Data>
  }
  async function makeCustomer(data: Parameters<typeof makeMember>[1] = {}): Promise<Customer> {
    const member = await makeMember(test.payload, data)
    return { ...member, token: await signInMember(test, member) }
  }
  /** Opens a ticket. @returns its number */
  async function openTicket({ token }: Customer, fields: Record<string, unknown> = {}): Promise<string> {
    const { code, data } = await ask<{ number: string }>(token, 'ticket/create', newTicket(fields))
    if (code !== '000000') throw new Error(`Opening a ticket gave ${code}`)
    return data.number
  }
  async function recordOf(number: string) {
    const where = { number: { equals: number } }
    const { docs } = await test.payload.find({ collection: 'tickets', where, depth: 0 })
    if (docs[0] === undefined) throw new Error(`no ticket ${number}`)
    return docs[0]
  }
  async function readAgent() {
    const where = { email: { equals: 'agent@armilla.example' } }
    const { docs } = await test.payload.find({ collection: 'users', where })
    return { ...docs[0], collection: 'users' } as never
  }
  /** Answers as an agent does in the admin. */
  async function answer(number: string, text: string, thenStatus: 'open' | 'solved' | 'waiting' = 'waiting') {
    const { id: ticket } = await recordOf(number)
    const data = { ticket, text, thenStatus } as never
    const user = await readAgent()
    return test.payload.create({ collection: 'ticket-messages', data, user, overrideAccess: false })
  }
  return { ask, makeCustomer, openTicket, recordOf, readAgent, answer }
}
