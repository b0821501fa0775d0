import type { PublishedCollections } from '#content/payload-types.ts'
import { type Localized, locales, type Locale } from '#lib/locale.ts'
import { isSafeLink } from '#lib/safe-link.ts'
import type { Image, Link, Metric } from './schemas.ts'

/** A record of a collection whose name is a value: what it has besides its number is for its reader to look at. */
export type StoredRecord = Record<string, unknown> & { id: number | string }

/** What every record has that can be opened. */
interface Openable {
  id: number | string
}

/** The collections whose records have a page or a place in addresses: a title and a slug. */
export type NamedCollection = {
  [Name in keyof PublishedCollections]: 'slug' | 'title' extends keyof PublishedCollections[Name] ? Name : never
}[keyof PublishedCollections]

/** A record that others name. */
export interface NamedRecord {
  id: number
  title?: Localized<string>
  slug?: Localized<string>
}

/** The fields with a value in each language; every name for a record of which nothing is known. */
type LocalizedField<Doc> = string extends keyof Doc
  ? string
  : { [Name in keyof Doc]-?: NonNullable<Doc[Name]> extends Localized<unknown> ? Name : never }[keyof Doc] & string

/** Those of them that are texts. */
type TextField<Doc> = string extends keyof Doc
  ? string
  : { [Name in keyof Doc]-?: NonNullable<Doc[Name]> extends Localized<string> ? Name : never }[keyof Doc] & string

/** What a localized field has in a language. */
type OwnValue<Doc, Name> = Name extends keyof Doc
  ? NonNullable<Doc[Name]> extends Localized<infer Value>
    ? Value | undefined
    : unknown
  : unknown

function localized(value: unknown, locale: Locale): unknown {
  return typeof value === 'object' && value !== null ? (value as Localized<unknown>)[locale] : undefined
}

/** The text of a localized field in one language; empty when there is none. */
export function textIn(value: unknown, locale: Locale): string {
  const text = localized(value, locale)
  return typeof text === 'string' ? text : ''
}

/** The languages in which a record may be shown: published, and with a title. */
export function publishedLanguages(record: object): Locale[] {
  const { _status, title } = record as { _status?: unknown; title?: unknown }
  return locales.filter((locale) => localized(_status, locale) === 'published' && textIn(title, locale) !== '')
}

/** The lines of a text that has one entry in each. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The paragraphs of a plain text, parted by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** A record read in one language, never in a mixture: the asked one, or the only one there is (L6). */
export interface Reader<Doc extends Openable = StoredRecord> {
  id: string
  lang: Locale
  languages: Locale[]
  /** The other language, where its text has changed since this one was made from it; asked for a record's own page alone. */
  newerIn?: Locale
  text: (field: TextField<Doc>) => string
  value: <Name extends LocalizedField<Doc>>(field: Name) => OwnValue<Doc, Name>
  record: Doc
}

/** A record of a collection. */
export type RecordOf<Name extends keyof PublishedCollections> = PublishedCollections[Name]

/** A record of a collection, opened. */
export type ReaderOf<Name extends keyof PublishedCollections> = Reader<PublishedCollections[Name]>

/** A related record: a number where it was not read, or where no visitor may see it. */
type Related<Doc> = Doc | number | null | undefined

/** The number of a related record, whether it was read or not. */
export const numberOf = (related: Related<{ id: number }>): number | undefined =>
  typeof related === 'object' ? related?.id : related

/** Opens a record in the asked language or the one it exists in; `undefined` when it is published in none. */
export function openRecord<Doc extends Openable = StoredRecord>(
  record: Related<Doc>,
  asked: Locale,
): Reader<Doc> | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const fields = record as Record<string, unknown>
  const languages = publishedLanguages(record)
  const lang = languages.includes(asked) ? asked : languages[0]
  if (lang === undefined) return undefined
  return {
    id: String(record.id),
    lang,
    languages,
    text: (field) => textIn(fields[field], lang),
    value: <Name extends string>(field: Name) => localized(fields[field], lang) as OwnValue<Doc, Name>,
    record,
  }
}

/** Opens many and leaves out those that are published in no language. */
export function openRecords<Doc extends Openable = StoredRecord>(
  records: readonly Related<Doc>[] | null | undefined,
  asked: Locale,
): Reader<Doc>[] {
  return (records ?? []).map((record) => openRecord(record, asked)).filter((reader) => reader !== undefined)
}

