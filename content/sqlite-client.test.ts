import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { afterEach, describe, expect, it } from 'vitest'
import { env } from '#lib/env.ts'
import { makeRecord } from '../tests/factories/records.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'
import { hardenSqliteClient } from './sqlite-client.ts'

const settings = { busy_timeout: 5000, synchronous: 2, foreign_keys: 1, journal_mode: 'wal' }

async function readSettings(client: Client) {
  const read = async (name: string) => Object.values((await client.execute(`PRAGMA ${name}`)).rows[0] ?? {})[0]
  return Object.fromEntries(
    await Promise.all(Object.keys(settings).map(async (name) => [name, await read(name)] as const)),
  )
}

describe('the client alone', () => {
  let client: Client | undefined
  afterEach(() => client?.close())
  const open = async () => {
    client = createClient({ url: `file:${join(env.DATA_DIR, `${randomUUID()}.db`)}` })
    await client.execute('PRAGMA journal_mode = WAL')
    await client.execute('CREATE TABLE t (n integer)')
    hardenSqliteClient(client)
    return client
  }
  const count = async (opened: Client) => Number((await opened.execute('SELECT count(*) AS n FROM t')).rows[0]?.n)

  it('has its settings on every connection that it opens after a transaction', async () => {
    const opened = await open()
    for (let turn = 0; turn < 20; turn += 1) {
      const transaction = await opened.transaction('write')
      await transaction.execute({ sql: 'INSERT INTO t VALUES (?)', args: [turn] })
      await (turn % 3 === 0 ? transaction.rollback() : transaction.commit())
      expect(await readSettings(opened), `after transaction ${turn + 1}`).toEqual(settings)
    }
    expect(await count(opened)).toBe(13)
  })

  it('a write outside a transaction waits for its turn; a read does not', async () => {
    const opened = await open()
    const transaction = await opened.transaction('write')
    await transaction.execute('INSERT INTO t VALUES (1)')
    const order: string[] = []
    const write = opened.execute('INSERT INTO t VALUES (2)').then(() => order.push('write outside'))
    const batch = opened.batch(['INSERT INTO t VALUES (3)'], 'write').then(() => order.push('batch'))
    expect(await count(opened)).toBe(0)
    await transaction.execute('INSERT INTO t VALUES (4)')
    order.push('commit')
    await transaction.commit()
    await Promise.all([write, batch])
    expect(order).toEqual(['commit', 'write outside', 'batch'])
    expect(await count(opened)).toBe(4)
  })

  it.each(['commit', 'rollback', 'close'] as const)('the next turn comes after %s', async (end) => {
    const opened = await open()
    const first = await opened.transaction('write')
    const second = opened.transaction('write')
    await first[end]()
    await (await second).commit()
    await opened.execute('INSERT INTO t VALUES (1)')
    expect(await count(opened)).toBe(1)
  })

  it('a statement that fails gives its turn on', async () => {
    const opened = await open()
    await expect(opened.execute('INSERT INTO no_such_table VALUES (1)')).rejects.toThrow(/no such table/)
    await expect(opened.batch(['INSERT INTO no_such_table VALUES (1)'], 'write')).rejects.toThrow(/no such table/)
    const transaction = await opened.transaction('write')
    await expect(transaction.execute('INSERT INTO no_such_table VALUES (1)')).rejects.toThrow(/no such table/)
    await transaction.rollback()
    await opened.execute('INSERT INTO t VALUES (1)')
    expect(await count(opened)).toBe(1)
  })

  it('a write that begins with WITH takes a turn like any other', async () => {
    const opened = await open()
    const transaction = await opened.transaction('write')
    const write = opened.execute('WITH v AS (SELECT 7 AS n) INSERT INTO t SELECT n FROM v')
    await transaction.commit()
    await write
    expect(await count(opened)).toBe(1)
  })
})

describe('Payload on it', () => {
  const test = useTestPortal()
  const client = () => (test.payload.db as unknown as { client: Client }).client

  it('keeps the settings whatever was written', async () => {
    await makeRecord(test.payload, 'news')
    expect(await readSettings(client())).toEqual(settings)
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
    expect(await readSettings(client())).toEqual(settings)
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
