import type { FlattenedField, Payload } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { openCollections } from '#content/collections-by-name.ts'
import { type Projected, project } from './projection.ts'
import { openProjections } from './store.ts'
import { asVisitor } from './write.ts'
import { type Locale, locales } from '#lib/locale.ts'

type Data = Record<string, unknown>

/** A document of the published side as it would be if a draft were published, or one withdrawn. */
export interface DraftDocument extends Projected {
  collection: string
  record: number
  /** Nothing of it would be public any more. */
  isGone?: boolean
}

/** What is asked of a record: in which languages its draft takes the place of what is published, and in which nothing does. */
export interface AskedDraft {
  source: string
  record: number
  drafts: readonly Locale[]
  withdrawn?: readonly Locale[]
}

const untitled: Record<Locale, string> = { zh: '（无标题）', en: '(untitled)' }

/** A field that not everybody may read is left out: whoever has a preview's address is a visitor. */
const isOpen = (field: FlattenedField) => !('access' in field && field.access?.read !== undefined)

/**
 * The public document that publishing drafts in these languages would make. Its other languages are as they are published:
 * who may see one draft is not shown another.
 *
 * @returns `undefined` where there is no such record, or it is in the waste basket
 */
export async function draftDocument(
  payload: Payload,
  { drafts, record, source, withdrawn = [] }: AskedDraft,
): Promise<DraftDocument | undefined> {
  const found = openProjections(payload).get(source)
  if (found === undefined) return undefined
  const projection = { ...found, fields: found.fields.filter(isOpen) }
  const latest = await readLatest(payload, source, record)
  if (latest === undefined) return undefined
  const others = locales.filter((each) => !drafts.includes(each) && !withdrawn.includes(each))
  const shown = await readShown(payload, source, record)
  const published = shown && project(projection, { ...shown, _status: pickLanguages(shown._status, others) })
  if (drafts.length === 0) {
    const isGone = !others.some((locale) => published?.keys.some(([field]) => field === `_status.${locale}`))
    return published && { collection: source, record, ...published, isGone }
  }
  const status = Object.fromEntries(drafts.map((locale) => [locale, 'published']))
  const draft = project(projection, { ...latest, id: record, _status: status })
  // Nothing is shown of a language without a title; somebody who has just begun sees a page all the same.
  if (projection.fields.some(({ name }) => name === 'title')) {
    const title = (draft.head.title ?? {}) as Partial<Record<Locale, string>>
    draft.head.title = Object.fromEntries(drafts.map((locale) => [locale, title[locale] || untitled[locale]]))
  }
  return {
    collection: source,
    record,
    order: draft.order,
    head: withLanguages(projection.fields, draft.head, published?.head, others),
    body: withLanguages(projection.fields, draft.body, published?.body, others),
    keys: [
      ...draft.keys,
      ...(published?.keys ?? []).filter(([field]) => others.some((each) => field.endsWith(`.${each}`))),
    ],
  }
}

const pickLanguages = (status: unknown, wanted: readonly Locale[]) =>
  Object.fromEntries(Object.entries((status ?? {}) as Data).filter(([locale]) => wanted.includes(locale as Locale)))

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

/** A part of a draft with what is published of it in other languages, also inside of groups and of rows that there are already. */
function withLanguages(
  fields: readonly FlattenedField[],
  draft: Data,
  shown: Data | undefined,
  others: readonly Locale[],
): Data {
  const kept = fields.flatMap((field): [string, unknown][] => {
    const { name } = field
    const [own, before] = [draft[name], shown?.[name]]
    if ('localized' in field && field.localized === true) {
      const all = Object.fromEntries(
        locales.flatMap((each) => {
          const value = ((others.includes(each) ? before : own) as Data | undefined)?.[each]
          return value === undefined ? [] : [[each, value] as const]
        }),
      )
      return Object.keys(all).length > 0 ? [[name, all]] : []
    }
    if (own === undefined) return []
    if (field.type === 'group' || field.type === 'tab')
      return [[name, withLanguages(field.flattenedFields, own as Data, before as Data | undefined, others)]]
    if (field.type !== 'array') return []
    const rows = (own as Data[]).map((row) => {
      const same = (before as Data[] | undefined)?.find(({ id }) => id === row.id)
      return { ...row, ...withLanguages(field.flattenedFields, row, same, others) }
    })
    return [[name, rows]]
  })
  return { ...draft, ...Object.fromEntries(kept) }
}
