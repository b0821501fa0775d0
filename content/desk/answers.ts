import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { noteEvent } from './note-event.ts'
import type { TicketHeldAnswer } from '#content/payload-types.ts'
import { afterAnswer, ticketLimits, undoFor } from '#domain/ticket/ticket.ts'
import { eraseAgentFiles, filesInput, openAgentFiles, takeOver } from './agent-files.ts'
import { type Agent, withOverrideAccess, DeskRefusal, idOf, onTicket, refuseConflict, type Seen } from './acting.ts'
import { runPending } from './held.ts'

const text = z.string().trim().min(1).max(ticketLimits.text)

/** An answer to the customer. A note is another type with another way: neither can be taken for the other. */
export const answerInput = z.object({ text, thenStatus: z.enum(afterAnswer), files: filesInput })
export type Answer = z.output<typeof answerInput>
export const noteInput = z.object({ text, files: filesInput })
export type Note = z.output<typeof noteInput>

const held = { ...withOverrideAccess, collection: 'ticket-held-answers' } as const
const notes = { ...withOverrideAccess, collection: 'ticket-notes' } as const

/**
 * Holds an answer for the half minute in which it can be taken back; the round of {@link sendPendingAnswers} makes a message of it.
 * @throws DeskRefusal `clash` when somebody has written since the agent looked
 */
export function scheduleAnswer(agent: Agent, ticket: number, seen: Seen, answer: Answer, now = Date.now()) {
  return onTicket(agent, ticket, async (req, found) => {
    if (found.mergedInto) throw new DeskRefusal('merged')
    await refuseConflict(req, ticket, seen, ['message'])
    const { id: user, name: author } = agent.user
    const sendAt = new Date(now + undoFor).toISOString()
    const files = await openAgentFiles(agent.payload, answer.files)
    const data = { ...answer, files, ticket, user, author, sendAt }
    const { id } = await agent.payload.create({ ...held, data, req })
    return { id, sendAt }
  })
}

/** Takes an answer back, by whoever wrote it, and erases its files. @returns its text @throws DeskRefusal `sent` when it is too late */
export async function undoAnswer(agent: Agent, ticket: number, id: number): Promise<{ text: string }> {
  const { files, text: written } = await onTicket(agent, ticket, async (req) => {
    const own: Where[] = [{ id: { equals: id } }, { ticket: { equals: ticket } }, { user: { equals: agent.user.id } }]
    const { docs } = await agent.payload.find({ ...held, where: { and: own }, limit: 1, showHiddenFields: true, req })
    if (docs[0] === undefined) throw new DeskRefusal('sent')
    await agent.payload.delete({ ...held, id, req })
    await noteEvent(req, ticket, { kind: 'withdrawn' })
    return docs[0]
  })
  // Not before it is committed: a file that an answer still has must not be gone.
  await eraseAgentFiles(agent.payload, files)
  return { text: written }
}

/** Makes a message of a held answer. The hooks sign it with its writer; of an account that is gone the name is left. */
async function sendHeld(req: PayloadRequest, answer: TicketHeldAnswer): Promise<boolean> {
  const { payload } = req
  const id = Number(idOf(answer.ticket))
  const { mergedInto } = await payload.findByID({ ...withOverrideAccess, collection: 'tickets', id, req })
  const { author, text: written, thenStatus } = answer
  const data = {
    ticket: idOf(mergedInto) ?? id,
    text: written,
    thenStatus,
    kind: 'agent' as const,
    author,
    at: new Date().toISOString(),
    files: takeOver(answer.files),
  }
  await payload.create({ ...withOverrideAccess, collection: 'ticket-messages', data, req })
  return true
}

/** Sends the answers whose half minute is over: each becomes a message of its ticket, once. @returns how many */
export function sendPendingAnswers(payload: Payload, now = new Date()): Promise<number> {
  return runPending(payload, held.collection, now, sendHeld)
}

/** Writes a note for agents. As the house, because nobody adds files by hand; its hook signs it. */
export function addNote(agent: Agent, ticket: number, { files: sealed, text: written }: Note) {
  return onTicket(agent, ticket, async (req) => {
    const data = { ticket, text: written, files: await openAgentFiles(agent.payload, sealed) }
    const { id } = await agent.payload.create({ ...notes, data, req })
    return { id }
  })
}

/** Takes a note back within the half minute, by whoever wrote it, and erases its files. @throws DeskRefusal `sent` when it is too late */
export async function withdrawNote(agent: Agent, ticket: number, id: number, now = Date.now()) {
  const { files, text: written } = await onTicket(agent, ticket, async (req) => {
    const where: Where = {
      and: [
        { id: { equals: id } },
        { ticket: { equals: ticket } },
        { user: { equals: agent.user.id } },
        { createdAt: { greater_than: new Date(now - undoFor).toISOString() } },
      ],
    }
    const { docs } = await agent.payload.find({ ...notes, where, limit: 1, showHiddenFields: true, req })
    if (docs[0] === undefined) throw new DeskRefusal('sent')
    await agent.payload.delete({ ...notes, id, req })
    await noteEvent(req, ticket, { kind: 'withdrawn', after: 'note' })
    return docs[0]
  })
  await eraseAgentFiles(agent.payload, files)
  return { text: written }
}
