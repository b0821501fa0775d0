import type { PayloadRequest } from 'payload'
import { type Term, termsIn } from '#domain/translate/terms.ts'
import type { Locale } from '#lib/locale.ts'

/** All terms that the person may read. */
export async function readAllTerms(req: PayloadRequest): Promise<Term[]> {
  const { docs } = await req.payload.find({
    collection: 'terms',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ avoid, chinese: zh, english: en, note }): Term => {
    const wordings = (avoid ?? '').split('\n').map((line) => line.trim())
    return { zh, en, ...(note && { note }), avoid: wordings.filter((line) => line !== '') }
  })
}

/**
 * The terms that a text has, as the person may read them.
 * @param language that the text is in
 */
export const readTerms = async (req: PayloadRequest, text: string, language: Locale): Promise<Term[]> =>
  termsIn(text, await readAllTerms(req), language)
