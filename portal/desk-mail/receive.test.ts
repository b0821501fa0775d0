import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailSeal } from '#content/mail-seal.ts'
import { log } from '#lib/log.ts'
import { copyReceiver, createDeskAddresses, memberReceiver } from '#domain/desk-mail/desk-address.ts'
import { pdf } from '../../tests/factories/files.ts'
import { readMails } from '../../tests/factories/members.ts'
import { type Customer, useDesk } from '../../tests/factories/tickets.ts'
import { composeMail, type MailParts } from '../../tests/mail/compose.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import type { TakeLimit } from '#portal/limit.ts'
import { createRounds } from '#portal/ticket/rounds.ts'
import { createDeskMail } from './receive.ts'

const test = useTestPortal()
const { answer, ask, makeCustomer, openTicket, recordOf } = useDesk(test)
const address = 'support@portal.example'
const addresses = () => createDeskAddresses(address, test.payload.secret)
const desk = (takeLimit?: TakeLimit) =>
  createDeskMail({
    payload: test.payload,
    log,
    origin: 'https://portal.example',
    address,
    authserv: 'mx.portal.example',
    takeLimit,
  })
const send = (parts: MailParts, takeLimit?: TakeLimit) => desk(takeLimit).receive(composeMail(parts))
const proved = { 'Authentication-Results': 'mx.portal.example; dmarc=pass header.from=example.com' }

interface Thread {
  messages: { text: string; author: string; isMine: boolean; kind: string; files: { name: string }[] }[]
  status: string
}
const read = async ({ token }: Customer, ticket: string) => (await ask<Thread>(token, 'ticket/detail', { ticket })).data
const latest = async () =>
  (await test.payload.find({ collection: 'desk-inbox', sort: '-id', limit: 1, depth: 0 })).docs[0]
const replyTo = async (number: string, customer: { id: number }) =>
  addresses().of({ ticket: (await recordOf(number)).id, to: memberReceiver(customer.id) })

let one: Customer
let other: Customer
beforeAll(async () => {
  one = await makeCustomer({ name: 'Maya Hart', language: 'en' })
  other = await makeCustomer({ name: '林夏' })
})

