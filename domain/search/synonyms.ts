import { everydaySynonyms } from './everyday-synonyms.ts'
import { type Concept, readQuery } from './query.ts'
import { ownWords } from './words.ts'

/** A group of synonyms, in any language. */
export type SynonymGroup = readonly string[]

/** Finds the known expressions among a query's concepts. */
export type Synonyms = (concepts: readonly Concept[]) => Concept[]

type Alternatives = Concept['alternatives']

const keyOf = (concept: Concept) => concept.alternatives[0]?.join(' ') ?? ''
const keyOfAll = (concepts: readonly Concept[]) => concepts.map(keyOf).join('  ')

/** The tokens of an expression, all of which must match. */
const tokensOf = (concepts: readonly Concept[]) => concepts.flatMap(({ alternatives }) => alternatives[0] ?? [])

/** Longest expression, in concepts. */
const longest = 6
/** Most other words for one thing: who teaches a word in a hundred groups does not make a query of a thousand. */
const mostOthers = 24

/** Expressions that were read, until a further word is taught by which they may be parted otherwise. */
let read = new Map<string, Concept[]>()
let readWith = 0

function readExpression(expression: string): Concept[] {
  if (readWith !== ownWords().length) {
    read = new Map()
    readWith = ownWords().length
  }
  const known = read.get(expression)
  if (known !== undefined) return known
  const concepts = readQuery(expression)
  read.set(expression, concepts)
  return concepts
}

/** Adds alternatives that are not there yet, up to the most there may be. */
function addOthers(known: Map<string, Alternatives>, key: string, others: Alternatives): void {
  const all = new Map([...(known.get(key) ?? []), ...others].map((each) => [each.join(' '), each]))
  known.set(key, [...all.values()].slice(0, mostOthers))
}

/**
 * Every expression of a group matches all others, and so does the beginning of a longer Chinese one. The longest matching
 * expression wins. What a group leads to leads no further, so groups may name each other in a circle.
 *
 * @param groups those that were taught; what the languages have is always among them
 */
export function createSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const known = new Map<string, Alternatives>()
  const begun = new Map<string, Alternatives>()
  for (const group of [...everydaySynonyms, ...groups]) {
    const expressions = group.map(readExpression).filter((concepts) => concepts.length > 0)
    const alternatives = expressions.map(tokensOf)
    for (const expression of expressions) {
      const key = keyOfAll(expression)
      addOthers(
        known,
        key,
        alternatives.filter((each) => each.join('  ') !== key),
      )
      if (/^\p{Script=Han}{4,}$/u.test(key))
        for (let length = 3; length < key.length; length += 1) addOthers(begun, key.slice(0, length), alternatives)
    }
  }
  return (concepts) => {
    const result: Concept[] = []
    let at = 0
    while (at < concepts.length) {
      const { alternatives, length } = longestAt(concepts, at, known, begun)
      const taken = concepts.slice(at, at + length)
      const [first] = taken
      if (first === undefined) break
      result.push(alternatives === undefined ? first : expand(taken, first, alternatives))
      at += length
    }
    return result
  }
}

function expand(taken: readonly Concept[], first: Concept, others: Alternatives): Concept {
  const own = taken.length === 1 ? first.alternatives : [tokensOf(taken)]
  return {
    text: taken.map(({ text }) => text).join(first.isHan ? '' : ' '),
    isHan: first.isHan,
    alternatives: [...own, ...others],
    own: own.length,
  }
}

function longestAt(
  concepts: readonly Concept[],
  at: number,
  known: Map<string, Alternatives>,
  begun: Map<string, Alternatives>,
) {
  for (let length = Math.min(longest, concepts.length - at); length > 0; length -= 1) {
    const key = keyOfAll(concepts.slice(at, at + length))
    const alternatives = known.get(key) ?? (length === 1 ? begun.get(key) : undefined)
    if (alternatives !== undefined) return { length, alternatives }
  }
  return { length: 1, alternatives: undefined }
}
