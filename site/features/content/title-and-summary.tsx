import type { Locale } from '#lib/locale.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { foreignLang } from './language-mark.tsx'

/** What a record's page begins with, in the language that the record has. */
export function TitleAndSummary({ item }: { item: { lang: Locale; title: string; summary: string } }) {
  const { locale } = useLanguage()
  const lang = foreignLang(item.lang, locale)
  return (
    <>
      <h1 lang={lang}>
        <Phrases size="display" text={item.title} />
      </h1>
      <p className="page-lead" lang={lang}>
        {keepUnits(item.summary)}
      </p>
    </>
  )
}
