import { ContentLink, OnwardLink } from '#site/features/content/content-link.tsx'
import { Day } from '#site/features/content/day.tsx'
import { writeDay } from '#lib/moment.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Matrix, type MatrixCell } from '#site/ui/matrix.tsx'
import { keepUnits, Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import type { InnovationContent } from './load-innovation.ts'
import { type CompatibilityTexts, useCompatibilityTexts } from './texts.ts'

type Innovation = InnovationContent['innovation']
type Platform = Innovation['platforms'][number]

const kinds = ['system', 'processor', 'database'] as const

/** Operating systems, processors and databases against the products; certificates; the migration service; cases. */
export function InnovationScreen({ data }: { data: InnovationContent }) {
  const { locale } = useLanguage()
  const { innovation: texts } = useCompatibilityTexts()
  const { column, innovation, steps } = data
  return (
    <>
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        <div className="platform-method">
          <p>{keepUnits(innovation.method)}</p>
          {innovation.date && (
            <p className="report-line">{texts.updated({ date: writeDay(innovation.date, locale) })}</p>
          )}
        </div>
        {kinds.map((kind) => (
          <PlatformTable key={kind} kind={kind} innovation={innovation} />
        ))}
        <Certificates innovation={innovation} />
      </div>
      <Services innovation={innovation} />
      <Cases innovation={innovation} />
    </>
  )
}

function PlatformTable({ innovation, kind }: { innovation: Innovation; kind: (typeof kinds)[number] }) {
  const { innovation: texts } = useCompatibilityTexts()
  const platforms = innovation.platforms.filter((each) => each.kind === kind)
  if (platforms.length === 0) return null
  return (
    // The matrix is a region of this name itself.
    <div className="platform-kind">
      <h2>{texts[kind]}</h2>
      <Matrix
        caption={texts[kind]}
        corner={texts.corner[kind]}
        columns={innovation.products.map(({ id, title }) => ({ key: id, title }))}
        rows={platforms.map((platform) => ({
          key: platform.id,
          id: `platform-${platform.id}`,
          title: platform.title,
          note: platform.version,
          cells: innovation.products.map(({ id }) => describeCell(texts, platform, id)),
        }))}
      />
    </div>
  )
}

function describeCell(texts: CompatibilityTexts['innovation'], platform: Platform, product: string): MatrixCell {
  const tested = platform.products.find((each) => each.product === product)
  if (tested === undefined) return { status: 'no', text: texts.statuses.no }
  const { certificate, date, note, release, status } = tested
  const facts = [
    [release, date && writeDay(date, 'iso')].filter(Boolean).join(' · '),
    certificate && texts.certificate({ number: certificate }),
    note,
  ]
  return { status, text: texts.statuses[status], note: facts.filter(Boolean).join('\n') }
}

interface Certificate {
  key: string
  number: string
  platform: string
  products: string
  release: string
  issuer: string
  date: string
}

/** One certificate may be for several products. */
function listCertificates({ platforms, products }: Innovation): Certificate[] {
  const certificates = new Map<string, Certificate>()
  for (const platform of platforms) {
    for (const { certificate, date = '', issuer = '', product, release = '' } of platform.products) {
      if (certificate === undefined) continue
      const title = products.find(({ id }) => id === product)?.title ?? ''
      const known = certificates.get(certificate)
      if (known) known.products += ` · ${title}`
      else
        certificates.set(certificate, {
          key: certificate,
          number: certificate,
          platform: `${platform.title} ${platform.version}`,
          products: title,
          release,
          issuer,
          date,
        })
    }
  }
  return [...certificates.values()].sort((a, b) => b.date.localeCompare(a.date) || a.number.localeCompare(b.number))
}

function describeCertificates(
  titles: CompatibilityTexts['innovation']['certificateColumns'],
): TableColumn<Certificate>[] {
  return [
    { key: 'number', title: titles.number, isTitle: true, cell: ({ number }) => number },
    { key: 'platform', title: titles.platform, cell: ({ platform }) => platform },
    { key: 'product', title: titles.product, cell: ({ products }) => products },
    { key: 'release', title: titles.release, cell: ({ release }) => release },
    { key: 'issuer', title: titles.issuer, cell: ({ issuer }) => issuer },
    { key: 'date', title: titles.date, cell: ({ date }) => date && <Day iso={date} isIso /> },
  ]
}

function Certificates({ innovation }: { innovation: Innovation }) {
  const { certificateColumns: titles, certificates: title } = useCompatibilityTexts().innovation
  const rows = listCertificates(innovation)
  if (rows.length === 0) return null
  const columns = describeCertificates(titles)
  return (
    <section className="platform-kind" aria-labelledby="certificates">
      <h2 id="certificates">{title}</h2>
      <DataTable caption={title} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </section>
  )
}

function Services({ innovation: { services } }: { innovation: Innovation }) {
  const { innovation: texts } = useCompatibilityTexts()
  if (services.length === 0) return null
  return (
    <Section ground="paper-2" labelledBy="services">
      <SectionHeading
        id="services"
        title={texts.services}
        lead={texts.servicesLead}
        aside={<OnwardLink link={{ path: '/contact', title: texts.ask }} />}
      />
      <ol className="step-list">
        {services.map(({ id, text, title }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{keepUnits(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Cases({ innovation: { cases } }: { innovation: Innovation }) {
  const { locale } = useLanguage()
  const { innovation: texts } = useCompatibilityTexts()
  if (cases.length === 0) return null
  return (
    <Section labelledBy="platform-cases">
      <SectionHeading
        id="platform-cases"
        title={texts.cases}
        aside={<OnwardLink link={{ path: '/case', title: texts.allCases }} />}
      />
      <ul className="platform-cases">
        {cases.map(({ customer, id, lang, slug, summary, title }) => (
          <li key={id} className="card" lang={foreignLang(lang, locale)}>
            <p className="news-line">
              <span>{customer}</span>
              <LanguageMark lang={lang} />
            </p>
            <h3>
              <ContentLink link={{ path: `/case/detail?id=${slug}`, title }} className="card-link">
                <Phrases text={title} />
              </ContentLink>
            </h3>
            <p className="card-text">{keepUnits(summary)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
