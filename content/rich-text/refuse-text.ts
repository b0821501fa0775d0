import { type PayloadRequest, ValidationError } from 'payload'

interface Refusal {
  /** Where the text is: what a hook of its editor is told. */
  at: { collection: { slug: string } | null; path: readonly (number | string)[] }
  req: PayloadRequest
  words: Record<'en' | 'zh', string>
}

export const wordsIn = ({ i18n }: PayloadRequest, words: Refusal['words']): string =>
  words[i18n.language === 'zh' ? 'zh' : 'en']

/** Refuses to store a formatted text, at its field, in the language of the admin. */
export function refuseText({ at: { collection, path }, req, words }: Refusal): never {
  const errors = [{ path: path.join('.'), message: wordsIn(req, words) }]
  throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t)
}
