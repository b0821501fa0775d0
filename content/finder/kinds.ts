import type { ClientUser, FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

/** A column of a kind's tables. */
interface Column {
  /** Name of the field. */
  field: string
  isLocalized: boolean
  /** SQL name beside the record, and beside its versions. */
  main: string
  draft: string
}

/** A collection as SQL finds its records: by what staff call them. */
export interface Kind {
  slug: string
  config: SanitizedCollectionConfig
  table: string
  /** Where its drafts are, if it has any. */
  versions: string | undefined
  /** What is searched; the first is the record's title. */
  columns: readonly [Column, ...Column[]]
}

/** Records without drafts that staff look for by name; what the house writes down for itself nobody does. */
const named = new Set([
  'media',
  'attachments',
  'videos',
  'release-files',
  'tickets',
  'members',
  'organisations',
  'enquiries',
  'users',
  'canned-replies',
  'ticket-macros',
  'search-synonyms',
  'search-redirects',
  'terms',
  'plans',
])

/** By what a record is called, where it has such a field. */
const searched = ['title', 'name', 'slug', 'number', 'alt']
const texts = new Set(['text', 'textarea', 'email'])

interface Tables {
  tables: Record<string, Record<string, { name?: string } | undefined> | undefined>
}

const snake = (slug: string) => slug.replaceAll('-', '_')

function columnOf(payload: Payload, table: string, field: FlattenedField): Column | undefined {
  if (!texts.has(field.type) || ('hidden' in field && field.hidden) || ('virtual' in field && field.virtual)) return
  const { tables } = payload.db as object as Tables
  const isLocalized = 'localized' in field && field.localized === true
  const main = tables[isLocalized ? `${table}_locales` : table]?.[field.name]?.name
  return main === undefined ? undefined : { field: field.name, isLocalized, main, draft: `version_${main}` }
}

function describeKind(payload: Payload, config: SanitizedCollectionConfig): Kind | undefined {
  const table = snake(config.slug)
  const names = [...new Set([config.admin.useAsTitle ?? 'title', ...searched])]
  const [first, ...others] = names.flatMap((name) => {
    const field = config.flattenedFields.find((each) => each.name === name)
    return (field && columnOf(payload, table, field)) ?? []
  })
  if (first === undefined) return undefined
  const versions = config.versions?.drafts ? `_${table}_v` : undefined
  return { slug: config.slug, config, table, versions, columns: [first, ...others] }
}

/** Whether records of a kind are written with drafts, for visitors. */
export const hasDrafts = <One extends Kind>(kind: One): kind is One & { versions: string } =>
  kind.versions !== undefined

/** The kinds whose records have a name, in the order of the menu. */
const kindsOf = (payload: Payload): Kind[] =>
  payload.config.collections
    .filter(({ slug, versions }) => Boolean(versions?.drafts) || named.has(slug))
    .flatMap((config) => describeKind(payload, config) ?? [])

const isHiddenFrom = ({ admin }: SanitizedCollectionConfig, req: PayloadRequest) =>
  typeof admin.hidden === 'function' ? admin.hidden({ user: req.user as ClientUser }) : admin.hidden === true

/** A kind as one person may read it: all of its records, or those that a condition lets through. */
export interface ReadableKind extends Kind {
  where: Where | undefined
}

/** The kinds that somebody may read, each with those of its columns that they may. */
export async function readableKinds(req: PayloadRequest): Promise<ReadableKind[]> {
  const judged = await Promise.all(kindsOf(req.payload).map((kind) => narrow(kind, req)))
  return judged.flatMap((kind) => kind ?? [])
}

async function narrow(kind: Kind, req: PayloadRequest): Promise<ReadableKind | undefined> {
  const { config } = kind
  if (isHiddenFrom(config, req)) return undefined
  const rule = await config.access.read({ req })
  if (rule === false) return undefined
  const open = await Promise.all(kind.columns.map((column) => mayReadField(config, column, req)))
  const [first, ...others] = kind.columns.filter((_, index) => open[index])
  return first && { ...kind, columns: [first, ...others], where: rule === true ? undefined : rule }
}

async function mayReadField({ flattenedFields }: SanitizedCollectionConfig, { field }: Column, req: PayloadRequest) {
  const found = flattenedFields.find(({ name }) => name === field)
  const rule = found && 'access' in found ? found.access?.read : undefined
  return rule === undefined || (await rule({ req }))
}
