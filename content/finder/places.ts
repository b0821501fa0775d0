import type { PayloadRequest } from 'payload'
import { getTranslation } from '@payloadcms/translations'
import { foldText } from '#domain/search/fold.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { hasWord } from './search.ts'

/** What can be opened besides records: a list, settings, and the form of a new record. */
export interface Place {
  what: 'list' | 'settings' | 'new'
  label: string
  href: string
}

const most = 8
const newWords = { zh: '新建', en: 'new' }

interface Labelled {
  label: unknown
  what: Place['what']
  href: string
}

async function readPlaces(req: PayloadRequest): Promise<Labelled[]> {
  const { collections, globals } = req.payload.config
  const shown = collections.filter(({ admin }) => admin.hidden !== true)
  const open = await Promise.all(
    shown.map(async ({ access, labels, slug }): Promise<Labelled[]> => {
      const [mayRead, mayCreate] = [await access.read({ req }), await access.create({ req })]
      const href = `/admin/collections/${slug}`
      return [
        ...(mayRead === false ? [] : [{ what: 'list' as const, label: labels.plural, href }]),
        ...(mayCreate === true ? [{ what: 'new' as const, label: labels.singular, href: `${href}/create` }] : []),
      ]
    }),
  )
  const settings = await Promise.all(
    globals.map(async ({ access, label, slug }): Promise<Labelled[]> =>
      (await access.read({ req })) === false ? [] : [{ what: 'settings', label, href: `/admin/globals/${slug}` }],
    ),
  )
  return [...open.flat(), ...settings.flat()]
}

/** Lists, settings and forms that somebody may open, by their names in both languages. */
export async function findPlaces(req: PayloadRequest, words: readonly string[], locale: Locale): Promise<Place[]> {
  if (words.length === 0) return []
  const nameIn = (label: unknown, language: Locale) => getTranslation(label as string, { ...req.i18n, language })
  const found = (await readPlaces(req)).filter(({ label, what }) => {
    const names = locales.map((language) => {
      const name = nameIn(label, language)
      return foldText(
        what === 'new' ? `${newWords[language]} ${name} ${newWords[language]}${name}` : name,
      ).toLowerCase()
    })
    // A list is found by its kind; a form only when something new is asked for.
    const isAsked = what !== 'new' || words.some((word) => /^(?:新|new)/.test(word))
    return isAsked && names.some((name) => words.every((word) => hasWord(name, word)))
  })
  return found.slice(0, most).map(({ href, label, what }) => {
    const name = nameIn(label, locale)
    return {
      what,
      href,
      label: what === 'new' ? (locale === 'zh' ? `新建${name}` : `New ${name.toLowerCase()}`) : name,
    }
  })
}
