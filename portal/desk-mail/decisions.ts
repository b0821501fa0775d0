import type { Payload, PayloadRequest, Where } from 'payload'
import type { DeskMailState } from '#content/collections/ticket/desk-inbox.ts'
import type { DeskInbox } from '#content/payload-types.ts'
import type { FileType } from '#domain/form-file/form-files.ts'
import type { Log } from '#lib/log.ts'
import type { Locale } from '#lib/locale.ts'
import type { FileFacts } from '#portal/form-file/form-files.ts'
import { createOutbox } from '#portal/mail/outbox.ts'
import { createOpening, createReplying, ticketTurn } from '#portal/ticket/desk.ts'
import { createAtomically } from '#portal/transaction.ts'
import { writerOf } from './place-mail.ts'
import { subjectOf } from './receive.ts'
import { writeTicketText } from './ticket-text.ts'

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const related = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (value as { id: number }).id : Number(value)

/** The files of a mail as a message takes them over. */
const filesOf = ({ files, id: mail }: DeskInbox): FileFacts[] =>
  (files ?? []).map(({ file: id, name, sha256, size, type }) => ({
    id,
    name,
    sha256,
    size,
    type: type as FileType,
    kind: 'ticket',
    at: mail,
  }))

const textOf = (mail: DeskInbox, language: Locale) =>
  writeTicketText(mail.text ?? '', { files: filesOf(mail), leftOut: mail.leftOut ?? [] }, language) ||
  mail.subject ||
  (language === 'zh' ? '（没有内容）' : '(Nothing in it.)')

interface Dependencies {
  payload: Payload
  log: Log
  origin: string
}

/** The two ways of a mail into a ticket. Each gives the ticket, or nothing when whoever or whatever was chosen has gone. */
function createWays({ log, origin, payload }: Dependencies) {
  const outbox = createOutbox({ payload, log, origin })
  const openTicket = createOpening({ payload, outbox })
  const writeReply = createReplying({ payload, outbox })
  const find = async <Slug extends 'members' | 'tickets'>(req: PayloadRequest, collection: Slug, where: Where) =>
    (await payload.find({ ...withOverrideAccess, collection, where, limit: 1, req })).docs[0]

  return {
    async open(req: PayloadRequest, mail: DeskInbox): Promise<number | undefined> {
      const member = await find(req, 'members', { id: { equals: related(mail.member) } })
      if (member === undefined) return undefined
      const writer = writerOf(member)
      const { language } = writer
      const number = await openTicket(req, writer, {
        draft: mail.key,
        subject: subjectOf({ subject: mail.subject ?? '' }, language),
        text: textOf(mail, language),
        severity: '3',
        category: 'other',
        language,
        copies: [],
        files: filesOf(mail),
      })
      return (await find(req, 'tickets', { number: { equals: number } }))?.id
    },
    async join(req: PayloadRequest, mail: DeskInbox): Promise<number | undefined> {
      const ticket = await find(req, 'tickets', { id: { equals: related(mail.ticket) } })
      if (ticket === undefined) return undefined
      // Under the address that the mail gives: nobody has proved whose it is.
      const author = mail.fromAddress || mail.fromName || '?'
      const text = textOf(mail, ticket.language)
      await writeReply(req, { writer: undefined, author, ticket: ticket.id, text, files: filesOf(mail) })
      return ticket.id
    },
  }
}

/**
 * Carries out what agents decided about mails that wait. The admin is compiled apart and has neither outbox nor the
 * calls' ways into a ticket, so a decision waits with its mail, as answers do. With override access.
 */
export function createDecisions({ log, origin, payload }: Dependencies) {
  const atomically = createAtomically(payload)
  const ways = createWays({ log, origin, payload })
  const inbox = { ...withOverrideAccess, collection: 'desk-inbox', showHiddenFields: true } as const
  const due: Where = { and: [{ state: { equals: 'waiting' } }, { decision: { exists: true } }] }

  async function carryOut(req: PayloadRequest, mail: DeskInbox): Promise<void> {
    const { decision, id } = mail
    const write = (data: Partial<DeskInbox>) =>
      payload.update({ ...withOverrideAccess, collection: 'desk-inbox', id, data, req })
    // What is in a ticket now is kept there alone; what was dismissed is kept nowhere.
    const finish = (state: DeskMailState) => ({ state, text: '', files: [] })
    if (decision === 'dismiss') return void (await write(finish('dismissed')))
    const ticket = await (decision === 'open' ? ways.open(req, mail) : ways.join(req, mail))
    // Without one an agent decides anew.
    if (ticket === undefined) return void (await write({ decision: null }))
    await write({ ...finish(decision === 'open' ? 'opened' : 'joined'), ticket })
  }

  const carryOutOne = ({ id, ticket }: DeskInbox) =>
    atomically(ticket ? ticketTurn(related(ticket)) : `desk-mail:${id}`, async (req) => {
      // As it is by now: another process may have been here.
      const where: Where = { and: [{ id: { equals: id } }, due] }
      const [mail] = (await payload.find({ ...inbox, where, limit: 1, req })).docs
      if (mail !== undefined) await carryOut(req, mail)
      return mail !== undefined
    })

  return {
    /** @returns how many decisions were carried out */
    async carryOut(): Promise<number> {
      const { docs } = await payload.find({ ...inbox, where: due, sort: 'id', limit: 50, pagination: false })
      let count = 0
      for (const mail of docs) {
        try {
          if (await carryOutOne(mail)) count += 1
        } catch (error) {
          // One that cannot be carried out does not hold up the others.
          log.error({ err: error, mail: mail.id }, 'what an agent decided about a mail cannot be carried out')
        }
      }
      return count
    },
  }
}

/** How long it is known which mails came, in milliseconds: the same one may be delivered again for a while. */
const keptFor = 90 * 24 * 60 * 60_000

/** Forgets mails that are done with. Those that wait for an agent stay. */
export async function tidyDeskInbox(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptFor).toISOString()
  const where: Where = { and: [{ state: { not_equals: 'waiting' } }, { receivedAt: { less_than: before } }] }
  await payload.delete({ collection: 'desk-inbox', where, overrideAccess: true })
}
