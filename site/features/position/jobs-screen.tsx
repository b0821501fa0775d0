import { writeDay } from '#lib/moment.ts'
import { FilterLinksSheet } from '#site/features/content/filter-links-sheet.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ListTotal } from '#site/features/content/list-total.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { TitledRows } from '#site/features/content/titled-rows.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { usePositionTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { type JobsContent, positionKinds, type PositionList } from './load-jobs.ts'
import { PositionScreen } from './position-screen.tsx'

function Filters({ list: { chosen, filters } }: { list: PositionList }) {
  const words = usePositionTexts()
  const choices = (records: PositionList['filters']['teams']) =>
    records.map(({ lang, slug, title }) => ({ value: slug, title, lang }))
  return (
    <FilterLinksSheet
      path="/joinUs"
      label={words.filters}
      chosen={chosen}
      filters={[
        { name: 'place', label: words.place, all: words.allPlaces, choices: choices(filters.places) },
        { name: 'team', label: words.team, all: words.allTeams, choices: choices(filters.teams) },
        {
          name: 'kind',
          label: words.kind,
          all: words.allKinds,
          choices: positionKinds.map((kind) => ({ value: kind, title: words.kinds[kind] })),
        },
      ]}
    />
  )
}

function Positions({ items }: Pick<PositionList, 'items'>) {
  const { locale, to } = useLanguage()
  const words = usePositionTexts()
  return (
    <ul className="position-list">
      {items.map(({ closesOn, id, kind, lang, openings, place, slug, summary, team, title }) => (
        <li key={id} className="card">
          <div>
            <h3 lang={foreignLang(lang, locale)}>
              <a href={to(listAddress('/joinUs', { id: slug }))} className="card-link">
                <Phrases text={title} />
              </a>
            </h3>
            <p className="position-summary" lang={foreignLang(lang, locale)}>
              {keepUnits(summary)}
            </p>
          </div>
          <p className="position-facts">
            {[place?.title, team?.title].filter(Boolean).join(' · ')}
            <br />
            {`${words.kinds[kind]} · ${words.openings({ count: openings })}`}
          </p>
          <p className="position-closing">
            <LanguageMark lang={lang} />
            <time dateTime={closesOn}>{words.closes({ day: writeDay(closesOn, locale) })}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

function About({ data: { column, page } }: { data: JobsContent }) {
  const words = usePositionTexts()
  const parts = [
    { id: 'culture', title: words.culture, rows: page.culture, ground: 'paper-2' },
    { id: 'benefits', title: words.benefits, rows: page.benefits, ground: 'paper' },
    { id: 'steps', title: words.steps, rows: page.steps, ground: 'paper-2' },
  ] as const
  return parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ ground, id, rows, title }) => (
      <Section key={id} ground={ground} labelledBy={id} className={id === 'steps' ? 'numbered-rows' : ''}>
        <SectionHeading id={id} title={title} {...(id === 'steps' && { lead: words.kept({ months: page.months }) })} />
        <TitledRows rows={rows} />
        {id === 'steps' && <UpdatedNote iso={column.updatedAt} />}
      </Section>
    ))
}

export function JobsScreen({ data }: { data: JobsContent }) {
  const words = usePositionTexts()
  const { column, list, position, steps } = data
  if (position !== undefined) return <PositionScreen data={data} position={position} />
  if (list === undefined) return null
  return (
    <>
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        <section id="open" aria-labelledby="open-title">
          <h2 id="open-title" className="part-title">
            {words.open}
          </h2>
          <Filters list={list} />
          {list.total === 0 ? <p>{words.none}</p> : <ListTotal total={list.items.length} path="/joinUs" />}
          <Positions items={list.items} />
        </section>
      </div>
      <About data={data} />
    </>
  )
}
