import type { CollectionSlug, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import type { RowHome, RowTitle } from '#content/fields/row-names.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { RowName } from './row-name.tsx'
import { findRow, readRowText } from '#content/fields/row-texts.ts'

interface RowLabelProps {
  home: RowHome
  title?: RowTitle
  id?: number | string
  value?: unknown
  rowNumber: number
  req: PayloadRequest
}

/** What a form shows is rendered row by row, and the other language of its record is read once. */
const readOnce = new WeakMap<PayloadRequest, Promise<unknown>>()

function readIn(locale: Locale, { home, id, req }: RowLabelProps): Promise<unknown> {
  const asked = { locale, fallbackLocale: false as const, depth: 0, overrideAccess: false, user: req.user }
  const open = openCollections(req.payload)
  if ('global' in home) return open.findGlobal({ ...asked, slug: home.global })
  if (id === undefined) return Promise.resolve(undefined)
  return open.findByID({ ...asked, collection: home.collection, id, draft: true, trash: true })
}

/** The row's name in the other language, for a row that has none in the one that is being edited. */
async function readElsewhere(props: RowLabelProps, row: { id?: unknown }, title: RowTitle) {
  const locale = locales.find((each) => each !== props.req.locale)
  if (locale === undefined || typeof row.id !== 'string') return undefined
  const reading = readOnce.get(props.req) ?? readIn(locale, props).catch(() => undefined)
  readOnce.set(props.req, reading)
  const text = readRowText(findRow(await reading, row.id), title)
  return text === undefined ? undefined : { locale, text }
}

/** So many records are named in a row's head. */
const most = 4

async function readTitle(
  { locale, payload, user }: PayloadRequest,
  place: { relationTo: string; value: number | string },
) {
  const name = payload.collections[place.relationTo as CollectionSlug].config.admin.useAsTitle ?? 'id'
  const asked = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user, select: { [name]: true } } as const
  const record = await openCollections(payload)
    .findByID({ ...asked, collection: place.relationTo, id: place.value })
    .catch((): Record<string, unknown> => ({}))
  const inLanguages = (record[name] ?? {}) as string | number | Partial<Record<string, string>>
  if (typeof inLanguages !== 'object') return String(inLanguages)
  return (locale && inLanguages[locale]) || Object.values(inLanguages).find(Boolean) || String(place.value)
}

type Reference = number | string | { relationTo: string; value: number | string }

/** Titles of the records that a row names, by their numbers, as they are called in the language that is being edited. */
async function readTitles({ req, title }: RowLabelProps, value: unknown, relationTo: unknown) {
  if (title?.kind !== 'record' || value === undefined || value === null) return {}
  const references = (Array.isArray(value) ? value : [value]) as Reference[]
  const read = async (reference: Reference) => {
    const place = typeof reference === 'object' ? reference : { relationTo: String(relationTo), value: reference }
    return [String(place.value), await readTitle(req, place)] as const
  }
  return Object.fromEntries(await Promise.all(references.slice(0, most).map(read)))
}

/** The name of a row of a form: its own, else that of the other language, marked as such. */
export async function RowLabel(props: RowLabelProps & { field: { fields: object[] } }) {
  const { field, rowNumber, title, value } = props
  const row = (Array.isArray(value) ? (value[rowNumber - 1] as Record<string, unknown> | undefined) : undefined) ?? {}
  if (title === undefined) return <RowName />
  const own = field.fields.find((each) => 'name' in each && each.name === title.name)
  const relationTo = own && 'relationTo' in own ? own.relationTo : undefined
  const titles = await readTitles(props, row[title.name], relationTo)
  const elsewhere = readRowText(row, title) === undefined ? await readElsewhere(props, row, title) : undefined
  return <RowName title={title} titles={titles} {...(elsewhere && { elsewhere })} />
}
