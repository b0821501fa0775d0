import { CaseCard } from '#site/features/case/case-card.tsx'
import { StoryPart } from '#site/features/case/story-part.tsx'
import { AttachmentList } from '#site/features/content/attachment-list.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { Paragraphs } from '#site/features/content/paragraphs.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { Figure, Picture } from '#site/ui/figure.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Architecture } from './architecture.tsx'
import { describeSolution } from './describe-solution.ts'
import type { SolutionDetailContent } from './load-solutions.ts'
import { SolutionCard } from './solution-card.tsx'

type Item = SolutionDetailContent['item']

function Head({ item, listTitle }: Pick<SolutionDetailContent, 'item' | 'listTitle'>) {
  const { locale, texts } = useLanguage()
  const lang = foreignLang(item.lang, locale)
  return (
    <header className="solution-head">
      <div>
        <Trail here={item.title} lang={lang} steps={[{ title: listTitle, path: '/solution' }]} />
        {item.industry && <p className="solution-of">{item.industry.title}</p>}
        <TitleAndSummary item={item} />
      </div>
      {item.image && (
        <div lang={lang}>
          <Figure
            image={item.image}
            sizes="(min-width: 64rem) 42rem, 92vw"
            label={texts.figure({ number: 1 })}
            isEager
          />
        </div>
      )}
    </header>
  )
}

function Method({ steps }: { steps: Item['method'] }) {
  return (
    <ol className="method">
      {steps.map(({ id, text, title }, index) => (
        <li key={id}>
          <span className="method-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{keepUnits(text)}</p>
        </li>
      ))}
    </ol>
  )
}

function Products({ products }: { products: Item['productsUsed'] }) {
  const { locale } = useLanguage()
  return (
    <ul className="products-used">
      {products.map(({ id, image, lang, name, slug, tagline }) => (
        <li key={id} className="card" lang={foreignLang(lang, locale)}>
          {image && <Picture image={image} sizes="9rem" isDecorative />}
          <div>
            <h3>
              <ContentLink link={{ path: `/product/detail?id=${slug}`, title: name }} className="card-link" />
            </h3>
            <p>{tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Body({ item }: { item: Item }) {
  const words = useContentTexts()
  return (
    <>
      {item.results.length > 0 && (
        <StoryPart id="results" title={words.results}>
          <dl className="solution-results">
            {item.results.map(({ label, source, unit, value }) => (
              <Stat key={label} value={value} unit={unit} label={label} source={source} isDrawn />
            ))}
          </dl>
        </StoryPart>
      )}
      {item.limits && (
        <StoryPart id="limits" title={words.limits}>
          <p className="limits">{keepUnits(item.limits)}</p>
        </StoryPart>
      )}
      {item.productsUsed.length > 0 && (
        <StoryPart id="products" title={words.products}>
          <Products products={item.productsUsed} />
        </StoryPart>
      )}
      {item.attachments.length > 0 && (
        <StoryPart id="documents" title={words.attachments}>
          <AttachmentList files={item.attachments} />
        </StoryPart>
      )}
    </>
  )
}

export function SolutionDetailScreen({ data }: { data: SolutionDetailContent }) {
  const { item, listTitle } = data
  const { texts } = useLanguage()
  const words = useContentTexts()
  return (
    <>
      <StructuredData records={[describeSolution(data)]} />
      <article className="solution-page">
        <div className="frame">
          <Head item={item} listTitle={listTitle} />
          <RecordLanguage item={item} path="/solution/detail" />
          {item.pain.length > 0 && (
            <StoryPart id="pain" title={words.pain}>
              <Paragraphs texts={item.pain} />
            </StoryPart>
          )}
          {item.method.length > 0 && (
            <StoryPart id="method" title={words.method}>
              <Method steps={item.method} />
            </StoryPart>
          )}
        </div>
        {item.architecture.length > 0 && (
          <Section ground="ink" labelledBy="architecture">
            <SectionHeading id="architecture" title={words.architecture} />
            <Architecture layers={item.architecture} label={texts.figure({ number: 2 })} />
          </Section>
        )}
        <div className="frame">
          <Body item={item} />
          <footer className="story-foot">
            <UpdatedNote iso={item.updatedAt} />
            <OnwardLink link={{ path: '/contact', title: words.ask }} className="no-print" />
          </footer>
        </div>
      </article>
      {item.cases.length > 0 && (
        <Section ground="paper-2" labelledBy="cases">
          <SectionHeading
            id="cases"
            title={words.cases}
            aside={<OnwardLink link={{ path: '/case', title: words.moreCases }} />}
          />
          <div className="case-grid work-cases">
            {item.cases.map((each) => (
              <CaseCard key={each.id} item={each} level={3} />
            ))}
          </div>
        </Section>
      )}
      {item.others.length > 0 && (
        <Section labelledBy="others" className="no-print">
          <SectionHeading
            id="others"
            title={words.otherSolutions}
            aside={<OnwardLink link={{ path: '/solution', title: words.allSolutions }} />}
          />
          <div className="card-grid work-solutions">
            {item.others.map((each) => (
              <SolutionCard key={each.id} item={each} level={3} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
