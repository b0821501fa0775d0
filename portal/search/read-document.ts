import { documentId, type FieldTokens, type SearchDocument } from '#content/search/documents.ts'
import { plainText } from '#content/rich-text/plain-text.ts'
import { analyse } from '#domain/search/analyse.ts'
import { type Sound, soundsOf } from '#domain/search/pinyin.ts'
import type { Word } from '#domain/search/units.ts'
import type { Locale } from '#lib/locale.ts'
import type { StoredRecord } from '#portal/records.ts'
import { numberOf, openRecord, publishedLanguages, type Reader, textIn } from '#portal/records.ts'
import type { SearchKind } from './kind.ts'

/** Longest text of a record that is searched, in characters; the end of a longer one is not. */
const longestBody = 60_000

/** Values that are no words: addresses, choices, marks of the editor. */
const wordless = new Set([
  'id',
  'icon',
  'target',
  'state',
  'status',
  'direction',
  'source',
  'blockType',
  'url',
  'since',
  'better',
  'kind',
])
const isDate = /^\d{4}-\d\d-\d\dT/

/** The texts of a field in one language, however deep: rows, groups, formatted text. Relations are numbers and have none. */
function textsOf(value: unknown, lang: Locale): string[] {
  if (typeof value === 'string') return isDate.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((row) => textsOf(row, lang))
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown>
  // A record that was read along has texts of its own, and numbers where rows have letters.
  if (typeof fields.id === 'number') return []
  if ('root' in fields) return [plainText(fields.root)]
  if ('zh' in fields || 'en' in fields) return textsOf(fields[lang], lang)
  return Object.entries(fields).flatMap(([name, inner]) => (wordless.has(name) ? [] : textsOf(inner, lang)))
}

/** What related records are called in the language, where they have it. */
const relatedTitles = (record: StoredRecord, fields: readonly string[], lang: Locale) =>
  fields
    .flatMap((name) => record[name])
    .map((each) => openRecord(each as StoredRecord | number | null | undefined, lang))
    .flatMap((reader) => (reader?.lang === lang ? [reader.text('title')] : []))
    .join('\n')

const textOf = (record: StoredRecord, fields: readonly string[], lang: Locale) =>
  fields.flatMap((name) => textsOf(record[name], lang)).join('\n')

/** What rows of the record are headed by. */
const headingsOf = (record: StoredRecord, fields: readonly string[], lang: Locale) =>
  fields
    .flatMap((name) => record[name])
    .map((row) => textIn((row as { title?: unknown } | null | undefined)?.title, lang))
    .join('\n')

function timeOf(record: StoredRecord, field: string | undefined): number | undefined {
  const value = field === undefined ? undefined : record[field]
  const time = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

const day = 24 * 60 * 60_000
/** China is eight hours ahead the whole year. */
const ahead = 8 * 60 * 60_000

/** The end of the day in China in which a moment lies. */
function endOfDay(time: number | undefined): number | undefined {
  return time === undefined ? undefined : (Math.floor((time + ahead) / day) + 1) * day - ahead
}

function productsOf(record: StoredRecord, fields: readonly string[] = []): number[] {
  const ids = fields.flatMap((name) => record[name]).map((each) => Number(numberOf(each as { id: number } | number)))
  return [...new Set(ids.filter((id) => Number.isInteger(id)))]
}

/** What a misspelling may have meant: how Chinese words sound, and the words of the head and of the rest of a document. */
interface Said {
  sounds: readonly Sound[]
  head: ReadonlySet<Word>
  rest: ReadonlySet<Word>
}

export type IndexedDocument = SearchDocument & { tokens: FieldTokens; said: Said }

function readLanguage(kind: SearchKind, reader: Reader): IndexedDocument | undefined {
  const { lang, languages, record } = reader
  const path = kind.path(reader)
  if (path === undefined) return undefined
  const title = reader.text('title')
  const summary = kind.summary === '' ? '' : reader.text(kind.summary)
  const names = textOf(record, kind.names ?? [], lang)
  const own = textOf(record, kind.body, lang)
  const body = [own, relatedTitles(record, kind.related ?? [], lang), kind.texts?.(record, lang) ?? '']
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, longestBody)
    .toWellFormed()
  const sounds = soundsOf(title)
  const head = new Set<Word>()
  const rest = new Set<Word>()
  return {
    id: documentId(kind.number, Number(record.id), lang, languages.length === 1),
    kind: kind.collection,
    record: Math.floor(Number(record.id) / (kind.span ?? 1)),
    locale: lang,
    isAlone: languages.length === 1,
    // Searched by what it is called itself: all releases are called by their product, and would stand before it.
    title: kind.title?.(reader) ?? title,
    summary,
    // Names are searched as names; they stand in the text too, so that a snippet can show them.
    body: [names, body].filter((text) => text !== '').join('\n'),
    path,
    products: productsOf(record, kind.products),
    at: timeOf(record, kind.date),
    shownFrom: timeOf(record, kind.shownFrom),
    shownUntil: endOfDay(timeOf(record, kind.lastDay)),
    tokens: {
      title: analyse(title, { met: head }),
      names: [
        ...analyse(names, { met: head }),
        ...analyse(kind.askedBy?.(record, lang) ?? ''),
        ...new Set(sounds.flatMap(({ initials, sound }) => [sound, initials])),
      ],
      summary: [...analyse(summary, { met: rest }), ...analyse(headingsOf(record, kind.headings ?? [], lang))],
      // Words of three characters and more are told apart in titles and summaries; in long texts their pairs do.
      body: [
        ...analyse(body, { hasWords: false, met: rest }),
        ...analyse(kind.called?.[lang] ?? '', { hasWords: false }),
      ],
    },
    said: { sounds, head, rest },
  }
}

/** A record as documents, one for each language in which it is published. */
export function readDocuments(kind: SearchKind, record: StoredRecord): IndexedDocument[] {
  return publishedLanguages(record)
    .map((lang) => openRecord(record, lang))
    .map((reader) => reader && readLanguage(kind, reader))
    .filter((document) => document !== undefined)
}
