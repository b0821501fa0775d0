import { type Concept, readQuery } from './query.ts'

/** A group of synonyms, in any language. */
export type SynonymGroup = readonly string[]

/** Finds the known expressions among a query's concepts. */
export type Synonyms = (concepts: readonly Concept[]) => Concept[]

const keyOf = (concept: Concept) => concept.alternatives[0]?.join(' ') ?? ''

/** The tokens of an expression, all of which must match. */
const tokensOf = (concepts: readonly Concept[]) => concepts.flatMap(({ alternatives }) => alternatives[0] ?? [])

/** Longest expression, in concepts. */
const longest = 6

/** Every expression of a group matches all others. The longest matching expression wins. */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const known = new Map<string, Concept['alternatives']>()
  for (const group of groups) {
    const expressions = group.map((expression) => readQuery(expression)).filter((concepts) => concepts.length > 0)
    const alternatives = expressions.map(tokensOf)
    for (const expression of expressions) {
      const key = expression.map(keyOf).join('  ')
      known.set(key, [...(known.get(key) ?? []), ...alternatives])
    }
  }
  return (concepts) => {
    const result: Concept[] = []
    let at = 0
    while (at < concepts.length) {
      const { length, alternatives } = longestAt(concepts, at, known)
      const taken = concepts.slice(at, at + length)
      const [first] = taken
      if (first === undefined) break
      result.push(
        alternatives === undefined
          ? first
          : {
              text: taken.map(({ text }) => text).join(first.isHan ? '' : ' '),
              isHan: first.isHan,
              alternatives: [...(length === 1 ? first.alternatives : [tokensOf(taken)]), ...alternatives],
            },
      )
      at += length
    }
    return result
  }
}

function longestAt(concepts: readonly Concept[], at: number, known: Map<string, Concept['alternatives']>) {
  for (let length = Math.min(longest, concepts.length - at); length > 0; length -= 1) {
    const key = concepts
      .slice(at, at + length)
      .map(keyOf)
      .join('  ')
    const alternatives = known.get(key)
    if (alternatives !== undefined) return { length, alternatives }
  }
  return { length: 1, alternatives: undefined }
}
