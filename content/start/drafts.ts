import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { type Draftable, globalName } from '#content/draftable.ts'
import { byKind, type Facts, nameOf, readFacts } from '#content/finder/facts.ts'
import { hasDrafts, type ReadableKind, readableKinds } from '#content/finder/kinds.ts'
import { globalRecord } from '#content/global-record.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { type Locale, locales } from '#lib/locale.ts'

/** A language of a record, or of settings, that is written and not public as it stands. */
export interface Draft extends Draftable {
  locale: Locale
  name: string
  /** Of which kind it is, as labels are in Payload's configuration. */
  kind: SanitizedCollectionConfig['labels']['singular']
  /** When it was saved last, as ISO 8601. */
  at: string
}

/** Most drafts that are listed. */
const mostDrafts = 100

/** The kinds with drafts that somebody may read in full. */
async function draftKinds(req: PayloadRequest): Promise<(ReadableKind & { versions: string })[]> {
  return (await readableKinds(req)).filter((kind) => kind.where === undefined).filter((kind) => hasDrafts(kind))
}

/** A moment of the database as ISO 8601. */
const iso = (value: unknown) => new Date(value instanceof Date ? value : String(value)).toISOString()

const isLatest = (req: PayloadRequest) => `v.latest = ${isPostgres(req.payload) ? 'true' : '1'}`
const inAnyLanguage = `w._locale IN ('${locales.join("', '")}')`

/** What the person changed last and has not been published since, the newest first. */
export async function readMyDrafts(req: PayloadRequest): Promise<Draft[]> {
  if (!isWriter(req.user)) return []
  const drafts = [...(await readMyRecords(req)), ...(await readMySettings(req))]
  return drafts.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, mostDrafts)
}

async function readMyRecords(req: PayloadRequest): Promise<Draft[]> {
  const kinds = await draftKinds(req)
  const ask = openAsk(req.payload)
  const select = ({ slug, versions }: (typeof kinds)[number]) =>
    `SELECT '${slug}' AS kind, v.parent_id AS id, v.version_updated_at AS at
     FROM ${versions} v WHERE v.version_updated_by_id = ? AND ${isLatest(req)} AND v.version_deleted_at IS NULL AND EXISTS (
       SELECT 1 FROM ${versions}_locales w WHERE w._parent_id = v.id AND ${inAnyLanguage}
       AND w.version__status = 'draft')`
  const rows = await ask(
    `SELECT * FROM (${kinds.map(select).join(' UNION ALL ')}) d ORDER BY at DESC, id DESC LIMIT ${mostDrafts}`,
    kinds.map(() => Number(req.user?.id)),
  )
  const facts = await readFacts(ask, byKind(kinds, rows))
  return rows.flatMap((row) => {
    const found = facts.find(({ id, kind }) => kind.slug === row.kind && id === Number(row.id))
    if (found === undefined) return []
    const { id: record, kind } = found
    return inLanguages(found).map((locale) => ({
      source: kind.slug,
      record,
      locale,
      name: nameOf(found, locale),
      kind: kind.config.labels.singular,
      at: iso(row.at),
    }))
  })
}

const inLanguages = ({ states }: Facts) =>
  locales.filter((locale) => states?.[locale] === 'draft' || states?.[locale] === 'changed')

const settings = { zh: '设置', en: 'Settings' }

/** Of settings, which every writer may read; their tables are called as they are. */
async function readMySettings(req: PayloadRequest): Promise<Draft[]> {
  const globals = req.payload.config.globals.filter(({ versions }) => Boolean(versions?.drafts))
  const select = ({ slug }: (typeof globals)[number]) => {
    const versions = `_${slug.replaceAll('-', '_')}_v`
    return `SELECT '${slug}' AS source, w._locale AS locale, v.version_updated_at AS at
     FROM ${versions} v INNER JOIN ${versions}_locales w ON w._parent_id = v.id
     WHERE v.version_updated_by_id = ? AND ${isLatest(req)} AND ${inAnyLanguage} AND w.version__status = 'draft'`
  }
  const rows = await openAsk(req.payload)(
    globals.map(select).join(' UNION ALL '),
    globals.map(() => Number(req.user?.id)),
  )
  return rows.map((row) => {
    const [source, locale] = [String(row.source), row.locale as Locale]
    const name = globalName(req.payload, source, req.i18n.language === 'zh' ? 'zh' : 'en')
    return { source, record: globalRecord, locale, name, kind: settings, at: iso(row.at) }
  })
}
