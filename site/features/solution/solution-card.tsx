import type { CallOutput } from '#portal/client.ts'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'

type SolutionItem = CallOutput<'solution/list'>['items'][number]

interface SolutionCardProps {
  item: SolutionItem
  level?: 2 | 3
  isEager?: boolean
}

export function SolutionCard({ isEager = false, item, level = 2 }: SolutionCardProps) {
  const { locale } = useLanguage()
  const Heading = `h${level}` as const
  return (
    <article className="card aligned work-solution" lang={foreignLang(item.lang, locale)}>
      {item.image && (
        <Figure image={item.image} sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw" isEager={isEager} />
      )}
      <p className="case-customer">
        {item.industry?.title} <LanguageMark lang={item.lang} />
      </p>
      <Heading>
        <ContentLink link={{ path: `/solution/detail?id=${item.slug}`, title: item.title }} className="card-link">
          <Phrases text={item.title} />
        </ContentLink>
      </Heading>
      <p className="card-text">{keepUnits(item.summary)}</p>
      <p className="work-tags">
        {item.products.map(({ id, title }) => (
          <Badge key={id}>{title}</Badge>
        ))}
      </p>
    </article>
  )
}
