import type { Payload } from 'payload'
import type { SearchFilters } from '#content/search/documents.ts'
import { openIndex } from '#content/search/index.ts'
import { foldText } from '#lib/search/fold.ts'
import { cleanQuery, type Concept, readQuery } from '#lib/search/query.ts'
import type { Synonyms } from '#lib/search/synonyms.ts'
import type { Locale } from '#lib/locale.ts'
import { oncePerRecord, rank, type Ranked } from './rank.ts'
import { createSpeller } from './spelling.ts'

/** The most documents that are ranked; with more the counts are "at least". */
export const mostFound = 600
/** Documents that have the very words are told apart among so many. */
const mostCompared = 10_000
/** With fewer records that have everything, those that have a part of it are shown too. */
const enough = 10

export interface Asked {
  query: string
  locale: Locale
  /** Whether texts in the other language are searched too. */
  isBoth: boolean
  filters: Omit<SearchFilters, 'locale'>
}

export interface FoundRecords {
  records: Ranked[]
  /** Those of them that have everything asked for, by {@link keyOf}. */
  whole: ReadonlySet<string>
  concepts: Concept[]
  /** The query as it was understood, where a word was taken for a misspelt one. */
  corrected?: string
  /** Whether there may be more than were ranked. */
  isCapped: boolean
  /** Whether texts in the other language were searched, because it was asked for or because there was nothing in this one. */
  isBoth: boolean
}

export const keyOf = ({ kind, record }: Pick<Ranked, 'kind' | 'record'>) => `${kind} ${record}`

export type FindDocuments = (asked: Asked) => Promise<FoundRecords>

const wantedOf = (concepts: readonly Concept[]) => concepts.map(({ alternatives }) => alternatives)
const isForeign = (query: string, locale: Locale) => locale === 'en' && /\p{Script=Han}/u.test(query)

/** Asking the index for what a query wants. */
function createMatching(payload: Payload) {
  const { ask, engine } = openIndex(payload)
  const spell = createSpeller(ask)

  const match = (concepts: readonly Concept[], mode: 'all' | 'any', filters: SearchFilters) =>
    engine.match(ask, { wanted: wantedOf(concepts), mode, filters, limit: mostFound })
  const isThere = (concept: Concept, filters: SearchFilters) =>
    engine.hasAny(ask, { wanted: wantedOf([concept]), mode: 'all', filters })

  /** All of it where that is enough, otherwise any of it. */
  async function matchBest(concepts: readonly Concept[], filters: SearchFilters) {
    const all = await match(concepts, 'all', filters)
    const ids = new Set(all.map(({ id }) => id))
    if (concepts.length === 1 || new Set(all.map(keyOf)).size >= enough) return { found: all, all: ids }
    const any = await match(concepts, 'any', filters)
    // Of frequent words not every document is weighed; those that have all of it are among the answers anyhow.
    return { found: [...all, ...any.filter(({ id }) => !ids.has(id))].slice(0, mostFound), all: ids }
  }

  /** What has the words themselves, and not only others of the same meaning. */
  async function matchLiterally(
    concepts: readonly Concept[],
    understood: readonly Concept[],
    filters: SearchFilters,
    all: ReadonlySet<number>,
  ): Promise<ReadonlySet<number>> {
    if (concepts === understood || understood.every((concept) => concepts.includes(concept))) return all
    return new Set(await engine.idsOf(ask, { wanted: wantedOf(concepts), mode: 'all', filters, limit: mostCompared }))
  }

  /** Replaces what no document has by what was probably meant. */
  async function correct(concepts: readonly Concept[], filters: SearchFilters) {
    let isCorrected = false
    const corrected: Concept[] = []
    for (const concept of concepts) {
      const meant = (await isThere(concept, filters)) ? undefined : await spell(concept)
      const isUseful = meant !== undefined && (await isThere(meant, filters))
      if (isUseful) isCorrected = true
      corrected.push(isUseful ? meant : concept)
    }
    return isCorrected ? corrected : undefined
  }
  return { correct, matchBest, matchLiterally }
}

/** Searching: understanding the query, asking the index, ranking. */
export function createFindDocuments(payload: Payload, readSynonyms: () => Promise<Synonyms>): FindDocuments {
  const { correct, matchBest, matchLiterally } = createMatching(payload)

  async function run(query: string, locale: Locale, filters: SearchFilters) {
    const concepts = readQuery(query)
    const synonyms = await readSynonyms()
    const asked = synonyms(concepts)
    let best = await matchBest(asked, filters)
    let understood = asked
    let corrected: string | undefined
    if (best.all.size === 0 && concepts.length > 0) {
      const meant = await correct(asked, {})
      if (meant !== undefined) {
        understood = synonyms(meant)
        corrected = write(meant)
        best = await matchBest(understood, filters)
      } else if (best.found.length === 0) {
        // The beginning of a word is better than nothing.
        understood = asked.map((concept) => ({ ...concept, alternatives: concept.alternatives.map(asBeginnings) }))
        best = await matchBest(understood, filters)
      }
    }
    const literal = await matchLiterally(concepts, understood, filters, best.all)
    const records = oncePerRecord(
      rank(best.found, { query: corrected ?? query, concepts: understood, locale, all: best.all, literal }),
      locale,
    )
    const whole = new Set(best.found.filter(({ id }) => best.all.has(id)).map(keyOf))
    return { records, whole, found: best.found, concepts: understood, corrected }
  }

  return async ({ filters, isBoth, locale, query: given }) => {
    const query = cleanQuery(given)
    const one = isBoth || isForeign(query, locale) ? undefined : await run(query, locale, { ...filters, locale })
    const isOne = one !== undefined && one.records.length > 0
    const result = isOne ? one : await run(query, locale, filters)
    const { concepts, corrected, found, records, whole } = result
    const isCapped = found.length >= mostFound
    return { records, whole, concepts, ...(corrected !== undefined && { corrected }), isCapped, isBoth: !isOne }
  }
}

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
