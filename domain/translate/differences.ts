/** What stands in one of two texts and not in the other, and should stand in both. */
export interface Difference {
  kind: 'number' | 'link' | 'placeholder'
  what: string
  /** Which text lacks it. */
  missingIn: 'source' | 'target'
}

const patterns: Record<Difference['kind'], RegExp> = {
  link: /https?:\/\/[^\s<>"'。；）)」”]+(?<![.,;:!?])/g,
  placeholder: /\{[\w.]+\}|%[sd]|\$\{[^}]+\}/g,
  number: /\d+(?:[.,]\d+)*/g,
}

const fixed = new RegExp(`(${patterns.link.source}|${patterns.placeholder.source})`)

/** Words, and what is never translated: addresses and placeholders. Every second piece is of the latter. */
export const splitFixed = (text: string): string[] => text.split(fixed)

const months = 'January February March April May June July August September October November December'.split(' ')
const monthName = new RegExp(`\\b(?:${months.join('|')})\\b`, 'g')

/** English writes as a word what Chinese writes as a number: a month's name is its number where the other text has that. */
const numberMonths = (text: string, other: string) =>
  text.replaceAll(monthName, (name) => {
    const number = months.indexOf(name) + 1
    return new RegExp(`(?<!\\d)0?${number} ?月`).test(other.normalize('NFKC')) ? String(number) : name
  })

/** Full-width digits as the others, thousands without commas. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')

function found(text: string): Record<Difference['kind'], string[]> {
  const whole = plain(text)
  const links = whole.match(patterns.link) ?? []
  const placeholders = whole.match(patterns.placeholder) ?? []
  // A number in an address or a placeholder is a part of it.
  const rest = whole.replaceAll(patterns.link, ' ').replaceAll(patterns.placeholder, ' ')
  return { link: [...links], placeholder: [...placeholders], number: rest.match(patterns.number) ?? [] }
}

function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((each) => {
    const place = left.indexOf(each)
    if (place === -1) return true
    left.splice(place, 1)
    return false
  })
}

/** Numbers, links and placeholders that a translation lacks or adds. It says so and forbids nothing. */
export function findDifferences(source: string, target: string): Difference[] {
  if (target.trim() === '') return []
  const [one, other] = [found(numberMonths(source, target)), found(numberMonths(target, source))]
  return (['number', 'link', 'placeholder'] as const).flatMap((kind): Difference[] => [
    ...without(one[kind], other[kind]).map((what): Difference => ({ kind, what, missingIn: 'target' })),
    ...without(other[kind], one[kind]).map((what): Difference => ({ kind, what, missingIn: 'source' })),
  ])
}
