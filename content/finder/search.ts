import type { PayloadRequest, Where } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { type Ask, isPostgres, openAsk, type Row, type Value } from '#content/search/ask.ts'
import { foldText } from '#domain/search/fold.ts'
import { locales } from '#lib/locale.ts'
import { type Facts, readFacts } from './facts.ts'
import { hasDrafts, type ReadableKind, readableKinds } from './kinds.ts'

/** Most that are found, and most that are looked at for them of each kind. */
const most = 20
const mostOfKind = 30

/** The words of a question; each must be in what is found. */
export const wordsOf = (question: string): string[] => foldText(question).toLowerCase().split(/\s+/).filter(Boolean)

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
const isInside = /[\p{L}\p{N}]/u

/**
 * Whether a text has a word: Chinese anywhere, Latin letters and digits where a word begins.
 * @param text folded and in small letters
 */
export function hasWord(text: string, word: string): boolean {
  for (let place = text.indexOf(word); place !== -1; place = text.indexOf(word, place + 1)) {
    const before = text.charAt(place - 1)
    const isHan = (character: string) => /\p{Script=Han}/u.test(character)
    if (!isInside.test(before) || isHan(before) || isHan(word.charAt(0))) return true
  }
  return false
}

/** SQL of one place where a kind's names stand: beside the record or its latest version, in a language or in none. */
interface Place {
  columns: string[]
  id: string
  from: string
  where: string
}

function placesOf(kind: ReadableKind, postgres: boolean): Place[] {
  const { columns, config, table } = kind
  const localized = columns.filter(({ isLocalized }) => isLocalized)
  const common = columns.filter(({ isLocalized }) => !isLocalized)
  const kept = config.trash ? ' AND p.deleted_at IS NULL' : ''
  const latest = `v.latest = ${postgres ? 'true' : '1'}`
  const places: Place[] = [
    { columns: common.map(({ main }) => `p.${main}`), id: 'p.id', from: `${table} p`, where: `1 = 1${kept}` },
    {
      columns: localized.map(({ main }) => `l.${main}`),
      id: 'p.id',
      from: `${table}_locales l CROSS JOIN ${table} p`,
      where: `p.id = l._parent_id${kept}`,
    },
  ]
  if (hasDrafts(kind))
    places.push(
      {
        columns: common.map(({ draft }) => `v.${draft}`),
        id: 'p.id',
        from: `${kind.versions} v CROSS JOIN ${table} p`,
        where: `${latest} AND p.id = v.parent_id${kept}`,
      },
      {
        columns: localized.map(({ draft }) => `w.${draft}`),
        id: 'p.id',
        from: `${kind.versions} v CROSS JOIN ${kind.versions}_locales w CROSS JOIN ${table} p`,
        where: `${latest} AND w._parent_id = v.id AND w._locale IN ('${locales.join("', '")}') AND p.id = v.parent_id${kept}`,
      },
    )
  return places.filter((place) => place.columns.length > 0)
}

/** A single letter is in nearly everything: it is taken for a beginning. */
const patternOf = (word: string) => `${/^[a-z]$/.test(word) ? '' : '%'}${escapeLike(word)}%`

/** Rows of one place whose names have all words, those that begin with the first word first. */
function askPlace(ask: Ask, { columns, from, id, where }: Place, words: readonly string[], like: string) {
  const values: Value[] = []
  const matches = (pattern: string) => {
    values.push(...columns.map(() => pattern))
    return `(${columns.map((column) => `${column} ${like} ? ESCAPE '\\'`).join(' OR ')})`
  }
  const place = `CASE WHEN ${matches(`${escapeLike(words[0] ?? '')}%`)} THEN 0 ELSE 1 END`
  const said = columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)
  const conditions = words.map((word) => matches(patternOf(word))).join(' AND ')
  return ask(
    `SELECT ${id} AS id, ${place} AS place, ${said} AS said FROM ${from} WHERE ${where} AND ${conditions}
     ORDER BY 2, 1 DESC LIMIT ${mostOfKind}`,
    values,
  )
}

/** Numbers of records of a kind whose names have all words, and of the one with the number that is asked for. */
async function findIds(ask: Ask, kind: ReadableKind, words: readonly string[], postgres: boolean): Promise<number[]> {
  // By a statement for each place: SQLite answers in this process, and others are heard between two.
  const like = postgres ? 'ILIKE' : 'LIKE'
  const rows = (await Promise.all(placesOf(kind, postgres).map((place) => askPlace(ask, place, words, like)))).flat()
  // The database knows no beginnings of words.
  const isMeant = ({ said }: Row) => {
    const text = foldText(String(said)).toLowerCase()
    return words.every((word) => hasWord(text, word))
  }
  const [word = ''] = words
  const number = words.length === 1 ? /^#?(\d{1,9})$/.exec(word)?.[1] : undefined
  const found = rows.filter(isMeant).map(({ id }) => Number(id))
  return [...new Set(number === undefined ? found : [Number(number), ...found])]
}

/** Of a kind that is open in part, by Payload's own rules. */
async function findIdsByRule(req: PayloadRequest, kind: ReadableKind, words: readonly string[]): Promise<number[]> {
  const where: Where = {
    and: words.map((word) => ({ or: kind.columns.map(({ field }) => ({ [field]: { contains: word } })) })),
  }
  const { docs } = await openCollections(req.payload).find({
    collection: kind.slug,
    where,
    limit: mostOfKind,
    pagination: false,
    depth: 0,
    locale: 'zh',
    overrideAccess: false,
    user: req.user,
    select: { id: true },
    req,
  })
  return docs.map(({ id }) => Number(id))
}

/** How well a record is meant: its number or whole title, the title's beginning, a word of it. */
function rank({ id, titles }: Facts, words: readonly string[]): number {
  const question = words.join(' ')
  if (question.replace('#', '') === String(id)) return 0
  const own = locales.map((locale) => foldText(titles[locale]).toLowerCase())
  if (own.includes(question)) return 0
  if (own.some((title) => title.startsWith(question))) return 1
  return own.some((title) => words.every((word) => hasWord(title, word))) ? 2 : 3
}

/** Records of all kinds that somebody may read, by what they are called, drafts included; the best first. */
export async function findRecords(req: PayloadRequest, question: string): Promise<Facts[]> {
  const words = wordsOf(question)
  if (words.length === 0) return []
  const ask = openAsk(req.payload)
  const postgres = isPostgres(req.payload)
  const wanted = new Map<ReadableKind, number[]>()
  for (const kind of await readableKinds(req))
    wanted.set(
      kind,
      kind.where === undefined ? await findIds(ask, kind, words, postgres) : await findIdsByRule(req, kind, words),
    )
  const found = await readFacts(ask, wanted)
  return found
    .map((facts) => ({ facts, place: rank(facts, words) }))
    .toSorted((one, other) => one.place - other.place || other.facts.id - one.facts.id)
    .slice(0, most)
    .map(({ facts }) => facts)
}
