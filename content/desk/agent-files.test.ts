import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#content/access/roles.ts'
import { downloadNoteFile, downloadTicketFile } from '#content/enquiry-files.ts'
import { createClamd } from '#lib/files/clamd.ts'
import { createFileSeal } from '#domain/form-file/file-seal.ts'
import { formLife, createFormTokens } from '#domain/enquiry/form-token.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { log } from '#lib/log.ts'
import { formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { createFormFiles } from '#portal/form-file/form-files.ts'
import { tidyFormFiles } from '#portal/form-file/tidy.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { formFileRoutes } from '#server/pages/form-files.ts'
import { createRateLimiter } from '#server/rate-limits.ts'
import { ticketFileRoutes } from '#server/tickets/ticket-routes.ts'
import { type DeskAgent, useDeskEndpoints } from '../../tests/factories/desk.ts'
import { pdf } from '../../tests/factories/files.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { startClamd } from '../../tests/mail/clamd.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { sendPendingAnswers } from './answers.ts'
import { runPendingActions } from './pending-actions.ts'

const test = useTestPortal()
const { ask, makeCustomer, openTicket } = useDesk(test)
const { act, makeAgent, openAs, read } = useDeskEndpoints(test)
const store = openFileStore(formFileFolder())

let kim: DeskAgent
let maya: Customer
let other: Customer
beforeAll(async () => {
  kim = await makeAgent('Kim')
  maya = await makeCustomer({ language: 'en' })
  other = await makeCustomer()
})

const open = (number: string) => openAs(kim, number)
const later = () => new Date(Date.now() + 60_000)
/** An agent's file, as the browser sends it. @returns its sealed name */
async function sendFile(name: string, kind: 'desk' | 'ticket' = 'desk', scanner?: ReturnType<typeof createClamd>) {
  const source = Readable.from([pdf(name + randomUUID())])
  return (await createFormFiles(test.payload, store, scanner).take({ kind, name, source })).file
}
const idIn = (sealed: string) => createFileSeal(test.payload.secret).open(sealed)?.id ?? ''
const answerWith = async (number: string, files: string[], text = 'See the file.') => {
  const { id: ticket, seen } = await open(number)
  return act<{ id: number }>(kim, 'answer', { ticket, seen, text, thenStatus: 'waiting', files })
}
interface Thread {
  messages: { id: string; text: string; files: { id: string; name: string; state: string }[] }[]
}
const detail = (customer: Customer, ticket: string) => ask<Thread>(customer.token, 'ticket/detail', { ticket })
const linkTo = (customer: Customer, ticket: string, message: unknown, file: unknown) =>
  ask<{ path: string }>(customer.token, 'ticket/file', { ticket, message: String(message), file })

/** Asks for a file by the admin's way. @returns the status, or that of the refusal */
async function fetchAs(endpoint: typeof downloadNoteFile, user: unknown, id: number, row: string): Promise<number> {
  const req = { routeParams: { id, row }, payload: test.payload, user, i18n: { language: 'en' } }
  try {
    return (await endpoint.handler(req as never)).status
  } catch (error) {
    return (error as { status?: number }).status ?? 500
  }
}
const strangers = () =>
  [
    ['nobody', null],
    ['the customer', { id: maya.id, collection: 'members' }],
    ...roles
      .filter((role) => role !== 'administrator' && role !== 'agent')
      .map((role) => [role, { id: 999, collection: 'users', roles: [role] }]),
  ] as [string, unknown][]

describe('a file with an answer', () => {
  it('is nowhere to be seen until the answer goes, then its customer fetches it and nobody else', async () => {
    const number = await openTicket(maya, { copies: ['copy-of-files@example.com'] })
    const file = await sendFile('fix 1.pdf')
    expect((await answerWith(number, [file])).status).toBe(200)
    const sight = async () =>
      JSON.stringify([
        await detail(maya, number),
        await ask(maya.token, 'account/export'),
        await ask(maya.token, 'ticket/list'),
      ])
    expect(await sight()).not.toContain('fix 1')
    expect((await open(number)).held).toMatchObject([{ files: [{ name: 'fix 1.pdf' }] }])
    expect(JSON.stringify((await open(number)).held)).not.toContain(idIn(file))
    await sendPendingAnswers(test.payload, later())
    const { messages } = (await detail(maya, number)).data
    const message = messages.at(-1)
    expect(message).toMatchObject({ text: 'See the file.', files: [{ name: 'fix 1.pdf', state: 'ready' }] })
    expect(await sight()).toContain('fix 1.pdf')
    const row = message?.files[0]?.id ?? ''
    const link = await linkTo(maya, number, message?.id, row)
    const answer = await ticketFileRoutes(createSeal(test.payload.secret, 'files of tickets'), store).request(
      link.data.path,
    )
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('fix%201.pdf'),
    ])
    expect((await linkTo(other, number, message?.id, row)).code).toBe('000003')
    for (const [who, user] of strangers()) {
      const status = await fetchAs(downloadTicketFile, user, Number(message?.id), row)
      if (who === 'the customer') expect(status).toBe(200)
      else expect([403, 404], who).toContain(status)
    }
    // By mail its name alone, to those in copy, too.
    await createRounds({ payload: test.payload, log, origin: 'https://portal.example' }).mailAnswers()
    for (const to of [maya.email, 'copy-of-files@example.com']) {
      const [mail] = (await readMails(test.payload, to)).filter(({ template }) => template === 'ticketAnswered')
      expect(mail?.text).toContain('fix 1.pdf')
    }
  })

  it('goes with the answer that is taken back, unless something else has it', async () => {
    const number = await openTicket(maya)
    const [once, twice] = [await sendFile('once.pdf'), await sendFile('twice.pdf')]
    const { id: ticket } = await open(number)
    await act(kim, 'note', { ticket, text: 'kept', files: [twice] })
    const { data } = await answerWith(number, [once, twice])
    expect((await act(kim, 'withdraw', { ticket, answer: data.id })).data).toEqual({ text: 'See the file.' })
    expect([await store.has(idIn(once)), await store.has(idIn(twice))]).toEqual([false, true])
    expect((await answerWith(number, [once])).data).toMatchObject({ refusal: 'files' })
    await sendPendingAnswers(test.payload, later())
    expect((await detail(maya, number)).data.messages).toHaveLength(1)
  })

  it('waits for the scanner as a customer’s does', async () => {
    const clamd = await startClamd()
    clamd.script.push('hang')
    const number = await openTicket(maya)
    await answerWith(number, [await sendFile('slow.pdf', 'desk', createClamd(clamd.url, 400))])
    await clamd.close()
    await sendPendingAnswers(test.payload, later())
    const message = (await detail(maya, number)).data.messages.at(-1)
    expect(message?.files).toMatchObject([{ state: 'held' }])
    expect((await linkTo(maya, number, message?.id, message?.files[0]?.id)).code).toBe('000020')
    expect(await fetchAs(downloadTicketFile, kim, Number(message?.id), message?.files[0]?.id ?? '')).toBe(403)
  })
})

