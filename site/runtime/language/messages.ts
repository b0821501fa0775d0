import type { Locale } from '#lib/locale.ts'
import type { Texts } from '#site/messages/texts.ts'

/** The language whose messages stand in for another's that cannot be loaded (contract L5: `en-US`). */
const fallbackLocale: Locale = 'en'

type LoadTexts = () => Promise<{ default: Texts }>

const loaders: Record<Locale, LoadTexts> = {
  zh: () => import('virtual:messages/zh'),
  en: () => import('virtual:messages/en'),
}

/** The interface texts that are here. The server has all from the start, a browser those that it needed. */
export function createMessages(load: Record<Locale, LoadTexts>) {
  const loaded: Partial<Record<Locale, Texts>> = {}
  const asked: Partial<Record<Locale, Promise<boolean>>> = {}

  async function loadOne(locale: Locale): Promise<boolean> {
    if (loaded[locale] !== undefined) return true
    asked[locale] ??= load[locale]().then(
      (module) => {
        loaded[locale] = module.default
        return true
      },
      (error: unknown) => {
        // The contract has this said on the console, in these words (L5, E7).
        console.error('Failed locale loading', error)
        // The connection may be back when the language is wanted again.
        delete asked[locale]
        return false
      },
    )
    return asked[locale]
  }

  return {
    /** Takes texts that are at hand already. */
    provide: (texts: Record<Locale, Texts>) => void Object.assign(loaded, texts),
    /**
     * Loads a language's texts, and the fallback's in their place when that fails.
     * @returns whether the texts are the language's own; `undefined` when there are none at all
     */
    load: async (locale: Locale): Promise<'own' | 'fallback' | undefined> => {
      if (await loadOne(locale)) return 'own'
      if (locale !== fallbackLocale && (await loadOne(fallbackLocale))) return 'fallback'
      return Object.keys(loaded).length > 0 ? 'fallback' : undefined
    },
    /** Texts to show in a language: its own, the fallback's, or those that are here. @throws when none is loaded */
    textsOf: (locale: Locale): Texts => {
      const texts = loaded[locale] ?? loaded[fallbackLocale] ?? Object.values(loaded)[0]
      if (texts === undefined) throw new Error('No interface texts are loaded')
      return texts
    },
  }
}

export const { load: loadMessages, provide: provideMessages, textsOf } = createMessages(loaders)
