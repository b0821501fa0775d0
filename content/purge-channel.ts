import type { PayloadRequest } from 'payload'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { runnerOf } from './database-transactions.ts'
import { globalRecord } from './global-record.ts'

/** The channel and the table through which a change of a record reaches every process on the same database. */
export const purgeChannelName = 'portico_purge'

/** PostgreSQL refuses notifications of 8,000 bytes and more; a change that large purges everything. */
const payloadLimit = 7000

/**
 * What a change of a record, or of a global by the number 0, is announced as. The collection is always named: an answer that
 * has looked through it keeps that tag alone.
 */
export const tagsOfRecord = (source: string, record: number | string): string[] =>
  record === globalRecord ? [source] : [source, `${source}:${record}`]

/**
 * Announces that whatever was made from `tags` is out of date. It is written inside the transaction of the change, so
 * it is seen exactly when the change is: never before (a page would be made again from the old data) and never without.
 */
export async function publishPurge(req: PayloadRequest, tags: string[]): Promise<void> {
  const runner = await runnerOf(req)
  const text = JSON.stringify(tags)
  if (req.payload.db.name === 'postgres') {
    const payload = text.length > payloadLimit ? '["*"]' : text
    await runner.execute(postgresSql`select pg_notify(${purgeChannelName}, ${payload})`)
  } else {
    await runner.run(sqliteSql`insert into portico_purge (tags, at) values (${text}, ${Date.now()})`)
  }
}
