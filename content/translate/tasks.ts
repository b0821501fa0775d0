import type { PayloadRequest } from 'payload'
import { writerRoles } from '#content/access/roles.ts'
import type { Draftable } from '#content/draftable.ts'
import { orderStaffMail } from '#content/mail-orders.ts'
import { askWithin } from '#content/search/ask-within.ts'
import type { Ask, Row, Value } from '#content/search/ask.ts'
import { listAddress, type TranslateFilter } from './filter.ts'
import type { Locale } from '#lib/locale.ts'
import { ofPage } from './table.ts'

/** A query for the kinds and numbers of records. */
export type RecordQuery = [statement: string, values: Value[]]

/** Whoever translates the records of a page of the table, by kind and number. */
export async function readTasks(ask: Ask, page: readonly Row[]): Promise<Map<string, { assignee: number }>> {
  const [where, values] = ofPage(page)
  const rows = await ask(`SELECT kind, record, assignee FROM portico_translation_tasks WHERE ${where}`, values)
  return new Map(rows.map((row) => [`${String(row.kind)} ${String(row.record)}`, { assignee: Number(row.assignee) }]))
}

/** The condition on a row of `portico_translations t` for whose work it is; a number is its only value. */
export function ofPerson(person: TranslateFilter['person']): string {
  if (person === undefined) return ''
  const ofRow = 'SELECT 1 FROM portico_translation_tasks a WHERE a.kind = t.kind AND a.record = t.record'
  return person === 'none' ? `AND NOT EXISTS (${ofRow})` : `AND EXISTS (${ofRow} AND a.assignee = ?)`
}

/** Somebody of the staff who translates. */
export interface Translator {
  id: number
  name: string
  email: string
  language?: Locale | null
}

/** Those of the staff who translate, by name. */
export async function readTranslators({ payload }: PayloadRequest): Promise<Translator[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: [...writerRoles] } },
    select: { name: true, email: true, language: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/**
 * Gives records to somebody to translate, who is told of those that are new to them, or takes them from whoever has them.
 * @returns how many there were
 */
export async function assign(
  req: PayloadRequest,
  [statement, values]: RecordQuery,
  translator: Translator | undefined,
): Promise<number> {
  const ask = askWithin(req)
  const person = translator?.id
  if (translator !== undefined) {
    const [row] = await ask(
      `SELECT count(*) AS n FROM (${statement}) given WHERE NOT EXISTS (SELECT 1 FROM portico_translation_tasks a
         WHERE a.kind = given.kind AND a.record = given.record AND a.assignee = ?)`,
      [...values, translator.id],
    )
    await tell(req, translator, Number(row?.n))
  }
  const rows = await ask(
    person === undefined
      ? `DELETE FROM portico_translation_tasks WHERE (kind, record) IN (${statement}) RETURNING record`
      : `INSERT INTO portico_translation_tasks (kind, record, assignee)
         SELECT kind, record, CAST(? AS bigint) FROM (${statement}) given WHERE true
         ON CONFLICT (kind, record) DO UPDATE SET assignee = excluded.assignee RETURNING record`,
    person === undefined ? values : [person, ...values],
  )
  return rows.length
}

/** Tells somebody of what a colleague gave them to translate. */
async function tell(req: PayloadRequest, { email, id, language }: Translator, count: number): Promise<void> {
  const { payload, user } = req
  if (count === 0 || user?.id === id) return
  const by = user?.collection === 'users' ? (user.name ?? '') : ''
  const assignment = { by, count, path: listAddress({ person: id }) }
  await orderStaffMail(payload, { to: email, language, order: { template: 'translationsAssigned', assignment }, req })
}

export async function dropTask(ask: Ask, { record, source }: Draftable): Promise<void> {
  await ask('DELETE FROM portico_translation_tasks WHERE kind = ? AND record = ?', [source, record])
}
