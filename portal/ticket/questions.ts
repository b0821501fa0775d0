import { openFileStore } from '#domain/storage/private-files.ts'
import { isBucketAway } from '#domain/storage/private-objects.ts'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { CalendarName } from '#domain/desk/calendars.ts'
import type { PlanName } from '#domain/desk/plans.ts'
import type { StatusChange } from '#domain/desk/promise.ts'
import type { Hold } from '#domain/storage/held-files.ts'
import type { TicketStatus } from '#domain/ticket/ticket.ts'

type Id = number | string

/** By whom and under which promises somebody's tickets are. */
export interface Standing {
  organisation?: { id: number; title: string }
  plan: PlanName
  calendar: CalendarName
}

/** A change of a ticket's status or severity, as its customer may see it. */
export interface HistoryEntry {
  kind: 'status' | 'severity'
  value: string
  at: string
  by: 'customer' | 'agent' | 'house'
}

/** What calls ask of tickets beside the tickets themselves. */
export interface TicketQuestions {
  standingOf: (member: Id) => Promise<Standing>
  historyOf: (ticket: Id) => Promise<HistoryEntry[]>
  namesOf: (members: readonly Id[]) => Promise<Map<string, string>>
  has: (ticket: Id) => Promise<boolean>
  /** The number of the ticket that the member's draft became, if it did. */
  openedFrom: (member: Id, draft: string) => Promise<string | undefined>
  /** Files of a ticket's messages that are not handed out, by their rows. */
  holdsOf: (ticket: Id) => Promise<Map<string, Hold>>
  /** Name in the store of a file of a message. */
  storedFile: (message: number, row: string) => Promise<string | undefined>
}

/** With override access: members change no record by themselves. */
const withOverrideAccess = { overrideAccess: true, depth: 0 } as const
const all = { ...withOverrideAccess, pagination: false, limit: 0 } as const

/** What a draft is called among those of everybody. */
export const draftKey = (member: Id, draft: string) => `${member} ${draft}`

/** The number of the ticket that a draft became. */
export async function readOpened(payload: Payload, member: Id, draft: string, req?: PayloadRequest) {
  const where: Where = { key: { equals: draftKey(member, draft) } }
  const options = { ...withOverrideAccess, collection: 'tickets', where, limit: 1, ...(req && { req }) } as const
  const { docs } = await payload.find(options)
  return docs[0]?.number
}

export async function readStanding(payload: Payload, member: Id, req?: PayloadRequest): Promise<Standing> {
  const where: Where = { people: { equals: member } }
  const options = {
    ...withOverrideAccess,
    collection: 'organisations',
    where,
    limit: 1,
    sort: 'id',
    ...(req && { req }),
  } as const
  const { docs } = await payload.find(options)
  const [found] = docs
  if (found === undefined) return { plan: 'standard', calendar: 'china' }
  const { calendar, id, plan, title } = found
  return { organisation: { id, title }, plan, calendar }
}

/** The statuses of a ticket from its beginning, for its promises. */
export function changesOf(history: readonly HistoryEntry[]): StatusChange[] {
  return history
    .filter(({ kind }) => kind === 'status')
    .map(({ at, value }) => ({ at: Date.parse(at), status: value as TicketStatus }))
}

/** The changes of a ticket that its customer may see. */
export async function readHistory(payload: Payload, ticket: Id, req?: PayloadRequest): Promise<HistoryEntry[]> {
  const where: Where = { and: [{ ticket: { equals: ticket } }, { kind: { in: ['status', 'severity'] } }] }
  const sort = ['at', 'id']
  const { docs } = await payload.find({
    ...all,
    collection: 'ticket-events',
    where,
    sort,
    showHiddenFields: true,
    ...(req && { req }),
  })
  return docs.map(({ after, at, kind, member, user }) => ({
    kind: kind as HistoryEntry['kind'],
    value: after ?? '',
    at: String(at),
    by: user ? 'agent' : member ? 'customer' : 'house',
  }))
}

/** What is said of a file is no reason for a ticket not to be shown; whoever downloads it is told. */
function goOnWithoutBucket(error: unknown): undefined {
  if (!isBucketAway(error)) throw error
}

export function createQuestions(payload: Payload): TicketQuestions {
  return {
    standingOf: (member) => readStanding(payload, member),
    historyOf: (ticket) => readHistory(payload, ticket),
    openedFrom: (member, draft) => readOpened(payload, member, draft),
    async namesOf(members) {
      const where: Where = { id: { in: [...new Set(members)] } }
      const { docs } = await payload.find({ ...all, collection: 'members', where })
      return new Map(docs.map(({ id, name }) => [String(id), name]))
    },
    has: async (ticket) =>
      (await payload.count({ collection: 'tickets', where: { id: { equals: ticket } }, overrideAccess: true }))
        .totalDocs > 0,
    async holdsOf(ticket) {
      const where: Where = { ticket: { equals: ticket } }
      const { docs } = await payload.find({ ...all, collection: 'ticket-messages', where, showHiddenFields: true })
      const store = openFileStore()
      const holds = new Map<string, Hold>()
      for (const { file, id } of docs.flatMap(({ files }) => files ?? [])) {
        const hold = await store.holdOf(file).catch(goOnWithoutBucket)
        if (hold !== undefined && id) holds.set(id, hold)
      }
      return holds
    },
    async storedFile(message, row) {
      const where: Where = { id: { equals: message } }
      const { docs } = await payload.find({ ...all, collection: 'ticket-messages', where, showHiddenFields: true })
      return docs[0]?.files?.find(({ id }) => id === row)?.file
    },
  }
}
