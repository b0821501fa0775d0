import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the agents' desk (content/desk/) is quick by: an index for each of its queues, in the order of the queue, and the words of
 * subjects, messages and notes. The words are filled in by the process once it has started.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX portico_desk_unsolved ON tickets ((coalesce(due_at, 'infinity'::timestamptz)), id) WHERE status IN ('new', 'open', 'waiting')`)
  await db.execute(sql`CREATE INDEX portico_desk_unassigned ON tickets ((coalesce(due_at, 'infinity'::timestamptz)), id) WHERE assignee_id IS NULL AND status IN ('new', 'open', 'waiting')`)
  await db.execute(sql`CREATE INDEX portico_desk_assigned ON tickets (assignee_id, (coalesce(due_at, 'infinity'::timestamptz)), id) WHERE status IN ('new', 'open', 'waiting')`)
  await db.execute(sql`CREATE INDEX portico_desk_running ON tickets ((coalesce(due_at, 'infinity'::timestamptz)), id, due_at, plan, answered_at, warned_at, breached_at) WHERE status IN ('new', 'open')`)
  await db.execute(sql`CREATE INDEX portico_desk_waiting ON tickets ((coalesce(last_message_at, '-infinity'::timestamptz)), id) WHERE status = 'waiting'`)
  await db.execute(sql`CREATE INDEX portico_desk_solved ON tickets ((coalesce(done_at, '-infinity'::timestamptz)), id) WHERE status IN ('solved', 'closed')`)
  await db.execute(sql`CREATE INDEX portico_desk_history ON ticket_events (ticket_id, id)`)
  await db.execute(sql`CREATE TABLE portico_desk_texts (id bigint PRIMARY KEY NOT NULL, is_subject boolean NOT NULL, tokens tsvector NOT NULL)`)
  await db.execute(sql`CREATE INDEX portico_desk_texts_order ON portico_desk_texts (is_subject, id)`)
  await db.execute(sql`CREATE INDEX portico_desk_texts_subject ON portico_desk_texts USING gin (tokens) WHERE is_subject`)
  await db.execute(sql`CREATE INDEX portico_desk_texts_text ON portico_desk_texts USING gin (tokens) WHERE NOT is_subject`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX portico_desk_unsolved`)
  await db.execute(sql`DROP INDEX portico_desk_unassigned`)
  await db.execute(sql`DROP INDEX portico_desk_assigned`)
  await db.execute(sql`DROP INDEX portico_desk_running`)
  await db.execute(sql`DROP INDEX portico_desk_waiting`)
  await db.execute(sql`DROP INDEX portico_desk_solved`)
  await db.execute(sql`DROP INDEX portico_desk_history`)
  await db.execute(sql`DROP TABLE portico_desk_texts`)
}
