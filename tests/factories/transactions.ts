import { randomUUID } from 'node:crypto'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { runnerOf, type TransactionalDatabase } from '#content/database-transactions.ts'
import { createAtomically } from '#content/transaction.ts'
import type { TestPortal } from '../setup/portal.ts'

/** Statements and records in transactions of the portal under test. */
export function useTransactions(test: Pick<TestPortal, 'payload'>) {
  /** A statement without values, inside the transaction of a request or, without one, by itself. */
  async function run(statement: string, req?: PayloadRequest) {
    const runner = req ? await runnerOf(req) : (test.payload.db as unknown as TransactionalDatabase).drizzle
    const { rows } =
      test.payload.db.name === 'postgres'
        ? await runner.execute(postgresSql.raw(statement))
        : await runner.run(sqliteSql.raw(statement))
    return rows
  }

  const nameCategory = (slug: string, req: PayloadRequest) =>
    test.payload.create({ collection: 'news-categories', locale: 'zh', data: { title: slug, slug }, req })

  const isThere = async (slug: string) => {
    const where = { slug: { equals: slug } }
    return (await test.payload.count({ collection: 'news-categories', where, locale: 'zh' })).totalDocs === 1
  }

  /** Does something after a record was written. @returns what its transaction ended with, and whether the record is there */
  async function tryAfterWrite(work: (req: PayloadRequest) => Promise<unknown>) {
    const slug = `c-${randomUUID()}`
    const ended = await createAtomically(test.payload)(slug, async (req) => {
      await nameCategory(slug, req)
      await work(req)
      return 'kept'
    }).catch((error: unknown) => error)
    return { ended, isKept: await isThere(slug) }
  }

  return { isThere, run, tryAfterWrite }
}
