import type { Ask, Value } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { addDays, type Day, momentOf } from '#lib/calendar.ts'
import { houseZone } from '#lib/moment.ts'
import { type AuditAction, auditActions, type AuditEntry, readEntry } from './entry.ts'

/** What is looked for in the log; days are the house's. */
export interface AuditFilter {
  /** Number of a member of staff, or `system` for the house itself. */
  who?: number | 'system'
  action?: AuditAction
  kind?: string
  record?: string
  language?: Locale
  from?: Day
  to?: Day
}

/** Entries of one page. */
export const auditPage = 50

const asDay = (value: unknown): Day | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** A filter from the query of an address; what makes no sense is left out. */
export function readFilter(query: Record<string, unknown>): AuditFilter {
  const { action, from, kind, language, record, to, who } = query
  const person = Number(who)
  const [first, last] = [asDay(from), asDay(to)]
  const deed = auditActions.find((each) => each === action)
  const of = locales.find((each) => each === language)
  return {
    ...(who === 'system' ? { who } : Number.isSafeInteger(person) && person > 0 && { who: person }),
    ...(deed && { action: deed }),
    ...(typeof kind === 'string' && kind !== '' && { kind: kind.slice(0, 100) }),
    ...(typeof record === 'string' && record !== '' && { record: record.slice(0, 100) }),
    ...(of && { language: of }),
    ...(first && { from: first }),
    ...(last && { to: last }),
  }
}

function conditionsOf({
  action,
  from,
  kind,
  language,
  record,
  to,
  who,
}: AuditFilter): [condition: string, value: Value][] {
  const conditions: [string, Value | undefined][] = [
    ...(who === 'system'
      ? ([['roles = ?', 'system']] as [string, Value][])
      : // What somebody failed to do in their own name is theirs as well: it stands with their account.
        ([['person = ?', who]] as [string, Value | undefined][])),
    ['action = ?', action],
    ['kind = ?', kind],
    ['record = ?', record],
    ['language = ?', language],
    ['at >= ?', from && momentOf(from, '00:00', houseZone).getTime()],
    ['at < ?', to && momentOf(addDays(to, 1), '00:00', houseZone).getTime()],
  ]
  return conditions.flatMap(([condition, value]): [string, Value][] =>
    value === undefined ? [] : [[condition, value]],
  )
}

/** Entries that a filter lets through, newest first, from before a number on. */
export async function readLog(
  ask: Ask,
  filter: AuditFilter,
  { before, limit = auditPage }: { before?: number | undefined; limit?: number } = {},
): Promise<AuditEntry[]> {
  const conditions = conditionsOf(filter)
  if (before !== undefined) conditions.push(['number < ?', before])
  const where = conditions.length > 0 ? `WHERE ${conditions.map(([condition]) => condition).join(' AND ')}` : ''
  const values = conditions.map(([, value]) => value)
  const rows = await ask(`SELECT * FROM portico_audit ${where} ORDER BY number DESC LIMIT ?`, [...values, limit])
  return rows.map(readEntry)
}

/** What there is to choose from in the filters: people and kinds of record that the log has. */
export async function readChoices(ask: Ask): Promise<{ people: { id: number; name: string }[]; kinds: string[] }> {
  const people = await ask(
    'SELECT person, max(name) AS name FROM portico_audit WHERE person IS NOT NULL GROUP BY person ORDER BY 2, 1',
  )
  const kinds = await ask("SELECT DISTINCT kind FROM portico_audit WHERE kind <> '' ORDER BY kind")
  return {
    people: people.map(({ name, person }) => ({ id: Number(person), name: String(name) })),
    kinds: kinds.map(({ kind }) => String(kind)),
  }
}
