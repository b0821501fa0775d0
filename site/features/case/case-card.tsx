import type { CallOutput } from '#portal/client.ts'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Stat } from '#site/ui/stat.tsx'

export type CaseItem = CallOutput<'case/list'>['items'][number]

/** A case by its first measured number. */
export function CaseCard({ item, level = 2 }: { item: CaseItem; level?: 2 | 3 }) {
  const { locale } = useLanguage()
  const Heading = `h${level}` as const
  const [first] = item.results
  const lang = foreignLang(item.lang, locale)
  return (
    <article className="card aligned case work-case" lang={lang}>
      <div className="case-result">
        {first && (
          <dl>
            <Stat value={first.value} unit={first.unit} label={first.label} isDrawn />
          </dl>
        )}
      </div>
      {item.image && <Figure image={item.image} sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw" />}
      <p className="case-customer">
        {item.industry} · {item.customer} <LanguageMark lang={item.lang} />
      </p>
      <Heading>
        <ContentLink link={{ path: `/case/detail?id=${item.slug}`, title: item.title }} className="card-link">
          <Phrases text={item.title} />
        </ContentLink>
      </Heading>
      <p className="card-text">{keepUnits(item.summary)}</p>
    </article>
  )
}
