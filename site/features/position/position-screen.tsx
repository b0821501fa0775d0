import { writeDay } from '#lib/moment.ts'
import type { ReactNode } from 'react'
import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { RecordLanguage } from '#site/features/translate/not-translated.tsx'
import { TitleAndSummary } from '#site/features/content/title-and-summary.tsx'
import { Trail } from '#site/features/content/trail.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { ApplicationForm } from '#site/features/enquiry/enquiry-form.tsx'
import { usePositionTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Notice } from '#site/ui/states.tsx'
import { describePosition } from './describe-position.ts'
import type { JobsContent, Position } from './load-jobs.ts'

function Facts({ position }: { position: Position }) {
  const { locale } = useLanguage()
  const words = usePositionTexts()
  const { closesOn, experience, kind, lang, openings, pay, place, postedAt, team } = position
  const foreign = foreignLang(lang, locale)
  const facts: [string, ReactNode][] = [
    [words.place, place?.title],
    [words.team, team?.title],
    [words.kind, `${words.kinds[kind]} · ${words.openings({ count: openings })}`],
    [
      words.experience,
      experience && (
        <span key="experience" lang={foreign}>
          {experience}
        </span>
      ),
    ],
    [
      words.pay,
      pay && (
        <span key="pay" lang={foreign}>
          {keepUnits(pay)}
        </span>
      ),
    ],
    [words.posted, <Day key="posted" iso={postedAt} />],
  ]
  return (
    <dl className="position-table">
      {facts
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      <div className="position-until">
        <dt>{words.closing}</dt>
        <dd>
          <time dateTime={closesOn}>{writeDay(closesOn, locale)}</time>
        </dd>
      </div>
    </dl>
  )
}

/** @param lang of the lines, where it is not the page's */
function Lines({ items, lang, title }: { title: string; items: string[]; lang: string | undefined }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="ticked-lines" lang={lang}>
        {items.map((item) => (
          <li key={item}>{keepUnits(item)}</li>
        ))}
      </ul>
    </section>
  )
}

function Closed() {
  const { to } = useLanguage()
  const words = usePositionTexts()
  return (
    <Notice tone="info" title={words.closed}>
      {words.closedText}{' '}
      <a href={to('/joinUs')} className="text-link">
        {words.back}
      </a>
    </Notice>
  )
}

/** One position: what it is, what is asked for, and the application. A closed one says so and no more. */
export function PositionScreen({ data, position }: { data: JobsContent; position: Position }) {
  const { locale } = useLanguage()
  const words = usePositionTexts()
  const { column, page, steps } = data
  const { duties, isOpen, lang, niceToHave, requirements, slug, title, updatedAt } = position
  const isOwn = lang === locale
  const foreign = foreignLang(lang, locale)
  const way = [...steps, { title: column.title, path: '/joinUs' }]
  return (
    <>
      {isOpen && isOwn && <StructuredData records={[describePosition(position, data, locale)]} />}
      <article className="frame page position">
        <header className="page-heading">
          <Trail here={title} lang={foreign} steps={way} />
          <TitleAndSummary item={position} />
          {isOpen && (
            <a href="#apply" className={`${buttonStyle.primary} no-print`}>
              {words.apply}
            </a>
          )}
        </header>
        {!isOpen && <Closed />}
        <RecordLanguage item={position} path="/joinUs" />
        <div className="position-row">
          <div className="position-words">
            <Lines title={words.duties} items={duties} lang={foreign} />
            <Lines title={words.requirements} items={requirements} lang={foreign} />
            <Lines title={words.niceToHave} items={niceToHave} lang={foreign} />
            <UpdatedNote iso={updatedAt} />
          </div>
          <Facts position={position} />
        </div>
      </article>
      {isOpen && <ApplicationForm form={data.form} position={slug} steps={page.steps.map(({ title }) => title)} />}
    </>
  )
}
