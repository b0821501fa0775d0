import type { PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { createAtomically } from '#content/transaction.ts'
import { type Locale, locales } from '#lib/locale.ts'

/** Does something to a global in one transaction as the person of a request, and one after another for the same global. */
export const changeGlobal = <Result>(
  req: PayloadRequest,
  slug: string,
  work: (inside: PayloadRequest) => Promise<Result>,
): Promise<Result> =>
  createAtomically(req.payload)(
    `settings ${slug}`,
    (inside) => work(Object.assign(inside, { i18n: req.i18n, t: req.t })),
    req.user,
  )

const asPerson = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

/**
 * Saves a draft of one language of a global, as the person of the request and with their right to each field; what is not
 * given stays as it is.
 */
export const draftGlobal = (req: PayloadRequest, slug: string, locale: Locale, data: object) =>
  openCollections(req.payload).updateGlobal({
    ...asPerson(req),
    slug,
    locale,
    data: { ...data },
    draft: true,
    overrideLock: false,
  })

/** What the rule for an entry of a menu asks: of a draft, a title in one language is enough to be published in both. */
export const isOfDraft = ({ context }: Pick<PayloadRequest, 'context'>) => context.isDraftOfGlobal === true

/** Publishes the draft of a global in some languages; others stay as visitors have them. */
export async function publishGlobal(
  req: PayloadRequest,
  slug: string,
  languages: readonly Locale[] = locales,
  rights: Pick<ReturnType<typeof asPerson>, 'user'> & { overrideAccess: boolean } = asPerson(req),
): Promise<void> {
  req.context.isDraftOfGlobal = true
  for (const locale of languages)
    await openCollections(req.payload).updateGlobal({
      ...asPerson(req),
      ...rights,
      slug,
      locale,
      data: { _status: 'published' },
    })
}
