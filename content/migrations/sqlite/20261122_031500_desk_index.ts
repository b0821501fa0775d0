import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the agents' desk (content/desk/) is quick by: an index for each of its queues, in the order of the queue, and the words of
 * subjects, messages and notes. The words are filled in by the process once it has started.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX portico_desk_unsolved ON tickets (coalesce(due_at, '9'), id) WHERE status IN ('new', 'open', 'waiting')`)
  await db.run(sql`CREATE INDEX portico_desk_unassigned ON tickets (coalesce(due_at, '9'), id) WHERE assignee_id IS NULL AND status IN ('new', 'open', 'waiting')`)
  await db.run(sql`CREATE INDEX portico_desk_assigned ON tickets (assignee_id, coalesce(due_at, '9'), id) WHERE status IN ('new', 'open', 'waiting')`)
  await db.run(sql`CREATE INDEX portico_desk_running ON tickets (coalesce(due_at, '9'), id, due_at, plan, answered_at, warned_at, breached_at) WHERE status IN ('new', 'open')`)
  await db.run(sql`CREATE INDEX portico_desk_waiting ON tickets (coalesce(last_message_at, ''), id) WHERE status = 'waiting'`)
  await db.run(sql`CREATE INDEX portico_desk_solved ON tickets (coalesce(done_at, ''), id) WHERE status IN ('solved', 'closed')`)
  await db.run(sql`CREATE INDEX portico_desk_history ON ticket_events (ticket_id, id)`)
  await db.run(sql`CREATE VIRTUAL TABLE portico_desk_texts USING fts5(subject, text, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 0 tokenchars '_'")`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX portico_desk_unsolved`)
  await db.run(sql`DROP INDEX portico_desk_unassigned`)
  await db.run(sql`DROP INDEX portico_desk_assigned`)
  await db.run(sql`DROP INDEX portico_desk_running`)
  await db.run(sql`DROP INDEX portico_desk_waiting`)
  await db.run(sql`DROP INDEX portico_desk_solved`)
  await db.run(sql`DROP INDEX portico_desk_history`)
  await db.run(sql`DROP TABLE portico_desk_texts`)
}
