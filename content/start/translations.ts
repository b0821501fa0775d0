import type { PayloadRequest, Where } from 'payload'
import { type Facts, readFacts } from '#content/finder/facts.ts'
import type { Kind } from '#content/finder/kinds.ts'
import { isPostgres, openAsk } from '#content/search/ask.ts'
import { byKind, draftKinds, isWriter } from './drafts.ts'
import { listOf } from './list-address.ts'

/** Records of a kind, and the list that has exactly these. */
export interface Counted {
  kind: Kind
  count: number
  href: string
}

export interface Translations {
  /** Without an English title. */
  missing: Counted[]
  /** Whose Chinese texts were published anew after the English ones. */
  outdated: Counted[]
  /** Some of these, what changed last first. */
  examples: Facts[]
}

/** How far back it is asked what was published, in milliseconds, and how many records are looked at. */
const lookedAt = 180 * 24 * 60 * 60_000
const mostRecords = 200
const shownExamples = 6

const none: Translations = { missing: [], outdated: [], examples: [] }

/** Where English is missing or behind, for those who write. */
export async function readTranslations(req: PayloadRequest, now = Date.now()): Promise<Translations> {
  if (!isWriter(req)) return none
  const kinds = await draftKinds(req)
  const [missing, behind] = [await countMissing(req, kinds), await readOutdated(req, kinds, now)]
  const outdated = kinds.flatMap((kind) => {
    const ids = behind.filter((each) => each.kind === kind).map(({ id }) => id)
    const where: Where = { id: { in: ids } }
    return ids.length === 0 ? [] : [{ kind, count: ids.length, href: listOf(kind.slug, where, 'en') }]
  })
  return { missing, outdated, examples: behind.slice(0, shownExamples) }
}

type DraftKinds = Awaited<ReturnType<typeof draftKinds>>

async function countMissing(req: PayloadRequest, kinds: DraftKinds): Promise<Counted[]> {
  const latest = `v.latest = ${isPostgres(req.payload) ? 'true' : '1'}`
  const translated = kinds.filter(({ columns: [{ isLocalized }] }) => isLocalized)
  const select = ({ columns: [{ draft }], slug, versions }: DraftKinds[number]) =>
    `SELECT '${slug}' AS kind, count(*) AS n FROM ${versions} v
     LEFT JOIN ${versions}_locales w ON w._parent_id = v.id AND w._locale = 'en'
     WHERE ${latest} AND v.version_deleted_at IS NULL AND w.${draft} IS NULL`
  const rows = await openAsk(req.payload)(translated.map(select).join(' UNION ALL '))
  return translated.flatMap((kind) => {
    const count = Number(rows.find((row) => row.kind === kind.slug)?.n ?? 0)
    const where: Where = { [kind.columns[0].field]: { exists: false } }
    return count === 0 ? [] : [{ kind, count, href: listOf(kind.slug, where, 'en') }]
  })
}

/**
 * Records whose Chinese texts visitors saw change after the last publication of English texts. It follows from the audit
 * log, which has an entry for a language only when texts of that language changed or came: a Chinese publication that
 * changes a date alone makes no translation outdated. What was there before the log began counts as translated then.
 */
async function readOutdated(req: PayloadRequest, kinds: DraftKinds, now: number): Promise<Facts[]> {
  const ask = openAsk(req.payload)
  const last = (language: string) => `max(CASE WHEN language = '${language}' THEN number ELSE 0 END)`
  const rows = await ask(
    `SELECT kind, record AS id, ${last('zh')} AS place FROM portico_audit
     WHERE action = 'publish' AND language <> '' AND at > ?
     GROUP BY kind, record HAVING ${last('zh')} > ${last('en')} ORDER BY 3 DESC LIMIT ${mostRecords}`,
    [now - lookedAt],
  )
  const facts = await readFacts(ask, byKind(kinds, rows))
  const places = new Map(rows.map((row) => [`${String(row.kind)} ${String(row.id)}`, Number(row.place)]))
  const placeOf = ({ id, kind }: Facts) => places.get(`${kind.slug} ${id}`) ?? 0
  const isPublic = (state: string | undefined) => state === 'published' || state === 'changed'
  return facts
    .filter(({ states }) => isPublic(states?.zh) && isPublic(states?.en))
    .toSorted((one, other) => placeOf(other) - placeOf(one))
}
