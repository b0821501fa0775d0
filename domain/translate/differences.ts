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

/** Numbers, links and placeholders that a translation lacks or adds. It says so and forbids nothing: a date may be written otherwise. */
export function findDifferences(source: string, target: string): Difference[] {
  if (target.trim() === '') return []
  const [one, other] = [found(source), found(target)]
  return (['number', 'link', 'placeholder'] as const).flatMap((kind): Difference[] => [
    ...without(one[kind], other[kind]).map((what): Difference => ({ kind, what, missingIn: 'target' })),
    ...without(other[kind], one[kind]).map((what): Difference => ({ kind, what, missingIn: 'source' })),
  ])
}
