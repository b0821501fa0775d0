import { sql } from '@payloadcms/db-sqlite'
import { describe, expect, it } from 'vitest'
import { databaseKind } from '#content/database.ts'
import { env } from '#lib/env.ts'
import { useTestPortal } from '../tests/setup/shared-portal.ts'

const test = useTestPortal()

const queries = {
  sqlite: `select t.name || '.' || k."from" as relation, k.on_delete as rule
    from sqlite_schema t, pragma_foreign_key_list(t.name) k where t.type = 'table' and t.sql like '%REFERENCES %'`,
  postgres: `select c.conrelid::regclass || '.' || c.conname as relation,
    case c.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'NO ACTION' end as rule
    from pg_constraint c where c.contype = 'f'`,
}

async function readRules(): Promise<{ relation: string; rule: string }[]> {
  const { drizzle } = test.payload.db as unknown as {
    drizzle: Record<'run' | 'execute', (query: unknown) => Promise<{ rows: { relation: string; rule: string }[] }>>
  }
  const kind = databaseKind(env)
  return (await drizzle[kind === 'sqlite' ? 'run' : 'execute'](sql.raw(queries[kind]))).rows
}

describe('what is deleted', () => {
  it('leaves or takes with it whatever names it, by the rule of each relation', async () => {
    const rules = await readRules()
    expect(rules.length).toBeGreaterThan(200)
    expect(rules.filter(({ rule }) => rule !== 'SET NULL' && rule !== 'CASCADE')).toEqual([])
  })

  it.each([
    ['regions', 'partners', 'region'],
    ['attachments', 'news', 'attachments'],
  ] as const)('of %s one that %s name goes, and they stay', async (collection, naming, field) => {
    const where = { [field]: { exists: true } }
    const { docs } = await test.payload.find({ collection: naming, where, depth: 0, limit: 1, pagination: false })
    const [record] = docs as unknown as Record<string, unknown>[]
    const id = [record?.[field]].flat()[0] as number
    await test.payload.delete({ collection, id })
    const kept = (await test.payload.findByID({ collection: naming, id: record?.id as number, depth: 0 })) as unknown
    expect([(kept as Record<string, unknown>)[field]].flat()).not.toContain(id)
    expect(await test.payload.count({ collection, where: { id: { equals: id } } })).toMatchObject({ totalDocs: 0 })
  })
})
