import { writeCount } from '#domain/text/figures.ts'
import { parse, type PluralCategory } from '@messageformat/parser'
import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { formatTags, type Locale } from '#lib/locale.ts'

export type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' }

/** What stands for a variable: words, a number, or lines that a person or a record has written. */
type Value = string | number | readonly string[]
export type Values = Readonly<Record<string, Value>>

/** Categories by which a language counts. */
const categories: Record<Locale, PluralCategory[]> = { zh: ['other'], en: ['one', 'other'] }
const ordinals: Record<Locale, PluralCategory[]> = { zh: ['other'], en: ['one', 'two', 'few', 'other'] }

/** An ICU message, taken apart. @throws what is none */
export const readMessage = (message: string, locale: Locale): Token[] =>
  parse(message.replaceAll(/\r\n?/g, '\n'), { cardinal: categories[locale], ordinal: ordinals[locale] })

/** What is written of a message in each line. What stands in a branch stays in its line. */
export function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]]
  for (const token of tokens) {
    if (token.type !== 'content') {
      lines.at(-1)?.push(token)
      continue
    }
    for (const [index, value] of token.value.split('\n').entries()) {
      if (index > 0) lines.push([])
      if (value !== '') lines.at(-1)?.push({ ...token, value })
    }
  }
  return lines
}

/** Variables of a message wherever they stand. */
export function variablesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    return 'cases' in token ? [token.arg, ...token.cases.flatMap((each) => variablesOf(each.tokens))] : [token.arg]
  })
}

const isEmpty = (value: Value | undefined) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function wordsOf(value: Value | undefined, locale: Locale): string {
  if (typeof value === 'number') return writeCount(value, locale)
  return typeof value === 'string' ? value : (value ?? []).join('\n')
}

interface Context {
  values: Values
  locale: Locale
  /** The number of the plural that a `#` stands in. */
  count?: number
  /** Whether a variable may have nothing to say. */
  mayBeEmpty?: (name: string) => boolean
}

function chooseCase(token: Extract<Token, { cases: unknown }>, { locale, values }: Context) {
  const value = values[token.arg]
  const named = (key: string) => token.cases.find((each) => each.key === key)
  if (token.type === 'select') return { chosen: named(wordsOf(value, locale)) ?? named('other') }
  const number = Number(value)
  const count = number - (token.pluralOffset ?? 0)
  const type = token.type === 'plural' ? 'cardinal' : 'ordinal'
  const category = new Intl.PluralRules(formatTags[locale], { type }).select(count)
  return { chosen: named(`=${number}`) ?? named(category) ?? named('other'), count }
}

/** What people wrote stays as they wrote it; only where it meets our words are Han and Latin set apart. */
function joinWithGap(before: string, after: string): string {
  const seam = before.slice(-1) + after.slice(0, 1)
  return gapHanLatin(seam) === seam ? before + after : `${before} ${after}`
}

/** A message with its values. These are words and nothing else: what looks like a message in them is written as it stands. */
export function writeTokens(tokens: readonly Token[], context: Context): string {
  const { count, locale, values } = context
  return tokens
    .map((token) => {
      if (token.type === 'content') return gapHanLatin(token.value)
      if (token.type === 'octothorpe') return wordsOf(count, locale)
      if (!('cases' in token)) return wordsOf(values[token.arg], locale)
      const { chosen, count: own } = chooseCase(token, context)
      return writeTokens(chosen?.tokens ?? [], { ...context, ...(own !== undefined && { count: own }) })
    })
    .reduce(joinWithGap, '')
}

/**
 * Paragraphs of a message, which blank lines part. A line is left out when a variable in it has nothing to say, and a
 * variable of several lines that stands alone is as many paragraphs.
 */
export function writeParagraphs(tokens: readonly Token[], context: Context): string[] {
  const { mayBeEmpty, values } = context
  const isSilent = (token: Token) =>
    token.type === 'argument' && mayBeEmpty?.(token.arg) === true && isEmpty(values[token.arg])
  const paragraphs: string[][] = [[]]
  for (const line of linesOf(tokens)) {
    const [first] = line
    const alone = line.length === 1 && first?.type === 'argument' ? values[first.arg] : undefined
    if (line.every((token) => token.type === 'content' && token.value.trim() === '')) paragraphs.push([])
    else if (Array.isArray(alone)) paragraphs.push(...alone.map((each: string) => [each]), [])
    else if (!line.some(isSilent)) paragraphs.at(-1)?.push(writeTokens(line, context))
  }
  return paragraphs.map((lines) => lines.join('\n')).filter((words) => words.trim() !== '')
}