describe('a note’s file', () => {
  it('reaches agents, and no customer by any way', async () => {
    const number = await openTicket(maya, { copies: ['copy-of-notes@example.com'] })
    const { id: ticket } = await open(number)
    const file = await sendFile('secret plan.pdf')
    const { data } = await act<{ id: number }>(kim, 'note', { ticket, text: 'For us.', files: [file] })
    const [note] = (await open(number)).notes
    const row = note?.files[0]?.id ?? ''
    expect(note).toMatchObject({ text: 'For us.', author: 'Kim', files: [{ name: 'secret plan.pdf' }] })
    expect(await fetchAs(downloadNoteFile, kim, data.id, row)).toBe(200)
    for (const [who, user] of strangers()) expect(await fetchAs(downloadNoteFile, user, data.id, row), who).toBe(403)
    // Nor as a message's: the numbers of notes and messages are of two tables.
    await answerWith(number, [])
    await sendPendingAnswers(test.payload, later())
    await createRounds({ payload: test.payload, log, origin: 'https://portal.example' }).mailAnswers()
    const thread = await detail(maya, number)
    for (const message of [data.id, ...thread.data.messages.map(({ id }) => id)])
      expect((await linkTo(maya, number, message, row)).code).not.toBe('000000')
    for (const message of thread.data.messages)
      expect(await fetchAs(downloadTicketFile, { id: maya.id, collection: 'members' }, Number(message.id), row)).toBe(
        404,
      )
    const seen = [thread, await ask(maya.token, 'account/export'), await ask(maya.token, 'ticket/list')]
    const mails = [
      ...(await readMails(test.payload, maya.email)),
      ...(await readMails(test.payload, 'copy-of-notes@example.com')),
    ]
    expect(mails.length).toBeGreaterThan(1)
    expect(JSON.stringify([seen, mails])).not.toContain('secret plan')
    expect(JSON.stringify([seen, mails])).not.toContain(row)
  })

  it('goes with the note that is taken back, and along in a merger', async () => {
    const [source, target] = [await openTicket(maya), await openTicket(maya)]
    const { id: ticket } = await open(source)
    const [gone, kept] = [await sendFile('gone.pdf'), await sendFile('kept.pdf')]
    const { data } = await act<{ id: number }>(kim, 'note', { ticket, text: 'x', files: [gone] })
    expect((await act(kim, 'withdraw-note', { ticket, note: data.id })).status).toBe(200)
    expect(await store.has(idIn(gone))).toBe(false)
    await act(kim, 'note', { ticket, text: 'y', files: [kept] })
    await act(kim, 'merge', { ticket, target })
    await runPendingActions(test.payload, later())
    const [note] = (await open(target)).notes
    expect(await fetchAs(downloadNoteFile, kim, note?.id ?? 0, note?.files[0]?.id ?? '')).toBe(200)
  })
})

