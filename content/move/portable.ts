import { createHash } from 'node:crypto'
import type { FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { ownStates } from '#content/access/guard-rows.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { comparable, differences } from './compare.ts'
import { homeOf } from './files.ts'
import type { Manifest, MovedRecord, Version } from './format.ts'
import type { AllIdentities } from './identities.ts'
import { moved, movedFields } from './kinds.ts'
import { type Data, walkFields } from './walk.ts'

/** A version as Payload's adapter reads it. */
export interface StoredVersion {
  parent?: number
  version: Data
  createdAt: string
  updatedAt: string
  snapshot?: boolean | null
  publishedLocale?: string | null
}

/** What an export leaves out, counted. */
interface LeftOut {
  authors: number
  references: number
  files: string[]
}

export interface Source {
  identities: AllIdentities
  scope: Manifest['scope']
  hasVersions: boolean
  leftOut: LeftOut
  /** Digests of files that were read before, by collection and name. */
  digests: Map<string, { size: number; sha256: string }>
}

export const openSource = (
  identities: AllIdentities,
  { hasVersions, scope }: Pick<Manifest, 'hasVersions' | 'scope'>,
): Source => ({
  identities,
  scope,
  hasVersions,
  leftOut: { authors: 0, references: 0, files: [] },
  digests: new Map(),
})

export type Kind = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'flattenedFields' | 'slug' | 'versions'>

/** The names of everything that can be referred to, which must be there before a record is made portable. */
export async function readAllIdentities(identities: AllIdentities): Promise<void> {
  for (const collection of moved) await identities.of(collection)
}

/** Languages of a state that visitors read; all of them where there are no drafts. */
function shownLanguages(kind: Kind, state: Data): readonly Locale[] {
  if (!kind.versions?.drafts) return (ownStates[kind.slug]?.(state) ?? true) ? locales : []
  const status = (state._status ?? {}) as Partial<Record<Locale, unknown>>
  return locales.filter((locale) => status[locale] === 'published')
}

/** A state with names in the place of numbers. */
function portableState(kind: Kind, state: Data, source: Source, languages?: readonly Locale[]): Data {
  const { identities, leftOut } = source
  if (typeof state.updatedBy === 'string' && state.updatedBy !== '') leftOut.authors += 1
  const refer = (collection: string, value: unknown) => {
    const uid = identities.known(collection)?.uidOf(Number(value))
    if (uid === undefined) leftOut.references += 1
    return uid
  }
  const fields = movedFields(kind.slug, kind.flattenedFields)
  const result = walkFields(fields, state, { refer, ...(languages && { languages }) })
  // Its number is beside the name of the collection, and no relation.
  if (kind.slug === 'former-slugs') result.record = refer(String(state.kind), state.record) ?? null
  return result
}

export const fieldsToRead = (slug: string, fields: readonly FlattenedField[]): FlattenedField[] =>
  movedFields(slug, fields).map((field) =>
    slug === 'former-slugs' && field.name === 'record' ? ({ ...field, type: 'text' } as FlattenedField) : field,
  )

async function digestFile(collection: string, name: string, source: Source) {
  const key = `${collection} ${name}`
  const known = source.digests.get(key)
  if (known !== undefined) return known
  const home = homeOf(collection)
  const size = await home?.size(name)
  if (home === undefined || size === undefined) return undefined
  const hash = createHash('sha256')
  for await (const chunk of home.open(name, size)) hash.update(chunk)
  const facts = { size, sha256: hash.digest('hex') }
  source.digests.set(key, facts)
  return facts
}

/** The files that some states name, by their names. */
async function filesOf(collection: string, states: readonly Data[], source: Source): Promise<MovedRecord['files']> {
  const home = homeOf(collection)
  if (home === undefined) return undefined
  const files: NonNullable<MovedRecord['files']> = {}
  for (const name of new Set(states.flatMap((state) => home.namesIn(state)))) {
    const facts = await digestFile(collection, name, source)
    if (facts === undefined) source.leftOut.files.push(`${collection}/${name}`)
    else files[name] = facts
  }
  return files
}

const portableVersion = (kind: Kind, stored: StoredVersion, source: Source): Version => ({
  version: portableState(kind, stored.version, source),
  createdAt: stored.createdAt,
  updatedAt: stored.updatedAt,
  ...(stored.snapshot === true && { isSnapshot: true }),
  ...(typeof stored.publishedLocale === 'string' && { language: stored.publishedLocale }),
})

/**
 * A record, or a global, as it stands in an archive.
 * @param versions those that are kept of it, the oldest first; the last one is what it is now
 * @returns nothing for one that visitors are not shown, where only that is asked for
 */
export async function portableRecord(
  kind: Kind,
  row: Data,
  versions: readonly StoredVersion[],
  source: Source,
): Promise<Omit<MovedRecord, 'uid'> | undefined> {
  if (source.scope === 'published') {
    const languages = shownLanguages(kind, row)
    if (languages.length === 0 || Boolean(row.deletedAt)) return undefined
    const record = portableState(kind, row, source, languages)
    if ('_status' in record)
      record._status = Object.fromEntries(
        locales.map((each) => [each, languages.includes(each) ? 'published' : 'draft']),
      )
    const files = await filesOf(kind.slug, [row], source)
    return { record, ...(files && { files }) }
  }
  const record = portableState(kind, row, source)
  const last = versions.at(-1)
  const latest = last && portableState(kind, last.version, source)
  const states = [row, ...(source.hasVersions ? versions : versions.slice(-1)).map(({ version }) => version)]
  const files = await filesOf(kind.slug, states, source)
  const isDraft = latest !== undefined && differences(comparable(record, files), comparable(latest, files)).length > 0
  return {
    record,
    ...(isDraft && { draft: latest }),
    ...(source.hasVersions && { versions: versions.map((each) => portableVersion(kind, each, source)) }),
    ...(files && { files }),
  }
}

/** Rows of a collection with their versions, by number. */
export async function readRows(
  payload: Payload,
  collection: string,
  where: { after: number; limit: number } | { ids: readonly number[] },
  hasVersions: boolean,
  req?: PayloadRequest,
): Promise<{ row: Data & { id: number }; versions: StoredVersion[] }[]> {
  const { db } = payload
  const slug = collection as 'news'
  const condition = 'ids' in where ? { id: { in: [...where.ids] } } : { id: { greater_than: where.after } }
  const { docs } = await db.find<Data & { id: number }>({
    collection: slug,
    where: condition,
    sort: 'id',
    pagination: false,
    ...('limit' in where && { limit: where.limit }),
    ...(req && { req }),
  })
  if (docs.length === 0 || !payload.collections[slug].config.versions?.drafts)
    return docs.map((row) => ({ row, versions: [] }))
  const parents = { parent: { in: docs.map(({ id }) => id) } }
  const found = await db.findVersions<Data>({
    collection: slug,
    where: hasVersions ? parents : { and: [parents, { latest: { equals: true } }] },
    sort: 'updatedAt',
    pagination: false,
    limit: 0,
    ...(req && { req }),
  })
  const byParent = Map.groupBy(found.docs as object[] as StoredVersion[], ({ parent }) => Number(parent))
  return docs.map((row) => ({ row, versions: byParent.get(row.id) ?? [] }))
}

/** The same of a global. */
export async function readGlobal(payload: Payload, slug: string, hasVersions: boolean, req?: PayloadRequest) {
  const { db } = payload
  const row = await db.findGlobal<Data>({ slug, ...(req && { req }) })
  const found = await db.findGlobalVersions<Data>({
    global: slug as 'site',
    ...(!hasVersions && { where: { latest: { equals: true } } }),
    sort: 'updatedAt',
    pagination: false,
    limit: 0,
    ...(req && { req }),
  })
  return { row, versions: found.docs as object[] as StoredVersion[] }
}
