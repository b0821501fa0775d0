import { languageTags, type Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'

/** Says that a record exists in the other language only (contract L6); nothing where it is in the page's. */
export function LanguageMark({ lang }: { lang: Locale }) {
  const { locale, texts } = useLanguage()
  return lang === locale ? null : <Badge>{texts.onlyIn[lang]}</Badge>
}

/** The `lang` attribute of a record's words: only where they differ from the page's language. */
export function foreignLang(lang: Locale, locale: Locale): string | undefined {
  return lang === locale ? undefined : languageTags[lang]
}
