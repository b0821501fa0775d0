import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, it } from 'vitest'
import { useTestPortal } from '../tests/setup/shared-portal.ts'

const test = useTestPortal()

/** As many as PostgreSQL gives to a function (FUNC_MAX_ARGS). */
const mostArguments = 100

it('no table that is read with the record it belongs to has more columns than PostgreSQL hands to one function', () => {
  const { tables } = test.payload.db as unknown as { tables: Record<string, PgTable> }
  const widths = Object.values(tables).map((table) => {
    const { columns, name } = getTableConfig(table)
    return { name, width: columns.length, isPart: columns.some((column) => /^_?parent_id$/.test(column.name)) }
  })
  const parts = widths.filter(({ isPart }) => isPart)
  expect(parts.map(({ name }) => name)).toContain('payload_locked_documents_rels')
  expect(parts.filter(({ width }) => width > mostArguments)).toEqual([])
})
