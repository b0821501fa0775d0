import { type Locale, otherLocale } from '#lib/locale.ts'
import { findDifferences } from './differences.ts'
import { findCodeFaults, withoutCodes } from './inline-codes.ts'

/** Why a draft of a machine is not shown to anybody. */
export type DraftFault = 'empty' | 'characters' | 'codes' | 'facts' | 'language' | 'length' | 'source'

/** A passage that was sent, and what came back for it. */
export interface MachineDraft {
  /** With the codes that are wanted. */
  source: string
  text: string
  /** Language that is translated into. */
  target: Locale
}

/** As a text is stored: one line, without spaces around it. */
export const tidyDraft = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Controls, marks that turn the direction of writing, and what stands for a broken character. */
const wrongCharacters = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const han = /\p{Script=Han}/gu
const latin = /\p{Script=Latin}/gu
const letters = /\p{L}/gu

/** Chinese takes fewer characters than English; what is far beside that says something else. Short texts vary most. */
const lengths: Record<Locale, { least: number; most: number; slack: number }> = {
  en: { least: 0.5, most: 12, slack: 40 },
  zh: { least: 0.06, most: 1.5, slack: 20 },
}

function isOfAbsurdLength(source: string, text: string, target: Locale): boolean {
  const { least, most, slack } = lengths[target]
  const [before, after] = [[...source].length, [...text].length]
  return after < before * least || after > before * most + slack
}

/** A sentence of so many words has one of these in English, and in hardly any other language. */
const englishWords = /\b(?:the|of|and|to|is|are|for|with|by|from|that|this|you|your|it|can|be|as)\b/i
const fewWords = 10

/** By its script; what is written in Latin letters and is no English is known by the words that it lacks. */
function isIn(text: string, target: Locale): boolean {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false
  const [all, chinese] = [count(text, letters), count(text, han)]
  if (target === 'zh') return chinese > 0 && chinese * 20 >= all
  if (all === 0) return true
  if (count(text, latin) < all * 0.7) return false
  return text.split(' ').length < fewWords || englishWords.test(text)
}

/**
 * What speaks against showing a draft to a translator. Nobody judges the meaning here: that is for whoever reads it.
 * @param draft.text tidied
 */
export function findDraftFault({ source, target, text }: MachineDraft): DraftFault | undefined {
  if (text === '') return 'empty'
  if (wrongCharacters.test(text)) return 'characters'
  if (findCodeFaults(source, text).length > 0) return 'codes'
  const [from, words] = [withoutCodes(source), withoutCodes(text)]
  if (findDifferences(from, words).length > 0) return 'facts'
  if (tidyDraft(words) === tidyDraft(from)) return 'source'
  if (!isIn(words, target)) return 'language'
  return isOfAbsurdLength(from, words, target) ? 'length' : undefined
}

/** Whether there is a word to translate: numbers, signs and, in Chinese, names in Latin letters say the same in both. */
export const hasWords = (source: string, target: Locale): boolean =>
  count(withoutCodes(source), otherLocale(target) === 'zh' ? han : letters) > 0
