import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTransactions } from '../tests/factories/transactions.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { CommitError } from './database-transactions.ts'

const test = useTestPortal()
const { isThere, run, tryAfterWrite } = useTransactions(test)

describe('a transaction', () => {
  beforeAll(async () => {
    await run('CREATE TABLE commit_parents (id integer PRIMARY KEY)')
    await run(
      'CREATE TABLE commit_children (parent integer REFERENCES commit_parents (id) DEFERRABLE INITIALLY DEFERRED)',
    )
  })

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
})
