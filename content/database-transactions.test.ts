import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { databaseKind } from './database.ts'
import { CommitError, keepCommitsHonest, runnerOf, type TransactionalDatabase } from './database-transactions.ts'
import { createAtomically } from './transaction.ts'

const test = useTestPortal()
const isPostgres = databaseKind(env) === 'postgres'

/** A statement without values, inside the transaction of a request or, without one, by itself. */
async function run(statement: string, req?: PayloadRequest) {
  const runner = req ? await runnerOf(req) : (test.payload.db as unknown as TransactionalDatabase).drizzle
  const { rows } = isPostgres
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

describe('a transaction', () => {
  beforeAll(async () => {
    await run('CREATE TABLE commit_parents (id integer PRIMARY KEY)')
    await run(
      'CREATE TABLE commit_children (parent integer REFERENCES commit_parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )
  })

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

  it('is kept when it says so', async () => {
    expect(await tryAfterWrite(() => Promise.resolve())).toEqual({ ended: 'kept', isKept: true })
  })

  it('whose COMMIT the database refuses is an error, and nothing of it is kept', async () => {
    const { ended, isKept } = await tryAfterWrite((req) => run('INSERT INTO commit_children VALUES (7)', req))
    expect(ended).toBeInstanceOf(Error)
    expect(String((ended as Error).cause ?? ended)).toMatch(/foreign key/i)
    expect(isKept).toBe(false)
    expect(await run('SELECT * FROM commit_children')).toEqual([])
  })

  it('that a nested operation undid is an error at its end, although its error was caught', async () => {
    const { ended, isKept } = await tryAfterWrite((req) =>
      test.payload.findByID({ collection: 'news', id: 999_999, req }).catch(() => undefined),
    )
    expect(ended).toBeInstanceOf(CommitError)
    expect(isKept).toBe(false)
  })

  it('that was undone takes no further statement', async () => {
    const slug = `c-${randomUUID()}`
    const { ended } = await tryAfterWrite(async (req) => {
      const id = await req.transactionID
      await test.payload.db.rollbackTransaction(id as string)
      await expect(run(`INSERT INTO commit_parents VALUES (5)`, req)).rejects.toBeInstanceOf(CommitError)
    })
    expect(ended).toBeInstanceOf(CommitError)
    expect(await isThere(slug)).toBe(false)
    expect(await run('SELECT * FROM commit_parents')).toEqual([])
  })

  it.skipIf(!isPostgres)('in which a statement failed is an error at its end, although that was caught', async () => {
    const { ended, isKept } = await tryAfterWrite((req) => run('SELECT 1 / 0', req).catch(() => undefined))
    expect(ended).toBeInstanceOf(CommitError)
    expect(isKept).toBe(false)
  })

  it.skipIf(!isPostgres)('whose connection the server ends at its COMMIT is an error', async () => {
    await run(`CREATE FUNCTION end_connection() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`)
    await run('CREATE TABLE commit_cut (id integer)')
    await run(`CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON commit_cut DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION end_connection()`)
    const { ended, isKept } = await tryAfterWrite((req) => run('INSERT INTO commit_cut VALUES (1)', req))
    expect(ended).toMatchObject({ name: 'CommitError', isOutcomeUnknown: false })
    expect(isKept).toBe(false)
    // The pool has another connection, and the process goes on.
    expect(await tryAfterWrite(() => Promise.resolve())).toEqual({ ended: 'kept', isKept: true })
  })
})

describe.skipIf(!isPostgres)('a COMMIT whose answer is lost on the way', () => {
  /** Between the pool and the server: cuts the connection at a COMMIT, before or after the server has it. */
  async function openLine(cutsBefore: boolean) {
    const url = new URL((env.DATABASE_URL ?? '').replace('@/', '@x/'))
    const path = `${url.searchParams.get('host')}/.s.PGSQL.5432`
    let isArmed = false
    const line = createServer((near: Socket) => {
      const far = connect(path)
      near.on('error', () => far.destroy())
      far.on('error', () => near.destroy())
      let isCutting = false
      near.on('data', (bytes) => {
        if (isArmed && bytes.includes('commit')) {
          isArmed = false
          isCutting = true
          if (cutsBefore) {
            far.destroy()
            near.destroy()
            return
          }
        }
        far.write(bytes)
      })
      far.on('data', (bytes) => {
        if (isCutting) near.destroy()
        else near.write(bytes)
      })
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
    })
    line.listen(0, '127.0.0.1')
    await once(line, 'listening')
    const { port } = line.address() as { port: number }
    const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'portico', database: url.pathname.slice(1) })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    const database = {
      name: 'postgres',
      initializing: Promise.resolve(),
      // Payload's own pg differs in its types only.
      drizzle: drizzle(pool as never),
      sessions: {},
    } as unknown as TransactionalDatabase
    keepCommitsHonest(database)
    const close = async () => {
      await pool.end()
      line.close()
    }
    return { database, arm: () => (isArmed = true), close }
  }

  it.each([
    ['after the server had it, is kept and said to be', false],
    ['before the server had it, is not kept and said not to be', true],
  ])('%s', async (_name, cutsBefore) => {
    await run('CREATE TABLE IF NOT EXISTS commit_lost (mark text)')
    const { arm, close, database } = await openLine(cutsBefore)
    const mark = randomUUID()
    const id = await database.beginTransaction()
    await database.sessions[id]?.db.execute(postgresSql`INSERT INTO commit_lost VALUES (${mark})`)
    arm()
    const ended = await database.commitTransaction(id).then(
      () => 'kept',
      (error: unknown) => error,
    )
    await close()
    const rows = await run(`SELECT mark FROM commit_lost WHERE mark = '${mark}'`)
    expect([rows.length, ended]).toEqual(
      cutsBefore ? [0, expect.objectContaining({ name: 'CommitError', isOutcomeUnknown: false })] : [1, 'kept'],
    )
  })
})