describe('what agents send', () => {
  it('is taken by agents’ own token, by what is in it, and from no form of customers', async () => {
    const { token } = (await read<{ token: string }>(kim, 'file-token')).data
    const tokens = createFormTokens(test.payload.secret)
    const app = formFileRoutes({ files: createFormFiles(test.payload), tokens, limiter: createRateLimiter(false) })
    const send = async (kind: string, given: string, content: Buffer) => {
      const headers = { 'x-form-token': given, 'x-file-name': 'a.pdf', lang: 'en-US' }
      const incoming = Readable.from([content])
      const answer = await app.request(`/api/forms/files/${kind}`, { method: 'POST', headers }, { incoming })
      return (await answer.json()) as { code: string; data?: { file?: string } }
    }
    expect((await send('desk', tokens.open('ticket'), pdf())).code).toBe('000002')
    expect((await send('ticket', token, pdf())).code).toBe('000002')
    expect((await send('desk', token, Buffer.from(`MZ${'\0'.repeat(512)}`, 'latin1'))).code).toBe('000002')
    const taken = await send('desk', token, pdf())
    expect(taken.code).toBe('000000')
    const number = await openTicket(maya)
    expect((await answerWith(number, [taken.data?.file ?? ''])).status).toBe(200)
  })

  it('belongs to agents: a customer’s file is none of theirs, nor the other way, and neither is what is made up', async () => {
    const number = await openTicket(maya)
    const customers = await sendFile('log.pdf', 'ticket')
    const seal = createFileSeal(test.payload.secret)
    const own = await sendFile('old.pdf')
    const facts = seal.open(own)
    if (facts === undefined) throw new Error('not sealed')
    const old = seal.close({ ...facts, kind: 'desk', at: Date.now() - formLife - 1000 })
    for (const file of [customers, old, 'x'.repeat(300)]) {
      expect(await answerWith(number, [file])).toMatchObject({ status: 400, data: { refusal: 'files' } })
      const { id: ticket } = await open(number)
      expect((await act(kim, 'note', { ticket, text: 'x', files: [file] })).data).toMatchObject({ refusal: 'files' })
    }
    expect(
      (
        await answerWith(
          number,
          Array.from({ length: 11 }, () => own),
        )
      ).data,
    ).toMatchObject({ refusal: 'invalid' })
    const reply = await ask(maya.token, 'ticket/reply', { ticket: number, text: 'x', files: [own] })
    expect(reply.code).toBe('000002')
    expect(await open(number)).toMatchObject({ held: [], notes: [] })
  })

  it('is kept as long as a note, a waiting answer or a message has it', async () => {
    const number = await openTicket(maya)
    const { id: ticket } = await open(number)
    const [noted, held, unused] = [await sendFile('a.pdf'), await sendFile('b.pdf'), await sendFile('c.pdf')]
    await act(kim, 'note', { ticket, text: 'x', files: [noted] })
    await answerWith(number, [held])
    for (const name of await readdir(formFileFolder())) await utimes(join(formFileFolder(), name), 0, 0)
    const has = () => Promise.all([noted, held, unused].map((file) => store.has(idIn(file))))
    await tidyFormFiles(test.payload, new Date(), store)
    expect(await has()).toEqual([true, true, false])
    await sendPendingAnswers(test.payload, later())
    await tidyFormFiles(test.payload, new Date(), store)
    expect(await has()).toEqual([true, true, false])
  })
})
