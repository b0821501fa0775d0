import type { Ask, Row } from '#content/search/ask.ts'
import { ofPage } from './table.ts'

/** Visits of a row of `portico_translations t` in the last thirty days. */
export const visitsOfRow = `(SELECT coalesce(sum(v.visits), 0) FROM portico_page_visits v
  WHERE v.kind = t.kind AND v.record = t.record)`

/** The same of the records of a page of the table. */
export async function countVisits(ask: Ask, page: readonly Row[]): Promise<(row: Row) => number> {
  const [where, values] = ofPage(page)
  const rows = await ask(
    `SELECT kind, record, sum(visits) AS n FROM portico_page_visits WHERE ${where} GROUP BY kind, record`,
    values,
  )
  const visits = new Map(rows.map(({ kind, n, record }) => [`${String(kind)} ${String(record)}`, Number(n)]))
  return ({ kind, record }) => visits.get(`${String(kind)} ${String(record)}`) ?? 0
}
