import type { Payload } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import { openCollections } from './collections-by-name.ts'

/** How far a language of a record has come, for the admin's lists. */
export type LanguageState = 'published' | 'changed' | 'draft' | 'missing'

type Localized = Partial<Record<Locale, string | null>>
interface Stored {
  _status?: Localized
  title?: Localized
  /** What a picture has in the place of a title. */
  alt?: Localized
}

/**
 * The state of each language, from what visitors see and from the latest version. With override access: it
 * is asked for a row that the person was given, and tells no text of it.
 */
export async function readLanguageStates(
  payload: Payload,
  collection: string,
  id: number | string,
): Promise<Record<Locale, LanguageState>> {
  const name = collection === 'media' ? 'alt' : 'title'
  const read = async (draft: boolean) =>
    (await openCollections(payload).findByID({
      collection,
      id,
      draft,
      depth: 0,
      locale: 'all',
      fallbackLocale: false,
      trash: true,
      overrideAccess: true,
      select: { _status: true, [name]: true },
    })) as Stored
  const [shown, latest] = await Promise.all([read(false), read(true)])
  return Object.fromEntries(
    locales.map((locale): [Locale, LanguageState] => {
      const isShown = shown._status?.[locale] === 'published' && Boolean(shown[name]?.[locale])
      if (isShown) return [locale, latest._status?.[locale] === 'published' ? 'published' : 'changed']
      return [locale, latest[name]?.[locale] ? 'draft' : 'missing']
    }),
  ) as Record<Locale, LanguageState>
}
