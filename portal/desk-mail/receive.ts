import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { DeskMailReason, DeskMailState } from '#content/collections/ticket/desk-inbox.ts'
import type { Member, Ticket } from '#content/payload-types.ts'
import { noteEvent } from '#content/desk/note-event.ts'
import { readKeyring } from '#content/secret.ts'
import type { Log } from '#lib/log.ts'
import { createDeskAddresses, type DeskAddresses } from '#domain/desk-mail/desk-address.ts'
import { cleanLine } from '#domain/desk-mail/clean-text.ts'
import { type ReadMail, readMail } from '#domain/desk-mail/read-mail.ts'
import { cutQuoted } from '#domain/desk-mail/reply-text.ts'
import { ticketLimits } from '#domain/ticket/ticket.ts'
import { createFormFiles, type FormFiles } from '#portal/form-file/form-files.ts'
import type { TakeLimit } from '#portal/limit.ts'
import { createOutbox, type Outbox } from '#portal/mail/outbox.ts'
import { createOpening, createReplying, ticketTurn } from '#portal/ticket/desk.ts'
import { createTicketMails } from '#portal/ticket/ticket-mails.ts'
import { createAtomically } from '#portal/transaction.ts'
import { takeMailFiles, type TakenFiles } from './mail-files.ts'
import { createPlacing, findRight, isInCopy, mayCopyAnswer, type Place } from './place-mail.ts'
import { writeTicketText } from './ticket-text.ts'

/** What became of a mail. `known`: it had come before. `later`: it cannot be taken now and is to be brought again. */
export type Received = DeskMailState | 'known' | 'later'

export interface DeskMail {
  /** Takes a mail, once however often it is brought: when this has answered, it is done. @param raw as it came by the line */
  receive: (raw: Buffer) => Promise<Received>
  /** Notes a mail that is not read: too large, or such that reading it fails. @param head its headers, or its beginning */
  setAside: (head: Buffer, reason: 'large' | 'unreadable') => Promise<Received>
}

interface Dependencies {
  payload: Payload
  log: Log
  origin: string
  address: string
  authserv?: string | undefined
  takeLimit?: TakeLimit | undefined
  files?: FormFiles
}

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const

interface Row {
  mail: Pick<ReadMail, 'key' | 'from' | 'subject'>
  state: DeskMailState
  reason?: DeskMailReason | undefined
  ticket?: Ticket | { id: number } | undefined
  member?: Pick<Member, 'id'> | undefined
  text?: string
  taken?: TakenFiles
}

/** The record that a mail came. Its unique key makes a second one impossible, whatever two processes do at a time. */
async function writeRow(payload: Payload, req: PayloadRequest, row: Row): Promise<void> {
  const { mail, member, reason, state, taken, text, ticket } = row
  const data = {
    key: mail.key,
    state,
    reason: reason ?? null,
    fromAddress: mail.from.address ?? '',
    fromName: mail.from.name,
    subject: mail.subject.slice(0, ticketLimits.subject),
    text: text ?? '',
    receivedAt: new Date().toISOString(),
    ...(ticket && { ticket: ticket.id }),
    ...(member && { member: member.id }),
    leftOut: taken?.leftOut ?? [],
    files: (taken?.files ?? []).map(({ id: file, name, sha256, size, type }) => ({ file, name, sha256, size, type })),
  }
  await payload.create({ ...withOverrideAccess, collection: 'desk-inbox', data, req })
}

async function isKnown(payload: Payload, key: string, req?: PayloadRequest): Promise<boolean> {
  const where = { key: { equals: key } }
  return (
    (await payload.count({ collection: 'desk-inbox', where, overrideAccess: true, ...(req && { req }) })).totalDocs > 0
  )
}

/** What a ticket keeps of an automatic mail: that it came. Nobody answers it. */
async function noteAutomatic(req: PayloadRequest, { ticket, reason }: { ticket: Ticket; reason: DeskMailReason }) {
  if (reason === 'auto') await noteEvent(req, ticket.id, { kind: 'autoReply' })
  if (reason === 'bounce') await noteEvent(req, ticket.id, { kind: 'bounce' })
}

/** Asks the customer whether somebody in copy may answer: once for each, and not for an address that is no longer in copy. */
function createAskingCustomer(payload: Payload, outbox: Outbox) {
  const mails = createTicketMails(payload, outbox)
  return async (req: PayloadRequest, ticket: Ticket, from: string): Promise<void> => {
    if (!isInCopy(ticket, from) || mayCopyAnswer(ticket, from)) return
    const where: Where = {
      and: [{ ticket: { equals: ticket.id } }, { fromAddress: { equals: from } }, { reason: { equals: 'copy' } }],
    }
    const earlier = await payload.count({ collection: 'desk-inbox', where, overrideAccess: true, req })
    if (earlier.totalDocs === 0) await mails.copyWaits(req, ticket, from)
  }
}

