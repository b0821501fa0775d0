import type { ReactNode } from 'react'
import { languageTags, type Locale, type Localized, localizePath } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

interface Notice {
  /** Language of the text that it leads to. */
  lang: Locale
  path: string
  children: ReactNode
}

function LanguageNotice({ children, lang, path }: Notice) {
  const { texts } = useLanguage()
  return (
    <div className="notice" role="note">
      <Icon drawing={interfaceIcons.languages} />
      <div>
        <p>{children}</p>
        <a href={localizePath(path, lang)} hrefLang={languageTags[lang]} className={linkStyle.onward}>
          {texts.readIn}
          <Icon drawing={interfaceIcons.arrowRight} />
        </a>
      </div>
    </div>
  )
}

/** Where there is no translation: says so, and leads to the version that exists (contract L6). */
export function NotTranslated({ lang, path }: Omit<Notice, 'children'>) {
  const { texts } = useLanguage()
  return (
    <LanguageNotice lang={lang} path={path}>
      {texts.notTranslated}
    </LanguageNotice>
  )
}

interface TranslatableRecord {
  lang: Locale
  slug: string
  slugs: Localized<string>
  newerIn?: Locale | undefined
}

/** Where a translation is behind the text that it was made from: says so, and leads to that one. */
export function Newer({ lang, path }: Omit<Notice, 'children'>) {
  const { texts } = useLanguage()
  return (
    <LanguageNotice lang={lang} path={path}>
      {texts.newerText}
    </LanguageNotice>
  )
}

/**
 * On a record's page: that it is not translated, or that the translation is behind the text that it was made from; nothing where
 * it is neither. @param path of the page, without the record
 */
export function RecordLanguage({ item, path }: { item: TranslatableRecord; path: string }) {
  const { locale } = useLanguage()
  const { lang, newerIn, slug, slugs } = item
  const pathIn = (language: Locale) => `${path}?id=${slugs[language] ?? slug}`
  if (lang !== locale) return <NotTranslated lang={lang} path={pathIn(lang)} />
  return newerIn === undefined ? null : <Newer lang={newerIn} path={pathIn(newerIn)} />
}
