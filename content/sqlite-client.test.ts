import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '#lib/env.ts'
import { locales } from '#lib/locale.ts'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { openSqlite, type SqliteClient } from './sqlite-client.ts'

/** Descriptors of this process on files whose path begins so. */
const descriptorsOf = (path: string) =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(path)
    } catch {
      return false
    }
  }).length

describe('the client alone', () => {
  let client: SqliteClient | undefined
  let file = ''
  afterEach(() => client?.close())
  const open = async (path = join(env.DATA_DIR, `${randomUUID()}.db`)) => {
    file = path
    client = await openSqlite(file)
    await client.execute('CREATE TABLE t (n integer)')
    return client
  }
  const count = async (opened: SqliteClient) => Number((await opened.execute('SELECT count(*) AS n FROM t')).rows[0]?.n)
  const settingOf = async (opened: SqliteClient, name: string) => (await opened.execute(`PRAGMA ${name}`)).rows[0]?.[0]

  it('two connections serve any number of transactions, with the settings that keep what is acknowledged', async () => {
    const opened = await open()
    for (let turn = 0; turn < 50; turn += 1) {
      const transaction = await opened.transaction()
      await transaction.execute({ sql: 'INSERT INTO t VALUES (?)', args: [turn] })
      if (turn === 0)
        expect(
          await Promise.all(
            ['synchronous', 'foreign_keys', 'journal_mode'].map(
              async (name) => (await transaction.execute(`PRAGMA ${name}`)).rows[0]?.[0],
            ),
          ),
        ).toEqual([2, 1, 'wal'])
      await (turn % 3 === 0 ? transaction.rollback() : transaction.commit())
    }
    expect(await count(opened)).toBe(33)
    // The database and its log twice, the index of the log once.
    expect(descriptorsOf(file)).toBeLessThanOrEqual(6)
    opened.close()
    expect(descriptorsOf(file)).toBe(0)
  })

  it('a write outside a transaction waits for its turn; a read does not', async () => {
    const opened = await open()
    const transaction = await opened.transaction()
    await transaction.execute('INSERT INTO t VALUES (1)')
    const order: string[] = []
    const { taken } = opened.turns
    const write = opened.execute('INSERT INTO t VALUES (2)').then(() => order.push('write outside'))
    const batch = opened.batch(['INSERT INTO t VALUES (3)']).then(() => order.push('batch'))
    expect(await count(opened)).toBe(0)
    await transaction.execute('INSERT INTO t VALUES (4)')
    order.push('commit')
    expect(opened.turns.waiting).toBe(2)
    await transaction.commit()
    await Promise.all([write, batch])
    expect(opened.turns).toEqual({ waiting: 0, taken: taken + 2, seconds: expect.any(Number) as number })
    expect(order).toEqual(['commit', 'write outside', 'batch'])
    expect(await count(opened)).toBe(4)
  })

  it.each(['commit', 'rollback'] as const)('the next turn comes after %s', async (end) => {
    const opened = await open()
    const first = await opened.transaction()
    const second = opened.transaction()
    await first[end]()
    await (await second).commit()
    await opened.execute('INSERT INTO t VALUES (1)')
    expect(await count(opened)).toBe(1)
  })

  it('statements one after another leave the event loop to others, in a transaction as well', async () => {
    const opened = await open()
    const slow = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000) SELECT sum(x) FROM n'
    const transaction = await opened.transaction()
    for (const one of [opened, transaction]) {
      let turns = 0
      const counter = setInterval(() => {
        turns += 1
      }, 1)
      for (let asked = 0; asked < 40; asked += 1) await one.execute(slow)
      clearInterval(counter)
      expect(turns).toBeGreaterThan(4)
    }
    await transaction.commit()
  })

  it('a statement that fails gives its turn on', async () => {
    const opened = await open()
    await expect(opened.execute('INSERT INTO no_such_table VALUES (1)')).rejects.toThrow(/no such table/)
    await expect(opened.batch(['INSERT INTO t VALUES (7)', 'INSERT INTO no_such_table VALUES (1)'])).rejects.toThrow(
      /no such table/,
    )
    await expect(
      opened.executeMultiple('INSERT INTO t VALUES (7); INSERT INTO no_such_table VALUES (1)'),
    ).rejects.toThrow(/no such table/)
    const transaction = await opened.transaction()
    await expect(transaction.execute('INSERT INTO no_such_table VALUES (1)')).rejects.toThrow(/no such table/)
    await transaction.rollback()
    await opened.execute('INSERT INTO t VALUES (1)')
    expect(await count(opened)).toBe(1)
  })

  it('a write that begins with WITH takes a turn like any other', async () => {
    const opened = await open()
    const transaction = await opened.transaction()
    const write = opened.execute('WITH v AS (SELECT 7 AS n) INSERT INTO t SELECT n FROM v')
    await transaction.commit()
    await write
    expect(await count(opened)).toBe(1)
  })

  it('a COMMIT that fails is an error, keeps nothing and gives its turn on', async () => {
    const opened = await open()
    await opened.executeMultiple(
      'CREATE TABLE p (id integer PRIMARY KEY); CREATE TABLE c (p integer REFERENCES p (id) DEFERRABLE INITIALLY DEFERRED)',
    )
    const transaction = await opened.transaction()
    await transaction.execute('INSERT INTO c VALUES (1)')
    await expect(transaction.commit()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })
    await expect(transaction.execute('INSERT INTO t VALUES (1)')).rejects.toMatchObject({ code: 'SQLITE_ABORT' })
    await opened.execute('INSERT INTO t VALUES (1)')
    expect((await opened.execute('SELECT * FROM c')).rows).toHaveLength(0)
  })

  it('after a failure that undid the whole transaction nothing more is written by it', async () => {
    const opened = await open()
    await opened.execute('CREATE TABLE u (n integer UNIQUE ON CONFLICT ROLLBACK)')
    const transaction = await opened.transaction()
    await transaction.execute('INSERT INTO t VALUES (1)')
    await transaction.execute('INSERT INTO u VALUES (1)')
    await expect(transaction.execute('INSERT INTO u VALUES (1)')).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT_UNIQUE',
    })
    await expect(transaction.execute('INSERT INTO t VALUES (2)')).rejects.toMatchObject({ code: 'SQLITE_ABORT' })
    await expect(transaction.commit()).rejects.toMatchObject({ code: 'SQLITE_ABORT' })
    await transaction.rollback()
    expect(await count(opened)).toBe(0)
    await opened.execute('INSERT INTO t VALUES (1)')
  })

  it('waits for another program that writes without stopping this one', async () => {
    const opened = await open()
    const other = new DatabaseSync(file)
    other.exec('BEGIN IMMEDIATE')
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 5)
    const writes = [opened.execute('INSERT INTO t VALUES (1)'), opened.batch(['INSERT INTO t VALUES (2)'])]
    await new Promise((resolve) => setTimeout(resolve, 200))
    other.exec('COMMIT')
    other.close()
    await Promise.all(writes)
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(5)
    expect(await count(opened)).toBe(2)
  })

  it('is opened while another program has it for itself', async () => {
    const path = join(env.DATA_DIR, `${randomUUID()}.db`)
    const other = new DatabaseSync(path)
    other.exec('PRAGMA locking_mode = EXCLUSIVE; CREATE TABLE t (n integer)')
    const opening = openSqlite(path)
    await new Promise((resolve) => setTimeout(resolve, 100))
    other.close()
    client = await opening
    expect(await count(client)).toBe(0)
  })

  it('gives values by number and by name as they are, also where two columns have one name', async () => {
    const opened = await open()
    const bytes = new Uint8Array([0, 255])
    const { rows } = await opened.execute({
      sql: "SELECT ? AS a, ? AS a, ? AS b, ? AS c, ? AS d, NULL AS e, '浑仪' AS f",
      args: [1, 2.5, bytes, true, new Date(5)],
    })
    const [row] = rows
    expect(Object.entries(row ?? {})).toEqual([
      ['a', 1],
      ['b', bytes],
      ['c', 1],
      ['d', 5],
      ['e', null],
      ['f', '浑仪'],
    ])
    expect(Array.prototype.slice.call(row)).toEqual([1, 2.5, bytes, 1, 5, null, '浑仪'])
    await expect(opened.execute({ sql: 'SELECT ?', args: [Number.NaN] })).rejects.toThrow(/finite/)
    await expect(opened.execute({ sql: 'INSERT INTO t VALUES (?)', args: [Infinity] })).rejects.toThrow(/finite/)
  })

  it('a statement that is kept prepared sees the columns of a change of the schema', async () => {
    const opened = await open()
    await opened.execute('INSERT INTO t VALUES (1)')
    const read = async () => Object.keys((await opened.execute('SELECT * FROM t')).rows[0] ?? {})
    expect(await read()).toEqual(['n'])
    await opened.execute('ALTER TABLE t ADD COLUMN added text')
    expect(await read()).toEqual(['n', 'added'])
    await opened.execute('ALTER TABLE t RENAME COLUMN added TO renamed')
    expect(await read()).toEqual(['n', 'renamed'])
  })

  it('keeps no more than a set number of statements prepared, and any number works', async () => {
    const opened = await open()
    for (let n = 0; n < 500; n += 1) expect((await opened.execute(`SELECT ${n} AS n`)).rows[0]?.n).toBe(n)
  })

  it('a read cannot write, whatever its first word says', async () => {
    const opened = await open()
    await expect(opened.execute('PRAGMA user_version = 7')).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
    expect(await settingOf(opened, 'user_version')).toBe(0)
  })

  it('a file that is no database is said to be none', async () => {
    const path = join(env.DATA_DIR, randomUUID())
    const notes = 'not a database, but notes about one '
    writeFileSync(path, notes.repeat(200))
    await expect(openSqlite(path)).rejects.toMatchObject({ code: 'SQLITE_NOTADB' })
    await expect(openSqlite(join(path, 'below', 'x.db'))).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' })
    expect(readFileSync(path, 'utf8')).toBe(notes.repeat(200))
  })
})

