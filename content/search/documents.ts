import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Locale } from '#lib/locale.ts'
import type { Ask, Value } from './ask.ts'

/** A record in one language, as it is searched and shown. */
export interface SearchDocument {
  /** Of kind, record and language, so that it can be worked out again: see {@link documentId}. */
  id: number
  kind: string
  record: number
  locale: Locale
  /** Whether the record has no other language. */
  isAlone: boolean
  title: string
  summary: string
  body: string
  /** Address without language prefix. */
  path: string
  /** Numbers of the products that it is about. */
  products: number[]
  /** Unix time in milliseconds, for what has a date. */
  at: number | undefined
  /** The moments between which it shows, both open without a value. */
  shownFrom: number | undefined
  shownUntil: number | undefined
}

/** The tokens of a document by field; in `names` stands what it is called besides its title. */
export interface FieldTokens {
  title: string[]
  names: string[]
  summary: string[]
  body: string[]
}

const recordsOfKind = 2 ** 40

/**
 * The number of a document: the kind's number, the record, whether it has no other language, and the language. So the
 * index tells languages apart by itself, without a look at the document. The lowest of a record is that in Chinese beside
 * another.
 */
export function documentId(kindNumber: number, record: number, locale: Locale, isAlone = false): number {
  return kindNumber * recordsOfKind + record * 4 + (isAlone ? 2 : 0) + languageBit(locale)
}

/** The number of the same record's document in the language, where it has that; of one that is alone, its own. */
export function documentIn(id: number, locale: Locale): number {
  const [isAlone, language] = [Math.floor(id / 2) % 2 === 1, id % 2]
  return isAlone ? id : id - language + languageBit(locale)
}

const languageBit = (locale: Locale) => (locale === 'zh' ? 0 : 1)

/** The number of what a document is of, whichever language it is in: unique within its kind. */
export const subjectOf = (id: number): number => Math.floor((id % recordsOfKind) / 4)

/** The number of the kind that a document is of. */
export const kindOfDocument = (id: number): number => Math.floor(id / recordsOfKind)

/** The numbers that documents of a kind have, from the first up to, not including, the last. */
export function idsOfKind(kindNumber: number): [number, number] {
  return [kindNumber * recordsOfKind, (kindNumber + 1) * recordsOfKind]
}

/** What narrows a search. */
export interface SearchFilters {
  /** Only documents in this language, and those of records that have no other. */
  locale?: Locale | undefined
  kindNumber?: number | undefined
  product?: number | undefined
  /** Unix time in milliseconds; documents without a date are left out. */
  since?: number | undefined
  until?: number | undefined
}

/** What was found, without its texts. */
export interface Found {
  id: number
  kind: string
  record: number
  locale: Locale
  title: string
  products: number[]
  at: number | undefined
  /** How well the tokens fit, larger is better; comparable within one search. */
  score: number
}

interface Condition {
  sql: string
  values: (string | number)[]
}

/** On `d`, the documents: whatever waits to be indexed anew, and whatever is not to show now, is never found. */
export function whatShows(now: number): Condition {
  return {
    sql: `NOT EXISTS (SELECT 1 FROM portico_search_queue q WHERE q.kind = d.kind AND q.record = d.record)
      AND (d.shown_from IS NULL OR d.shown_from <= ?) AND (d.shown_until IS NULL OR d.shown_until > ?)`,
    values: [now, now],
  }
}

/** Filters that the number of a document answers. @param column SQL of the number */
export function filterNumbers({ kindNumber, locale }: SearchFilters, column: string): Condition {
  const conditions: string[] = []
  const values: number[] = []
  if (kindNumber !== undefined) {
    conditions.push(`${column} >= ? AND ${column} < ?`)
    values.push(...idsOfKind(kindNumber))
  }
  if (locale !== undefined) conditions.push(`((${column} & 1) = ${languageBit(locale)} OR (${column} & 2) = 2)`)
  return { sql: conditions.map((condition) => ` AND ${condition}`).join(''), values }
}

/** Filters that only the document itself answers, on `d`. */
export function filterDocuments({ product, since, until }: SearchFilters): Condition {
  const conditions: string[] = []
  const values: (string | number)[] = []
  if (product !== undefined) {
    conditions.push('d.products LIKE ?')
    values.push(`%,${product},%`)
  }
  if (since !== undefined) {
    conditions.push('d.at >= ?')
    values.push(since)
  }
  if (until !== undefined) {
    conditions.push('d.at < ?')
    values.push(until)
  }
  return { sql: conditions.map((condition) => ` AND ${condition}`).join(''), values }
}

/** More than are asked for are ranked, in case some of them do not show now. */
export const withSpare = (limit: number) => limit + 50

/** The columns of a document in the order of {@link storedValues}: the long text last, so that nobody reads over it. */
export const storedColumns =
  'id, kind, record, locale, is_alone, title, summary, path, products, at, shown_from, shown_until, body'

/** @param body the long text as the database keeps it */
export function storedValues(document: SearchDocument, body: Value = document.body): Value[] {
  const { at, id, isAlone, kind, locale, path, products, record, shownFrom, shownUntil, summary, title } = document
  const times = [at, shownFrom, shownUntil].map((time) => time ?? null)
  return [id, kind, record, locale, isAlone ? 1 : 0, title, summary, path, storedProducts(products), ...times, body]
}

/** Texts of fewer bytes are kept as they are: for them packing takes longer than writing what it saves. */
const longBody = 1200

/** The long text as SQLite keeps it, which packs nothing by itself: what is long at half its size. */
export function packBody(body: string): Value {
  const bytes = Buffer.from(body)
  // A copy: what the packer returns is a part of the room that it had for its answer.
  return bytes.length < longBody ? body : new Uint8Array(deflateRawSync(bytes, { level: 1, chunkSize: 4096 }))
}

/** @param stored a long text as either database keeps it */
export const unpackBody = (stored: unknown): string =>
  typeof stored === 'string' ? stored : inflateRawSync(stored as ArrayBuffer).toString()

const storedProducts = (products: readonly number[]) => (products.length === 0 ? '' : `,${products.join(',')},`)
const readProducts = (stored: unknown) => String(stored).split(',').filter(Boolean).map(Number)

export const foundColumns = 'd.id, d.kind, d.record, d.locale, d.title, d.products, d.at'

/** @param values of {@link foundColumns} and the score */
export function readFound([id, kind, record, locale, title, products, at, score]: readonly unknown[]): Found {
  return {
    id: Number(id),
    kind: String(kind),
    record: Number(record),
    locale: locale as Locale,
    title: String(title),
    products: readProducts(products),
    at: at === null ? undefined : Number(at),
    score: Number(score),
  }
}

export type ShownDocument = Pick<SearchDocument, 'id' | 'title' | 'summary' | 'body' | 'path' | 'locale'>

/** The texts of documents that are about to be shown. */
export async function readTexts(ask: Ask, ids: readonly number[]): Promise<Map<number, ShownDocument>> {
  if (ids.length === 0) return new Map()
  const places = ids.map(() => '?').join(', ')
  const rows = await ask(
    `SELECT id, locale, title, summary, body, path FROM portico_search_docs WHERE id IN (${places})`,
    ids,
  )
  const documents = rows.map((row) => ({
    ...(row as ShownDocument),
    id: Number(row.id),
    body: unpackBody(row.body),
  }))
  return new Map(documents.map((document) => [document.id, document]))
}
