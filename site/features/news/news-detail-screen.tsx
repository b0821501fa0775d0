import { AttachmentList } from '#site/features/content/attachment-list.tsx'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { ContentText } from '#site/features/content/content-text.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { Neighbours } from '#site/features/content/neighbours.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { Figure } from '#site/ui/figure.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { describeArticle } from './describe-article.ts'
import type { NewsDetailContent } from './load-news.ts'
import { NewsCard, NewsLine } from './news-card.tsx'

type Item = NewsDetailContent['item']

/** Passing the article on: by the device's own means or by its address; nobody else is told. */
function Sharing() {
  const words = useContentTexts()
  return (
    <div className="page-actions needs-scripts no-print" role="group" aria-label={words.sharing}>
      <button type="button" className={buttonStyle.small} data-action="copy-address" data-done={words.copied}>
        {words.copy}
      </button>
      <button type="button" className={`${buttonStyle.small} only-sharing`} data-action="share">
        {words.share}
      </button>
    </div>
  )
}

/** What belongs to the article beside its text. */
function Belongings({ item }: { item: Item }) {
  const { locale, to } = useLanguage()
  const words = useContentTexts()
  return (
    <>
      {item.attachments.length > 0 && (
        <section aria-labelledby="attachments" className="article-part">
          <h2 id="attachments">{words.attachmentsOfNews}</h2>
          <AttachmentList files={item.attachments} />
        </section>
      )}
      {item.products.length > 0 && (
        <nav aria-label={words.productsOfNews} className="article-part article-products">
          <span>{words.productsOfNews}</span>
          <ul className="chips">
            {item.products.map(({ id, lang, slug, title }) => (
              <li key={id}>
                <a href={to(`/product/detail?id=${slug}`)} className="chip" lang={foreignLang(lang, locale)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
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
  const words = useContentTexts()
  const lang = foreignLang(item.lang, locale)
  return (
    <>
      <StructuredData records={[describeArticle(data)]} />
      <article className="frame page article">
        <header className="article-head">
          <Trail here={item.title} lang={lang} steps={[{ title: listTitle, path: '/news' }]} />
          <NewsLine item={item} />
          <TitleAndSummary item={item} />
        </header>
        <RecordLanguage item={item} path="/news/detail" />
        {item.image && (
          <div className="article-figure" lang={lang}>
            <Figure image={item.image} sizes="(min-width: 64rem) 60rem, 92vw" isEager isInk />
          </div>
        )}
        {item.body.length > 0 && <ContentText blocks={item.body} />}
        <Belongings item={item} />
        <footer className="article-foot">
          {item.author && (
            <p>
              {texts.author} <span lang={lang}>{item.author}</span>
            </p>
          )}
          {item.source && (
            <p>
              {words.source} <ContentLink link={item.source} className={linkStyle.text} />
            </p>
          )}
          <UpdatedNote iso={item.updatedAt} />
          <Sharing />
        </footer>
        <Neighbours path="/news/detail" previous={item.previous} next={item.next} />
      </article>
      <Related items={item.related} />
    </>
  )
}
