import type { Payload } from 'payload'
import type { Found, SearchFilters } from '#content/search/documents.ts'
import { openIndex } from '#content/search/index.ts'
import { foldText } from '#domain/search/fold.ts'
import { cleanQuery, type Concept, readQuery } from '#domain/search/query.ts'
import { dropWeak } from '#domain/search/weak-words.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'
import type { Locale } from '#lib/locale.ts'
import { closelyRanked, oncePerRecord, rank, type Ranked } from './rank.ts'
import { createSpeller } from './spelling.ts'

/** The most documents that are ranked; with more the counts are "at least". */
export const mostFound = 600
/** Documents that have the very words are told apart among so many. */
const mostCompared = 10_000
/** With fewer records that have everything, those that have a part of it are shown too. */
const enough = 10

interface Asked {
  query: string
  locale: Locale
  /** Whether texts in the other language are searched too. */
  isBoth: boolean
  filters: Omit<SearchFilters, 'locale'>
}

interface FoundRecords {
  records: Ranked[]
  /** Those of them that have everything asked for, by {@link keyOf}. */
  whole: ReadonlySet<number>
  concepts: readonly Concept[]
  /** The query as it was understood, where a word was surely a misspelt one. */
  corrected?: string
  /** Another query that may have been meant; it was not searched for. */
  suggested?: string
  /** Whether there may be more than were ranked. */
  isCapped: boolean
  /** Whether texts in the other language were searched, because it was asked for or because there was nothing in this one. */
  isBoth: boolean
}

/** One number for what is found, in either language. */
export const keyOf = ({ id }: Pick<Ranked, 'id'>): number => Math.floor(id / 4)

export type FindDocuments = (asked: Asked) => Promise<FoundRecords>

const wantedOf = (concepts: readonly Concept[]) => concepts.map(({ alternatives }) => alternatives)
const isForeign = (query: string, locale: Locale) => locale === 'en' && /\p{Script=Han}/u.test(query)

interface Correction {
  certain?: Concept[]
  perhaps?: Concept[]
}

/** Asking the index for what a query wants. */
function createMatching(payload: Payload) {
  const { ask, engine } = openIndex(payload)
  const { mendTerms, spell } = createSpeller(ask)

  const match = (concepts: readonly Concept[], mode: 'all' | 'any', filters: SearchFilters) =>
    engine.match(ask, { wanted: wantedOf(concepts), mode, filters, limit: mostFound })
  const isThere = (concept: Concept, filters: SearchFilters) =>
    engine.hasAny(ask, { wanted: wantedOf([concept]), mode: 'all', filters })

  const matchAll = (concepts: readonly Concept[], filters: SearchFilters) => match(concepts, 'all', filters)

  /**
   * What has a part follows where too little has all of it.
   *
   * @param concepts with the words of taught expressions by themselves
   */
  async function matchAny(concepts: readonly Concept[], filters: SearchFilters, all: readonly Found[]) {
    if (concepts.length <= 1 || new Set(all.map(keyOf)).size >= enough) return all
    const ids = new Set(all.map(({ id }) => id))
    const any = await match(concepts, 'any', filters)
    // Of frequent words not every document is weighed; those that have all of it are among the answers anyhow.
    return [...all, ...any.filter(({ id }) => !ids.has(id))].slice(0, mostFound)
  }

  /** What of the best has the words themselves, and not only others of the same meaning. */
  async function matchLiterally(
    concepts: readonly Concept[],
    understood: readonly Concept[],
    filters: SearchFilters,
    { all, found }: { all: ReadonlySet<number>; found: readonly Found[] },
  ): Promise<ReadonlySet<number>> {
    if (concepts === understood || understood.every((concept) => concepts.includes(concept))) return all
    const among = found.slice(0, closelyRanked).map(({ id }) => id)
    const wanted = { wanted: wantedOf(concepts), mode: 'all' as const, filters, limit: mostCompared, among }
    return new Set(await engine.idsOf(ask, wanted))
  }

  /** What was meant in the place of what no document has: surely, or perhaps. */
  async function correct(query: string, asked: readonly Concept[], filters: SearchFilters): Promise<Correction> {
    const mended = await mendTerms(query)
    const concepts = mended === undefined ? asked : readQuery(mended)
    const certain: Concept[] = []
    const perhaps: Concept[] = []
    for (const concept of concepts) {
      const meant = (await isThere(concept, filters)) ? undefined : await spell(concept)
      const useful = meant && (await isThere(meant.concept, filters)) ? meant : undefined
      certain.push(useful?.isCertain ? useful.concept : concept)
      perhaps.push(useful?.concept ?? concept)
    }
    const isCertain = mended !== undefined || certain.some((concept, place) => concept !== concepts[place])
    const isOpen = perhaps.some((concept, place) => concept !== certain[place])
    return { ...(isCertain && { certain }), ...(isOpen && { perhaps }) }
  }
  return { correct, matchAll, matchAny, matchLiterally }
}

