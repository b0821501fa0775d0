import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { isWriter } from '#content/access/roles.ts'
import { globalName } from '#content/draftable.ts'
import { byKind, nameOf, readFacts } from '#content/finder/facts.ts'
import { readableKinds, type ReadableKind } from '#content/finder/kinds.ts'
import { globalRecord } from '#content/global-record.ts'
import { type Ask, openAsk, type Row, type Value } from '#content/search/ask.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import { type ListState, listStates, openListStates, type Order, type Place, type TranslateFilter } from './filter.ts'
import { translatedKinds } from './note.ts'
import { keyOfRow, ofPage } from './table.ts'
import { ofPerson, readTasks, type RecordQuery } from './tasks.ts'
import { countVisits, visitsOfRow } from './visits.ts'
import { countWishes, wishesOfRow } from './wishes.ts'

/** A record in the table. */
export interface Listed {
  kind: string
  record: number
  name: string
  /** Language that is translated into. */
  target: Locale
  state: ListState
  open: number
  characters: number
  /** Since when it stands so, in milliseconds. */
  since: number
  /** How many visitors asked for it. */
  wanted: number
  /** How often its page was visited in the last 30 days, in both languages. */
  visits: number
  /** Number of whoever translates it. */
  assignee?: number
  /** Whether it has machine drafts that nobody has read. */
  isUnread: boolean
}

export interface Page {
  rows: Listed[]
  /** How many there are of each state, whatever state is looked for. */
  counts: Record<ListState, number>
  previous?: Place
  next?: Place
}

/** Records of one page. */
export const pageSize = 50

/** The kinds of which a person may read all. */
export interface Kinds {
  collections: ReadableKind[]
  globals: SanitizedGlobalConfig[]
}

/** @returns none for whoever writes no content */
export async function kindsOf(req: PayloadRequest): Promise<Kinds> {
  if (!isWriter(req.user)) return { collections: [], globals: [] }
  const translated = translatedKinds(req.payload)
  const collections = (await readableKinds(req)).filter(
    ({ slug, where }) => where === undefined && translated.has(slug),
  )
  const isReadable = async ({ access, admin }: SanitizedGlobalConfig) =>
    typeof admin.hidden !== 'function' && !admin.hidden && (await access.read({ req })) === true
  const globals = req.payload.config.globals.filter(({ slug }) => translated.has(slug))
  const open = await Promise.all(globals.map(isReadable))
  return { collections, globals: globals.filter((_, index) => open[index]) }
}

const slugsOf = ({ collections, globals }: Kinds) => [...collections, ...globals].map(({ slug }) => slug)
const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

/** What is handed in for review is a draft with an open review, which the key of that one finds. */
const isHandedIn = `EXISTS (SELECT 1 FROM reviews r
  WHERE r.open_key = t.kind || ' ' || t.record || ' ' || t.language AND r.state IN ('handedIn', 'approved'))`

const isUnread = `AND EXISTS (SELECT 1 FROM portico_machine_drafts m
  WHERE m.stands = 1 AND m.kind = t.kind AND m.record = t.record AND m.language = t.language)`

function tableOf(
  kinds: readonly string[],
  { kind, language, order, person, unread }: Partial<TranslateFilter>,
): [sql: string, values: Value[]] {
  const asked = kind === undefined ? kinds : kinds.filter((each) => each === kind)
  return [
    `(SELECT t.kind, t.record, t.language, t.since, t.characters, t.open,
        ${order === 'wanted' ? wishesOfRow : '0'} AS wanted, ${order === 'visited' ? visitsOfRow : '0'} AS visits,
        CASE WHEN t.state = 'draft' AND ${isHandedIn} THEN 'handedIn' ELSE t.state END AS state
      FROM portico_translations t WHERE t.state <> 'none' AND t.kind IN (${marks(asked) || 'NULL'})
      ${language ? 'AND t.language = ?' : ''} ${ofPerson(person)} ${unread ? isUnread : ''}) l`,
    [...asked, ...(language ? [language] : []), ...(typeof person === 'number' ? [person] : [])],
  ]
}

const orderOf: Record<Order, [column: 'characters' | 'since' | 'wanted' | 'visits', isFalling: boolean]> = {
  newest: ['since', true],
  oldest: ['since', false],
  most: ['characters', true],
  fewest: ['characters', false],
  wanted: ['wanted', true],
  visited: ['visits', true],
}

/** Up to one more row than a page has, in the order of the page; the rows before a place come in it as well. */
async function readRows(ask: Ask, kinds: readonly string[], filter: TranslateFilter, place: Place | undefined) {
  const [column, isFalling] = orderOf[filter.order]
  const states = filter.state ? [filter.state] : openListStates
  const [table, values] = tableOf(kinds, filter)
  const isDown = isFalling !== (place?.isBefore === true)
  const direction = isDown ? 'DESC' : 'ASC'
  const from = place && `AND (${column}, kind, record) ${isDown ? '<' : '>'} (?, ?, ?)`
  const rows = await ask(
    `SELECT * FROM ${table} WHERE state IN (${marks(states)}) ${from ?? ''}
     ORDER BY ${column} ${direction}, kind ${direction}, record ${direction} LIMIT ${pageSize + 1}`,
    [...values, ...states, ...(place ? [place.value, place.kind, place.record] : [])],
  )
  return { column, rows }
}