describe('Payload on it', () => {
  const test = useTestPortal()

  it('prepares a read once, whatever random names it gives to what it joins', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const where = { or: locales.map((locale) => ({ [`_status.${locale}`]: { equals: 'published' } })) }
    const read = () => test.payload.find({ collection: 'machines', where, depth: 0 })
    const { docs } = await read()
    prepare.mockClear()
    expect((await read()).docs).toEqual(docs)
    expect(docs.length).toBeGreaterThan(1)
    expect(prepare.mock.calls).toEqual([])
    prepare.mockRestore()
  })

  it('30 writes at once all succeed and none is lost', async () => {
    const before = await test.payload.count({ collection: 'friend-links' })
    const made = await Promise.all(
      Array.from({ length: 30 }, () => makeRecord(test.payload, 'friend-links', { zh: 'published' })),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(30)
    const { totalDocs } = await test.payload.count({ collection: 'friend-links' })
    expect(totalDocs).toBe(before.totalDocs + 30)
    const { docs } = await test.payload.find({ collection: 'friend-links', limit: 0, locale: 'zh' })
    const titles = docs.map(({ title }) => title)
    for (const { name } of made) expect(titles).toContain(`zh-${name}`)
    expect(descriptorsOf(join(env.DATA_DIR, 'portico.db'))).toBeLessThanOrEqual(6)
  })

  it('a write that fails leaves nothing, and the next one succeeds', async () => {
    const before = await test.payload.count({ collection: 'news' })
    await expect(
      test.payload.create({ collection: 'news', locale: 'zh', data: { title: 'x', slug: 'Not A Slug' } as never }),
    ).rejects.toThrow(/invalid/i)
    await makeRecord(test.payload, 'news')
    expect((await test.payload.count({ collection: 'news' })).totalDocs).toBe(before.totalDocs + 1)
  })
})
