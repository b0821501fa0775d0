import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Figure } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat, StatValue } from '#site/ui/stat.tsx'
import { type CardHeading, HomePart } from './home-part.tsx'
import type { HomeContent } from './load-home.ts'

/** What was done with it: stories with their results, then how each industry goes about it. */
export function Work({
  data: { cases, headings, solutions },
  firstFigure,
}: {
  data: HomeContent
  /** Number of the section's first figure: figures are counted through the page. */
  firstFigure: number
}) {
  const { texts } = useLanguage()
  if (cases.length + solutions.length === 0) return null
  return (
    <Section labelledBy="work" ground="paper">
      <SectionHeading
        id="work"
        eyebrow={texts.cases}
        title={headings?.cases || texts.cases}
        aside={cases.length > 0 && <OnwardLink link={{ path: '/case', title: texts.allCases }} />}
      />
      <Cases cases={cases} firstFigure={firstFigure} />
      {solutions.length > 0 && (
        <HomePart title={headings?.solutions || texts.solutions} way={{ path: '/solution', title: texts.allSolutions }}>
          <Solutions solutions={solutions} firstFigure={firstFigure + cases.length} />
        </HomePart>
      )}
    </Section>
  )
}

/** @param firstFigure number of the first figure, where a page counts them */
export function Cases({ cases, firstFigure }: Pick<HomeContent, 'cases'> & { firstFigure?: number }) {
  const { locale, texts } = useLanguage()
  if (cases.length === 0) return null
  return (
    <div className="case-grid snap-row snap-wide">
      {cases.map((story, index) => {
        const [first, ...others] = story.results
        return (
          <article key={story.id} className="card aligned case" lang={foreignLang(story.lang, locale)}>
            <div className="case-result">
              {first && (
                <dl>
                  <Stat value={first.value} unit={first.unit} label={first.label} source={first.source} isDrawn />
                </dl>
              )}
            </div>
            {story.image && (
              <Figure
                image={story.image}
                sizes="(min-width: 64rem) 28rem, 92vw"
                label={firstFigure === undefined ? undefined : texts.figure({ number: firstFigure + index })}
              />
            )}
            <p className="case-customer">
              {story.customer} <LanguageMark lang={story.lang} />
            </p>
            <h3>
              <ContentLink link={{ path: `/case/detail?id=${story.slug}`, title: story.title }} className="card-link">
                <Phrases text={story.title} />
              </ContentLink>
            </h3>
            <p className="card-text">{keepUnits(story.summary)}</p>
            <ul className="case-others">
              {others.map((result) => (
                <li key={result.label}>
                  <StatValue value={result.value} unit={result.unit} />
                  <span>{result.label}</span>
                </li>
              ))}
            </ul>
          </article>
        )
      })}
    </div>
  )
}

/** @param firstFigure as of {@link Cases} */
export function Solutions({
  firstFigure,
  heading: Heading = 'h4',
  solutions,
}: Pick<HomeContent, 'solutions'> & CardHeading & { firstFigure?: number }) {
  const { locale, texts } = useLanguage()
  return (
    <div className="solution-grid snap-row">
      {solutions.map((solution, index) => (
        <article key={solution.id} className="card aligned solution" lang={foreignLang(solution.lang, locale)}>
          {solution.image && (
            <Figure
              image={solution.image}
              sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 8rem"
              label={firstFigure === undefined ? undefined : texts.figure({ number: firstFigure + index })}
            />
          )}
          <div className="solution-words">
            <p className="solution-industry">{solution.industry}</p>
            <Heading>
              <ContentLink link={solution.link} className="card-link">
                <Phrases text={solution.title} />
              </ContentLink>{' '}
              <LanguageMark lang={solution.lang} />
            </Heading>
            <p className="card-text">{keepUnits(solution.summary)}</p>
          </div>
        </article>
      ))}
    </div>
  )
}