/**
 * Searching: understanding the query, asking the index, ranking.
 * @param order ranks what the index found; others than {@link rank} watch it, or try other weights
 */
export function createFindDocuments(
  payload: Payload,
  readSynonyms: () => Promise<Synonyms>,
  order: typeof rank = rank,
): FindDocuments {
  const { correct, matchAll, matchAny, matchLiterally } = createMatching(payload)

  async function run(query: string, locale: Locale, filters: SearchFilters) {
    // First: with the synonyms come words that belong together, by which the query is parted.
    const synonyms = await readSynonyms()
    const concepts = dropWeak(readQuery(query))
    // What was taught as one thing may have weak words in it.
    const asked = dropWeak(synonyms(readQuery(query)))
    let understood: readonly Concept[] = asked
    let having = await matchAll(asked, filters)
    const { certain: meant, perhaps } =
      having.length === 0 && concepts.length > 0 ? await correct(foldText(query), asked, {}) : {}
    if (meant !== undefined) {
      // Read anew: a word that is right now may be part of a taught term.
      understood = dropWeak(synonyms(readQuery(write(meant))))
      having = await matchAll(understood, filters)
    }
    // A text that says an expression otherwise still has the words of it.
    const apart = meant === undefined ? readApart(asked, concepts) : []
    let found = await matchAny([...understood, ...apart], filters, having)
    if (found.length === 0 && meant === undefined && concepts.length > 0) {
      // The beginning of a word is better than nothing.
      understood = asked.map((concept) => ({ ...concept, alternatives: concept.alternatives.map(asBeginnings) }))
      having = await matchAll(understood, filters)
      found = await matchAny(understood, filters, having)
    }
    const corrected = meant && write(meant)
    const all = new Set(having.map(({ id }) => id))
    const literal = await matchLiterally(concepts, understood, filters, { all, found })
    const records = oncePerRecord(
      order(found, { query: corrected ?? query, concepts: understood, locale, all, literal }),
      locale,
    )
    const suggested = perhaps && write(perhaps)
    return { records, whole: new Set(having.map(keyOf)), found, concepts: understood, corrected, suggested }
  }

  return async ({ filters, isBoth, locale, query: given }) => {
    const query = cleanQuery(given)
    const one = isBoth || isForeign(query, locale) ? undefined : await run(query, locale, { ...filters, locale })
    const isOne = one !== undefined && one.records.length > 0
    const result = isOne ? one : await run(query, locale, filters)
    const { concepts, corrected, found, records, suggested, whole } = result
    const meant = { ...(corrected !== undefined && { corrected }), ...(suggested !== undefined && { suggested }) }
    return { records, whole, concepts, ...meant, isCapped: found.length >= mostFound, isBoth: !isOne }
  }
}

/** The words of a query that is one taught expression, each by itself. */
const readApart = (asked: readonly Concept[], concepts: readonly Concept[]): readonly Concept[] =>
  asked.length === 1 && concepts.length > 1 ? concepts : []

const asBeginnings = (alternative: readonly string[]) =>
  alternative.map((token) => (token.endsWith('*') || token.length < 3 ? token : `${token}*`))

/** A query in words again. Chinese stands without blanks. */
function write(concepts: readonly Concept[]): string {
  return concepts.reduce((text, concept, index) => {
    const before = concepts[index - 1]
    return text + (before === undefined || (before.isHan && concept.isHan) ? '' : ' ') + concept.text
  }, '')
}

/** Every token by which a found text may be marked; runs of Chinese as they were written, too. */
export function tokensToMark(concepts: readonly Concept[], query = ''): ReadonlySet<string> {
  const runs = foldText(query).match(/\p{Script=Han}{2,}/gu) ?? []
  return new Set([...concepts.flatMap(({ alternatives }) => alternatives.flat()), ...runs])
}
