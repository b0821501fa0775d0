import type { Payload, PayloadRequest } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { isGlobal } from '#content/global-record.ts'
import { labelText } from '#content/one-language.ts'
import type { Use } from './published-uses.ts'

/** A use as the admin shows it. */
export interface NamedUse extends Use {
  /** What kind of record it is, in the language of the admin. */
  kind: string
  /** Empty for one without a title, and for a setting, which its kind names. */
  title: string
  /** Whether visitors see it; otherwise it stands in a draft. */
  isPublished: boolean
}

type Texts = Partial<Record<string, unknown>>

const isTexts = (text: unknown): text is Texts => typeof text === 'object' && text !== null

/** A text in a language, or in the other one where there is none: to whom a name is shown it is better than none. */
export const textIn = (text: unknown, language: Locale): string => {
  const all = isTexts(text) ? [text[language], ...locales.map((each) => text[each])] : [text]
  return all.find((each): each is string => typeof each === 'string' && each !== '') ?? ''
}

/** @returns the name of a collection or setting; `undefined` for one that the admin does not show */
export function kindName(req: PayloadRequest, source: string): string | undefined {
  const { collections, globals } = req.payload.config
  const language: Locale = req.i18n.language === 'zh' ? 'zh' : 'en'
  const global = globals.find(({ slug }) => slug === source)
  if (global !== undefined) return labelText(global.label, language) ?? source
  const collection = collections.find(({ slug }) => slug === source)
  if (collection === undefined || collection.admin.hidden === true) return undefined
  return labelText(collection.labels.singular, language) ?? source
}

const titleField = (payload: Payload, source: string) =>
  payload.config.collections.find(({ slug }) => slug === source)?.admin.useAsTitle ?? 'id'

/**
 * Uses with their titles, as the person of the request may read them.
 *
 * @returns in the order in which they are given, without those that the person may not read
 */
export async function nameUses(
  req: PayloadRequest,
  uses: readonly (Use & { isPublished: boolean })[],
): Promise<NamedUse[]> {
  const language: Locale = req.i18n.language === 'zh' ? 'zh' : 'en'
  const titles = new Map<string, string>()
  const records = Map.groupBy(
    uses.filter((use) => !isGlobal(use)),
    ({ source }) => source,
  )
  for (const [source, some] of records) {
    const field = titleField(req.payload, source)
    const { docs } = await openCollections(req.payload).find({
      collection: source,
      where: { id: { in: some.map(({ record }) => record) } },
      draft: true,
      locale: 'all',
      fallbackLocale: false,
      select: { [field]: true },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req: { ...(req.transactionID !== undefined && { transactionID: req.transactionID }), user: req.user },
    })
    for (const each of docs) titles.set(`${source}:${each.id}`, textIn(each[field], language))
  }
  return uses.flatMap((use) => {
    const kind = kindName(req, use.source)
    const title = isGlobal(use) ? '' : titles.get(`${use.source}:${use.record}`)
    return kind === undefined || title === undefined ? [] : [{ ...use, kind, title }]
  })
}
