import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Picture } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import type { HomeContent } from './load-home.ts'

type NewsItem = HomeContent['news'][number]

function NewsLine({ item }: { item: NewsItem }) {
  return (
    <p className="news-line">
      <Day iso={item.date} />
      <span>{item.category.title}</span>
      <LanguageMark lang={item.lang} />
    </p>
  )
}

/** The newest item large, the next ones as lines. */
export function News({ news }: Pick<HomeContent, 'news'>) {
  const { locale } = useLanguage()
  const [first, ...others] = news
  if (first === undefined) return null
  const link = (item: NewsItem) => (
    <ContentLink link={{ path: `/news/detail?id=${item.slug}`, title: item.title }} className="card-link">
      <Phrases text={item.title} />
    </ContentLink>
  )
  return (
    <div className="news-grid">
      <article className="card news-first">
        {first.image && <Picture image={first.image} sizes="(min-width: 64rem) 42rem, 92vw" isDecorative />}
        <NewsLine item={first} />
        <h3 lang={foreignLang(first.lang, locale)}>{link(first)}</h3>
        <p className="card-text" lang={foreignLang(first.lang, locale)}>
          {keepUnits(first.summary)}
        </p>
      </article>
      <ul className="news-others">
        {others.map((item) => (
          <li key={item.id} className="card">
            <NewsLine item={item} />
            <h3 lang={foreignLang(item.lang, locale)}>{link(item)}</h3>
            <p className="card-text" lang={foreignLang(item.lang, locale)}>
              {keepUnits(item.summary)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
