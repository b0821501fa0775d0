import type { Payload, PayloadRequest, Where } from 'payload'
import { mailboxOf } from '#content/mailboxes.ts'
import type { Member, Ticket, User } from '#content/payload-types.ts'
import type { Locale } from '#lib/locale.ts'
import { defaultLocale } from '#lib/locale.ts'
import { env } from '#lib/env.ts'

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const all = { ...withOverrideAccess, pagination: false, limit: 0 } as const
const related = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** What staff can be told by mail, each by a switch of their own record. */
export type StaffNotice = 'new' | 'assigned' | 'replied' | 'due'
const switches = {
  new: 'mailsOfNewTickets',
  assigned: 'mailsOfAssignments',
  replied: 'mailsOfReplies',
  due: 'mailsOfBreaches',
} as const satisfies Record<StaffNotice, keyof User>

export interface StaffReceiver {
  /** Number of the record; 0 for the mailbox of the house. */
  id: number
  email: string
  language: Locale
}

const serves = ({ roles }: User) => roles.includes('agent') || roles.includes('administrator')

/** Who is told of a ticket, by what each of them chose. With override access. */
export function createMailReceivers(payload: Payload) {
  /** The mailbox of the house: its reader’s language is not known, the admin’s default is. */
  async function mailbox(req: PayloadRequest): Promise<StaffReceiver[]> {
    const house = await payload.findGlobal({ slug: 'site', ...withOverrideAccess, locale: defaultLocale, req })
    const email = mailboxOf(house, 'ticket', env.MAIL_FROM)
    return email ? [{ id: 0, email, language: defaultLocale }] : []
  }
  const findUsers = async (req: PayloadRequest, where: Where) =>
    (await payload.find({ ...all, collection: 'users', where, req })).docs.filter(serves)
  const receiver = ({ email, id, language }: User): StaffReceiver => ({
    id,
    email,
    language: language ?? defaultLocale,
  })

  return {
    /**
     * The agent who answers, if that is their choice; for a ticket of nobody those who want to know of new ones, and
     * otherwise the mailbox of the house.
     */
    async staff(req: PayloadRequest, ticket: Ticket, notice: StaffNotice): Promise<StaffReceiver[]> {
      const assignee = related(ticket.assignee)
      const [agent] = assignee === undefined ? [] : await findUsers(req, { id: { equals: assignee } })
      if (agent) return agent[switches[notice]] === false ? [] : [receiver(agent)]
      if (notice === 'assigned') return []
      const told = (await findUsers(req, { mailsOfNewTickets: { equals: true } })).filter(
        (user) => notice !== 'due' || user.mailsOfBreaches !== false,
      )
      return told.length > 0 ? told.map(receiver) : mailbox(req)
    },
    /** The customer and the colleagues in the ticket's organisation, each if that is their choice. */
    async members(req: PayloadRequest, ticket: Ticket): Promise<Member[]> {
      const owner = related(ticket.member)
      const organisation = related(ticket.organisation)
      const where: Where = { id: { equals: organisation ?? 0 } }
      const { docs } = await payload.find({ ...all, collection: 'organisations', where, req })
      const people = docs.flatMap(({ people: some }) => some ?? []).map((each) => related(each))
      const ids = [...new Set([owner, ...people])].filter((each) => each !== undefined)
      const found = await payload.find({ ...all, collection: 'members', where: { id: { in: ids } }, req })
      return found.docs.filter(({ blocked, id, ticketMails }) =>
        blocked ? false : id === owner ? ticketMails !== 'none' : ticketMails === 'all',
      )
    },
  }
}
