import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { Figure, Picture } from '#site/ui/figure.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat, StatValue } from '#site/ui/stat.tsx'
import type { HomeContent } from './load-home.ts'

interface NumberedProps {
  /** Number of the section's first figure: figures are counted through the page. */
  firstFigure: number
  title: string | undefined
}

export function Solutions({ firstFigure, solutions, title }: NumberedProps & { solutions: HomeContent['solutions'] }) {
  const { locale, texts } = useLanguage()
  if (solutions.length === 0) return null
  return (
    <Section labelledBy="solutions" ground="ink">
      <SectionHeading
        id="solutions"
        eyebrow={texts.solutions}
        title={title || texts.solutions}
        aside={<OnwardLink link={{ path: '/solution', title: texts.allSolutions }} />}
      />
      <div className="solution-grid">
        {solutions.map((solution, index) => (
          <article key={solution.id} className="card aligned solution" lang={foreignLang(solution.lang, locale)}>
            {solution.image && (
              <Figure
                image={solution.image}
                sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 8rem"
                label={texts.figure({ number: firstFigure + index })}
              />
            )}
            <div className="solution-words">
              <p className="solution-industry">{solution.industry}</p>
              <h3>
                <ContentLink link={solution.link} className="card-link">
                  <Phrases text={solution.title} />
                </ContentLink>{' '}
                <LanguageMark lang={solution.lang} />
              </h3>
              <p className="card-text">{keepUnits(solution.summary)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

export function Cases({ cases, firstFigure, title }: NumberedProps & { cases: HomeContent['cases'] }) {
  const { locale, texts } = useLanguage()
  if (cases.length === 0) return null
  return (
    <Section labelledBy="cases" ground="paper">
      <SectionHeading
        id="cases"
        eyebrow={texts.cases}
        title={title || texts.cases}
        aside={<OnwardLink link={{ path: '/case', title: texts.allCases }} />}
      />
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
                  label={texts.figure({ number: firstFigure + index })}
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
    </Section>
  )
}

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

export function News({ news, title }: { news: HomeContent['news']; title: string | undefined }) {
  const { locale, texts } = useLanguage()
  const [first, ...others] = news
  if (first === undefined) return null
  const link = (item: NewsItem) => (
    <ContentLink link={{ path: `/news/detail?id=${item.slug}`, title: item.title }} className="card-link">
      <Phrases text={item.title} />
    </ContentLink>
  )
  return (
    <Section labelledBy="news" ground="paper-2">
      <SectionHeading
        id="news"
        eyebrow={texts.news}
        title={title || texts.news}
        aside={<OnwardLink link={{ path: '/news', title: texts.allNews }} />}
      />
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
    </Section>
  )
}
