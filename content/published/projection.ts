import { createHash } from 'node:crypto'
import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { authorNames } from '#content/audit/author.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { insideAddress } from '#domain/site/record-pages.ts'
import { fileKey, fileNames } from '#content/pictures/folders.ts'
import { keyOf } from './key-of.ts'
import { linksIn } from './links.ts'
import { type Lookup, lookupOf } from './orders-and-keys.ts'

/** Changed when documents are written in another way, so that those of an older release are made anew. */
const release = 2

/** What stands for a record on the published side. */
export interface Projected {
  order: string
  /** What lists and cards need. */
  head: Record<string, unknown>
  /** Long texts and rows, which only the record's own page needs. */
  body: Record<string, unknown>
  /** What the record is found by: field and value. */
  keys: [field: string, value: string][]
}

/** How the records of a collection, or a global, become public documents. */
export interface Projection {
  /** Slug of the collection or global. */
  source: string
  /** Digest of all that a document depends on besides the record. */
  shape: string
  lookup: Lookup
  fields: FlattenedField[]
  hasDrafts: boolean
  /** Whether only those files are given to visitors that a document names. */
  hasFiles: boolean
  /** Fields of a document that are in its body. */
  bodyFields: ReadonlySet<string>
}

type Data = Record<string, unknown>

/** What a document refers to. */
interface Referred {
  /** A relation, or a link to a record in a formatted text. */
  onRecord: (collection: string, record: number) => void
  /** An address inside the site or elsewhere, typed as text or in a link, as a key of the document. */
  onAddress: (field: string, address: string) => void
}

const longTypes = new Set(['richText', 'array', 'blocks', 'json', 'code'])

/** Field of a key that names a related record: what to make anew when that one goes. */
export const relationKey = (collection: string) => `→${collection}`

/** Field of a key that is an address inside the site, as `insideAddress` writes it. */
export const addressKey = '→/'

/** Field of a key that is an address of another site; as long as it is, since somebody is asked for it. */
export const webKey = '→http'

/** A longer address is none that somebody typed, and an index would not take it. */
const longestAddress = 2000

export function projectionOf(config: SanitizedCollectionConfig | SanitizedGlobalConfig): Projection {
  const { slug: source } = config
  const fields = config.flattenedFields.filter(({ name }) => !authorNames.has(name))
  const lookup = lookupOf(source, 'orderable' in config && config.orderable)
  const hasFiles = source === 'media'
  const described = JSON.stringify([
    release,
    lookup,
    fields.map((field) => describe(field)),
    ...(hasFiles ? ['files'] : []),
  ])
  return {
    source,
    shape: createHash('sha256').update(described).digest('base64url').slice(0, 16),
    lookup,
    fields,
    hasDrafts: Boolean(config.versions?.drafts),
    hasFiles,
    bodyFields: new Set(fields.filter(({ type }) => longTypes.has(type)).map(({ name }) => name)),
  }
}

const fieldsIn = (field: FlattenedField): FlattenedField[] =>
  'blocks' in field
    ? field.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.flattenedFields))
    : 'flattenedFields' in field
      ? field.flattenedFields
      : []

function describe(field: FlattenedField): unknown {
  const relationTo = 'relationTo' in field ? field.relationTo : undefined
  const { name, type } = field
  return [name, type, 'localized' in field && field.localized, relationTo, fieldsIn(field).map(describe)]
}

/**
 * The public document of a record.
 * @param record as a visitor may read it, in all languages, relations as numbers
 */
export function project({ bodyFields, fields, hasDrafts, hasFiles, lookup }: Projection, record: Data): Projected {
  const status = record._status as Partial<Record<Locale, string>> | undefined
  const languages = hasDrafts ? locales.filter((locale) => status?.[locale] === 'published') : locales
  const related = new Map<string, [field: string, value: string]>()
  const note = (field: string, value: string) => related.set(`${field} ${value}`, [field, value])
  const visible = visit(
    fields,
    record,
    { languages, isLocalized: false },
    {
      onRecord: (collection, id) => note(relationKey(collection), keyOf(id)),
      onAddress: note,
    },
  )
  if (hasFiles && languages.length > 0) for (const name of fileNames(record)) note(fileKey, name)
  const document: Data = { id: record.id, ...visible }
  const entries = Object.entries(document)
  return {
    order: keyOf(document[lookup.order]),
    head: Object.fromEntries(entries.filter(([name]) => !bodyFields.has(name))),
    body: Object.fromEntries(entries.filter(([name]) => bodyFields.has(name))),
    keys: [...keysOf(document, lookup, languages), ...related.values()],
  }
}

