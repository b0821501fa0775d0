import type { Payload, PayloadRequest } from 'payload'
import { judgeText } from '#domain/interface-texts/judge-text.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { productMessage } from './product-messages.ts'

type InBoth = Partial<Record<Locale, string | null>> | null | undefined

/** A record as it is stored, in both languages. */
interface Stored {
  id: number
  key: string
  text?: InBoth
  _status?: InBoth
}

interface Asked {
  payload: Payload
  /** Whose transaction it is read in. */
  req?: PayloadRequest | undefined
}

async function findStored({ payload, req }: Asked, draft: boolean): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection: 'interface-texts',
    locale: 'all',
    fallbackLocale: false,
    draft,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    // Another language than the request's: only its transaction.
    req: { ...(req?.transactionID !== undefined && { transactionID: req.transactionID }) },
  })
  return docs as object[] as Stored[]
}

/** How far the words of a message have come in a language: the product's, a draft, published, or published with a newer draft. */
export type TextState = 'product' | 'draft' | 'published' | 'changed'

/** What editors wrote in the place of a message. */
export interface OwnText {
  id: number
  /** As it is written last, published or not; empty stands for the product's. */
  words: Record<Locale, string>
  states: Record<Locale, TextState>
}

const inBoth = <Value>(read: (locale: Locale) => Value) => ({ zh: read('zh'), en: read('en') })

function stateOf(published: string, written: string): TextState {
  if (published.trim() !== '') return published === written ? 'published' : 'changed'
  return written.trim() === '' ? 'product' : 'draft'
}

/** What is written in the place of the product's words, by key; of messages that are gone too. */
export async function readOwnTexts(asked: Asked): Promise<Map<string, OwnText>> {
  const [shown, latest] = [await findStored(asked, false), await findStored(asked, true)]
  const publishedById = new Map(shown.map((each) => [each.id, each]))
  return new Map(
    latest.map(({ id, key, text }) => {
      const published = publishedById.get(id)
      const words = inBoth((locale) => text?.[locale] ?? '')
      const states = inBoth((locale) =>
        stateOf(published?._status?.[locale] === 'published' ? (published.text?.[locale] ?? '') : '', words[locale]),
      )
      return [key, { id, words, states }]
    }),
  )
}

/** Keys of published words that are not used: the product has no such message any more, or says other values in it. */
export async function readUnusable(asked: Asked): Promise<string[]> {
  const stored = await findStored(asked, false)
  return stored.flatMap(({ _status: status, key, text }) => {
    const product = productMessage(key)
    const isWrong = locales.some((locale) => {
      const words = status?.[locale] === 'published' ? (text?.[locale] ?? '') : ''
      return words.trim() !== '' && (product === undefined || judgeText(words, locale, product).length > 0)
    })
    return isWrong ? [key] : []
  })
}
