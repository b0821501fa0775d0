import type { Payload, PayloadRequest } from 'payload'
import type { OwnWords } from '#domain/mail/mail.ts'
import { isMailTemplate, type MailTemplate } from '#domain/mail/mails.ts'
import { type Locale, locales } from '#lib/locale.ts'

type InBoth = Partial<Record<Locale, string | null>> | null | undefined

/** A record as it is stored, in both languages. */
interface Stored {
  id: number
  mail?: string | null
  subject?: InBoth
  text?: InBoth
  _status?: InBoth
}

export type OwnByLanguage = Partial<Record<Locale, OwnWords>>

/** The words of the languages in which a record is published. */
const publishedOf = ({ _status: status, subject, text }: Stored): OwnByLanguage =>
  Object.fromEntries(
    locales
      .filter((locale) => status?.[locale] === 'published')
      .map((locale) => [locale, { subject: subject?.[locale], text: text?.[locale] }]),
  )

interface Asked {
  payload: Payload
  /** Whose transaction it is read in. */
  req?: PayloadRequest | undefined
  /** As it is written, not as it is published. */
  draft?: boolean
}

async function findStored({ draft = false, payload, req }: Asked, template?: MailTemplate): Promise<Stored[]> {
  const { docs } = await payload.find({
    collection: 'mail-texts',
    ...(template && { where: { mail: { equals: template } } }),
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

/** What editors have published in place of a mail's words. Read with each mail: a change holds from the next one on, in every process. */
export async function readOwnWords(asked: Asked, template: MailTemplate): Promise<OwnByLanguage> {
  const [stored] = await findStored(asked, template)
  return stored === undefined ? {} : publishedOf(stored)
}

/** What is written of a mail's words, published or not. */
export async function readDraft(asked: Asked, template: MailTemplate): Promise<OwnByLanguage> {
  const [stored] = await findStored({ ...asked, draft: true }, template)
  const { subject, text } = stored ?? {}
  return Object.fromEntries(locales.map((locale) => [locale, { subject: subject?.[locale], text: text?.[locale] }]))
}

/** All that are published, by mail. */
export async function readAllOwnWords(asked: Asked): Promise<{ id: number; mail: MailTemplate; own: OwnByLanguage }[]> {
  const stored = await findStored(asked)
  return stored.flatMap(({ id, mail, ...rest }) =>
    isMailTemplate(mail) ? [{ id, mail, own: publishedOf({ id, ...rest }) }] : [],
  )
}

/** How far the words of a mail have come in a language: the product's, a draft, published, or published with a newer draft. */
export type WordsState = 'product' | 'draft' | 'published' | 'changed'

const wordsIn = ({ subject, text }: Pick<Stored, 'subject' | 'text'>, locale: Locale) =>
  [subject?.[locale]?.trim() ?? '', text?.[locale]?.trim() ?? ''] as const

/** The states of all mails that have a record. */
export async function readStates(
  asked: Asked,
): Promise<Map<MailTemplate, { id: number; states: Record<Locale, WordsState> }>> {
  const [shown, latest] = [await findStored(asked), await findStored({ ...asked, draft: true })]
  return new Map(
    latest.flatMap(({ mail, ...draft }) => {
      if (!isMailTemplate(mail)) return []
      const published = publishedOf(shown.find(({ id }) => id === draft.id) ?? { id: draft.id })
      const stateIn = (locale: Locale): WordsState => {
        const [subject, text] = wordsIn(draft, locale)
        const own = published[locale]
        const isPublished = Boolean(own?.subject?.trim()) || Boolean(own?.text?.trim())
        const isSame = (own?.subject?.trim() ?? '') === subject && (own?.text?.trim() ?? '') === text
        if (isPublished) return isSame ? 'published' : 'changed'
        return subject === '' && text === '' ? 'product' : 'draft'
      }
      const states = Object.fromEntries(locales.map((locale) => [locale, stateIn(locale)])) as Record<
        Locale,
        WordsState
      >
      return [[mail, { id: draft.id, states }] as const]
    }),
  )
}