/** The slug in each language in which the record is published. */
export function slugsOf({
  languages,
  record,
}: {
  languages: readonly Locale[]
  record: object
}): Partial<Record<Locale, string>> {
  const { slug } = record as { slug?: unknown }
  return Object.fromEntries(languages.map((locale) => [locale, textIn(slug, locale)]))
}

/** The same, with the language that is newer than the one that is given. */
export const translationOf = (item: Pick<Reader, 'languages' | 'newerIn'> & { record: object }) => ({
  slugs: slugsOf(item),
  ...(item.newerIn && { newerIn: item.newerIn }),
})

/** A row of a record's or global's list. */
interface Row {
  id?: string
  title?: unknown
  purpose?: unknown
}

/** Rows of a list that have a title in the language; rows are no records and have no other language (L6). */
export function openRows<Each extends Row>(
  rows: readonly Each[] | null | undefined,
  locale: Locale,
): { id: string; row: Each; text: (field: TextField<Each>) => string }[] {
  return (rows ?? [])
    .filter((row) => textIn(row.title ?? row.purpose, locale) !== '')
    .map((row) => ({
      id: String(row.id),
      row,
      text: (field) => textIn((row as Record<string, unknown>)[field], locale),
    }))
}

/** A link, inside the site (`path`) or elsewhere (`url`); `undefined` without a target that a link may have. */
export function linkTo(target: unknown, title: string): Link | undefined {
  if (typeof target !== 'string' || !isSafeLink(target)) return undefined
  return target.startsWith('/') ? { path: target, title } : { url: target, title }
}

/** A record with a link group. */
interface LinkedRecord {
  title?: Localized<string>
  link?: { target?: string; title?: Localized<string> }
}

/** The link group of a record, with its words in the reader's language. */
export function linkOf({ lang, record }: { lang: Locale; record: LinkedRecord }): Link | undefined {
  return linkTo(record.link?.target, textIn(record.link?.title, lang) || textIn(record.title, lang))
}

/** A measured number of a record. */
export function metricOf(value: unknown, locale: Locale): Metric {
  const metric = (value ?? {}) as Record<string, unknown>
  return {
    value: typeof metric.value === 'string' ? metric.value : '',
    unit: textIn(metric.unit, locale),
    label: textIn(metric.label, locale),
    source: textIn(metric.source, locale),
  }
}

interface StoredSize {
  filename?: string | null
  width?: number | null
}

/** Address of a stored file; the version makes a replaced file another address, so that both can be cached for good. */
function mediaUrl(filename: string, version: string): string {
  return `/media/${encodeURIComponent(filename)}?v=${version}`
}

/** A picture with its sizes and texts; `undefined` when the field is empty. */
export function imageOf(value: unknown, locale: Locale): Image | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const media = value as StoredRecord & {
    sizes?: Record<string, StoredSize | null>
    filename?: string
    updatedAt?: string
    preview?: string
    light?: unknown
  }
  if (!media.filename) return undefined
  const { preview, updatedAt = '' } = media
  // Of a draft in a preview the files are given to whoever has its token.
  const version = Date.parse(updatedAt).toString(36) + (preview === undefined ? '' : `&preview=${preview}`)
  const sizes = media.sizes ?? {}
  const candidates = Object.entries(sizes)
    .filter(([name, size]) => name.startsWith('avif') && size?.filename && size.width)
    .map(([, size]) => `${mediaUrl(size?.filename ?? '', version)} ${size?.width}w`)
  // A small picture is not enlarged: its larger sizes are all the same file.
  const srcset = [...new Set(candidates)].join(', ')
  const caption = textIn(media.caption, locale)
  const light = imageOf(media.light, locale)
  return {
    url: mediaUrl(sizes.fallback?.filename || media.filename, version),
    alt: textIn(media.alt, locale),
    ...(caption && { caption }),
    width: Number(media.width ?? 0),
    height: Number(media.height ?? 0),
    srcset,
    focal: { x: Number(media.focalX ?? 50), y: Number(media.focalY ?? 50) },
    ...(light && { light: { url: light.url, srcset: light.srcset } }),
  }
}
