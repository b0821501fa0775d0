import { toHex, toOklch } from './oklch.ts'
import { type ColourName, colourNames, type Colours, failuresOf, type Pair } from './palette.ts'

/** A colour that cannot be used, what it is too near to, and the nearest one that can. */
export interface ColourProblem {
  name: ColourName
  pair: Pair
  nearest: string
}

const step = 0.01
const ofAccent = new Set(['mark', 'accent', 'bright'])

/** The same hue as little lighter or darker as it takes; when no lightness will do, with less chroma. */
function findNearest(name: ColourName, colours: Colours, isJudged: (pair: Pair) => boolean): string | undefined {
  const given = toOklch(colours[name] ?? '')
  const isGood = (hex: string) => !failuresOf({ ...colours, [name]: hex }).some(isJudged)
  for (let share = 1; share > 0.05; share *= 0.7)
    for (let distance = 0; distance <= 1; distance += step)
      for (const l of [given.l - distance, given.l + distance]) {
        if (l < 0 || l > 1) continue
        const hex = toHex({ ...given, l, c: given.c * share })
        if (isGood(hex)) return hex
      }
  return undefined
}

/** What is wrong with a company's colours, each judged beside those before it; grounds before what stands on them. */
export function judgeColours(colours: Colours): ColourProblem[] {
  const accepted: Colours = {}
  return colourNames.flatMap((name): ColourProblem[] => {
    const given = colours[name]
    if (given === undefined) return []
    // The main colour is the accent too, unless there is one.
    const isJudged = ({ front }: Pair) => !(name === 'main' && colours.accent !== undefined && ofAccent.has(front))
    const [pair] = failuresOf({ ...accepted, [name]: given })
      .filter(isJudged)
      .toSorted((one, other) => one.contrast / one.least - other.contrast / other.least)
    const nearest = pair === undefined ? given : findNearest(name, { ...accepted, [name]: given }, isJudged)
    if (nearest !== undefined) accepted[name] = nearest
    return pair === undefined ? [] : [{ name, pair, nearest: nearest ?? '' }]
  })
}
