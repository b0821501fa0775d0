import { isPostgres, openAsk } from '#content/search/ask.ts'
import { type Agent, openTicket } from './acting.ts'
import { presenceFor } from './queues.ts'

/** Somebody else at the same ticket. */
interface Present {
  user: number
  name: string
  isWriting: boolean
}

/** What the screen's beat brings: who else is there, and whether anything has happened. */
export interface Heartbeat {
  present: Present[]
  /** Numbers of the last event, message, note, held answer and deed: another one than before means there is something new. */
  state: string
}

/**
 * Notes that an agent looks at a ticket, and tells who else does. A row for each in the database: the admin is compiled apart
 * and may be several processes.
 */
export async function beat(agent: Agent, ticket: number, isWriting: boolean, now = Date.now()): Promise<Heartbeat> {
  await openTicket(agent, ticket)
  const ask = openAsk(agent.payload)
  const at = new Date(now).toISOString()
  const writing = isPostgres(agent.payload) ? String(isWriting) : isWriting ? 1 : 0
  await ask(
    `INSERT INTO ticket_presences (ticket_id, user_id, is_writing, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (ticket_id, user_id) DO UPDATE SET is_writing = excluded.is_writing, at = excluded.at`,
    [ticket, agent.user.id, writing, at],
  )
  const rows = await ask(
    `SELECT p.user_id AS agent, p.is_writing, u.name FROM ticket_presences p JOIN users u ON u.id = p.user_id
     WHERE p.ticket_id = ? AND p.user_id <> ? AND p.at > ? ORDER BY u.name`,
    [ticket, agent.user.id, new Date(now - presenceFor).toISOString()],
  )
  const parts = ['ticket_events', 'ticket_messages', 'ticket_notes', 'ticket_held_answers']
  const columns = parts.map((table, index) => `(SELECT max(id) FROM ${table} WHERE ticket_id = ?) AS c${index}`)
  // What is about to come from another ticket counts here, too.
  columns.push(`(SELECT max(id) FROM ticket_held_deeds WHERE ticket_id = ? OR other_id = ?) AS c${parts.length}`)
  const [state] = await ask(
    `SELECT ${columns.join(', ')}`,
    [...parts, 0, 0].map(() => ticket),
  )
  return {
    present: rows.map((row) => ({
      user: Number(row.agent),
      name: String(row.name),
      isWriting: Boolean(row.is_writing),
    })),
    state: columns.map((_, index) => Number(state?.[`c${index}`] ?? 0)).join('.'),
  }
}

/** The agent looks at something else now. Rows of long ago go with it. */
export async function leave({ payload, user }: Agent, ticket: number): Promise<void> {
  await openAsk(payload)('DELETE FROM ticket_presences WHERE (ticket_id = ? AND user_id = ?) OR at < ?', [
    ticket,
    user.id,
    new Date(Date.now() - 10 * presenceFor).toISOString(),
  ])
}
