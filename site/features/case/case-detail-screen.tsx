import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { Neighbours } from '#site/features/content/neighbours.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { Paragraphs } from '#site/features/content/paragraphs.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { Figure } from '#site/ui/figure.tsx'
import { Quotation } from '#site/ui/quotation.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { CaseCard } from './case-card.tsx'
import { describeCase } from './describe-case.ts'
import type { CaseDetailContent } from './load-cases.ts'
import { StoryPart } from './story-part.tsx'

type Item = CaseDetailContent['item']

function Links({ links, path, title }: { title: string; path: string; links: Item['products'] }) {
  const { locale, to } = useLanguage()
  if (links.length === 0) return null
  return (
    <div className="story-links">
      <h3>{title}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={to(`${path}?id=${link.slug}`)} className="text-link" lang={foreignLang(link.lang, locale)}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Head({ item, listTitle }: Pick<CaseDetailContent, 'item' | 'listTitle'>) {
  const { locale } = useLanguage()
  const words = useContentTexts()
  const lang = foreignLang(item.lang, locale)
  return (
    <header className="story-head">
      <Trail here={item.title} lang={lang} steps={[{ title: listTitle, path: '/case' }]} />
      <p className="news-line">
        <span>{item.industry}</span>
        <span>{item.category}</span>
        <Day iso={item.date} />
      </p>
      <TitleAndSummary item={item} />
      <div className="story-facts">
        <p>
          <span>{words.customer}</span> <strong lang={lang}>{item.customer}</strong>
        </p>
        <button type="button" className={`${buttonStyle.small} needs-scripts no-print`} data-action="print">
          {words.print}
        </button>
      </div>
    </header>
  )
}

function Results({ item }: { item: Item }) {
  const { locale } = useLanguage()
  const { measured } = useContentTexts()
  if (item.results.length === 0) return null
  return (
    <section aria-label={measured} className="story-results on-ink" lang={foreignLang(item.lang, locale)}>
      <dl>
        {item.results.map(({ label, source, unit, value }) => (
          <Stat key={label} value={value} unit={unit} label={label} source={source} isDrawn />
        ))}
      </dl>
    </section>
  )
}

export function CaseDetailScreen({ data }: { data: CaseDetailContent }) {
  const { item, listTitle } = data
  const { locale } = useLanguage()
  const words = useContentTexts()
  const lang = foreignLang(item.lang, locale)
  return (
    <>
      <StructuredData records={[describeCase(data)]} />
      <article className="frame page case-page">
        <Head item={item} listTitle={listTitle} />
        <RecordLanguage item={item} path="/case/detail" />
        <Results item={item} />
        {item.image && (
          <div className="story-figure" lang={lang}>
            <Figure image={item.image} sizes="(min-width: 96rem) 84rem, 92vw" isEager isInk />
          </div>
        )}
        {item.challenge.length > 0 && (
          <StoryPart id="challenge" title={words.challenge}>
            <Paragraphs texts={item.challenge} />
          </StoryPart>
        )}
        {item.approach.length > 0 && (
          <StoryPart id="approach" title={words.approach}>
            <Paragraphs texts={item.approach} />
            <div className="story-sides">
              <Links title={words.products} path="/product/detail" links={item.products} />
              <Links title={words.solutionOf} path="/solution/detail" links={item.solutions} />
            </div>
          </StoryPart>
        )}
        {item.quotation && (
          <StoryPart id="quotation" title={words.quotation}>
            <Quotation name={item.quotation.person} role={item.quotation.role}>
              {item.quotation.text}
            </Quotation>
          </StoryPart>
        )}
        <footer className="story-foot">
          <UpdatedNote iso={item.updatedAt} />
        </footer>
        <Neighbours path="/case/detail" previous={item.previous} next={item.next} />
      </article>
      {item.related.length > 0 && (
        <Section ground="paper-2" labelledBy="related" className="no-print">
          <SectionHeading id="related" title={words.relatedCases} />
          <div className="case-grid work-cases">
            {item.related.map((each) => (
              <CaseCard key={each.id} item={each} level={3} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
