import type { Found } from '#content/search/documents.ts'
import { tokensOf } from '#domain/search/analyse.ts'
import { foldText } from '#domain/search/fold.ts'
import { asksForNewest, leaningsOf } from '#domain/search/leanings.ts'
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
  /** The same where the newest is asked for. */
  newest: number
  language: number
  /** Everything that was asked for is there; in the very words. */
  all: number
  literal: number
  /** All these by themselves, whatever the order by tokens. */
  alone: number
  /** A kind that gives what is asked for so (`leaningsOf`). */
  leaning: number
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
  newest: 0.6,
  language: 0.05,
  all: 0.9,
  literal: 0.3,
  alone: 0.15,
  leaning: 0.4,
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

/** What is looked at of a found document, before any of it is weighed. */
interface Traits {
  found: Found
  /** Of those behind {@link closelyRanked} nothing is known but the order of the database. */
  isClose: boolean
  base: number
  hasSameTitle: boolean
  isInTitle: boolean
  share: number
  shortness: number
  isLeanedTo: boolean
  /** How new it is, of a kind that tells news; 0 for others. */
  freshness: number
  isInLanguage: boolean
  hasAll: boolean
  isLiteral: boolean
}

export interface Looked {
  traits: readonly Traits[]
  isForNewest: boolean
}

/** Looks at what was found: all that does not depend on weights. */
export function look(
  found: readonly Found[],
  { all, concepts, literal, locale, query }: Understood,
  now = Date.now(),
): Looked {
  const best = Math.max(1e-9, ...found.map(({ score }) => score))
  const asked = plain(query)
  const leanings = leaningsOf(query)
  const traits = found.map((each, index): Traits => {
    const isClose = index < closelyRanked
    const title = plain(each.title)
    const share = isClose ? coverage(readTitle(each.title), concepts) : 0
    return {
      found: each,
      isClose,
      base: each.score / best,
      hasSameTitle: title === asked,
      isInTitle: asked.length > 1 && title.includes(asked),
      share,
      shortness: share * Math.min(1, (asked.length / Math.max(1, title.length)) * 1.5),
      isLeanedTo: leanings.has(each.kind),
      freshness: kindOf(each.kind)?.isNews === true ? freshness(each.at, now) : 0,
      isInLanguage: each.locale === locale,
      hasAll: all.has(each.id),
      isLiteral: literal.has(each.id),
    }
  })
  return { traits, isForNewest: asksForNewest(query) }
}

/** Puts in order what was looked at. */
export function weigh({ isForNewest, traits }: Looked, weights = rankWeights): Ranked[] {
  const ranked = traits.map(({ found, isClose, ...each }): Ranked => {
    if (!isClose) return { ...found, rank: each.base }
    const bonus =
      (each.hasSameTitle ? weights.sameTitle : 0) +
      (each.isInTitle ? weights.inTitle : 0) +
      weights.coverage * each.share +
      weights.shortness * each.shortness +
      (weights.kinds[found.kind] ?? kindOf(found.kind)?.weight ?? 0) +
      (each.isLeanedTo ? weights.leaning : 0) +
      (isForNewest ? weights.newest : weights.freshness) * each.freshness +
      (each.isInLanguage ? weights.language : 0)
    return {
      ...found,
      rank:
        (each.hasAll ? weights.all : 0) +
        (each.isLiteral ? weights.literal : 0) +
        each.base * (1 + bonus) +
        weights.alone * bonus +
        (each.hasSameTitle ? weights.sameTitleAlone : 0),
    }
  })
  return ranked.sort((a, b) => b.rank - a.rank || a.id - b.id)
}

/**
 * What the database cannot know, over its order by tokens: whether the title is what was asked for, which kind of record
 * people mean, how new the news are, and which language the page is in.
 * @param understood its `all` are documents that have everything that was asked for; `literal` have it in the very words
 */
export const rank = (found: readonly Found[], understood: Understood): Ranked[] => weigh(look(found, understood))

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
