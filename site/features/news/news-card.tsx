import { ContentLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { CompanyMark } from '#site/ui/brand-mark.tsx'
import { Picture } from '#site/ui/figure.tsx'
import type { NewsListContent } from './load-news.ts'

export type NewsItem = NewsListContent['list']['items'][number]

export function NewsLine({ item }: { item: Pick<NewsItem, 'category' | 'date' | 'lang'> }) {
  return (
    <p className="news-line">
      <Day iso={item.date} />
      {item.category.title && <span>{item.category.title}</span>}
      <LanguageMark lang={item.lang} />
    </p>
  )
}

export function NewsCard({ isEager = false, item, level = 2 }: { item: NewsItem; level?: 2 | 3; isEager?: boolean }) {
  const { locale } = useLanguage()
  const Heading = `h${level}` as const
  const lang = foreignLang(item.lang, locale)
  return (
    <article className="card aligned news-card" data-reveal="">
      {item.image ? (
        <Picture
          image={item.image}
          sizes="(min-width: 64rem) 28rem, (min-width: 40rem) 45vw, 92vw"
          isDecorative
          isEager={isEager}
        />
      ) : (
        <div className="picture news-blank on-ink">
          <CompanyMark />
        </div>
      )}
      <NewsLine item={item} />
      <Heading lang={lang}>
        <ContentLink link={{ path: `/news/detail?id=${item.slug}`, title: item.title }} className="card-link">
          <Phrases text={item.title} />
        </ContentLink>
      </Heading>
      <p className="card-text" lang={lang}>
        {keepUnits(item.summary)}
      </p>
    </article>
  )
}
