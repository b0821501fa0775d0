import type { FlattenedField, Payload } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { globalRecord, type Projected, type Projection, project } from './projection.ts'
import { openProjections } from './store.ts'
import { asVisitor } from './write.ts'
import { type Locale, locales } from '#lib/locale.ts'

type Data = Record<string, unknown>

/** A document of the published side as it would be if a draft were published. */
export interface DraftDocument extends Projected {
  collection: string
  record: number
}

/** What a preview asks for. */
interface Asked {
  source: string
  record: number
  locale: Locale
}

const untitled: Record<Locale, string> = { zh: '（无标题）', en: '(untitled)' }

/** A field that not everybody may read is left out: whoever has a preview's address is a visitor. */
const isOpen = (field: FlattenedField) => !('access' in field && field.access?.read !== undefined)

/**
 * The public document that publishing a draft in one language would make. Its other languages are as they are published:
 * who may see one draft is not shown another.
 *
 * @returns `undefined` where there is no such record, or it is in the waste basket
 */
export async function draftDocument(
  payload: Payload,
  { locale, record, source }: Asked,
): Promise<DraftDocument | undefined> {
  const found = openProjections(payload).get(source)
  if (found === undefined) return undefined
  const projection = { ...found, fields: found.fields.filter(isOpen) }
  const latest = await readLatest(payload, source, record)
  if (latest === undefined) return undefined
  const draft = project(projection, { ...latest, id: record, _status: { [locale]: 'published' } })
  // Nothing is shown of a language without a title; somebody who has just begun sees a page all the same.
  const title = draft.head.title as Partial<Record<Locale, string>> | undefined
  if (projection.fields.some(({ name }) => name === 'title') && !title?.[locale])
    draft.head.title = { [locale]: untitled[locale] }
  const others = locales.filter((each) => each !== locale)
  const shown = await readShown(payload, source, record)
  const published = shown && project(projection, shown)
  return {
    collection: source,
    record,
    order: draft.order,
    head: withLanguages(projection, draft.head, published?.head, others),
    body: withLanguages(projection, draft.body, published?.body, others),
    keys: [
      ...draft.keys,
      ...(published?.keys ?? []).filter(([field]) => others.some((each) => field.endsWith(`.${each}`))),
    ],
  }
}

/** The latest version, whoever may see it: the token of the preview is the right to. */
async function readLatest(payload: Payload, source: string, record: number): Promise<Data | undefined> {
  const anybody = { locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const
  const collections = openCollections(payload)
  if (record === globalRecord) return collections.findGlobal({ ...anybody, slug: source, draft: true })
  const { docs } = await collections.find({
    ...anybody,
    collection: source,
    draft: true,
    where: { id: { equals: record } },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/** What visitors see of it today. */
async function readShown(payload: Payload, source: string, record: number): Promise<Data | undefined> {
  const collections = openCollections(payload)
  if (record === globalRecord)
    return { ...(await collections.findGlobal({ ...asVisitor, slug: source })), id: globalRecord }
  const where = { id: { equals: record } }
  const { docs } = await collections.find({ ...asVisitor, collection: source, where, limit: 1, pagination: false })
  return docs[0]
}

/** A part of a draft with what is published of it in other languages. Inside of rows these have nothing to be beside. */
function withLanguages({ fields }: Projection, draft: Data, shown: Data | undefined, others: readonly Locale[]): Data {
  const localized = fields.filter((field) => 'localized' in field && field.localized === true)
  const kept = localized.flatMap(({ name }): [string, unknown][] => {
    const values = (shown?.[name] ?? {}) as Data
    const own = (draft[name] ?? {}) as Data
    const all = Object.fromEntries(
      locales.flatMap((each) => {
        const value = others.includes(each) ? values[each] : own[each]
        return value === undefined ? [] : [[each, value] as const]
      }),
    )
    return Object.keys(all).length > 0 ? [[name, all]] : []
  })
  return { ...draft, ...Object.fromEntries(kept) }
}
