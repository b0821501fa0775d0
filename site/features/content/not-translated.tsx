import { languageTags, type Locale, localizePath } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language.tsx'
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
