import type { PayloadRequest } from 'payload'
import { hasRole } from '#content/access/roles.ts'
import { byKind, type Facts, readFacts } from '#content/finder/facts.ts'
import { hasDrafts, type ReadableKind, readableKinds } from '#content/finder/kinds.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'

/** A language of a record that is written and not public as it stands. */
export interface Draft {
  facts: Facts
  locale: Locale
  /** When it was saved last, as ISO 8601. */
  at: string
}

/** Most drafts that are listed. */
const mostDrafts = 100

/** Whose work is records of content. */
export const isWriter = ({ user }: PayloadRequest) =>
  hasRole(user, 'administrator', 'publisher', 'editor', 'translator')

/** The kinds with drafts that somebody may read in full. */
async function draftKinds(req: PayloadRequest): Promise<(ReadableKind & { versions: string })[]> {
  return (await readableKinds(req)).filter((kind) => kind.where === undefined).filter((kind) => hasDrafts(kind))
}

/** A moment of the database as ISO 8601. */
const iso = (value: unknown) => new Date(value instanceof Date ? value : String(value)).toISOString()

/** What the person changed last and has not been published since, the newest first. */
export async function readMyDrafts(req: PayloadRequest): Promise<Draft[]> {
  if (!isWriter(req)) return []
  const kinds = await draftKinds(req)
  const ask = openAsk(req.payload)
  const latest = `v.latest = ${isPostgres(req.payload) ? 'true' : '1'}`
  const select = ({ slug, versions }: (typeof kinds)[number]) =>
    `SELECT '${slug}' AS kind, v.parent_id AS id, v.version_updated_at AS at, v.version_updated_by_id AS who
     FROM ${versions} v WHERE v.version_updated_by_id = ? AND ${latest} AND v.version_deleted_at IS NULL AND EXISTS (
       SELECT 1 FROM ${versions}_locales w WHERE w._parent_id = v.id AND w._locale IN ('${locales.join("', '")}')
       AND w.version__status = 'draft')`
  const rows = await ask(
    `SELECT * FROM (${kinds.map(select).join(' UNION ALL ')}) d ORDER BY at DESC, id DESC LIMIT ${mostDrafts}`,
    kinds.map(() => Number(req.user?.id)),
  )
  const facts = await readFacts(ask, byKind(kinds, rows))
  return rows.flatMap((row) => {
    const found = facts.find(({ id, kind }) => kind.slug === row.kind && id === Number(row.id))
    return found === undefined ? [] : inLanguages(found).map((locale) => ({ facts: found, locale, at: iso(row.at) }))
  })
}

const inLanguages = ({ states }: Facts) =>
  locales.filter((locale) => states?.[locale] === 'draft' || states?.[locale] === 'changed')
