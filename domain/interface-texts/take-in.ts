import type { Locale } from '#lib/locale.ts'
import { judgeText, type TextProblem } from './judge-text.ts'
import { type PoEntry, sourceOf, stampOf } from './po.ts'
import type { ProductMessage } from './product-message.ts'

/** What becomes of an entry: a draft, nothing because nothing is said or changed, or it is left out for a reason. */
export type TextOutcome = 'changed' | 'same' | 'empty' | 'fuzzy' | 'unknown' | 'stale' | 'meanwhile' | 'wrong'

export interface TakenText {
  key: string
  outcome: TextOutcome
  /** The words that stand there now, and those of the file. */
  before: string
  after: string
  problems: TextProblem[]
  /** What is stored for it: nothing where the words are the product's own. */
  stored: string
}

interface Known {
  locale: Locale
  productOf: (key: string) => ProductMessage | undefined
  /** What is written in the place of the product's words; empty where nothing is. */
  ownOf: (key: string) => string
}

function takeEntry(entry: PoEntry, { locale, ownOf, productOf }: Known): TakenText {
  const { isFuzzy, isPlural, key, source, stamp, words } = entry
  const product = productOf(key)
  const taken = (outcome: TextOutcome, problems: TextProblem[] = []): TakenText => {
    const theirs = product?.words[locale] ?? ''
    const stored = words === theirs ? '' : words
    return { key, outcome, before: ownOf(key) || theirs, after: words, problems, stored }
  }
  if (product === undefined) return taken('unknown')
  if (source !== sourceOf(product)) return taken('stale')
  if (isPlural) return taken('wrong', [{ kind: 'syntax' }])
  if (words.trim() === '') return taken('empty')
  if (isFuzzy) return taken('fuzzy')
  const asNow = taken('same')
  if (asNow.stored === ownOf(key) || asNow.before === words) return asNow
  // Changed here since the file was written: what nobody touched in the file is no change, and what somebody did is not known to
  // be meant for these words.
  if (stamp !== undefined && stamp !== stampOf(asNow.before))
    return stamp === stampOf(words) ? asNow : taken('meanwhile')
  const problems = asNow.stored === '' ? [] : judgeText(words, locale, product)
  return taken(problems.length > 0 ? 'wrong' : 'changed', problems)
}

/** What would become of each entry of a file. */
export const takeIn = (entries: readonly PoEntry[], known: Known): TakenText[] =>
  entries.map((entry) => takeEntry(entry, known))