/** Carries out where a mail goes, in one transaction with the record that it came. */
function createCarrying({ origin, payload, log }: Pick<Dependencies, 'payload' | 'log' | 'origin'>) {
  const outbox = createOutbox({ payload, log, origin })
  const openTicket = createOpening({ payload, outbox })
  const writeReply = createReplying({ payload, outbox })
  const askCustomer = createAskingCustomer(payload, outbox)
  return async function carryOut(req: PayloadRequest, mail: ReadMail, place: Place, taken: TakenFiles): Promise<void> {
    // What went into a ticket is kept there alone.
    const base = { mail, state: place.state, taken: { files: [], leftOut: taken.leftOut } }
    if (place.state === 'joined') {
      const { author, ticket, writer } = place
      const text = writeTicketText(cutQuoted(mail.text), taken, writer?.language ?? ticket.language)
      await writeReply(req, { writer, author, ticket: ticket.id, text, files: taken.files })
      return writeRow(payload, req, { ...base, ticket, ...(writer && { member: { id: Number(writer.id) } }) })
    }
    if (place.state === 'opened') {
      const { writer } = place
      const number = await openTicket(req, writer, {
        draft: mail.key,
        subject: subjectOf(mail, writer.language),
        text: writeTicketText(mail.text, taken, writer.language),
        severity: '3',
        category: 'other',
        language: writer.language,
        copies: [],
        files: taken.files,
      })
      const where = { number: { equals: number } }
      const { docs } = await payload.find({ ...withOverrideAccess, collection: 'tickets', where, limit: 1, req })
      return writeRow(payload, req, { ...base, ticket: docs[0], member: { id: Number(writer.id) } })
    }
    if (place.state === 'noted') {
      if (place.ticket) await noteAutomatic(req, { ticket: place.ticket, reason: place.reason })
      return writeRow(payload, req, { ...base, reason: place.reason, ticket: place.ticket })
    }
    const { member, reason, ticket } = place
    if (ticket && reason === 'copy') await askCustomer(req, ticket, mail.from.address ?? '')
    const text = ticket ? cutQuoted(mail.text) : mail.text
    return writeRow(payload, req, { ...base, reason, ticket, member, text: text.slice(0, ticketLimits.text), taken })
  }
}

/** The subject of a ticket that a mail opens. */
export function subjectOf({ subject }: Pick<ReadMail, 'subject'>, language: 'zh' | 'en'): string {
  const own = subject.replace(/^(?:\s*(?:re|fwd?|aw|wg|回复|答复|回覆|转发|轉寄)\s*[:：])+\s*/i, '').trim()
  return cleanLine(own).slice(0, ticketLimits.subject) || (language === 'zh' ? '邮件咨询' : 'Question by mail')
}

/** Mails to the desk, from the line into tickets or before an agent. With override access, but for who may write where. */
export function createDeskMail(dependencies: Dependencies): DeskMail {
  const { address, authserv, log, payload, takeLimit } = dependencies
  const addresses: DeskAddresses = createDeskAddresses(address, readKeyring(payload))
  const files = dependencies.files ?? createFormFiles(payload)
  const atomically = createAtomically(payload)
  const place = createPlacing({ payload, addresses, authserv, takeLimit })
  const carryOut = createCarrying(dependencies)

  /** So much may wait for agents: a flood stays in the mailbox, or with the server that sends it. */
  async function isFlood(from: string): Promise<boolean> {
    return (
      (await takeLimit?.('deskMailSender', from)) !== undefined || (await takeLimit?.('deskMail', 'all')) !== undefined
    )
  }

  async function receive(raw: Buffer): Promise<Received> {
    const mail = await readMail(raw).catch((error: unknown) => {
      log.warn({ err: error }, 'a mail to the desk cannot be read')
    })
    if (!mail) return setAside(raw.subarray(0, 65_536), 'unreadable')
    if (await isKnown(payload, mail.key)) return 'known'
    const right = findRight(mail, raw, addresses)
    if (right === undefined && (await isFlood(mail.from.address ?? ''))) return 'later'
    const taken = await takeMailFiles(files, mail)
    const turn = right ? ticketTurn(right.ticket) : `mail-of:${mail.from.address ?? ''}`
    return atomically(turn, async (req): Promise<Received> => {
      if (await isKnown(payload, mail.key, req)) return 'known'
      const decided = await place(req, mail, right)
      await carryOut(req, mail, decided, taken)
      log.info({ state: decided.state, reason: 'reason' in decided ? decided.reason : undefined }, 'a mail to the desk')
      return decided.state
    })
  }

  async function setAside(head: Buffer, reason: 'large' | 'unreadable'): Promise<Received> {
    const key = createHash('sha256').update(head).digest('hex')
    if (await isKnown(payload, key)) return 'known'
    if (await isFlood(reason)) return 'later'
    const mail = await readMail(headersOf(head)).catch(() => undefined)
    const { from, subject } = mail ?? { from: { address: undefined, name: '' }, subject: '' }
    return atomically(`mail-of:${key}`, async (req): Promise<Received> => {
      await writeRow(payload, req, { mail: { key, from, subject }, state: 'waiting', reason })
      return 'waiting'
    })
  }

  return { receive, setAside }
}

/** The headers alone, of which no part can be nested wrongly. */
function headersOf(head: Buffer): Buffer {
  const end = /\r?\n\r?\n/.exec(head.toString('latin1'))
  const lines = head.toString('latin1', 0, end ? end.index : Math.min(head.length, 16_384)).split(/\r?\n(?![ \t])/)
  return Buffer.from(
    lines.filter((line) => /^(?:from|subject|date|to):/i.test(line)).join('\r\n') + '\r\n\r\n',
    'latin1',
  )
}
