import type { FlattenedField, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import type { Draftable } from '#content/draftable.ts'
import { isGlobal } from '#content/global-record.ts'
import { draftGlobal } from '#content/write-global.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'

type Data = Record<string, unknown>

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a translation can be saved without being public at once. */
export const hasDrafts = ({ payload: { collections, config } }: PayloadRequest, source: string): boolean =>
  Boolean(
    (collections[source as 'news']?.config ?? config.globals.find(({ slug }) => slug === source))?.versions?.drafts,
  )

/** What is written of a record in a language, as its form has it. */
async function readWritten(req: PayloadRequest, { record, source }: Draftable, locale: Locale): Promise<Data> {
  const asked = {
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  const collections = openCollections(req.payload)
  return isGlobal({ record })
    ? await collections.findGlobal({ ...asked, slug: source })
    : await collections.findByID({ ...asked, collection: source, id: record })
}

/** The part of a record that a step of a place leads to: a field by its name, a row by its id. */
const stepInto = (within: unknown, step: string): unknown =>
  Array.isArray(within)
    ? within.find((row: unknown) => isObject(row) && row.id === step)
    : isObject(within)
      ? within[step]
      : undefined

/** The field that a place names. */
function fieldAt(fields: readonly FlattenedField[], place: string): FlattenedField | undefined {
  let some = fields
  let found: FlattenedField | undefined
  for (const part of place.split('.')) {
    const field = some.find(({ name }) => name === part)
    // A row, by its id.
    if (field === undefined) continue
    found = field
    some = 'flattenedFields' in field ? field.flattenedFields : []
  }
  return found
}

/** What stands at the place of a translated field, in a record in all languages. */
function valueAt(written: Data, place: string, locale: Locale): unknown {
  const both = place.split('.').reduce(stepInto, written as unknown)
  return isObject(both) ? both[locale] : undefined
}

/** Whether a place is that of a formatted text. */
export const isFormatted = (fields: readonly FlattenedField[], place: string): boolean =>
  fieldAt(fields, place)?.type === 'richText'

/** A formatted text in both languages, as it is written. */
export interface BothTexts {
  source: unknown
  target: unknown
}

/** @param written a record in all languages */
export const bothAt = (written: Data, place: string, target: Locale): BothTexts => ({
  source: valueAt(written, place, otherLocale(target)),
  target: valueAt(written, place, target),
})

/**
 * A plain text as it is written in a language; nothing of a field of another kind.
 * @param written the record in all languages
 */
export function textIn(
  fields: readonly FlattenedField[],
  written: Data,
  place: string,
  locale: Locale,
): { text?: string; isLine: boolean } {
  const field = fieldAt(fields, place)
  const isLine = field?.type === 'text'
  if (!(isLine || field?.type === 'textarea') || ('hasMany' in field && field.hasMany)) return { isLine }
  const text = valueAt(written, place, locale)
  return { isLine, text: typeof text === 'string' ? text : '' }
}

/** A plain text in both languages; nothing of a field of another kind, or of one whose source says nothing. */
export function plainAt(
  fields: readonly FlattenedField[],
  written: Data,
  place: string,
  target: Locale,
): { source: string; target: string } | undefined {
  const { text: source } = textIn(fields, written, place, otherLocale(target))
  const { text: own } = textIn(fields, written, place, target)
  return source === undefined || own === undefined || source.trim() === '' ? undefined : { source, target: own }
}

/** Puts texts in their places, and gives back the fields of the record that they stand in. */
function putTexts(written: Data, texts: ReadonlyMap<string, unknown>): Data {
  const changed: Data = {}
  for (const [place, text] of texts) {
    const steps = place.split('.')
    const [first = ''] = steps
    const within = steps.slice(0, -1).reduce(stepInto, written as unknown)
    const last = steps.at(-1)
    if (!isObject(within) || last === undefined) continue
    within[last] = text
    changed[first] = written[first]
  }
  return changed
}

/**
 * Saves texts of a translation, by the same operation as the form and with the person's rights: as a draft, and of what has no drafts
 * for visitors at once, which takes the right to publish.
 * @param texts by their places, of which each is known to be one of the record's
 */
export async function saveTexts(
  req: PayloadRequest,
  of: Draftable,
  { target, texts }: { target: Locale; texts: ReadonlyMap<string, unknown> },
): Promise<void> {
  const draft = hasDrafts(req, of.source)
  const data = { ...putTexts(await readWritten(req, of, target), texts), ...(draft && { _status: 'draft' as const }) }
  if (isGlobal(of)) return void (await draftGlobal(req, of.source, target, data))
  await openCollections(req.payload).update({
    collection: of.source,
    id: of.record,
    locale: target,
    draft,
    data,
    depth: 0,
    // Who has the form open keeps it.
    overrideLock: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
}
