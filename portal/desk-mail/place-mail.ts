import type { Payload, PayloadRequest, Where } from 'payload'
import type { DeskMailReason } from '#content/collections/ticket/desk-inbox.ts'
import type { Member, Ticket } from '#content/payload-types.ts'
import { copyReceiver, type DeskAddresses, isStaffReceiver, type ReplyRight } from '#domain/desk-mail/desk-address.ts'
import { type Authentication, judgeMail, readAuthentication } from '#domain/desk-mail/judge-mail.ts'
import type { ReadMail } from '#domain/desk-mail/read-mail.ts'
import { isDone } from '#domain/ticket/ticket.ts'
import type { TakeLimit } from '#portal/limit.ts'
import type { Writer } from '#portal/ticket/desk.ts'
import { canReopen } from '#portal/ticket/ticket-detail.ts'
import { followMerger } from '#portal/ticket/follow-merger.ts'

/** Where a mail goes: into a ticket as its writer's message, into a new one, or to the agents with why. */
export type Place =
  /** Without a writer it is somebody's in copy, under their address. */
  | { state: 'joined'; ticket: Ticket; writer: Writer | undefined; author: string }
  | { state: 'opened'; writer: Writer }
  | { state: 'waiting'; reason: DeskMailReason; ticket?: Ticket | undefined; member?: Member | undefined }
  | { state: 'noted'; reason: DeskMailReason; ticket?: Ticket | undefined }

interface Dependencies {
  payload: Payload
  addresses: DeskAddresses
  /** The mail server whose findings about senders are believed. */
  authserv: string | undefined
  takeLimit?: TakeLimit | undefined
}

const withOverrideAccess = { overrideAccess: true, depth: 0, limit: 1, pagination: false } as const
export const writerOf = ({ email, id, language, name }: Member): Writer => ({ id, name, email, language })

export const isInCopy = ({ copies }: Ticket, email: string) => copies?.includes(email) === true
/** Whether the customer has let somebody in copy answer in the ticket. */
export const mayCopyAnswer = (ticket: Ticket, email: string) =>
  isInCopy(ticket, email) && ticket.confirmedCopies?.includes(email) === true

/** The right that a mail shows: in an address that it went to, in what it answers, or in a mail that it returns. */
export function findRight(mail: ReadMail, raw: Buffer, addresses: DeskAddresses): ReplyRight | undefined {
  const own = mail.receivers.filter((each) => addresses.isOwn(each))
  const shown = addresses.read([...own, ...mail.answers].join(' '))
  const isReport = /^multipart\/report/i.test(mail.headers.get('content-type')?.[0] ?? '')
  return shown ?? (isReport ? addresses.read(raw.toString('latin1', 0, 200_000)) : undefined)
}

/** What the sender may: rights are looked up anew for each mail, by the rules of the site. */
function createLookUp({ payload }: Pick<Dependencies, 'payload'>) {
  return {
    async member(req: PayloadRequest, email: string | undefined): Promise<Member | undefined> {
      if (email === undefined) return undefined
      const where: Where = { and: [{ email: { equals: email } }, { blocked: { not_equals: true } }] }
      return (await payload.find({ ...withOverrideAccess, collection: 'members', where, req })).docs[0]
    },
    async isBlocked(req: PayloadRequest, email: string): Promise<boolean> {
      const where: Where = { and: [{ email: { equals: email } }, { blocked: { equals: true } }] }
      return (await payload.count({ collection: 'members', where, overrideAccess: true, req })).totalDocs > 0
    },
    async ticket(req: PayloadRequest, id: number): Promise<Ticket | undefined> {
      const where: Where = { id: { equals: await followMerger(payload, req, id) } }
      return (await payload.find({ ...withOverrideAccess, collection: 'tickets', where, req })).docs[0]
    },
    /** Whether the member would find the ticket on the site: the one rule for who may write in it. */
    async maySee(req: PayloadRequest, member: Member, ticket: Ticket): Promise<boolean> {
      const user = { ...member, collection: 'members' as const }
      const asMember = { ...withOverrideAccess, overrideAccess: false, collection: 'tickets', user } as const
      // The access rule reads the request's user; it is this member for the one question.
      const before = req.user
      try {
        const where = { id: { equals: ticket.id } }
        return (await payload.find({ ...asMember, where, req: Object.assign(req, { user }) })).docs.length > 0
      } finally {
        req.user = before
      }
    },
  }
}

/** Decides about a mail, in the transaction of its caller. It writes nothing. */
export function createPlacing({ addresses, authserv, payload, takeLimit }: Dependencies) {
  const lookUp = createLookUp({ payload })
  const isTooMuch = async (...asked: Parameters<TakeLimit>) => (await takeLimit?.(...asked)) !== undefined

  async function placeReply(
    req: PayloadRequest,
    asked: { ticket: Ticket; right: ReplyRight; member: Member | undefined; from: string; proof: Authentication },
  ): Promise<Place> {
    const { from, member, proof, right, ticket } = asked
    const wait = (reason: DeskMailReason): Place => ({ state: 'waiting', reason, ticket, member })
    if (proof === 'fail') return wait('forged')
    const isCopy = right.to === copyReceiver(from)
    if (isCopy && (!mayCopyAnswer(ticket, from) || (await lookUp.isBlocked(req, from)))) return wait('copy')
    // Given to a member who sees the ticket, as its customer does and the colleagues who want its mails.
    const isGivenToMember = right.to.startsWith('m')
    const isMembers = member !== undefined && isGivenToMember && (await lookUp.maySee(req, member, ticket))
    if (!isCopy && !isMembers) return wait('stranger')
    if (isDone(ticket.status) && !canReopen({ ...ticket })) return wait('late')
    const writer = isMembers ? writerOf(member) : undefined
    if (await isTooMuch('ticketMessage', writer ? String(writer.id) : `${ticket.id} ${from}`)) return wait('many')
    return { state: 'joined', ticket, writer, author: writer?.name ?? from }
  }

  return async function place(req: PayloadRequest, mail: ReadMail, right: ReplyRight | undefined): Promise<Place> {
    const from = mail.from.address ?? ''
    const isOurs = (text: string) => addresses.isOwn(text) || addresses.read(text) !== undefined
    const kind = judgeMail(mail.headers, from, mail.subject, isOurs)
    const ticket = right && (await lookUp.ticket(req, right.ticket))
    // An agent's absence says nothing of the customer.
    const isStaffs = right !== undefined && isStaffReceiver(right.to)
    if (kind !== 'person') return { state: 'noted', reason: kind, ticket: isStaffs ? undefined : ticket }
    if (mail.text === '' && mail.attachments.length === 0) return { state: 'noted', reason: 'empty', ticket }
    const proof = readAuthentication(mail.headers, from, authserv)
    const member = await lookUp.member(req, mail.from.address)
    if (right && ticket) return placeReply(req, { ticket, right, member, from, proof })
    if (proof === 'fail') return { state: 'waiting', reason: 'forged' }
    if (member === undefined) return { state: 'waiting', reason: 'unknown' }
    if (proof !== 'pass') return { state: 'waiting', reason: 'unproved', member }
    if (await isTooMuch('ticketByMail', String(member.id))) return { state: 'waiting', reason: 'many', member }
    return { state: 'opened', writer: writerOf(member) }
  }
}
