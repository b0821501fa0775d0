import { ContentLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { writeDay } from '#lib/moment.ts'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { Paragraphs } from '#site/features/content/paragraphs.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { Timeline } from '#site/ui/timeline.tsx'
import { AdvisoryFiles } from './advisory-files.tsx'
import { AffectedTable } from './affected-table.tsx'
import { describeAdvisory } from './describe-advisory.ts'
import { type AdvisoryContent, securityPath } from './load-advisories.ts'
import { SeverityBadge } from './severity-badge.tsx'
import { useAdvisoryTexts } from './texts.ts'

type Item = AdvisoryContent['item']

/** Number, rating and weakness, each with what it rests on. */
function Facts({ item: { cve, cvss3, cvss4, cwe } }: { item: Item }) {
  const { security: texts } = useAdvisoryTexts()
  const ratings = [
    { name: 'CVSS 4.0', rating: cvss4 },
    { name: 'CVSS 3.1', rating: cvss3 },
  ]
  return (
    <dl className="advisory-facts" aria-label={texts.facts}>
      {cve !== undefined && (
        <div>
          <dt>CVE</dt>
          <dd>{cve}</dd>
        </div>
      )}
      {cwe !== undefined && (
        <div>
          <dt>{texts.weakness}</dt>
          <dd>
            {cwe.id} <span lang="en">{cwe.name}</span>
          </dd>
        </div>
      )}
      {ratings.map(
        ({ name, rating }) =>
          rating && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <SeverityBadge score={rating.score} severity={rating.severity} />
                <code translate="no">{rating.vector}</code>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A passage under its heading; nothing where there is no text. */
function Passage({ id, text, title }: { id: string; title: string; text: string }) {
  if (text === '') return null
  return (
    <section aria-labelledby={id} className="advisory-part">
      <h2 id={id}>{title}</h2>
      <Paragraphs texts={text.split(/\n\s*\n/)} />
    </section>
  )
}

function Around({ item: { credits, references } }: { item: Item }) {
  const { security: texts } = useAdvisoryTexts()
  return (
    <>
      {credits.length > 0 && (
        <section aria-labelledby="credits" className="advisory-part">
          <h2 id="credits">{texts.credits}</h2>
          <ul className="advisory-credits">
            {credits.map(({ text, title }) => (
              <li key={title}>
                <strong>{title}</strong>
                {text && <span>{text}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {references.length > 0 && (
        <section aria-labelledby="references" className="advisory-part">
          <h2 id="references">{texts.references}</h2>
          <ul className="advisory-links">
            {references.map((reference) => (
              <li key={reference.path ?? reference.url}>
                <ContentLink link={reference} className={linkStyle.text} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Revisions({ revisions }: { revisions: Item['revisions'] }) {
  const { locale } = useLanguage()
  const { security: texts } = useAdvisoryTexts()
  return (
    <section aria-labelledby="revisions" className="advisory-part">
      <h2 id="revisions">{texts.revisions}</h2>
      <Timeline
        entries={revisions.toReversed().map(({ date, number, title }) => ({
          key: number,
          date: writeDay(date, locale),
          dateTime: writeDay(date, 'iso'),
          title: texts.revision({ number }),
          children: <p>{title}</p>,
        }))}
      />
    </section>
  )
}

export function AdvisoryScreen({ data }: { data: AdvisoryContent }) {
  const { locale, to } = useLanguage()
  const { security: texts } = useAdvisoryTexts()
  const { isSigned, item, steps } = data
  const isOwn = item.lang === locale
  return (
    <article className="frame page advisory">
      <StructuredData records={[describeAdvisory(data)]} />
      <header className="advisory-head">
        <Trail here={item.number} steps={steps} />
        <p className="advisory-line">
          <strong className="tabular-nums whole">{item.number}</strong>
          <SeverityBadge score={item.score} severity={item.severity} />
          <span>
            {texts.published} <Day iso={item.date} />
          </span>
          {item.revisedOn !== item.date && (
            <span>
              {texts.revised} <Day iso={item.revisedOn} />
            </span>
          )}
        </p>
        <TitleAndSummary item={item} />
      </header>
      <RecordLanguage item={item} path={securityPath} />
      <Facts item={item} />
      {isOwn && (
        <>
          <AffectedTable rows={item.affected} />
          <Passage id="what" title={texts.what} text={item.text} />
          <Passage id="remedy" title={texts.remedy} text={item.remedy} />
          <Passage id="mitigation" title={texts.mitigation} text={item.mitigation} />
          <Revisions revisions={item.revisions} />
          <Around item={item} />
          <AdvisoryFiles item={item} isSigned={isSigned} />
        </>
      )}
      <footer className="advisory-foot">
        <UpdatedNote iso={item.updatedAt} />
        <div className="page-actions no-print">
          <a href={to(securityPath)} className={buttonStyle.small}>
            {texts.all}
          </a>
          <button type="button" className={`${buttonStyle.small} needs-scripts`} data-action="print">
            {texts.print}
          </button>
        </div>
      </footer>
    </article>
  )
}
