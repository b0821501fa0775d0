import { beforeAll, describe, expect, it } from 'vitest'
import { log } from '#lib/log.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { createRounds } from './rounds.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, readAgent, recordOf } = useDesk(test)
const rounds = () => createRounds({ payload: test.payload, log, origin: 'https://portal.example' })
const kinds = async (email: string) => (await readMails(test.payload, email)).map(({ template }) => template)

interface Notices {
  advisories: boolean
  tickets: string
}
const choose = ({ token }: Customer, tickets: string) => ask<Notices>(token, 'account/notices/change', { tickets })

/** Somebody of the staff with choices of their own. */
async function makeAgent(email: string, data: object = {}) {
  const { id } = await test.payload.create({
    collection: 'users',
    data: { email, name: email, password: 'long enough for a test', roles: ['agent'], ...data } as never,
  })
  return id
}
const assign = async (number: string, assignee: number | null, user?: unknown) => {
  const { id } = await recordOf(number)
  await test.payload.update({
    collection: 'tickets',
    id,
    data: { assignee },
    overrideAccess: false,
    user: (user as never) ?? (await readAgent()),
  })
}

let one: Customer
beforeAll(async () => {
  one = await makeCustomer({ language: 'en' })
})

describe('a customer’s choice', () => {
  it('is the own tickets at first, and is taken from the person alone', async () => {
    const person = await makeCustomer()
    const read = () => ask<Notices>(person.token, 'account/notices')
    expect((await read()).data).toEqual({ advisories: true, tickets: 'mine' })
    expect((await choose(person, 'none')).data).toEqual({ advisories: true, tickets: 'none' })
    expect((await read()).data.tickets).toBe('none')
    expect((await choose(person, 'everything')).code).toBe('000002')
    expect((await ask(undefined, 'account/notices/change', { tickets: 'none' })).code).toBe('000004')
    expect((await ask<Notices>(one.token, 'account/notices')).data.tickets).toBe('mine')
    const exported = await ask<{ ticketMails: string }>(person.token, 'account/export')
    expect(exported.data.ticketMails).toBe('none')
  })

  it('decides who is mailed: everybody of the organisation, oneself, or nobody; each in their language', async () => {
    const owner = await makeCustomer({ language: 'en' })
    const [curious, quiet, stranger] = [
      await makeCustomer({ language: 'zh' }),
      await makeCustomer(),
      await makeCustomer(),
    ]
    await choose(curious, 'all')
    await choose(stranger, 'all')
    const people = [owner.id, curious.id, quiet.id]
    await test.payload.create({
      collection: 'organisations',
      data: { title: 'Receivers', people, plan: 'standard', calendar: 'china' },
    })
    const number = await openTicket(owner)
    await answer(number, 'Use the fixed step.', 'solved')
    await rounds().mailAnswers()
    // To rate is the customer’s alone.
    expect(await kinds(owner.email)).toEqual(['ticketSolved', 'ticketOpened'])
    const [mail] = await readMails(test.payload, curious.email)
    expect(mail).toMatchObject({ template: 'ticketAnswered', language: 'zh' })
    expect(mail?.text).not.toContain('rate?token')
    expect([await kinds(quiet.email), await kinds(stranger.email)]).toEqual([[], []])
    await choose(owner, 'none')
    await answer(number, 'Once more.')
    await rounds().mailAnswers()
    expect(await kinds(owner.email)).toHaveLength(2)
    expect(await kinds(curious.email)).toHaveLength(2)
    const silent = await openTicket(owner)
    expect(silent).toMatch(/^T-/)
    expect(await kinds(owner.email)).toHaveLength(2)
  })
})

describe('an agent’s choice', () => {
  it('of assignments: told once, in their language, of what somebody else gave them', async () => {
    const email = 'english@armilla.example'
    const id = await makeAgent(email, { language: 'en' })
    const number = await openTicket(one)
    await assign(number, id)
    expect(await rounds().tellEvents()).toBe(1)
    expect(await rounds().tellEvents()).toBe(0)
    const [mail] = await readMails(test.payload, email)
    expect(mail).toMatchObject({ template: 'ticketAssigned', language: 'en' })
    expect(mail?.text).toContain('assigned to you')
    // Their own doing, and what was taken back before it was told, is no news.
    const self = { ...(await test.payload.findByID({ collection: 'users', id })), collection: 'users' }
    const taken = await openTicket(one)
    await assign(taken, id, self)
    const back = await openTicket(one)
    await assign(back, id)
    await assign(back, null)
    expect(await rounds().tellEvents()).toBe(3)
    expect(await kinds(email)).toEqual(['ticketAssigned'])
  })

  it('of replies and promised times: the assignee, who may do without', async () => {
    const [keen, silent] = ['keen@armilla.example', 'silent@armilla.example']
    const off = { mailsOfReplies: false, mailsOfBreaches: false, mailsOfAssignments: false }
    const ids = [await makeAgent(keen), await makeAgent(silent, off)]
    for (const [at, email] of [keen, silent].entries()) {
      const number = await openTicket(one, { severity: '1' })
      await assign(number, ids[at] ?? 0)
      await rounds().tellEvents()
      await ask(one.token, 'ticket/reply', { ticket: number, text: 'More.' })
      await rounds().watchPromises(new Date(Date.parse(String((await recordOf(number)).dueAt)) + 60_000))
      expect(await kinds(email)).toEqual(at === 0 ? ['ticketDue', 'ticketReplied', 'ticketAssigned'] : [])
    }
  })

  it('of new tickets: all who want them, and the mailbox of the house when nobody does', async () => {
    await test.payload.updateGlobal({ slug: 'site', data: { ticketEmail: 'house@armilla.example' }, locale: 'zh' })
    await openTicket(one)
    expect(await kinds('house@armilla.example')).toEqual(['ticketNew'])
    const [wants, left] = ['wants@armilla.example', 'left@armilla.example']
    await makeAgent(wants, { mailsOfNewTickets: true, language: 'en' })
    // Who no longer answers tickets is not told of them.
    await makeAgent(left, { mailsOfNewTickets: true, roles: ['editor'] })
    await openTicket(one)
    expect([await kinds(wants), await kinds(left), await kinds('house@armilla.example')]).toEqual([
      ['ticketNew'],
      [],
      ['ticketNew'],
    ])
  })

  it('is their own: another agent changes nothing of it', async () => {
    const id = await makeAgent('own@armilla.example')
    const as = async (user: unknown) =>
      ({ collection: 'users', id, overrideAccess: false, user: user as never }) as const
    await expect(
      test.payload.update({ ...(await as(await readAgent())), data: { mailsOfReplies: false } }),
    ).rejects.toThrow(/not allowed/)
    const self = { ...(await test.payload.findByID({ collection: 'users', id })), collection: 'users' }
    await test.payload.update({ ...(await as(self)), data: { mailsOfReplies: false } })
    expect(await test.payload.findByID({ collection: 'users', id })).toMatchObject({ mailsOfReplies: false })
  })
})
