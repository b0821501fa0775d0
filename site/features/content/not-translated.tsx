import { languageTags, type Locale, type Localized, localizePath } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'

/** Where there is no translation: says so, and leads to the version that exists (contract L6). */
export function NotTranslated({ lang, path }: { lang: Locale; path: string }) {
  const { texts } = useLanguage()
  return (
    <div className="notice" role="note">
      <Icon drawing={interfaceIcons.languages} />
      <div>
        <p>{texts.notTranslated}</p>
        <a href={localizePath(path, lang)} hrefLang={languageTags[lang]} className={linkStyle.onward}>
          {texts.readIn}
          <Icon drawing={interfaceIcons.arrowRight} />
        </a>
      </div>
    </div>
  )
}

interface TranslatableRecord {
  lang: Locale
  slug: string
  slugs: Localized<string>
}

/** The same on a record's page; nothing where the record is translated. @param path of the page, without the record */
export function RecordNotTranslated({ item: { lang, slug, slugs }, path }: { item: TranslatableRecord; path: string }) {
  const { locale } = useLanguage()
  return lang === locale ? null : <NotTranslated lang={lang} path={`${path}?id=${slugs[lang] ?? slug}`} />
}
