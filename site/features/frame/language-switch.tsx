import { useLocation, useMatches } from 'react-router'
import { languageTags, type Locale, localizePath, otherLocale, stripLocale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import type { PageData } from '#site/runtime/page-data.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { keepLanguage } from './kept-choices.ts'

/** This page's address in the other language; a record goes by its slug there. */
function useOtherAddress(locale: Locale): string {
  const { pathname, search } = useLocation()
  const { facts } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<PageData<unknown>>
  return localizePath(facts?.paths[locale] ?? stripLocale(pathname) + search, locale)
}

/** Stores the other language and goes to the same page in it: another document, since all around it changes. */
export function LanguageSwitch() {
  const { locale, texts } = useLanguage()
  const other = otherLocale(locale)
  return (
    <a
      href={useOtherAddress(other)}
      className="header-tool"
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
      aria-label={`${texts.language} (${texts.languageLabel})`}
      onClick={() => keepLanguage(other)}
    >
      <Icon drawing={interfaceIcons.languages} />
      <span>{texts.language}</span>
    </a>
  )
}
