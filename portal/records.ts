import { locales, type Locale } from '#lib/locale.ts'
import { isSafeLink } from '#lib/safe-link.ts'
import type { Image, Link, Metric } from './schemas.ts'

/** A record as stored, every localized field as `{ zh?, en? }`. */
export type StoredRecord = Record<string, unknown> & { id: number | string }

type Localized = Partial<Record<Locale, unknown>>

function localized(value: unknown, locale: Locale): unknown {
  return typeof value === 'object' && value !== null ? (value as Localized)[locale] : undefined
}

/** The text of a localized field in one language; empty when there is none. */
export function textIn(value: unknown, locale: Locale): string {
  const text = localized(value, locale)
  return typeof text === 'string' ? text : ''
}

/** The languages in which a record may be shown: published, and with a title. */
export function publishedLanguages(record: StoredRecord): Locale[] {
  return locales.filter(
    (locale) => localized(record._status, locale) === 'published' && textIn(record.title, locale) !== '',
  )
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
export interface Reader {
  id: string
  lang: Locale
  languages: Locale[]
  text: (field: string) => string
  value: (field: string) => unknown
  record: StoredRecord
}

/** Opens a record in the asked language or the one it exists in; `undefined` when it is published in none. */
export function openRecord(record: unknown, asked: Locale): Reader | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const stored = record as StoredRecord
  const languages = publishedLanguages(stored)
  const lang = languages.includes(asked) ? asked : languages[0]
  if (lang === undefined) return undefined
  return {
    id: String(stored.id),
    lang,
    languages,
    text: (field) => textIn(stored[field], lang),
    value: (field) => localized(stored[field], lang),
    record: stored,
  }
}

/** Opens many and leaves out those that are published in no language. */
export function openRecords(records: readonly unknown[], asked: Locale): Reader[] {
  return records.map((record) => openRecord(record, asked)).filter((reader) => reader !== undefined)
}

/** The slug in each language in which the record is published. */
export function slugsOf({ languages, record }: Reader): Partial<Record<Locale, string>> {
  return Object.fromEntries(languages.map((locale) => [locale, textIn(record.slug, locale)]))
}

/** Rows of a global's list that have a title in the language; rows are no records and have no other language (L6). */
export function openRows(
  rows: unknown,
  locale: Locale,
): { id: string; row: Record<string, unknown>; text: (field: string) => string }[] {
  if (!Array.isArray(rows)) return []
  return (rows as Record<string, unknown>[])
    .filter((row) => textIn(row.title ?? row.purpose, locale) !== '')
    .map((row) => ({ id: String(row.id), row, text: (field) => textIn(row[field], locale) }))
}

/** A link, inside the site (`path`) or elsewhere (`url`); `undefined` without a target that a link may have. */
export function linkTo(target: unknown, title: string): Link | undefined {
  if (typeof target !== 'string' || !isSafeLink(target)) return undefined
  return target.startsWith('/') ? { path: target, title } : { url: target, title }
}

/** The link group of a record, with its words in the reader's language. */
export function linkOf(reader: Reader): Link | undefined {
  const group = reader.record.link as { target?: unknown; title?: unknown } | undefined
  return linkTo(group?.target, textIn(group?.title, reader.lang) || reader.text('title'))
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
  }
  if (!media.filename) return undefined
  const version = Date.parse(media.updatedAt ?? '').toString(36)
  const sizes = media.sizes ?? {}
  const candidates = Object.entries(sizes)
    .filter(([name, size]) => name.startsWith('avif') && size?.filename && size.width)
    .map(([, size]) => `${mediaUrl(size?.filename ?? '', version)} ${size?.width}w`)
  // A small picture is not enlarged: its larger sizes are all the same file.
  const srcset = [...new Set(candidates)].join(', ')
  const caption = textIn(media.caption, locale)
  return {
    url: mediaUrl(sizes.fallback?.filename || media.filename, version),
    alt: textIn(media.alt, locale),
    ...(caption && { caption }),
    width: Number(media.width ?? 0),
    height: Number(media.height ?? 0),
    srcset,
    focal: { x: Number(media.focalX ?? 50), y: Number(media.focalY ?? 50) },
  }
}
