import { useLocation, useMatches } from 'react-router'
import { languageTags, type Locale, localizePath, otherLocale, stripLocale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import type { PageData } from '#site/runtime/rendering/page-data.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { useLive } from '#site/ui/use-live.ts'
import { saveLanguage } from '#site/runtime/state/stored-preferences.ts'

/** This page's address in the other language; a record goes by its slug there. */
function useOtherAddress(locale: Locale): string {
  const { hash, pathname, search } = useLocation()
  const { facts } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<PageData<unknown>>
  const own = facts?.paths[locale] ?? stripLocale(pathname) + search
  // One stored page answers all queries that it does not read, and no server sees the hash: both come with the scripts.
  return localizePath(useLive() ? keepQueryAndHash(own, search, hash) : own, locale)
}

/** An address with what else the page's own has in its query, such as what a form is filled in with, and its hash. */
export function keepQueryAndHash(address: string, search: string, hash: string): string {
  const [path = '', own] = address.split('?', 2)
  const query = new URLSearchParams(own)
  const known = new Set(query.keys())
  for (const [name, value] of new URLSearchParams(search)) if (!known.has(name)) query.append(name, value)
  return `${path}${query.size > 0 ? `?${query}` : ''}${hash}`
}

interface LanguageSwitchProps {
  /** Whether it offers itself to a first visitor whose browser prefers the other language (`data-hint` of the head script). */
  isOffered?: boolean
}

/** Stores the other language and goes to the same page in it: another document, since all around it changes. */
export function LanguageSwitch({ isOffered }: LanguageSwitchProps) {
  const { locale, texts } = useLanguage()
  const other = otherLocale(locale)
  return (
    <a
      href={useOtherAddress(other)}
      className="header-tool"
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
      data-offer={isOffered && texts.languageHint}
      aria-label={`${texts.language} (${texts.languageLabel})`}
      onClick={() => saveLanguage(other)}
    >
      <Icon drawing={interfaceIcons.languages} />
      <span>{texts.language}</span>
    </a>
  )
}
