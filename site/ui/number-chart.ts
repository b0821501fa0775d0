/** What a measured number says that can be drawn: a change, or a part of a whole. */
export type NumberChart =
  | { kind: 'change'; before: number; after: number; isCounted: boolean }
  | { kind: 'part'; part: number; whole: number; isCounted: boolean }

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const change = new RegExp(`^(${number})\\s*(?:→|->|⟶)\\s*(${number})$`)
const part = new RegExp(`^(${number})\\s*(?:/|⁄|／)\\s*(${number})$`)
const percentage = new RegExp(`^([−+-]?)(${number})$`)

/** Up to this many can be told apart side by side, and are drawn one by one. */
const mostCounted = 100

const read = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
const areCounted = (...values: number[]) => values.every((value) => Number.isInteger(value) && value <= mostCounted)

/** @returns nothing for a number that stands alone, whatever its unit. */
export function readNumberChart(value: string, unit: string): NumberChart | undefined {
  const text = value.trim()
  const changed = change.exec(text)
  if (changed) {
    const [before, after] = [read(changed[1]), read(changed[2])]
    return before + after > 0 ? { kind: 'change', before, after, isCounted: areCounted(before, after) } : undefined
  }
  const shared = part.exec(text)
  if (shared) {
    const [some, whole] = [read(shared[1]), read(shared[2])]
    return whole > 0 && some <= whole
      ? { kind: 'part', part: some, whole, isCounted: areCounted(some, whole) }
      : undefined
  }
  const percent = /^[%％]$/.test(unit.trim()) ? percentage.exec(text) : null
  return percent ? readPercentage(percent[1] ?? '', read(percent[2])) : undefined
}

/** With a sign it is a change from the whole; without, a part of it. */
function readPercentage(sign: string, percent: number): NumberChart | undefined {
  if (sign === '') return percent <= 100 ? { kind: 'part', part: percent, whole: 100, isCounted: true } : undefined
  const after = sign === '+' ? 100 + percent : 100 - percent
  return after >= 0 ? { kind: 'change', before: 100, after, isCounted: after <= mostCounted } : undefined
}

/** Width of a drawing in its own units. */
export const chartWidth = 240

/** A strip of ticks, one for each that is counted, or a bar; as a line with dashes. */
export interface Strip {
  length: number
  dash?: string
}

/** A strip for `value` where `most` fills the whole width. */
export function stripOf(value: number, most: number, isCounted: boolean): Strip {
  const step = chartWidth / most
  const width = Math.min(step * 0.56, 6)
  const round = (size: number) => Math.round(size * 100) / 100
  if (!isCounted) return { length: round(Math.max(value * step, value > 0 ? 1 : 0)) }
  // The last tick is cut where the value ends within it.
  const whole = Math.floor(value)
  const length = whole * step + (value > whole ? (value - whole) * width : 0)
  return { length: round(length), dash: `${round(width)} ${round(step - width)}` }
}
