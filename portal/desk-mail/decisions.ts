import type { Payload, PayloadRequest, Where } from 'payload'
import type { DeskMailState } from '#content/collections/desk-inbox.ts'
import type { DeskInbox } from '#content/payload-types.ts'
import { fileTypes } from '#lib/form-files.ts'
import type { Log } from '#lib/log.ts'
import { defaultLocale } from '#lib/locale.ts'
import type { FileFacts } from '../form-files/form-files.ts'
import { createOutbox } from '../mail/outbox.ts'
import { createOpening, createReplying, ticketTurn } from '../ticket/desk.ts'
import { createAtomically } from '../transaction.ts'
import { writerOf } from './place-mail.ts'
import { subjectOf } from './receive.ts'
import { writeTicketText } from './ticket-text.ts'

const asHouse = { overrideAccess: true, depth: 0 } as const
const related = (value: unknown): number =>
  typeof value === 'object' && value !== null ? (value as { id: number }).id : Number(value)

/** The files of a mail as a message takes them over. */
const filesOf = ({ files, id: mail }: DeskInbox): FileFacts[] =>
  (files ?? []).map(({ file: id, name, sha256, size, type }) => ({
    id,
    name,
    sha256,
    size,
    type: type as keyof typeof fileTypes,
    kind: 'ticket',
    at: mail,
  }))

/**
 * Carries out what agents decided about mails that wait. The admin is compiled apart and has neither outbox nor the
 * calls' ways into a ticket, so a decision waits with its mail, as answers do. With the authority of the house.
 */
export function createDecisions({ log, origin, payload }: { payload: Payload; log: Log; origin: string }) {
  const atomically = createAtomically(payload)
  const outbox = createOutbox({ payload, log, origin })
  const openTicket = createOpening({ payload, outbox })
  const writeReply = createReplying({ payload, outbox })
  const inbox = { ...asHouse, collection: 'desk-inbox', showHiddenFields: true } as const
  const due: Where = { and: [{ state: { equals: 'waiting' } }, { decision: { exists: true } }] }

  async function open(req: PayloadRequest, mail: DeskInbox): Promise<number | undefined> {
    const where = { id: { equals: related(mail.member) } }
    const [member] = (await payload.find({ ...asHouse, collection: 'members', where, limit: 1, req })).docs
    if (member === undefined) return undefined
    const writer = writerOf(member)
    const number = await openTicket(req, writer, {
      draft: mail.key,
      subject: subjectOf({ subject: mail.subject ?? '' }, writer.language),
      text: textOf(mail, writer.language),
      severity: '3',
      category: 'other',
      language: writer.language,
      copies: [],
      files: filesOf(mail),
    })
    const opened = await payload.find({
      ...asHouse,
      collection: 'tickets',
      where: { number: { equals: number } },
      limit: 1,
      req,
    })
    return opened.docs[0]?.id
  }

  async function join(req: PayloadRequest, mail: DeskInbox): Promise<number | undefined> {
    const where = { id: { equals: related(mail.ticket) } }
    const [ticket] = (await payload.find({ ...asHouse, collection: 'tickets', where, limit: 1, req })).docs
    if (ticket === undefined) return undefined
    // Under the address that the mail gives: nobody has proved whose it is.
    const author = mail.fromAddress || mail.fromName || '?'
    await writeReply(req, {
      writer: undefined,
      author,
      ticket: ticket.id,
      text: textOf(mail, ticket.language),
      files: filesOf(mail),
    })
    return ticket.id
  }

  const textOf = (mail: DeskInbox, language: 'zh' | 'en') =>
    writeTicketText(mail.text ?? '', { files: filesOf(mail), leftOut: mail.leftOut ?? [] }, language) ||
    mail.subject ||
    (language === defaultLocale ? '（没有内容）' : '(Nothing in it.)')

  async function carryOut(req: PayloadRequest, mail: DeskInbox): Promise<void> {
    const { decision, id } = mail
    const finish = (state: DeskMailState, ticket?: number) => {
      // What is in a ticket now is kept there alone; what was dismissed is kept nowhere.
      const data = { state, text: '', files: [], ...(ticket !== undefined && { ticket }) }
      return payload.update({ ...asHouse, collection: 'desk-inbox', id, data, req })
    }
    if (decision === 'dismiss') return void (await finish('dismissed'))
    const ticket = decision === 'open' ? await open(req, mail) : await join(req, mail)
    if (ticket !== undefined) return void (await finish(decision === 'open' ? 'opened' : 'joined', ticket))
    // Whoever or whatever was chosen has gone since: an agent decides anew.
    await payload.update({ ...asHouse, collection: 'desk-inbox', id, data: { decision: null }, req })
  }

  return {
    /** @returns how many decisions were carried out */
    async carryOut(): Promise<number> {
      const { docs } = await payload.find({ ...inbox, where: due, sort: 'id', limit: 50, pagination: false })
      let count = 0
      for (const { id, ticket } of docs) {
        const isDone = await atomically(ticket ? ticketTurn(related(ticket)) : `desk-mail:${id}`, async (req) => {
          // As it is by now: another process may have been here.
          const where: Where = { and: [{ id: { equals: id } }, due] }
          const [mail] = (await payload.find({ ...inbox, where, limit: 1, req })).docs
          if (mail === undefined) return false
          await carryOut(req, mail)
          return true
        }).catch((error: unknown) => {
          // One that cannot be carried out does not hold up the others.
          log.error({ err: error, mail: id }, 'what an agent decided about a mail cannot be carried out')
          return false
        })
        if (isDone) count += 1
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
