import { type Locale, otherLocale } from '#lib/locale.ts'

/** What something is called in both languages. */
export interface Term extends Record<Locale, string> {
  note?: string
  /** Wordings that are not used for it, of either language. */
  avoid: readonly string[]
}

/** A term that a source has, with what a translation makes of it. */
export interface FoundTerm {
  term: Term
  /** Whether the translation has it as well. */
  isUsed: boolean
}

/** What is to be said of the words of a translation. */
export interface TermsFound {
  terms: FoundTerm[]
  /** Wordings that are there and should not be, each with its term. */
  avoided: { wording: string; term: Term }[]
}

/** Chinese has no spaces between words; a word in Latin letters is whole, and may stand in the plural. */
function patternOf(wording: string): RegExp {
  const escaped = wording
    .trim()
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
  const isLatin = /^[\p{Script=Latin}\p{N}]/u.test(wording)
  const endsLatin = /[\p{Script=Latin}]$/u.test(wording)
  const before = isLatin ? String.raw`(?<![\p{Script=Latin}\p{N}])` : ''
  const plural = endsLatin ? String.raw`(?:s|es)?(?![\p{Script=Latin}\p{N}])` : ''
  const stem = endsLatin && wording.endsWith('y') ? `(?:${escaped}|${escaped.slice(0, -1)}ies)` : escaped
  return new RegExp(before + stem + plural, 'giu')
}

type Range = readonly [from: number, to: number]
const rangesOf = (text: string, wording: string): Range[] =>
  wording.trim() === ''
    ? []
    : [...text.matchAll(patternOf(wording))].map(({ 0: found, index }) => [index, index + found.length])
const isWithin = ([from, to]: Range, [start, end]: Range) => start <= from && to <= end && end - start > to - from

/** Terms that stand somewhere for themselves, and not as a part of a longer one. */
function findIn(text: string, terms: readonly Term[], language: Locale): Term[] {
  const found = terms.map((term) => ({ term, ranges: rangesOf(text, term[language]) }))
  const all = found.flatMap(({ ranges }) => ranges)
  return found
    .filter(({ ranges }) => ranges.some((range) => !all.some((other) => isWithin(range, other))))
    .map(({ term }) => term)
}

/** The terms that a text has. */
export const termsIn = (text: string, terms: readonly Term[], language: Locale): Term[] => findIn(text, terms, language)

/**
 * What of the terms of a source is in its translation, and which wordings are there that should not be. It forbids nothing: a
 * sentence may do without the word.
 */
export function findTerms(source: string, translation: string, terms: readonly Term[], target: Locale): TermsFound {
  const from = otherLocale(target)
  const isUsed = (term: Term) => rangesOf(translation, term[target]).length > 0
  const right = terms.flatMap((term) => rangesOf(translation, term[target]))
  const avoided = terms.flatMap((term) =>
    term.avoid
      .filter((wording) =>
        rangesOf(translation, wording).some((range) => !right.some((other) => isWithin(range, other))),
      )
      .map((wording) => ({ wording, term })),
  )
  return { terms: findIn(source, terms, from).map((term) => ({ term, isUsed: isUsed(term) })), avoided }
}
