import { ContentText } from '#site/features/content/content-text.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { NotTranslated } from '#site/features/content/not-translated.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { StructuredData } from '#site/runtime/structured-data.tsx'
import { describeArticle } from './describe-article.ts'
import type { NewsDetailContent } from './load-news.ts'
import { NewsCard, NewsLine } from './news-card.tsx'

type Item = NewsDetailContent['item']

function Neighbours({ next, previous }: Pick<Item, 'previous' | 'next'>) {
  const { locale, texts, to } = useLanguage()
  if (previous === undefined && next === undefined) return null
  const entry = (neighbour: NonNullable<Item['next']>, rel: 'prev' | 'next') => (
    <a href={to(`/news/detail?id=${neighbour.slug}`)} rel={rel} className={`neighbour neighbour-${rel}`}>
      <small>{rel === 'prev' ? texts.previous : texts.next}</small>
      <span lang={foreignLang(neighbour.lang, locale)}>
        <Phrases text={neighbour.title} />
      </span>
    </a>
  )
  return (
    <nav className="neighbours" aria-label={`${texts.previous} / ${texts.next}`}>
      {previous && entry(previous, 'prev')}
      {next && entry(next, 'next')}
    </nav>
  )
}

function Related({ items }: { items: Item['related'] }) {
  const { texts } = useLanguage()
  if (items.length === 0) return null
  return (
    <section className="section ground-paper-2" aria-labelledby="related">
      <div className="frame">
        <div className="section-heading">
          <h2 id="related">{texts.related}</h2>
        </div>
        <div className="card-grid card-grid-related">
          {items.map((item) => (
            <NewsCard key={item.id} item={item} level={3} />
          ))}
        </div>
      </div>
    </section>
  )
}

export function NewsDetailScreen({ data }: { data: NewsDetailContent }) {
  const { item, listTitle } = data
  const { locale, texts } = useLanguage()
  const lang = foreignLang(item.lang, locale)
  return (
    <>
      <StructuredData records={[describeArticle(data)]} />
      <article className="frame page article">
        <header className="article-head">
          <Trail here={item.title} steps={[{ title: listTitle, path: '/news' }]} />
          <NewsLine item={item} />
          <h1 lang={lang}>
            <Phrases size="display" text={item.title} />
          </h1>
          <p className="page-lead" lang={lang}>
            {keepUnits(item.summary)}
          </p>
        </header>
        {item.lang !== locale && (
          <NotTranslated lang={item.lang} path={`/news/detail?id=${item.slugs[item.lang] ?? item.slug}`} />
        )}
        {item.image && (
          <div className="article-figure" lang={lang}>
            <Figure image={item.image} sizes="(min-width: 64rem) 60rem, 92vw" isEager />
          </div>
        )}
        {item.body.length > 0 && <ContentText blocks={item.body} />}
        <footer className="article-foot">
          {item.author && (
            <p>
              {texts.author} <span lang={lang}>{item.author}</span>
            </p>
          )}
          <UpdatedNote iso={item.updatedAt} />
        </footer>
        <Neighbours previous={item.previous} next={item.next} />
      </article>
      <Related items={item.related} />
    </>
  )
}
