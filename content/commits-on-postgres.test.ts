import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { useTransactions } from '../tests/factories/transactions.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { CommitError, keepCommitsHonest, type TransactionalDatabase } from './database-transactions.ts'

const { run, tryAfterWrite } = useTransactions(useTestPortal())

describe('a transaction on PostgreSQL', () => {
  it('in which a statement failed is an error at its end, although that was caught', async () => {
    const { ended, isKept } = await tryAfterWrite((req) => run('SELECT 1 / 0', req).catch(() => undefined))
    expect(ended).toBeInstanceOf(CommitError)
    expect(isKept).toBe(false)
  })

  it('whose connection the server ends at its COMMIT is an error', async () => {
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

describe('a COMMIT whose answer is lost on the way', () => {
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
    await database.sessions[id]?.db.execute(sql`INSERT INTO commit_lost VALUES (${mark})`)
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
