import { OnwardLink } from '#site/features/content/content-link.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { TitledRows } from '#site/features/content/titled-rows.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { Monogram } from '#site/features/partner/monogram.tsx'
import { useCompanyTexts } from './texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { describeCompany } from './describe-company.ts'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { Badge } from '#site/ui/badge.tsx'
import { DataTable } from '#site/ui/data-table.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import { Timeline } from '#site/ui/timeline.tsx'
import type { AboutContent } from './load-about.ts'

type About = AboutContent['about']
type Qualification = About['qualifications'][number]

function Mission({ about: { founded, mission, people }, count }: { about: About; count: number }) {
  const words = useCompanyTexts()
  return (
    <Section ground="ink" labelledBy="mission">
      <div className="mission">
        <div>
          <h2 id="mission" className="eyebrow">
            {words.mission}
          </h2>
          <p className="mission-words">
            <Phrases text={mission} />
          </p>
        </div>
        <dl className="mission-figures">
          {founded !== undefined && <Stat value={String(founded)} unit={words.year} label={words.founded} />}
          {people !== undefined && <Stat value={String(people)} unit={words.people} label={words.atWork} />}
          {count > 0 && <Stat value={String(count)} unit={words.places} label={words.offices} />}
        </dl>
      </div>
    </Section>
  )
}

function Principles({ rows }: { rows: About['principles'] }) {
  const words = useCompanyTexts()
  if (rows.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="principles">
      <SectionHeading id="principles" title={words.principles} />
      <TitledRows rows={rows} />
    </Section>
  )
}

function History({ milestones }: Pick<About, 'milestones'>) {
  const { locale } = useLanguage()
  const words = useCompanyTexts()
  if (milestones.length === 0) return null
  return (
    <Section labelledBy="history">
      <SectionHeading id="history" title={words.history} />
      <Timeline
        entries={milestones.map(({ id, lang, text, title, year }, index) => ({
          key: id,
          id: `milestone-${id}`,
          date: String(year),
          dateTime: String(year),
          title,
          isCurrent: index === milestones.length - 1,
          children: <p lang={foreignLang(lang, locale)}>{keepUnits(text)}</p>,
        }))}
      />
    </Section>
  )
}

function Leadership({ leaders }: Pick<About, 'leaders'>) {
  const { locale } = useLanguage()
  const words = useCompanyTexts()
  if (leaders.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="leadership">
      <SectionHeading id="leadership" title={words.leadership} />
      <ul className="leader-list">
        {leaders.map(({ id, lang, role, text, title }) => (
          <li key={id} id={`leader-${id}`} lang={foreignLang(lang, locale)}>
            <Monogram name={title} seed={id} />
            <div>
              <h3>{title}</h3>
              <p className="leader-role">{role}</p>
              <p>{keepUnits(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CertificateName({ item: { lang, scope, title } }: { item: Qualification }) {
  const { locale } = useLanguage()
  return (
    <span lang={foreignLang(lang, locale)} className="certificate-name">
      {title}
      {scope && <small>{keepUnits(scope)}</small>}
    </span>
  )
}

function Term({ item: { isExpired, validUntil } }: { item: Qualification }) {
  const words = useCompanyTexts()
  return (
    <span className="certificate-term">
      {validUntil ? <time dateTime={validUntil}>{validUntil}</time> : words.noEnd}
      <Badge tone={isExpired ? 'alert' : 'jade'}>{isExpired ? words.expired : words.inForce}</Badge>
    </span>
  )
}

const drawName = (item: Qualification) => <CertificateName item={item} />
const drawTerm = (item: Qualification) => <Term item={item} />
const drawIssued = ({ issuedOn }: Qualification) => <time dateTime={issuedOn}>{issuedOn}</time>

function Certificates({ items }: { items: Qualification[] }) {
  const words = useCompanyTexts()
  return (
    <DataTable
      caption={words.certificates}
      rows={items}
      keyOf={({ id }) => id}
      idOf={({ id }) => `certificate-${id}`}
      columns={[
        { key: 'title', title: words.certificate, isTitle: true, cell: drawName },
        { key: 'number', title: words.number, cell: ({ number }) => number },
        { key: 'issuer', title: words.issuer, cell: ({ issuer }) => issuer },
        { key: 'issued', title: words.issued, cell: drawIssued },
        { key: 'until', title: words.until, cell: drawTerm },
      ]}
    />
  )
}

function Honours({ items }: { items: Qualification[] }) {
  const { locale } = useLanguage()
  const words = useCompanyTexts()
  if (items.length === 0) return null
  return (
    <>
      <h3 className="part-title">{words.honours}</h3>
      <ul className="honour-list">
        {items.map(({ id, issuedOn, issuer, lang, scope, title }) => (
          <li key={id} id={`certificate-${id}`} lang={foreignLang(lang, locale)}>
            <time dateTime={issuedOn}>{issuedOn.slice(0, 4)}</time>
            <div>
              <h4>{title}</h4>
              <p>{keepUnits(scope)}</p>
              <p className="honour-issuer">{issuer}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Offices({ offices }: Pick<AboutContent, 'offices'>) {
  const { locale } = useLanguage()
  const words = useCompanyTexts()
  if (offices.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="offices">
      <SectionHeading
        id="offices"
        title={words.offices}
        aside={<OnwardLink link={{ path: '/contact#offices', title: words.contact }} />}
      />
      <ul className="office-summary">
        {offices.map(({ address, id, lang, role, title }) => (
          <li key={id} lang={foreignLang(lang, locale)}>
            <h3>{title}</h3>
            <p>{role}</p>
            <address>{address}</address>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function AboutScreen({ data }: { data: AboutContent }) {
  const { locale } = useLanguage()
  const { about, column, offices, steps } = data
  const words = useCompanyTexts()
  const of = (kind: Qualification['kind']) => about.qualifications.filter((each) => each.kind === kind)
  return (
    <>
      <StructuredData records={[describeCompany(data, locale)]} />
      <div className="frame page">
        <ColumnHeading
          column={column}
          steps={steps}
          aside={<OnwardLink link={{ path: '/joinUs', title: words.join }} />}
        />
      </div>
      <Mission about={about} count={offices.length} />
      <Principles rows={about.principles} />
      <History milestones={about.milestones} />
      <Leadership leaders={about.leaders} />
      {about.qualifications.length > 0 && (
        <Section labelledBy="certificates">
          <SectionHeading id="certificates" title={words.certificates} />
          <Certificates items={of('certificate')} />
          <Honours items={of('honour')} />
          <UpdatedNote iso={column.updatedAt} />
        </Section>
      )}
      <Offices offices={offices} />
    </>
  )
}
