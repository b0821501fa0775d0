import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { makeReleaseFile } from '../../tests/factories/releases.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { BulkResult, Changed } from './change.ts'
import type { DeskTicket } from './read-ticket.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const { act, makeAgent, openAs, read } = useDeskEndpoints(test)

let kim: DeskAgent
let noa: DeskAgent
beforeAll(async () => {
  kim = await makeAgent('Kim')
  noa = await makeAgent('Noa')
})

const open = (number: string) => openAs(kim, number)
const makeFirm = (title: string, people: Customer[], plan: 'standard' | 'priority' = 'standard') =>
  test.payload.create({
    collection: 'organisations',
    data: { title, plan, calendar: 'china', people: people.map(({ id }) => id) },
  })
const change = (user: DeskAgent, { id: ticket, seen }: DeskTicket, changes: object) =>
  act<Changed & { refusal?: string }>(user, 'change', { ticket, seen, changes })
const undo = (ticket: number, done: Changed) =>
  act<BulkResult>(kim, 'undo', { tickets: [{ ticket, seen: done.seen, undo: done.undo }] })

describe('category, version and organisation of a ticket', () => {
  it('are changed, on record by their names, and undone', async () => {
    const person = await makeCustomer()
    const [first, second] = [await makeFirm('First Ltd', [person]), await makeFirm('Second Ltd', [person])]
    const number = await openTicket(person, { version: '2026.1.0' })
    const before = await open(number)
    expect(before).toMatchObject({ category: 'fault', version: '2026.1.0', organisation: { title: 'First Ltd' } })
    expect(before.organisations.map(({ id }) => id)).toEqual([first.id, second.id])
    const changes = { category: 'licence', version: '2026.1.3', organisation: second.id }
    const done = await change(kim, before, changes)
    expect(done).toMatchObject({
      status: 200,
      data: { undo: { category: 'fault', version: '2026.1.0', organisation: first.id } },
    })
    const after = await open(number)
    expect(after).toMatchObject({ category: 'licence', version: '2026.1.3', organisation: { title: 'Second Ltd' } })
    expect(after.events.slice(-3).map(({ actor, after: now, before: was, kind }) => [actor, kind, was, now])).toEqual([
      ['Kim', 'category', 'Fault', 'Licence'],
      ['Kim', 'version', '2026.1.0', '2026.1.3'],
      ['Kim', 'organisation', 'First Ltd', 'Second Ltd'],
    ])
    expect((await undo(after.id, done.data)).data.done).toHaveLength(1)
    expect(await open(number)).toMatchObject({
      category: 'fault',
      version: '2026.1.0',
      organisation: { title: 'First Ltd' },
    })
  })

  it.each([
    ['category', 'usage', 'licence'],
    ['version', '2026.1', '2026.2'],
  ])('%s: what another agent has changed is neither overwritten nor undone', async (name, theirs, mine) => {
    const number = await openTicket(await makeCustomer())
    const before = await open(number)
    const done = await change(kim, before, { [name]: theirs })
    const clash = { kind: name, actor: 'Kim' }
    expect(await change(noa, before, { [name]: mine })).toMatchObject({ status: 409, data: { clashes: [clash] } })
    await change(noa, await open(number), { [name]: mine })
    const refused = (await undo(before.id, done.data)).data
    expect(refused).toMatchObject({ done: [], refused: [{ reason: 'clash', clashes: [{ kind: name, actor: 'Noa' }] }] })
    expect(await open(number)).toMatchObject({ [name]: mine })
  })

  it('an organisation can be one of the customer’s alone: its people see the ticket', async () => {
    const [person, colleague, stranger] = [await makeCustomer(), await makeCustomer(), await makeCustomer()]
    const number = await openTicket(person)
    const own = await makeFirm('Own', [person, colleague])
    const foreign = await makeFirm('Foreign', [stranger])
    const sees = async ({ token }: Customer) =>
      (await ask(token, 'ticket/detail', { ticket: number })).code === '000000'
    for (const organisation of [foreign.id, 999_999])
      expect(await change(kim, await open(number), { organisation })).toMatchObject({
        status: 400,
        data: { refusal: 'invalid' },
      })
    expect([await sees(colleague), await sees(stranger)]).toEqual([false, false])
    const done = await change(kim, await open(number), { organisation: own.id })
    expect([await sees(colleague), await sees(stranger)]).toEqual([true, false])
    expect((await undo((await recordOf(number)).id, done.data)).data.done).toHaveLength(1)
    expect(await sees(colleague)).toBe(false)
    expect((await open(number)).organisation).toBeNull()
  })

  it('there is no way back into an organisation that the customer has left', async () => {
    const person = await makeCustomer()
    const { id } = await makeFirm(randomUUID(), [person])
    const number = await openTicket(person)
    await test.payload.update({ collection: 'organisations', id, data: { people: [] } })
    const done = await change(kim, await open(number), { organisation: null })
    expect(done).toMatchObject({ status: 200, data: { undo: {} } })
    expect(Object.keys(done.data.undo)).toEqual([])
    expect((await change(kim, await open(number), { organisation: id })).data).toMatchObject({ refusal: 'invalid' })
  })

  it('change no promise: it stays the one that the ticket was opened under', async () => {
    const person = await makeCustomer()
    const number = await openTicket(person)
    const { promises } = await open(number)
    const { dueAt } = await recordOf(number)
    const firm = await makeFirm(randomUUID(), [person], 'priority')
    await change(kim, await open(number), { organisation: firm.id, category: 'usage', version: '2' })
    const after = await open(number)
    expect(after.plan).toBe('standard')
    expect(after.promises.map(({ due, kind }) => [kind, due])).toEqual(promises.map(({ due, kind }) => [kind, due]))
    expect((await recordOf(number)).dueAt).toBe(dueAt)
  })

  it('released versions of each product are offered', async () => {
    const { product, release } = await makeReleaseFile(test.payload, Buffer.from('x'))
    const { version } = await test.payload.findByID({ collection: 'releases', id: release })
    const { data } = await read<{ products: { id: number; versions: string[] }[] }>(kim, 'tools')
    for (const { id, versions } of data.products) expect(versions.includes(version), String(id)).toBe(id === product)
  })
})
