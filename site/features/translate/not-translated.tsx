import type { ReactNode } from 'react'
import { languageTags, type Locale, type Localized, localizePath } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { thanksId } from '#site/features/content/thanks-id.ts'
import { useTranslateTexts } from './texts.ts'

interface Notice {
  /** Language of the text that it leads to. */
  lang: Locale
  path: string
  children: ReactNode
  /** What can be done beside reading the other text. */
  action?: ReactNode
}

function LanguageNotice({ action, children, lang, path }: Notice) {
  const texts = useTranslateTexts()
  return (
    <div className="notice" role="note">
      <Icon drawing={interfaceIcons.languages} />
      <div>
        <p>{children}</p>
        <a href={localizePath(path, lang)} hrefLang={languageTags[lang]} className={linkStyle.onward}>
          {texts.read}
          <Icon drawing={interfaceIcons.arrowRight} />
        </a>
        {action}
      </div>
    </div>
  )
}

/**
 * Asks for the translation of the record of a page. A form of the platform's own (`server/pages/counting-forms.ts`), as the
 * votes on help are: the thanks are shown only to who comes from it.
 */
export function AskTranslation({ path }: { path: string }) {
  const { to } = useLanguage()
  const texts = useTranslateTexts()
  return (
    <>
      <p id={thanksId} className="asked-thanks" tabIndex={-1}>
        {texts.asked}
      </p>
      <form method="post" action={to('/translation/ask')} className="no-print">
        <input type="hidden" name="path" value={path} />
        <button type="submit" className={buttonStyle.small}>
          {texts.ask}
        </button>
      </form>
    </>
  )
}

/** Where there is no translation: says so, and leads to the version that exists (contract L6). */
export function NotTranslated({ action, lang, path }: Omit<Notice, 'children'>) {
  const texts = useTranslateTexts()
  return <LanguageNotice {...{ action, lang, path }}>{texts.notTranslated}</LanguageNotice>
}

interface TranslatableRecord {
  lang: Locale
  slug: string
  slugs: Localized<string>
  newerIn?: Locale | undefined
}

/** Where a translation is behind the text that it was made from: says so, and leads to that one. */
export function Newer({ lang, path }: Omit<Notice, 'action' | 'children'>) {
  const texts = useTranslateTexts()
  return (
    <LanguageNotice lang={lang} path={path}>
      {texts.newer}
    </LanguageNotice>
  )
}

/**
 * On a record's page: that it is not translated, or that the translation is behind the text that it was made from; nothing where
 * it is neither. @param path of the page, without the record
 */
export function RecordLanguage({ item, path: page }: { item: TranslatableRecord; path: string }) {
  const { locale } = useLanguage()
  const { lang, newerIn, slug, slugs } = item
  const pathIn = (language: Locale) => `${page}?id=${slugs[language] ?? slug}`
  const path = pathIn(lang)
  if (lang !== locale) return <NotTranslated {...{ lang, path }} action={<AskTranslation path={path} />} />
  return newerIn === undefined ? null : <Newer lang={newerIn} path={pathIn(newerIn)} />
}
