import { beforeEach, describe, expect, it } from 'vitest'
import { followLog } from '../../tests/factories/audit.ts'
import { useTransactions } from '../../tests/factories/transactions.ts'
import { useTestPortal } from '../../tests/setup/shared-portal.ts'
import { openAsk } from '#content/search/ask.ts'
import { createAtomically } from '#content/transaction.ts'
import { noteDeed } from './append.ts'
import { pruneLog } from './prune.ts'
import { verifyLog } from './verify.ts'

const test = useTestPortal()
const { run } = useTransactions(test)
const follow = followLog(() => test.payload)
const verify = (noted?: { number: number; digest: string }) => verifyLog(openAsk(test.payload), { noted })
const note = (title: string) => noteDeed({ payload: test.payload }, { action: 'load', title })

/** Makes ten entries in an empty log. */
beforeEach(async () => {
  await run('DELETE FROM portico_audit')
  for (let index = 1; index <= 10; index += 1) await note(`entry ${index}`)
  await follow()
})

describe('the chain', () => {
  it('does not fork when many write at once, in transactions of their own and in one of many steps', async () => {
    const atomically = createAtomically(test.payload)
    const writers = Array.from({ length: 20 }, (_none, writer) =>
      Array.from({ length: 5 }, (_each, step) => step).reduce(
        (before, step) =>
          before.then(() =>
            atomically(`writer ${writer}`, async (req) => {
              await noteDeed(req, { action: 'load', title: `${writer} ${step} one` })
              await noteDeed(req, { action: 'load', title: `${writer} ${step} two` })
            }),
          ),
        Promise.resolve(),
      ),
    )
    await Promise.all(writers)
    const entries = await follow()
    expect(entries).toHaveLength(200)
    expect(new Set(entries.map(({ title }) => title)).size).toBe(200)
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_none, index) => index + 11))
    expect(await verify()).toMatchObject({ entries: 210, end: { number: 210 } })
  })

  it.each([
    ['a title', "UPDATE portico_audit SET title = 'another' WHERE number = 4", 4],
    ['a person', 'UPDATE portico_audit SET person = 9 WHERE number = 1', 1],
    ['what was changed', `UPDATE portico_audit SET changes = '[{"field":"x"}]' WHERE number = 10`, 10],
    ['what was changed, to what is no list', "UPDATE portico_audit SET changes = 'nonsense' WHERE number = 3", 3],
    ['the time', 'UPDATE portico_audit SET at = at + 1 WHERE number = 7', 7],
    ['a digest', `UPDATE portico_audit SET digest = '${'a'.repeat(64)}' WHERE number = 5`, 5],
    ['an entry that is gone', 'DELETE FROM portico_audit WHERE number = 6', 7],
    ['a beginning that is gone', 'DELETE FROM portico_audit WHERE number < 3', 3],
  ])('names the first entry that does not hold: %s', async (_what, statement, first) => {
    expect((await verify()).broken).toBeUndefined()
    await run(statement)
    expect((await verify()).broken?.number).toBe(first)
  })

  it('that was cut off, or written anew, is found by an entry that was noted elsewhere', async () => {
    const { end } = await verify()
    expect(end?.number).toBe(10)
    expect((await verify(end)).broken).toBeUndefined()
    await run('DELETE FROM portico_audit WHERE number > 8')
    expect((await verify()).broken).toBeUndefined()
    expect((await verify(end)).broken?.number).toBe(10)
    await note('instead')
    await note('instead')
    expect((await verify()).broken).toBeUndefined()
    expect((await verify(end)).broken?.number).toBe(10)
  })
})

describe('what is too old', () => {
  const day = 24 * 60 * 60_000
  /** Writes the log anew with entries that are so many days old: a digest holds the time, too. */
  const inDays = (days: number) => Date.now() + days * day

  it('is removed, and the rest still holds, as often as it is done', async () => {
    expect(await pruneLog(test.payload, 400)).toBe(0)
    expect(await pruneLog(test.payload, 400, inDays(401))).toBe(9)
    expect((await follow()).map(({ action }) => action)).toEqual(['prune'])
    expect(await verify()).toMatchObject({ entries: 2, end: { number: 11 } })
    await note('later')
    expect(await verify()).toMatchObject({ entries: 3 })
    expect(await pruneLog(test.payload, 400, inDays(401))).toBe(2)
    expect(await verify()).toMatchObject({ entries: 2, end: { number: 13 } })
    expect((await verify()).broken).toBeUndefined()
  })

  it('cannot be said to be more than it was', async () => {
    await pruneLog(test.payload, 400, inDays(401))
    await note('later')
    await run('DELETE FROM portico_audit WHERE number = 10')
    expect((await verify()).broken?.number).toBe(11)
    await run(`UPDATE portico_audit SET changes = replace(changes, '"9"', '"10"') WHERE number = 11`)
    expect((await verify()).broken?.number).toBe(11)
  })
})
