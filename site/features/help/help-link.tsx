import type { CallOutput } from '#portal/client.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { helpPath } from './load-help.ts'

export type HelpItem = CallOutput<'help/list'>['items'][number]

/** An article in a list: its title, and what it is about where there is room. */
export function HelpLink({ hasSummary = false, item }: { item: HelpItem; hasSummary?: boolean }) {
  const { locale, to } = useLanguage()
  const lang = foreignLang(item.lang, locale)
  return (
    <>
      <a href={to(`${helpPath}?id=${item.slug}`)} lang={lang} className="help-link">
        {item.title}
      </a>{' '}
      <LanguageMark lang={item.lang} />
      {hasSummary && (
        <p className="card-text" lang={lang}>
          {keepUnits(item.summary)}
        </p>
      )}
    </>
  )
}