function keysOf(document: Data, { keys = [] }: Lookup, languages: readonly Locale[]): Projected['keys'] {
  const slug = document.slug as Partial<Record<Locale, unknown>> | string | undefined
  return [
    ...languages.map((locale): [string, string] => [`_status.${locale}`, 'published']),
    ...languages.flatMap((locale): Projected['keys'] => {
      const own = typeof slug === 'object' ? slug[locale] : undefined
      return typeof own === 'string' && own !== '' ? [[`slug.${locale}`, keyOf(own)]] : []
    }),
    ...keys.flatMap((name) => {
      const value = document[name]
      const values = Array.isArray(value) ? value : [value]
      return [...new Set(values.map((each) => keyOf(each)))].map((each): [string, string] => [name, each])
    }),
  ]
}

interface Place {
  languages: readonly Locale[]
  /** Whether this part of the record is of one language already. */
  isLocalized: boolean
}

/** A part of a record without what is empty, in another language, or worked out from other records. */
function visit(fields: readonly FlattenedField[], data: Data, place: Place, referred: Referred): Data {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = data[field.name]
    // Payload gives a group an id, another one at each reading, where its fields are those of a list's rows.
    if (value === null || value === undefined || field.type === 'join' || field.name === 'id') return []
    const isOfEach = 'localized' in field && field.localized === true && !place.isLocalized
    if (!isOfEach) return [[field.name, visitValue(field, value, place, referred)]]
    const ofEach = place.languages.flatMap((locale): [string, unknown][] => {
      const own = (value as Data)[locale]
      if (own === null || own === undefined) return []
      return [[locale, visitValue(field, own, { ...place, isLocalized: true }, referred)]]
    })
    return ofEach.length > 0 ? [[field.name, Object.fromEntries(ofEach)]] : []
  })
  return Object.fromEntries(entries)
}

function visitValue(field: FlattenedField, value: unknown, place: Place, referred: Referred): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return visit(field.flattenedFields, value as Data, place, referred)
    case 'array':
      return (value as Data[]).map((row) => ({ id: row.id, ...visit(field.flattenedFields, row, place, referred) }))
    case 'blocks':
      return (value as Data[]).map((row) => {
        const block = field.blocks.find((each) => typeof each !== 'string' && each.slug === row.blockType)
        const own = block === undefined || typeof block === 'string' ? [] : block.flattenedFields
        return { id: row.id, blockType: row.blockType, ...visit(own, row, place, referred) }
      })
    case 'relationship':
    case 'upload': {
      for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
        noteRelation(field.relationTo, each, referred)
      return value
    }
    case 'richText': {
      for (const link of linksIn(value))
        if ('doc' in link) referred.onRecord(link.doc.relationTo, Number(link.doc.value))
        else noteAddress(link.url, referred)
      return value
    }
    case 'text':
      if (typeof value === 'string') noteAddress(value, referred)
      return value
    default:
      return value
  }
}

/** A field that may name records of several collections says of each which. */
function noteRelation(relationTo: string | string[], value: unknown, { onRecord }: Referred): void {
  if (typeof relationTo === 'string') return onRecord(relationTo, Number(value))
  const { relationTo: collection, value: record } = value as { relationTo: string; value: unknown }
  onRecord(collection, Number(record))
}

function noteAddress(text: string, { onAddress }: Referred): void {
  const address = insideAddress(text)
  if (address !== undefined) onAddress(addressKey, keyOf(address))
  else if (/^https?:\/\/\S+$/i.test(text) && text.length <= longestAddress) onAddress(webKey, text.replace(/#.*$/, ''))
}

/** Where a document has formatted texts: the ways through its fields, `*` as in {@link RelationPath}. */
export function richTextPaths(fields: readonly FlattenedField[]): string[][] {
  return pathsOf(fields, false, ({ type }) => (type === 'richText' ? [type] : [])).map(({ path }) => path)
}

/** Where a document names other records: the way through its fields, and the collection. */
export interface RelationPath {
  /** Names of fields; `*` is each row of a list or each language. */
  path: readonly string[]
  collection: string
}

/** The ways to all fields of which something is said, with what is said. */
function pathsOf<Said>(
  fields: readonly FlattenedField[],
  isLocalized: boolean,
  say: (field: FlattenedField) => Said[],
): { path: string[]; said: Said }[] {
  return fields.flatMap((field) => {
    const isOfEach = 'localized' in field && field.localized === true && !isLocalized
    const start = isOfEach ? [field.name, '*'] : [field.name]
    const own = say(field).map((said) => ({ path: start, said }))
    const rows = field.type === 'array' || field.type === 'blocks' ? ['*'] : []
    const below = pathsOf(fieldsIn(field), isLocalized || isOfEach, say)
    return [...own, ...below.map(({ path, said }) => ({ path: [...start, ...rows, ...path], said }))]
  })
}

/** All places of a collection's documents in which other records are named. */
export function relationPaths(fields: readonly FlattenedField[]): RelationPath[] {
  const collectionOf = (field: FlattenedField) =>
    (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string'
      ? [field.relationTo as string]
      : []
  return pathsOf(fields, false, collectionOf).map(({ path, said }) => ({ path, collection: said }))
}