describe('an answer by mail', () => {
  it('joins its ticket without what it quotes, with its files, and opens it again', async () => {
    const number = await openTicket(one)
    await answer(number, 'Please send the log.', 'solved')
    const text = 'Here it is.\n\nOn Fri, Nov 20, 2026, Support <support@portal.example> wrote:\n> Please send the log.'
    const files = [
      { name: 'log.pdf', content: Buffer.from(pdf('by mail')) },
      { name: 'virus.exe', content: Buffer.from(`MZ${'\0'.repeat(512)}`, 'latin1') },
    ]
    expect(await send({ from: `Maya <${one.email}>`, to: await replyTo(number, one), text, files })).toBe('joined')
    const { messages, status } = await read(one, number)
    expect(messages.at(-1)).toMatchObject({
      kind: 'customer',
      author: 'Maya Hart',
      isMine: true,
      files: [{ name: 'log.pdf' }],
    })
    expect(messages.at(-1)?.text).toBe(
      'Here it is.\n\n(Attachments not taken because of their type, size or number: virus.exe)',
    )
    expect(status).toBe('open')
    expect(await latest()).toMatchObject({ state: 'joined', text: '', files: [], leftOut: ['virus.exe'] })
  })

  it('is asked for by the mails: each has an address and a Message-ID of its own ticket and receiver', async () => {
    const number = await openTicket(one, { copies: ['copy@example.com'] })
    await answer(number, 'Which version?')
    await createRounds({ payload: test.payload, log, origin: 'https://portal.example' }).mailAnswers()
    const { id: ticket } = await recordOf(number)
    const sealed = await test.payload.find({
      collection: 'mails',
      where: { to: { in: [one.email, 'copy@example.com'] } },
      sort: '-id',
      limit: 2,
      showHiddenFields: true,
    })
    const facts = sealed.docs.map(({ sealed: closed, to }): Record<string, string> => {
      const mail = JSON.parse(mailSeal.open(closed ?? '') ?? '{}') as Record<string, string>
      return { ...mail, to }
    })
    for (const { messageId = '', references = '', replyTo: way = '', text = '', to = '' } of facts) {
      const right = { ticket, to: to === one.email ? memberReceiver(one.id) : copyReceiver(to) }
      expect([addresses().read(way), addresses().read(messageId), addresses().read(references)]).toEqual([
        right,
        right,
        right,
      ])
      expect(text).toMatch(/^——/)
    }
    expect(facts).toHaveLength(2)
  })

  it('joins by what it answers, when the address has lost its right', async () => {
    const number = await openTicket(one)
    const id = addresses().messageId({ ticket: (await recordOf(number)).id, to: memberReceiver(one.id) })
    expect(await send({ from: one.email, text: 'By In-Reply-To.', headers: { 'In-Reply-To': id } })).toBe('joined')
    const references = { References: `<x@example.com> ${id} <y@example.com>` }
    expect(await send({ from: one.email, text: 'By References.', headers: references })).toBe('joined')
    expect((await read(one, number)).messages.map(({ text }) => text).slice(1)).toEqual([
      'By In-Reply-To.',
      'By References.',
    ])
  })

  it('to a ticket that was merged arrives in the one that has its messages now', async () => {
    const [source, target] = [await openTicket(one), await openTicket(one)]
    const to = await replyTo(source, one)
    const { id: mergedInto } = await recordOf(target)
    const { id } = await recordOf(source)
    await test.payload.update({ collection: 'tickets', id, data: { status: 'closed', mergedInto } })
    expect(await send({ from: one.email, to, text: 'Still the same.' })).toBe('joined')
    expect((await read(one, target)).messages.at(-1)?.text).toBe('Still the same.')
    const { totalDocs } = await test.payload.count({ collection: 'ticket-messages', where: { ticket: { equals: id } } })
    expect([totalDocs, (await recordOf(source)).status]).toEqual([1, 'closed'])
  })

  it('is taken once, however often and however many at a time it comes', async () => {
    const number = await openTicket(one)
    const raw = composeMail({ from: one.email, to: await replyTo(number, one), text: 'Once.' })
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => desk().receive(raw)))
    const said = outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))
    expect(said.filter((each) => each === 'joined')).toEqual(['joined'])
    expect(await desk().receive(raw)).toBe('known')
    expect((await read(one, number)).messages).toHaveLength(2)
  })

  it('leaves nothing behind when its transaction fails, and joins when it comes again', async () => {
    const number = await openTicket(one)
    const raw = composeMail({ from: one.email, to: await replyTo(number, one), text: 'Again.' })
    const { payload } = test
    const create = payload.create.bind(payload)
    // As if the process died between the message and the mark that the mail is done.
    payload.create = ((options: { collection: string }) =>
      options.collection === 'desk-inbox' ? Promise.reject(new Error('cut')) : create(options as never)) as never
    await expect(desk().receive(raw)).rejects.toThrow('cut')
    payload.create = create
    expect((await read(one, number)).messages).toHaveLength(1)
    expect(await desk().receive(raw)).toBe('joined')
    expect((await read(one, number)).messages).toHaveLength(2)
  })

  it('of a colleague of the organisation joins when the address was given to them alone', async () => {
    const colleague = await makeCustomer({ name: 'Colleague' })
    const people = [one.id, colleague.id]
    const { id } = await test.payload.create({
      collection: 'organisations',
      data: { title: 'Works', people, plan: 'standard', calendar: 'china' },
    })
    const number = await openTicket(one)
    const way = await replyTo(number, one)
    expect(await send({ from: colleague.email, to: way, text: 'Me too.' })).toBe('joined')
    expect((await read(one, number)).messages.at(-1)).toMatchObject({ author: 'Colleague', isMine: false })
    await test.payload.update({ collection: 'organisations', id, data: { people: [one.id] } })
    expect(await send({ from: colleague.email, to: way, text: 'Still me.' })).toBe('waiting')
    await test.payload.update({ collection: 'organisations', id, data: { people: [] } })
  })
})

