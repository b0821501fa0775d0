import { OnwardLink } from '#site/features/content/content-link.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { buttonStyle } from '#site/ui/button.ts'
import { DataTable } from '#site/ui/data-table.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Stat } from '#site/ui/stat.tsx'
import type { OverviewContent } from './load-teaching.ts'
import { useTeachingTexts } from './texts.ts'

type Overview = OverviewContent['overview']

function Models({ data: { icons, overview } }: { data: OverviewContent }) {
  const words = useTeachingTexts()
  return (
    <section aria-labelledby="models">
      <h2 id="models">{words.models}</h2>
      <div className="teaching-models">
        {overview.models.map(({ icon, link, text, title }) => (
          <div key={title} className="teaching-model">
            {icon && icons[icon] && <Icon drawing={icons[icon]} />}
            <h3>{title}</h3>
            <p>{keepUnits(text)}</p>
            {link && <OnwardLink link={link} />}
          </div>
        ))}
      </div>
    </section>
  )
}

function Universities({ universities }: { universities: Overview['universities'] }) {
  const words = useTeachingTexts()
  return (
    <section aria-labelledby="universities">
      <h2 id="universities">{words.universities}</h2>
      <ul className="universities">
        {universities.map(({ city, since, text, title }) => (
          <li key={title}>
            <h3>
              <Phrases text={title} />
            </h3>
            <p className="university-line">
              {city} <span>{words.since({ year: since })}</span>
            </p>
            <p>{keepUnits(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Laboratories({ laboratories }: { laboratories: Overview['laboratories'] }) {
  const words = useTeachingTexts()
  return (
    <section aria-labelledby="laboratories">
      <h2 id="laboratories">{words.laboratories}</h2>
      <DataTable
        caption={words.laboratories}
        rows={laboratories}
        keyOf={({ title }) => title}
        columns={[
          { key: 'title', title: words.laboratory, cell: ({ title }) => title, isTitle: true },
          { key: 'place', title: words.place, cell: ({ place }) => place },
          { key: 'equipment', title: words.equipment, cell: ({ equipment }) => keepUnits(equipment) },
          { key: 'seats', title: words.seats, cell: ({ seats }) => seats, isNumber: true },
          { key: 'text', title: words.note, cell: ({ text }) => keepUnits(text) },
        ]}
      />
    </section>
  )
}

function Competitions({ competitions }: { competitions: Overview['competitions'] }) {
  const words = useTeachingTexts()
  return (
    <section aria-labelledby="competitions">
      <h2 id="competitions">{words.competitions}</h2>
      <dl className="competitions">
        {competitions.map(({ result, text, time, title }) => (
          <div key={title}>
            <dt>
              {title} <span>{time}</span>
            </dt>
            <dd>{keepUnits(text)}</dd>
            {result && <dd className="competition-result">{keepUnits(result)}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

export function OverviewScreen({ data }: { data: OverviewContent }) {
  const words = useTeachingTexts()
  const { column, overview, steps } = data
  return (
    <div className="frame page teaching">
      <ColumnHeading column={column} steps={steps} />
      <Models data={data} />
      <section aria-labelledby="results">
        <h2 id="results">{words.results}</h2>
        <dl className="teaching-results">
          {overview.results.map((result) => (
            <Stat key={result.label} {...result} />
          ))}
        </dl>
      </section>
      <Universities universities={overview.universities} />
      <Laboratories laboratories={overview.laboratories} />
      <Competitions competitions={overview.competitions} />
      <section aria-labelledby="contact" className="teaching-contact">
        <h2 id="contact">{words.contact}</h2>
        <p>{overview.contact}</p>
        {overview.email && (
          <a href={`mailto:${overview.email}`} className={buttonStyle.primary}>
            {overview.email}
          </a>
        )}
      </section>
      <footer className="catalogue-foot">
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
