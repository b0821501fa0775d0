import type { Payload } from 'payload'
import { isPostgres, type Ask } from '#content/search/ask.ts'

/** A column that must name a row of another table: when that one goes, so must its own. */
export interface Requirement {
  table: string
  column: string
  target: string
}

const statements = {
  sqlite: `SELECT t.name AS "table", k."from" AS "column", k."table" AS target
    FROM sqlite_schema t, pragma_foreign_key_list(t.name) k, pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.sql LIKE '%REFERENCES %' AND c.name = k."from" AND c."notnull" = 1 AND k.on_delete = 'SET NULL'`,
  postgres: `SELECT own.relname AS "table", a.attname AS "column", other.relname AS target FROM pg_constraint c
    JOIN pg_class own ON own.oid = c.conrelid JOIN pg_class other ON other.oid = c.confrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confdeltype = 'n' AND a.attnotnull AND own.relnamespace = current_schema()::regnamespace`,
}

/** As the database itself has them: the rule of such a column is to be emptied, which it refuses. */
export const readRequirements = async (payload: Payload, ask: Ask): Promise<Requirement[]> =>
  (await ask(statements[isPostgres(payload) ? 'postgres' : 'sqlite'])) as object[] as Requirement[]

/** Numbers for a statement: they come from the database, and there may be more than a statement has places for values. */
export const listOf = (ids: Iterable<number>) => [...ids].map(Number).join(', ')
