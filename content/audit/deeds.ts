import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import { compareRecords } from './compare.ts'
import type { AuditAction, Change, Deed } from './entry.ts'

export type Row = Record<string, unknown> & { id?: number | string }

/** A row before and after a write; what is missing was not there. */
export interface Write {
  before?: Row | undefined
  after?: Row | undefined
}

/** The title in a language, else in whichever has one. */
function titleOf(name: string, row: Row | undefined, language?: Locale): string {
  const value = row?.[name]
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : String(row?.id ?? '')
  const texts = value as Partial<Record<Locale, unknown>>
  const found = [language, ...locales].map((each) => each && texts[each]).find(Boolean)
  return typeof found === 'string' ? found : String(row?.id ?? '')
}

const shownIn = (row: Row | undefined): Locale[] => {
  const status = row?._status
  if (row === undefined || row.deletedAt) return []
  if (typeof status !== 'object' || status === null) return status === 'published' ? [...locales] : []
  return locales.filter((locale) => (status as Record<string, unknown>)[locale] === 'published')
}

/** The language that changes are of, if they are of one alone. */
function onlyLanguage(changes: readonly Change[]): Locale | undefined {
  const [first, ...others] = new Set(changes.map(({ language }) => language))
  return others.length === 0 ? first : undefined
}

const isOf = (language: Locale) => (change: Change) => change.language === language
const isShared = ({ language }: Change) => language === undefined

/** What is done to a record that visitors read, by how it was and how it is. */
export function deedsOfShown(
  config: Pick<SanitizedCollectionConfig, 'admin' | 'flattenedFields' | 'slug' | 'versions'>,
  { after, before }: Write,
  /** For records without drafts: whether visitors see a row. */
  isSeen: (row: Row) => boolean,
): Deed[] {
  const title = (language?: Locale) => titleOf(config.admin.useAsTitle ?? 'title', after ?? before, language)
  const deed = (action: AuditAction, language?: Locale, changes: Change[] = []): Deed => ({
    action,
    kind: config.slug,
    title: title(language),
    language,
    changes,
    record: after?.id ?? before?.id ?? '',
  })
  if (after === undefined) return [deed('delete')]
  if (Boolean(before?.deletedAt) !== Boolean(after.deletedAt)) return [deed(after.deletedAt ? 'trash' : 'restore')]
  const changes = compareRecords(config.flattenedFields, before ?? {}, after)
  if (config.versions?.drafts) return deedsInLanguages(changes, shownIn(before), shownIn(after), deed)
  const [wasSeen, isSeenNow] = [before !== undefined && isSeen(before), isSeen(after)]
  if (isSeenNow && (!wasSeen || changes.length > 0)) return [deed('publish', onlyLanguage(changes), changes)]
  return wasSeen && !isSeenNow ? [deed('withdraw')] : []
}

/** One deed for each language in which something came, went or is another. What is of no language stands with the first. */
function deedsInLanguages(
  changes: readonly Change[],
  was: readonly Locale[],
  is: readonly Locale[],
  deed: (action: AuditAction, language?: Locale, changes?: Change[]) => Deed,
): Deed[] {
  const published = is.filter((locale) => !was.includes(locale) || changes.some(isOf(locale)))
  const withdrawn = was.filter((locale) => !is.includes(locale))
  const shared = changes.filter(isShared)
  if (published.length === 0 && is.length > 0 && shared.length > 0 && withdrawn.length === 0)
    return [deed('publish', undefined, shared)]
  return [
    ...published.map((locale, index) =>
      deed('publish', locale, [...(index === 0 ? shared : []), ...changes.filter(isOf(locale))]),
    ),
    ...withdrawn.map((locale) => deed('withdraw', locale)),
  ]
}

/** A change of settings: globals have no title but their own. */
export function deedsOfGlobal(
  { flattenedFields, slug }: Pick<SanitizedGlobalConfig, 'flattenedFields' | 'slug'>,
  { after = {}, before = {} }: Write,
): Deed[] {
  const changes = compareRecords(flattenedFields, before, after)
  if (changes.length === 0) return []
  return [{ action: 'settings', kind: `global ${slug}`, language: onlyLanguage(changes), changes }]
}

/** The fields of a staff account that are written down with their values. Of all others nothing is told but what is below. */
const told = new Set(['name', 'email', 'roles', 'language'])

/** What of an account is written when somebody only signs in, and tells nothing. */
export const isTold = (data: Row) =>
  Object.keys(data).some((name) => told.has(name) || name === 'hash' || name === 'totpSealed')

/** What is done to an account of staff: its rights, its password, its authenticator. */
export function deedsOfAccount(fields: readonly FlattenedField[], { after, before }: Write): Deed[] {
  const named = { kind: 'users', record: after?.id ?? before?.id ?? '', title: titleOf('name', after ?? before) }
  const readable = fields.filter(({ name }) => told.has(name))
  const changes = compareRecords(readable, before ?? {}, after ?? {})
  if (before === undefined) return [{ ...named, action: 'accountCreate', changes }]
  if (after === undefined) return [{ ...named, action: 'accountDelete', changes }]
  if (before.hash !== after.hash) changes.push({ field: 'password' })
  const [had, has] = [Boolean(before.totpSealed), Boolean(after.totpSealed)]
  return [
    ...(changes.length > 0 ? [{ ...named, action: 'accountChange' as const, changes }] : []),
    ...(had === has ? [] : [{ ...named, action: has ? ('factorAdd' as const) : ('factorRemove' as const) }]),
  ]
}
