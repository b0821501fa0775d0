import type { Payload } from 'payload'
import type { DraftDocument } from '#content/published/draft-document.ts'
import { type Ask, isPostgres, openAsk, type Value } from '#content/search/ask.ts'
import { openPublished, type Published } from './published.ts'

const columns = ['collection', 'record', 'sort', 'head', 'body'] as const
const keyColumns = ['collection', 'field', 'value', 'sort', 'record'] as const

/** PostgreSQL has to be told what a value is that stands for a column. */
const place = (column: string) => `CAST(? AS ${column === 'record' ? 'integer' : 'text'})`

/** Rows as a part of a statement, in the place of those that a table has of the same records. */
function shadow(
  table: string,
  names: readonly string[],
  rows: readonly (readonly Value[])[],
  drafts: readonly DraftDocument[],
): { text: string; values: Value[] } {
  const others = drafts.map(() => 'NOT (collection = ? AND record = ?)').join(' AND ')
  // One part for all: SQLite joins at most 500 by `UNION ALL`, and a plan has more keys than that.
  const line = `(${names.map(place).join(', ')})`
  const own = rows.length === 0 ? '' : ` UNION ALL SELECT * FROM (VALUES ${rows.map(() => line).join(', ')}) AS own`
  return {
    text: `SELECT ${names.join(', ')} FROM ${table} WHERE ${others}${own}`,
    values: [...drafts.flatMap(({ collection, record }): Value[] => [collection, record]), ...rows.flat()],
  }
}

/**
 * Asks the published side as if drafts were published: each statement is told, before it begins, what to find in the place
 * of the records' own rows. Nothing is written, and nobody else sees it.
 *
 * @param schema what a table's name begins with where it is the table that is meant
 */
function askWithDrafts(ask: Ask, drafts: readonly DraftDocument[], schema: '' | 'main.'): Ask {
  const there = drafts.filter(({ isGone }) => isGone !== true)
  const documents = shadow(
    `${schema}portico_published`,
    columns,
    there.map(({ body, collection, head, order, record }) => [
      collection,
      record,
      order,
      JSON.stringify(head),
      JSON.stringify(body),
    ]),
    drafts,
  )
  const keys = shadow(
    `${schema}portico_published_keys`,
    keyColumns,
    there.flatMap(({ collection, keys: all, order, record }) =>
      all.map(([field, value]): Value[] => [collection, field, value, order, record]),
    ),
    drafts,
  )
  // Kept open, or each statement would first copy the whole side.
  const text = `WITH portico_published AS NOT MATERIALIZED (${documents.text}), portico_published_keys AS NOT MATERIALIZED (${keys.text}) `
  const values = [...documents.values, ...keys.values]
  return (statement, more = []) => ask(text + statement, [...values, ...more])
}

/** The published side as it would be if these drafts were published too. */
export function openWithDrafts(payload: Payload, drafts: readonly DraftDocument[]): Published {
  if (drafts.length === 0) return openPublished(payload)
  // SQLite would take the bare name, inside of the part that has it, for that part; PostgreSQL takes it for the table.
  return openPublished(payload, () => askWithDrafts(openAsk(payload), drafts, isPostgres(payload) ? '' : 'main.'))
}
