import type { Payload, PayloadRequest, Where } from 'payload'
import type { Ticket as StoredTicket } from '#content/payload-types.ts'
import { noteEvent } from '#content/desk/note-event.ts'
import type { Log } from '#lib/log.ts'
import { createOutbox } from '#portal/mail/outbox.ts'
import { createAtomically } from '#portal/transaction.ts'
import { changesOf, type HistoryEntry, readHistory } from './questions.ts'
import { promisesOf } from '#domain/desk/promises.ts'
import { doneStatuses } from '#domain/ticket/ticket.ts'
import { createTicketMails } from './ticket-mails.ts'

/** How many tickets are read at once. */
const batch = 200

const withOverrideAccess = { overrideAccess: true, depth: 0 } as const

/** What nobody was told of for so long is no news any more, in milliseconds. */
const newsFor = 24 * 60 * 60_000

export interface Rounds {
  /** Tells agents of tickets that somebody else gave them, and customers of theirs that were merged or split. @returns how many events were looked at */
  tellEvents: () => Promise<number>
  /** Writes the mails of answers that agents wrote in the admin. @returns how many answers */
  mailAnswers: () => Promise<number>
  /** Renews due times, and notes each promise that is near its end or past it, once. @returns how many were noted */
  watchPromises: (now?: Date) => Promise<number>
}

/** Numbers of record of the next tickets that are neither solved nor closed, after one. */
async function findRunning(payload: Payload, after: number): Promise<number[]> {
  const where: Where = { and: [{ status: { not_in: [...doneStatuses] } }, { id: { greater_than: after } }] }
  const options = { ...withOverrideAccess, collection: 'tickets', where, pagination: false } as const
  const { docs } = await payload.find({ ...options, sort: 'id', limit: batch, select: { number: true } })
  return docs.map(({ id }) => id)
}

/** What a ticket has to be told at a moment. */
function judge(ticket: StoredTicket, history: readonly HistoryEntry[], now: Date) {
  const promises = promisesOf(ticket, changesOf(history), now.getTime())
  const open = promises.filter(({ state }) => state === 'running' || state === 'broken')
  const first = promises.find(({ kind }) => kind === 'firstAnswer')
  const due = !ticket.answeredAt && first?.state !== 'paused' ? first?.due : undefined
  const dueAt = due === undefined ? null : new Date(due).toISOString()
  const isBroken = open.some(({ kind, state }) => state === 'broken' && !(kind === 'firstAnswer' && ticket.answeredAt))
  const isNear = open.some(
    ({ state, warning }) => state === 'running' && warning !== undefined && warning <= now.getTime(),
  )
  const breach = isBroken && !ticket.breachedAt
  const warning = isNear && !ticket.warnedAt && !isBroken
  const at = now.toISOString()
  const changes = {
    ...((ticket.dueAt ?? null) !== dueAt && { dueAt }),
    ...(breach && { breachedAt: at }),
    ...(warning && { warnedAt: at }),
  }
  return { breach, warning, changes }
}

/** Events are mailed once. An assignment is when it still holds and is not the agent's own doing. @returns whether there was one */
function createEventNotices({ log, origin, payload }: { payload: Payload; log: Log; origin: string }) {
  const atomically = createAtomically(payload)
  const mails = createTicketMails(payload, createOutbox({ payload, log, origin }))
  return () =>
    atomically('ticket events', async (req) => {
      const since = new Date(Date.now() - newsFor).toISOString()
      const where: Where = {
        and: [
          { kind: { in: ['assignee', 'merged', 'splitFrom'] } },
          { mailedAt: { exists: false } },
          { at: { greater_than: since } },
        ],
      }
      const events = { ...withOverrideAccess, collection: 'ticket-events', req } as const
      const options = { ...events, where, sort: 'id', limit: 1, pagination: false, showHiddenFields: true }
      const [next] = (await payload.find(options)).docs
      if (next === undefined) return false
      const ticket = await payload.findByID({
        ...withOverrideAccess,
        collection: 'tickets',
        id: next.ticket as number,
        req,
      })
      const given = Number(next.after)
      if (next.kind === 'merged') await mails.merged(req, ticket)
      else if (next.kind === 'splitFrom') await mails.split(req, ticket, next.after ?? '')
      else if (ticket.assignee === given && next.user !== given) await mails.assigned(req, ticket.id)
      await payload.update({ ...events, id: next.id, data: { mailedAt: new Date().toISOString() } })
      return true
    })
}

/**
 * What follows from an agent's work without a customer's call. Answers are written in the admin, which has no mails: each
 * waits with its ticket, and is mailed once, in the transaction that says so. With override access.
 */
export function createRounds({ log, origin, payload }: { payload: Payload; log: Log; origin: string }): Rounds {
  const atomically = createAtomically(payload)
  const mails = createTicketMails(payload, createOutbox({ payload, log, origin }))

  const mailNext = () =>
    atomically('ticket answers', async (req) => {
      const where: Where = { and: [{ kind: { equals: 'agent' } }, { mailedAt: { exists: false } }] }
      const messages = { ...withOverrideAccess, collection: 'ticket-messages', req } as const
      const { docs } = await payload.find({ ...messages, where, sort: 'id', limit: 1, pagination: false })
      const [next] = docs
      if (next === undefined) return false
      await mails.answered(req, next.ticket as number, next)
      await payload.update({ ...messages, id: next.id, data: { mailedAt: new Date().toISOString() } })
      return true
    })

  const tellNext = createEventNotices({ payload, log, origin })

  async function watch(req: PayloadRequest, ticket: StoredTicket, now: Date): Promise<boolean> {
    const history = await readHistory(payload, ticket.id, req)
    const { breach, changes, warning } = judge(ticket, history, now)
    if (Object.keys(changes).length === 0) return false
    await payload.update({ ...withOverrideAccess, collection: 'tickets', id: ticket.id, data: changes, req })
    if (!breach && !warning) return false
    await noteEvent(req, ticket.id, { kind: breach ? 'breach' : 'warning', at: now.toISOString() })
    await mails.due(req, ticket.id)
    return true
  }

  return {
    async mailAnswers() {
      let count = 0
      while (await mailNext()) count += 1
      return count
    },
    async tellEvents() {
      let count = 0
      while (await tellNext()) count += 1
      return count
    },
    async watchPromises(now = new Date()) {
      let count = 0
      for (let ids = await findRunning(payload, 0); ids.length > 0; ids = await findRunning(payload, ids.at(-1) ?? 0)) {
        for (const id of ids) {
          const isNoted = await atomically(`ticket:${id}`, async (req) => {
            // As it is by now: somebody may have answered since the list was read.
            const where = { id: { equals: id } }
            const { docs } = await payload.find({ ...withOverrideAccess, collection: 'tickets', where, limit: 1, req })
            return docs[0] !== undefined && (await watch(req, docs[0], now))
          })
          if (isNoted) count += 1
        }
      }
      return count
    },
  }
}
