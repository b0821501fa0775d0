import { readMessage, type Token, variablesOf } from '#domain/mail/message.ts'
import type { Locale } from '#lib/locale.ts'
import type { MessageValue, ProductMessage } from './product-message.ts'

/** What is wrong with words in the place of the product's, and with which value. */
export type TextProblem =
  | { kind: 'syntax' | 'lineBreak' | 'control' | 'other' }
  | { kind: 'long'; most: number }
  | { kind: 'unknown' | 'missing' | 'number' | 'format' | 'choice'; piece: string }

/** How long own words may be: interfaces have little room, and a short word may need a sentence in its place. */
const mostOf = (product: string) => Math.max(200, 4 * product.length)

const lineEnd = /[\r\n\u2028\u2029]/
// What nobody sees, or what turns the direction of the words that follow.
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u

function judgeTokens(tokens: readonly Token[], known: readonly MessageValue[]): TextProblem[] {
  return tokens.flatMap((token): TextProblem[] => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    const value = known.find(({ name }) => name === token.arg)
    if (value === undefined) return [{ kind: 'unknown', piece: token.arg }]
    if (token.type === 'argument') return []
    if (token.type === 'function') {
      const isCount = value.kind === 'number' && token.key === 'number' && token.param === undefined
      return isCount ? [] : [{ kind: 'format', piece: token.arg }]
    }
    const problems: TextProblem[] = []
    if (token.type === 'select' && value.kind !== 'choice') problems.push({ kind: 'choice', piece: token.arg })
    if (token.type !== 'select' && value.kind !== 'number') problems.push({ kind: 'number', piece: token.arg })
    if (!token.cases.some(({ key }) => key === 'other')) problems.push({ kind: 'other' })
    return [...problems, ...token.cases.flatMap((each) => judgeTokens(each.tokens, known))]
  })
}

/**
 * What is wrong with an editor's words in the place of a message of the product; nothing with empty ones, which stand for
 * the product's. They are words and never HTML: a tag is taken for words too.
 */
export function judgeText(words: string | null | undefined, locale: Locale, product: ProductMessage): TextProblem[] {
  if (!words?.trim()) return []
  const theirs = product.words[locale]
  const most = mostOf(theirs)
  if (words.length > most) return [{ kind: 'long', most }]
  const problems: TextProblem[] = []
  if (lineEnd.test(words) && !lineEnd.test(theirs)) problems.push({ kind: 'lineBreak' })
  if (unseen.test(words.replaceAll(/[\r\n]/g, ''))) problems.push({ kind: 'control' })
  let tokens: Token[]
  try {
    tokens = readMessage(words, locale)
  } catch {
    return [...problems, { kind: 'syntax' }]
  }
  const used = variablesOf(tokens)
  const wanted = [...new Set(variablesOf(readMessage(theirs, locale)))]
  const known = product.values.filter(({ name }) => wanted.includes(name))
  problems.push(...judgeTokens(tokens, known))
  const missing = wanted.filter((name) => !used.includes(name))
  return [...problems, ...missing.map((piece): TextProblem => ({ kind: 'missing', piece }))]
}
