import type { Payload, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { contentOf, isSharedEqual, isWrittenIn } from '#content/written/content-of.ts'
import type { Ask, Row } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { numberOf } from './key-of.ts'
import { relationKey } from './projection.ts'

type Key = readonly [field: string, value: string]

interface Asking {
  payload: Payload
  transactionID?: PayloadRequest['transactionID']
  ask: Ask
}

/** A picture with the languages in which it goes public, with whatever shows it. */
export interface UnpublishedPicture {
  id: number
  filename: string
  languages: Locale[]
  /** When it was last changed. */
  changedAt: string
}

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')
const statusKey = (locale: Locale) => `_status.${locale}`
const published = (keys: readonly Key[]) =>
  locales.filter((locale) => keys.some(([field]) => field === statusKey(locale)))

/**
 * The pictures that public documents show, by the keys of these. What has no drafts, as a video, is as public as what shows
 * it, so the picture that it shows is among them.
 */
async function findShown({ ask, payload }: Asking, keys: readonly Key[]): Promise<number[]> {
  const namedOf = (collection: string, some: readonly Key[]) =>
    some.filter(([field]) => field === relationKey(collection)).map(([, value]) => numberOf(value))
  const shown = new Set(namedOf('media', keys))
  for (const { slug, versions } of payload.config.collections) {
    const records = versions?.drafts ? [] : namedOf(slug, keys)
    if (records.length === 0) continue
    const rows = await ask(
      `SELECT value FROM portico_published_keys WHERE collection = ? AND field = ? AND record IN (${marks(records)})`,
      [slug, relationKey('media'), ...records],
    )
    for (const { value } of rows) shown.add(numberOf(String(value)))
  }
  return [...shown].sort((one, other) => one - other)
}

/** Those of some pictures that are not public in each of some languages. */
async function narrow({ ask }: Asking, shown: readonly number[], languages: readonly Locale[]): Promise<number[]> {
  if (shown.length === 0) return []
  const rows = await ask(
    `SELECT record, count(*) AS n FROM portico_published_keys
     WHERE collection = 'media' AND field IN (${marks(languages)}) AND record IN (${marks(shown)}) GROUP BY record`,
    [...languages.map(statusKey), ...shown],
  )
  const whole = new Set(rows.filter(({ n }) => Number(n) === languages.length).map(({ record }) => Number(record)))
  return shown.filter((id) => !whole.has(id))
}

const isShown = (row: Row | undefined, locale: Locale) =>
  (row?._status as Partial<Record<Locale, string>> | undefined)?.[locale] === 'published'

/**
 * What goes public of the pictures that public documents show: of one that is not public, what is written in the languages of
 * the documents, or else in the other, since its file is shown in all; of one that is, a language that is not, unless its
 * file or its focal point is another in the draft. What was changed of a public language stays a draft.
 *
 * @param keys of the documents as they are, or would be, published
 */
export async function findUnpublished(asking: Asking, keys: readonly Key[]): Promise<UnpublishedPicture[]> {
  const wanted = published(keys)
  if (wanted.length === 0) return []
  const shown = await judgePictures(asking, await narrow(asking, await findShown(asking, keys), wanted), wanted)
  // A picture is shown with the one that stands for it in the light theme, which nothing else need name.
  const lights = shown.flatMap(({ light }) => (light === undefined ? [] : [light]))
  const more = await judgePictures(asking, await narrow(asking, [...new Set(lights)], wanted), wanted)
  return [...new Map([...shown, ...more].map(({ light: _light, ...picture }) => [picture.id, picture])).values()]
}

/** @param ids of pictures that are not public in each of the wanted languages */
async function judgePictures(
  { payload, transactionID }: Asking,
  ids: readonly number[],
  wanted: readonly Locale[],
): Promise<(UnpublishedPicture & { light: number | undefined })[]> {
  if (ids.length === 0) return []
  const read = async (draft: boolean) => {
    const { docs } = await openCollections(payload).find({
      collection: 'media',
      where: { id: { in: [...ids] } },
      draft,
      locale: 'all',
      fallbackLocale: false,
      depth: 0,
      limit: 0,
      pagination: false,
      sort: 'id',
      overrideAccess: true,
      req: transactionID === undefined ? {} : { transactionID },
    })
    return docs
  }
  const [rows, drafts] = [await read(false), await read(true)]
  const { flattenedFields } = payload.collections.media.config
  return drafts.map((draft) => {
    const row = rows.find(({ id }) => id === draft.id)
    const [content, stored] = [contentOf(flattenedFields, draft), contentOf(flattenedFields, row ?? {})]
    const written = locales.filter((locale) => isWrittenIn(content, locale))
    const isPublic = locales.some((locale) => isShown(row, locale))
    const own = wanted.filter((locale) => written.includes(locale) && !isShown(row, locale))
    const languages = isPublic ? (isSharedEqual(content, stored) ? own : []) : own.length > 0 ? own : written
    const { filename, id, light, updatedAt } = draft
    return {
      id: Number(id),
      filename: String(filename),
      languages,
      changedAt: String(updatedAt),
      light: typeof light === 'number' ? light : undefined,
    }
  })
}
