import type { Found } from '#content/search/documents.ts'
import { tokensOf } from '#domain/search/analyse.ts'
import { foldText } from '#domain/search/fold.ts'
import type { Concept } from '#domain/search/query.ts'
import { unitsOf } from '#domain/search/units.ts'
import type { Locale } from '#lib/locale.ts'
import { kindOf } from './kinds.ts'

/** A query, and which documents answer it how well. */
interface Understood {
  query: string
  concepts: readonly Concept[]
  locale: Locale
  all: ReadonlySet<number>
  literal: ReadonlySet<number>
}

export interface Ranked extends Found {
  rank: number
}

/** Found documents looked at closely; those behind stay in the order of the database. */
export const closelyRanked = 200

/** What a title, a kind, an age and a language weigh, against the order by tokens; `npm run search:weights` learns them. */
export interface RankWeights {
  /** The title is what was asked for; and once more, whatever the order by tokens. */
  sameTitle: number
  sameTitleAlone: number
  /** The title has what was asked for in it; how much of it; and how little beside it. */
  inTitle: number
  coverage: number
  shortness: number
  /** New ones of kinds that tell news; and the language of the page. */
  freshness: number
  language: number
  /** Everything that was asked for is there; in the very words. */
  all: number
  literal: number
  /** All these by themselves, whatever the order by tokens. */
  alone: number
  /** Kinds that weigh something else than they say of themselves. */
  kinds: Readonly<Record<string, number>>
}

export const rankWeights: RankWeights = {
  sameTitle: 1.5,
  sameTitleAlone: 0.8,
  inTitle: 0.5,
  coverage: 0.7,
  shortness: 0.4,
  freshness: 0.1,
  language: 0.05,
  all: 0.8,
  literal: 0.3,
  alone: 0.15,
  kinds: {},
}

const year = 365 * 24 * 60 * 60_000

/** From 1 for today to 0 after three years. */
function freshness(at: number | undefined, now: number): number {
  if (at === undefined) return 0
  return Math.max(0, 1 - Math.max(0, now - at) / (3 * year))
}

const plain = (text: string) =>
  foldText(text)
    .toLowerCase()
    .replaceAll(/[\s·\-–—:：,，]+/gu, '')

/** A title as it is compared with what was asked for: folded, and the tokens of its words without the longer Chinese ones. */
interface Title {
  text: string
  tokens: ReadonlySet<string>
}

function readTitle(title: string): Title {
  const text = foldText(title)
  return { text, tokens: new Set(tokensOf(unitsOf(text), { hasWords: false })) }
}

/** How much another word for a thing counts in a title, against 1 for the word itself. */
const otherWord = 0.7

const isLongHan = (token: string) => token.length > 2 && /^\p{Script=Han}+$/u.test(token)

/** How much of the query a title has: each concept in one of its ways. */
function coverage({ text, tokens }: Title, concepts: readonly Concept[]): number {
  if (concepts.length === 0) return 0
  const has = (token: string) => {
    if (token.endsWith('*')) return [...tokens].some((each) => each.startsWith(token.slice(0, -1)))
    // Looked for where it stands: to part the titles of all that was found into words would take longer than the rest of this.
    return isLongHan(token) ? text.includes(token) : tokens.has(token)
  }
  const covered = concepts.map(({ alternatives, own = alternatives.length }): number => {
    const place = alternatives.findIndex((alternative) => alternative.every(has))
    return place === -1 ? 0 : place < own ? 1 : otherWord
  })
  return covered.reduce((sum, each) => sum + each, 0) / concepts.length
}

/**
 * What the database cannot know, over its order by tokens: whether the title is what was asked for, which kind of record
 * people mean, how new the news are, and which language the page is in.
 * @param all documents that have everything that was asked for; `literal` have it in the very words
 */
export function rank(
  found: readonly Found[],
  { all, concepts, literal, locale, query }: Understood,
  now = Date.now(),
  weights = rankWeights,
): Ranked[] {
  const best = Math.max(1e-9, ...found.map(({ score }) => score))
  const asked = plain(query)
  const ranked = found.map((each, index): Ranked => {
    const base = each.score / best
    if (index >= closelyRanked) return { ...each, rank: base }
    const kind = kindOf(each.kind)
    const title = plain(each.title)
    const share = coverage(readTitle(each.title), concepts)
    const shortness = share * Math.min(1, (asked.length / Math.max(1, title.length)) * 1.5)
    const bonus =
      (title === asked ? weights.sameTitle : 0) +
      (asked.length > 1 && title.includes(asked) ? weights.inTitle : 0) +
      weights.coverage * share +
      weights.shortness * shortness +
      (weights.kinds[each.kind] ?? kind?.weight ?? 0) +
      (kind?.isNews === true ? weights.freshness * freshness(each.at, now) : 0) +
      (each.locale === locale ? weights.language : 0)
    return {
      ...each,
      rank:
        (all.has(each.id) ? weights.all : 0) +
        (literal.has(each.id) ? weights.literal : 0) +
        base * (1 + bonus) +
        weights.alone * bonus +
        (title === asked ? weights.sameTitleAlone : 0),
    }
  })
  return ranked.sort((a, b) => b.rank - a.rank || a.id - b.id)
}

/** Each record once: in the language of the page where it has that, with the better of its ranks. */
export function oncePerRecord(ranked: readonly Ranked[], locale: Locale): Ranked[] {
  const chosen = new Map<number, Ranked>()
  for (const each of ranked) {
    const key = Math.floor(each.id / 4)
    const known = chosen.get(key)
    if (known === undefined) chosen.set(key, each)
    else if (each.locale === locale) chosen.set(key, { ...each, rank: known.rank })
  }
  return [...chosen.values()]
}
