import { listGap } from '#lib/locale.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { useAdvisoryTexts } from '#site/features/advisory/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { describeHelpArticle } from './describe-help-article.ts'
import { HelpLink } from './help-link.tsx'
import { Helpful } from './helpful.tsx'
import { type HelpArticleContent, helpPath } from './load-help.ts'
import { PlainCode } from './plain-code.tsx'

type Item = HelpArticleContent['item']

/** For which products and versions the article holds. */
function Scope({ item: { before, category, checkedOn, from, products } }: { item: Item }) {
  const { locale } = useLanguage()
  const { help: texts } = useAdvisoryTexts()
  const range =
    from !== undefined && before !== undefined
      ? texts.between({ from, before })
      : from !== undefined
        ? texts.from({ from })
        : before === undefined
          ? texts.everyVersion
          : texts.before({ before })
  return (
    <p className="help-scope">
      {category && <span lang={foreignLang(category.lang, locale)}>{category.title}</span>}
      <span>
        {texts.holdsFor}{' '}
        {products.length === 0 ? texts.everyProduct : products.map(({ title }) => title).join(listGap[locale])}
        {locale === 'zh' ? '，' : ', '}
        {range}
      </span>
      <span>
        {texts.checkedOn} <Day iso={checkedOn} />
      </span>
    </p>
  )
}

/** What the page has, by its headings. */
function Contents({ sections }: { sections: Item['sections'] }) {
  const { help: texts } = useAdvisoryTexts()
  if (sections.length < 2) return null
  return (
    <nav aria-labelledby="contents" className="help-contents no-print">
      <p id="contents">{texts.contents}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Unsolved({ item: { products, slug } }: { item: Item }) {
  const { to } = useLanguage()
  const { help: texts } = useAdvisoryTexts()
  const query = new URLSearchParams({ ...(products[0] && { product: products[0].slug }), article: slug })
  return (
    <section aria-labelledby="unsolved" className="help-unsolved no-print">
      <h2 id="unsolved">{texts.unsolved}</h2>
      <p>{texts.unsolvedText}</p>
      <a href={to(`/support/ticket/new?${query.toString()}`)} className={buttonStyle.small}>
        {texts.ticket}
      </a>
    </section>
  )
}

export function HelpArticleScreen({ data }: { data: HelpArticleContent }) {
  const { locale } = useLanguage()
  const { help: texts } = useAdvisoryTexts()
  const { item, steps } = data
  const isOwn = item.lang === locale
  return (
    <article className="frame page help-article">
      <StructuredData records={[describeHelpArticle(data)]} />
      <header className="help-head">
        <Trail here={item.title} lang={foreignLang(item.lang, locale)} steps={steps} />
        <Scope item={item} />
        <TitleAndSummary item={item} />
        <RecordLanguage item={item} path={helpPath} />
      </header>
      <div className="help-columns">
        <Contents sections={item.sections} />
        <div className="help-body">
          {item.sections.map(({ body, code, id, title }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {body.length > 0 && <ContentText blocks={body} />}
              {code && <PlainCode id={`${id}-code`} title={code.title} code={code.text} />}
            </section>
          ))}
          {isOwn && <Helpful slug={item.slug} />}
          <Unsolved item={item} />
          {item.related.length > 0 && (
            <section aria-labelledby="related" className="help-related">
              <h2 id="related">{texts.related}</h2>
              <ul>
                {item.related.map((each) => (
                  <li key={each.id}>
                    <HelpLink item={each} hasSummary />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </article>
  )
}