describe('what may not join a ticket', () => {
  const untouched = async (parts: MailParts & { number: string }, reason: string) => {
    const before = (await read(one, parts.number)).messages.length
    expect(await send(parts), reason).toBe('waiting')
    expect(await latest()).toMatchObject({ state: 'waiting', reason, fromAddress: parts.from })
    expect((await read(one, parts.number)).messages, reason).toHaveLength(before)
  }

  it('a mail of nobody, of another customer, of somebody in copy, of a blocked account, or one that is surely forged', async () => {
    const number = await openTicket(one, { copies: ['copy@example.com'] })
    const { id: ticket } = await recordOf(number)
    const to = await replyTo(number, one)
    await untouched({ number, from: 'nobody@example.com', to, text: 'I am you.' }, 'stranger')
    await untouched({ number, from: other.email, to, text: 'I am you.' }, 'stranger')
    await untouched(
      { number, from: other.email, to: addresses().of({ ticket, to: memberReceiver(other.id) }), text: 'x' },
      'stranger',
    )
    const copied = addresses().of({ ticket, to: copyReceiver('copy@example.com') })
    await untouched({ number, from: 'copy@example.com', to: copied, text: 'From the copy.' }, 'copy')
    await untouched({ number, from: other.email, to: copied, text: 'x' }, 'stranger')
    const failed = { 'Authentication-Results': 'mx.portal.example; dmarc=fail header.from=example.com' }
    await untouched({ number, from: one.email, to, text: 'x', headers: failed }, 'forged')
    await untouched({ number, from: one.email, text: 'No right at all.' }, 'unproved')
    const { id: inbox } = (await latest()) ?? { id: 0 }
    expect(await test.payload.findByID({ collection: 'desk-inbox', id: inbox, depth: 0 })).toMatchObject({
      member: one.id,
    })
    const blocked = await makeCustomer()
    const theirs = await openTicket(blocked)
    const way = await replyTo(theirs, blocked)
    await test.payload.update({ collection: 'members', id: blocked.id, data: { blocked: true } })
    expect(await send({ from: blocked.email, to: way, text: 'x' })).toBe('waiting')
  })

  it('an answer to what was closed long ago waits, with its ticket named', async () => {
    const number = await openTicket(one)
    await ask(one.token, 'ticket/close', { ticket: number })
    const { id } = await recordOf(number)
    const doneAt = new Date(Date.now() - 15 * 24 * 60 * 60_000).toISOString()
    await test.payload.update({ collection: 'tickets', id, data: { doneAt } })
    await untouched({ number, from: one.email, to: await replyTo(number, one), text: 'Again.' }, 'late')
    expect(await latest()).toMatchObject({ ticket: id })
  })

  it('answers of programs and returned mails are events, and nothing is written or mailed', async () => {
    const number = await openTicket(one)
    const to = await replyTo(number, one)
    const { id: ticket } = await recordOf(number)
    const mails = () => test.payload.count({ collection: 'mails' })
    const before = (await mails()).totalDocs
    const loop = { 'X-Loop': address }
    const automatic: [string, MailParts][] = [
      ['auto', { from: one.email, to, subject: '自动回复: 工单', text: '我在休假。' }],
      ['auto', { from: one.email, to, headers: { 'Auto-Submitted': 'auto-replied' }, text: 'Away.' }],
      ['loop', { from: one.email, to, headers: loop, text: 'Yours.' }],
      ['loop', { from: address, to, text: 'Yours.' }],
      ['empty', { from: one.email, to, text: ' \n ' }],
    ]
    for (const [reason, parts] of automatic) {
      expect(await send(parts), reason).toBe('noted')
      expect(await latest()).toMatchObject({ state: 'noted', reason, text: '' })
    }
    const id = addresses().messageId({ ticket, to: memberReceiver(one.id) })
    const report = Buffer.from(
      `--b\r\nContent-Type: text/plain\r\n\r\nNot delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${one.email}\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${id}\r\n\r\n--b--\r\n`,
    )
    const returned = `From: MAILER-DAEMON@mx.example.com\r\nTo: portal@portal.example\r\nMessage-ID: <${randomUUID()}@mx>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n`
    expect(await desk().receive(Buffer.concat([Buffer.from(returned), report]))).toBe('noted')
    const { docs } = await test.payload.find({
      collection: 'ticket-events',
      where: { ticket: { equals: ticket } },
      sort: 'id',
    })
    expect(docs.map(({ kind }) => kind).slice(2)).toEqual(['autoReply', 'autoReply', 'bounce'])
    expect((await mails()).totalDocs).toBe(before)
    expect((await read(one, number)).messages).toHaveLength(1)
  })
})

describe('a ticket by mail', () => {
  it('is opened by a member whose mail is proved, and answered like every other one', async () => {
    const person = await makeCustomer({ language: 'zh' })
    expect(await send({ from: person.email, subject: 'Re: 求解器停止', text: '第三步停止。', headers: proved })).toBe(
      'opened',
    )
    const { data } = await ask<{ items: { number: string; subject: string }[] }>(person.token, 'ticket/list')
    expect(data.items).toMatchObject([{ subject: '求解器停止', severity: '3', status: 'new' }])
    expect((await readMails(test.payload, person.email)).map(({ template }) => template)).toEqual(['ticketOpened'])
    expect(await latest()).toMatchObject({ state: 'opened', text: '', member: person.id })
  })

  it('is not opened for an address without account, and too many wait for an agent', async () => {
    expect(await send({ from: 'nobody@example.com', text: 'Help.', headers: proved })).toBe('waiting')
    expect(await latest()).toMatchObject({ reason: 'unknown', text: 'Help.' })
    const person = await makeCustomer()
    const full: TakeLimit = (name) => Promise.resolve(name === 'ticketByMail' ? 60 : undefined)
    expect(await send({ from: person.email, text: 'Help.', headers: proved }, full)).toBe('waiting')
    expect(await latest()).toMatchObject({ reason: 'many' })
    const flood: TakeLimit = (name) => Promise.resolve(name === 'deskMail' ? 60 : undefined)
    const before = await latest()
    expect(await send({ from: 'flood@example.com', text: 'Help.' }, flood)).toBe('later')
    expect(await latest()).toEqual(before)
  })

  it('what cannot be read waits with its headers, once', async () => {
    const head = Buffer.from('From: nobody@example.com\r\nSubject: Large\r\n\r\n')
    expect(await desk().setAside(head, 'large')).toBe('waiting')
    expect(await desk().setAside(head, 'large')).toBe('known')
    expect(await latest()).toMatchObject({ reason: 'large', subject: 'Large', fromAddress: 'nobody@example.com' })
  })
})