const isListState = (value: unknown): value is ListState => listStates.some((state) => state === value)

async function countStates(ask: Ask, kinds: readonly string[], filter: TranslateFilter): Promise<Page['counts']> {
  const [table, values] = tableOf(kinds, filter)
  const counted = await ask(`SELECT state, count(*) AS n FROM ${table} GROUP BY state`, values)
  const of = (state: ListState) => Number(counted.find((row) => row.state === state)?.n ?? 0)
  return {
    missing: of('missing'),
    outdated: of('outdated'),
    draft: of('draft'),
    handedIn: of('handedIn'),
    current: of('current'),
  }
}

/** Which of some records have machine drafts that nobody has read. */
async function readUnread(ask: Ask, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const [where, values] = ofPage(rows)
  const found = await ask(
    `SELECT DISTINCT kind, record, language FROM portico_machine_drafts WHERE stands = 1 AND ${where}`,
    values,
  )
  return new Set(found.map(keyOfRow))
}

/** The names of records in the language of whoever reads, in one statement for each kind. */
async function readNames(req: PayloadRequest, { collections, globals }: Kinds, rows: readonly Row[], language: Locale) {
  const named = rows.map(({ kind, record }) => ({ kind, id: record }))
  const facts = await readFacts(openAsk(req.payload), byKind(collections, named))
  const names = new Map(facts.map((each) => [`${each.kind.slug} ${each.id}`, nameOf(each, language)]))
  for (const { slug } of globals) names.set(`${slug} ${globalRecord}`, globalName(req.payload, slug, language))
  return names
}

/**
 * A page of the translations that somebody may read, by key: it begins after the last record of the page before it.
 * @param language in which records are named, where they have a name in it
 */
export async function listTranslations(
  req: PayloadRequest,
  filter: TranslateFilter,
  { language, place }: { language: Locale; place?: Place | undefined },
): Promise<Page> {
  const kinds = await kindsOf(req)
  const slugs = slugsOf(kinds)
  const ask = openAsk(req.payload)
  const { column, rows } = await readRows(ask, slugs, filter, place)
  const isBefore = place?.isBefore === true
  const page = isBefore ? rows.slice(0, pageSize).toReversed() : rows.slice(0, pageSize)
  const names = await readNames(req, kinds, page, language)
  const [wishes, tasks] = [await countWishes(ask, page), await readTasks(ask, page)]
  const [unread, visitsOf] = [await readUnread(ask, page), await countVisits(ask, page)]
  const listed = page.map((row): Listed => {
    const [kind, record] = [String(row.kind), Number(row.record)]
    return {
      kind,
      record,
      name: names.get(`${kind} ${record}`) ?? `#${record}`,
      target: isLocale(row.language) ? row.language : 'en',
      state: isListState(row.state) ? row.state : 'missing',
      open: Number(row.open),
      characters: Number(row.characters),
      since: Number(row.since),
      wanted: wishes.get(keyOfRow(row)) ?? 0,
      visits: visitsOf(row),
      ...tasks.get(`${kind} ${record}`),
      isUnread: unread.has(keyOfRow(row)),
    }
  })
  const placeOf = (row: Listed | undefined, isBack: boolean): Place | undefined =>
    row && { value: row[column], kind: row.kind, record: row.record, isBefore: isBack }
  const [isMore, first, last] = [rows.length > pageSize, placeOf(listed[0], true), placeOf(listed.at(-1), false)]
  const counts = await countStates(ask, slugs, filter)
  return {
    rows: listed,
    counts,
    ...((isBefore ? isMore : place !== undefined) && first && { previous: first }),
    ...((isBefore || isMore) && last && { next: last }),
  }
}

/** The records of a filter that somebody may read, which may be many: as a query for their kinds and numbers. */
export async function recordsOf(req: PayloadRequest, filter: TranslateFilter): Promise<RecordQuery> {
  const [table, values] = tableOf(slugsOf(await kindsOf(req)), filter)
  const states = filter.state ? [filter.state] : openListStates
  return [`SELECT kind, record FROM ${table} WHERE state IN (${marks(states)})`, [...values, ...states]]
}

/** How many translations of each kind stand so, for the start page; the list behind a number has exactly these. */
export async function countByKind(req: PayloadRequest, state: ListState): Promise<{ kind: string; count: number }[]> {
  const slugs = slugsOf(await kindsOf(req))
  const [table, values] = tableOf(slugs, {})
  const rows = await openAsk(req.payload)(
    `SELECT kind, count(*) AS n FROM ${table} WHERE state = ? GROUP BY kind ORDER BY kind`,
    [...values, state],
  )
  return rows.map(({ kind, n }) => ({ kind: String(kind), count: Number(n) }))
}
