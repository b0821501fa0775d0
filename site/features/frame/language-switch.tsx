import { Link, useLocation, useMatches } from 'react-router'
import { languageTags, type Locale, localizePath, otherLocale, stripLocale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { keepLanguage } from './kept-choices.ts'

type Slugs = Partial<Record<Locale, string>>

/** The record's slugs, when the page shows one record. */
function findSlugs(data: unknown): Slugs | undefined {
  if (typeof data !== 'object' || data === null || !('item' in data)) return undefined
  const { item } = data
  return typeof item === 'object' && item !== null && 'slugs' in item ? (item.slugs as Slugs) : undefined
}

/** This page's address in the other language; a record goes by its slug there. */
function useOtherAddress(locale: Locale): string {
  const { pathname, search } = useLocation()
  const slugs = useMatches()
    .map(({ loaderData }) => findSlugs(loaderData))
    .find((each) => each !== undefined)
  const query = new URLSearchParams(search)
  const slug = slugs?.[locale]
  if (slug !== undefined && query.has('id')) query.set('id', slug)
  const text = query.toString()
  return localizePath(`${stripLocale(pathname)}${text && `?${text}`}`, locale)
}

export function LanguageSwitch() {
  const { locale, texts } = useLanguage()
  const other = otherLocale(locale)
  const address = useOtherAddress(other)
  return (
    <Link
      to={address}
      className="header-tool"
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
      aria-label={`${texts.language} (${texts.languageLabel})`}
      onClick={() => keepLanguage(other)}
    >
      <Icon drawing={interfaceIcons.languages} />
      <span>{texts.language}</span>
    </Link>
  )
}
