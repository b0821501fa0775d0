import { languageTags, type Locale, otherLocale } from '#lib/locale.ts'

/** The sentences of a passage, as Unicode tells them apart (UAX 29). */
export function sentencesOf(text: string, language: Locale): string[] {
  const segmenter = new Intl.Segmenter(languageTags[language], { granularity: 'sentence' })
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '')
}

/**
 * The sentences of a passage beside those of its translation, where each language has several and as many as the other: only then
 * is it likely that they say the same in turn.
 *
 * @param target language of the translation
 */
export function pairSentences(source: string, translation: string, target: Locale): [source: string, target: string][] {
  const [from, into] = [sentencesOf(source, otherLocale(target)), sentencesOf(translation, target)]
  if (from.length < 2 || from.length !== into.length) return []
  return from.map((sentence, index) => [sentence, into[index] ?? ''])
}
