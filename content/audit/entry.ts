import { createHash } from 'node:crypto'
import type { Row } from '#content/search/ask.ts'
import type { Locale } from '#lib/locale.ts'

/** What the audit log tells of. The words for each are in admin/audit/audit-texts.ts. */
export const auditActions = [
  'publish',
  'withdraw',
  'trash',
  'restore',
  'delete',
  'handIn',
  'takeBack',
  'return',
  'approve',
  'readMachine',
  'settings',
  'accountCreate',
  'accountChange',
  'accountDelete',
  'factorAdd',
  'factorRemove',
  'signIn',
  'signInFailed',
  'export',
  'download',
  'load',
  'unload',
  'import',
  'prune',
] as const
export type AuditAction = (typeof auditActions)[number]

/** A field that was changed, by its name. Values are short; of a secret there is none. */
export interface Change {
  field: string
  language?: Locale
  before?: string
  after?: string
}

/** Who did something, as they were then. */
export interface Who {
  /** Number of the member of staff; `null` for the house itself, and for who is not known. */
  person: number | null
  name: string
  /** Roles with a space between them, or `system`. */
  roles: string
  /** The client's address as the server has it; empty for what no request asked for. */
  address: string
}

/** What somebody did. */
export interface Deed {
  action: AuditAction
  /** Collection, or `global SLUG`. */
  kind?: string
  record?: number | string
  /** The record's title at that time. */
  title?: string
  language?: Locale | undefined
  changes?: readonly Change[]
}

/** An entry of the log. */
export interface AuditEntry extends Who {
  /** Place in the log, from 1, without gaps. */
  number: number
  /** Unix time in milliseconds. */
  at: number
  action: AuditAction
  kind: string
  record: string
  title: string
  language: '' | Locale
  changes: readonly Change[]
  /** Digest of the entry before. */
  previous: string
  /** Digest of this entry, the digest before included. */
  digest: string
}

/** What stands before the first entry. */
export const beginning = '0'.repeat(64)

/** The digest of an entry: SHA-256 over all its fields as they are stored, and over the digest of the entry before. */
export function digestOf(entry: Omit<AuditEntry, 'changes' | 'digest'> & { changes: string }): string {
  const { action, address, at, changes, kind, language, name, number, person, previous, record, roles, title } = entry
  const written = JSON.stringify([
    previous,
    number,
    at,
    action,
    person,
    name,
    roles,
    address,
    kind,
    record,
    title,
    language,
    changes,
  ])
  return createHash('sha256').update(written).digest('hex')
}

/** An entry as the database has it; PostgreSQL gives large numbers as texts. */
export function readEntry(row: Row): AuditEntry {
  return {
    number: Number(row.number),
    at: Number(row.at),
    action: row.action as AuditAction,
    person: row.person === null ? null : Number(row.person),
    name: String(row.name),
    roles: String(row.roles),
    address: String(row.address),
    kind: String(row.kind),
    record: String(row.record),
    title: String(row.title),
    language: row.language as AuditEntry['language'],
    changes: readChanges(String(row.changes)),
    previous: String(row.previous),
    digest: String(row.digest),
  }
}

/** None when somebody has written something else there: the digest will not fit then. */
export function readChanges(text: string): Change[] {
  try {
    const changes: unknown = JSON.parse(text)
    return Array.isArray(changes) ? (changes as Change[]) : []
  } catch {
    return []
  }
}
