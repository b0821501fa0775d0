import { localeOfPath, stripLocale } from '#lib/locale.ts'
import { pageAtPath } from './page-paths.ts'
import { type AddressProblem, inEnglish, judgeFrom, judgeTo, normalPath, normalQuery } from './redirect-address.ts'

/** A rule of the site: an address that is gone, and where it leads. Both as `judgeFrom` and `judgeTo` write them. */
export interface RedirectRule {
  id: number
  from: string
  to: string
  isPermanent: boolean
}

/** Where an address leads in the end. */
export interface FoundRedirect {
  to: string
  /** Whether each rule on the way is for good. */
  isPermanent: boolean
  /** Numbers of the rules on the way. */
  rules: readonly number[]
}

/** How many rules may follow each other. */
export const mostSteps = 5

const nowhere = 'http://site.invalid'

interface Step {
  rule: RedirectRule
  to: string
}

function splitAddress(address: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(address, nowhere)
  return { pathname, search }
}

/** The address of a rule, with what its star stands for. */
const carry = ({ to }: RedirectRule, rest: string, search: string): string =>
  to.endsWith('/*') ? to.slice(0, -1) + rest + search : to

/**
 * The rules, to be asked about one address at a time: an address with its query first, then without, then the longest
 * beginning. A rule without language holds for both, and its target is then of the language that was asked for.
 *
 * A page of the site is led away from by an address with its query alone: nothing that is there can be hidden by a star.
 */
function openSteps(rows: Iterable<RedirectRule>) {
  const exact = new Map<string, RedirectRule>()
  const starting = new Map<string, RedirectRule>()
  /** Segments of the longest beginning: an address of thousands is looked up no deeper. */
  let deepest = 0
  for (const row of rows) {
    if (row.from.endsWith('/*')) {
      const beginning = row.from.slice(0, -2)
      starting.set(beginning, row)
      deepest = Math.max(deepest, beginning.split('/').length)
    } else exact.set(row.from, row)
  }

  const findLiteral = (pathname: string, search: string): Step | undefined => {
    const path = normalPath(pathname)
    const query = normalQuery(search)
    const withQuery = query === '' ? undefined : exact.get(`${path}?${query}`)
    if (withQuery) return { rule: withQuery, to: withQuery.to }
    if (pageAtPath(stripLocale(path)) !== undefined) return undefined
    const alone = exact.get(path)
    if (alone) return { rule: alone, to: alone.to }
    // What a star carries over keeps its letters: the target's address may need them.
    const written = pathname
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .split('/')
    const segments = path.split('/')
    for (let length = Math.min(segments.length - 1, deepest); length > 1; length -= 1) {
      const rule = starting.get(segments.slice(0, length).join('/'))
      if (rule) return { rule, to: carry(rule, written.slice(length).join('/'), search) }
    }
    return undefined
  }

  return (pathname: string, search: string): Step | undefined => {
    const literal = findLiteral(pathname, search)
    if (literal !== undefined || localeOfPath(pathname.toLowerCase()) === 'zh') return literal
    const plain = findLiteral(pathname.slice(3) || '/', search)
    return plain && { rule: plain.rule, to: inEnglish(plain.to) }
  }
}

/** The rules, to be walked from an address to the end. */
export function createRedirects(rows: Iterable<RedirectRule>) {
  const findStep = openSteps(rows)

  const walk = (pathname: string, search: string): FoundRedirect | 'endless' | undefined => {
    const rules: number[] = []
    let isPermanent = true
    let to: string | undefined
    let step = findStep(pathname, search)
    while (step !== undefined) {
      if (rules.length === mostSteps) return 'endless'
      rules.push(step.rule.id)
      isPermanent &&= step.rule.isPermanent
      to = step.to
      const next = splitAddress(to)
      step = findStep(next.pathname, next.search)
    }
    return to === undefined ? undefined : { to, isPermanent, rules }
  }

  return {
    /** @param pathname and `search` as a `URL` has them; `endless` where the rules lead in a circle or through too many */
    walk,
    /** Where an address leads; `undefined` where no rule says so, and where the walk has no end. */
    find: (pathname: string, search: string): FoundRedirect | undefined => {
      const found = walk(pathname, search)
      return found === 'endless' ? undefined : found
    },
  }
}
export type Redirects = ReturnType<typeof createRedirects>

/** Stands for whatever a star stands for: no rule has it. */
const anything = 'anything-that-no-rule-names'

/**
 * Those of some rules that lead in a circle or over too many others.
 *
 * It is enough to follow each rule from its own address, with something that no rule names for its star. Of a walk without
 * end take the step whose remainder is the shortest: from there on nobody looks at that remainder again, so it goes the same
 * way whatever it is.
 */
export function findLoops(rules: Iterable<RedirectRule>): RedirectRule[] {
  const all = [...rules]
  const { walk } = createRedirects(all)
  const isEndless = (address: string) => {
    const { pathname, search } = splitAddress(address)
    return walk(pathname, search) === 'endless'
  }
  return all.filter(({ from }) => {
    const start = from.replace(/\*$/, anything)
    return isEndless(start) || (localeOfPath(start) === 'zh' && isEndless(inEnglish(start)))
  })
}

/** Why a rule is refused, and at which of its two addresses. */
export interface RuleProblem {
  field: 'from' | 'to'
  problem: AddressProblem | 'itself' | 'loop' | 'twice'
}

/** A rule as it is stored, or why it is none; whether it leads in a circle is said by {@link findLoops}. */
export function judgeRule(written: { from: string; to: string }): { from: string; to: string } | RuleProblem {
  const from = judgeFrom(written.from)
  if ('problem' in from) return { field: 'from', problem: from.problem }
  const to = judgeTo(written.to, from.address)
  if ('problem' in to) return { field: 'to', problem: to.problem }
  const { pathname, search } = splitAddress(to.address.replace(/\*$/, ''))
  const query = normalQuery(search)
  const target = normalPath(pathname) + (query && `?${query}`)
  const itself = to.address.endsWith('/*') ? `${target === '/' ? '' : target}/*` : target
  return itself === from.address ? { field: 'to', problem: 'itself' } : { from: from.address, to: to.address }
}
