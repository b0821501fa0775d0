/** A passage of a text and the passage of the other language that it was made from, by their digests; empty for none. */
export type Pair = readonly [source: string, target: string]

/** How a passage of the translation stands to the source. */
export type PassageState = 'current' | 'outdated' | 'missing' | 'extra'

/** Whether a passage is to be written. */
export const isToDo = ({ state }: { state: PassageState }): boolean => state === 'missing' || state === 'outdated'

/** A place in both texts. */
export interface Passage {
  /** Its number among the source's passages; none for one that only the translation has. */
  source?: number
  target?: number
  state: PassageState
}

/** Beyond so many comparisons passages are put beside each other in their order alone. */
const mostCompared = 40_000

/** What belongs together goes before any number of passages that merely stand beside each other. */
const together = 100_000

type IsPair = (source: string, target: string) => boolean
/** Numbers of passages beside each other; none where a text has nothing. */
type Step = [source: number | undefined, target: number | undefined]

/** The best way through both texts: most passages that belong together, then most that stand beside another one. */
function matchUp(source: readonly string[], target: readonly string[], isPair: IsPair): Step[] {
  const [height, width] = [source.length, target.length]
  const alone = source.map((each) => (isPair(each, '') ? together : 0))
  const added = target.map((each) => (isPair('', each) ? together : 0))
  const scores = Array.from({ length: height + 1 }, () => new Float64Array(width + 1))
  const at = (row: number, column: number) => scores[row]?.[column] ?? 0
  const beside = (row: number, column: number) => (isPair(source[row] ?? '', target[column] ?? '') ? together : 1)
  const ways = (row: number, column: number) => ({
    both: row < height && column < width ? at(row + 1, column + 1) + beside(row, column) : -1,
    source: row < height ? at(row + 1, column) + (alone[row] ?? 0) : -1,
    target: column < width ? at(row, column + 1) + (added[column] ?? 0) : -1,
  })
  for (let row = height; row >= 0; row -= 1)
    for (let column = width; column >= 0; column -= 1) {
      const { both, source: one, target: other } = ways(row, column)
      const line = scores[row]
      if (line) line[column] = Math.max(both, one, other, 0)
    }
  const steps: Step[] = []
  for (let [row, column] = [0, 0]; row < height || column < width;) {
    const best = at(row, column)
    const way = ways(row, column)
    const [down, right] = way.both === best ? [true, true] : [way.source === best, way.source !== best]
    steps.push([down ? row : undefined, right ? column : undefined])
    row += Number(down)
    column += Number(right)
  }
  return steps
}

const inOrder = (height: number, width: number): Step[] =>
  Array.from({ length: Math.max(height, width) }, (_, index) => [
    index < height ? index : undefined,
    index < width ? index : undefined,
  ])

/** The same for texts of any length: what is as it was at the beginning and at the end is not compared. */
function matchLong(source: readonly string[], target: readonly string[], isPair: IsPair): Step[] {
  const most = Math.min(source.length, target.length)
  const isSame = (one: number, other: number) => isPair(source.at(one) ?? '', target.at(other) ?? '')
  let [start, end] = [0, 0]
  while (start < most && isSame(start, start)) start += 1
  while (end < most - start && isSame(-1 - end, -1 - end)) end += 1
  const [one, other] = [source.slice(start, source.length - end), target.slice(start, target.length - end)]
  const middle =
    one.length * other.length > mostCompared ? inOrder(one.length, other.length) : matchUp(one, other, isPair)
  const move = (by: number, place: number | undefined) => (place === undefined ? undefined : place + by)
  return [
    ...inOrder(start, start),
    ...middle.map(([row, column]): Step => [move(start, row), move(start, column)]),
    ...inOrder(end, end).map(([row, column]): Step => [
      move(source.length - end, row),
      move(target.length - end, column),
    ]),
  ]
}

const keyOf = (source: string, target: string) => `${source} ${target}`

/** Passages that were written since the last time: those of which there are more than there were. */
function takeWritten(before: readonly Pair[], target: readonly string[]): (digest: string) => boolean {
  const counts = new Map<string, number>()
  for (const digest of target) counts.set(digest, (counts.get(digest) ?? 0) + 1)
  for (const [, digest] of before) counts.set(digest, (counts.get(digest) ?? 0) - 1)
  return (digest) => {
    const left = counts.get(digest) ?? 0
    if (left > 0) counts.set(digest, left - 1)
    return left > 0
  }
}

interface Known {
  /** What the translation said the last time, in its order. */
  before: readonly Pair[]
  /** What else is known to say the same. */
  also?: readonly Pair[]
}

export interface Alignment {
  passages: Passage[]
  /** What is known from now on. */
  pairs: Pair[]
}

/**
 * Puts the passages of a translation beside those of its source. Whatever was written in the translation since the last time
 * counts as made from the source as it is now; what was not is outdated as soon as its source says something else.
 *
 * @param source digests of the source's passages, in their order
 * @param target the same of the translation
 */
export function align(source: readonly string[], target: readonly string[], { also = [], before }: Known): Alignment {
  const known = new Set([...before, ...also].map(([one, other]) => keyOf(one, other)))
  const isKnown = (one: string, other: string) => known.has(keyOf(one, other))
  const origin = new Map([...also, ...before].map(([one, other]) => [other, one]))
  const isWritten = takeWritten(before, target)
  const passages: Passage[] = []
  const pairs: Pair[] = []
  for (const [row, column] of matchLong(source, target, isKnown)) {
    const [one = '', other = ''] = [source[row ?? -1], target[column ?? -1]]
    const places = { ...(row !== undefined && { source: row }), ...(column !== undefined && { target: column }) }
    if (isKnown(one, other)) {
      passages.push({ ...places, state: 'current' })
      pairs.push([one, other])
    } else if (column === undefined) passages.push({ ...places, state: 'missing' })
    else {
      const isCurrent = isWritten(other)
      passages.push({ ...places, state: isCurrent ? 'current' : row === undefined ? 'extra' : 'outdated' })
      pairs.push([isCurrent ? one : (origin.get(other) ?? ''), other])
    }
  }
  return { passages, pairs }
}
