import type { Locale } from '#lib/locale.ts'
import { sbomAddress } from '#domain/release/sbom-address.ts'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { ContentText } from '#site/features/content/content-text.tsx'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { type AdvisoryTexts, useAdvisoryTexts } from '#site/features/advisory/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { FilterBar } from '#site/ui/filter-bar.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { type OpenSystemContent, openSystemPath } from './load-open-system.ts'

type Standard = OpenSystemContent['standards'][number]
type Support = Standard['support'][number]
type Component = NonNullable<OpenSystemContent['bom']>['components'][number]

function supportColumns(texts: AdvisoryTexts['open'], locale: Locale): TableColumn<Support>[] {
  return [
    {
      key: 'product',
      title: texts.product,
      isTitle: true,
      cell: ({ product }) => <span lang={foreignLang(product.lang, locale)}>{product.title}</span>,
    },
    { key: 'since', title: texts.since, cell: ({ since }) => since },
    { key: 'scope', title: texts.scope, cell: ({ scope }) => scope },
    { key: 'limits', title: texts.limits, cell: ({ limits }) => limits || '–' },
  ]
}

/** One standard: which products speak it since when, with which limits, and how that was tested. */
function StandardPart({ standard }: { standard: Standard }) {
  const { locale } = useLanguage()
  const { open: texts } = useAdvisoryTexts()
  const { evidence, evidenceLink, lang, organisation, summary, support, title } = standard
  const id = `standard-${standard.id}`
  const foreign = foreignLang(lang, locale)
  return (
    <section aria-labelledby={id} className="standard">
      <div className="standard-head">
        <h3 id={id} lang={foreign}>
          {title}
        </h3>
        <LanguageMark lang={lang} />
        <p lang={foreign}>{summary}</p>
        <small>
          {texts.organisation} {organisation}
        </small>
      </div>
      <div>
        <DataTable
          caption={title}
          columns={supportColumns(texts, locale)}
          rows={support}
          keyOf={({ product, since }) => `${product.slug} ${since}`}
        />
        <p className="standard-evidence" lang={foreign}>
          <strong>{texts.evidence}</strong> {keepUnits(evidence)}{' '}
          {evidenceLink && (
            <ContentLink link={evidenceLink} className={linkStyle.text}>
              {texts.more}
            </ContentLink>
          )}
        </p>
      </div>
    </section>
  )
}

function componentColumns(texts: AdvisoryTexts['open'], locale: Locale): TableColumn<Component>[] {
  return [
    {
      key: 'title',
      title: texts.component,
      isTitle: true,
      cell: ({ lang, title, website }) => (
        <span lang={foreignLang(lang, locale)}>
          {website === undefined ? title : <ContentLink link={{ url: website, title }} className={linkStyle.text} />}
        </span>
      ),
    },
    { key: 'version', title: texts.componentVersion, cell: ({ version }) => version },
    { key: 'licence', title: texts.licence, cell: ({ licence }) => <span translate="no">{licence}</span> },
    {
      key: 'purpose',
      title: texts.purpose,
      cell: ({ lang, purpose }) => <span lang={foreignLang(lang, locale)}>{purpose}</span>,
    },
  ]
}

/** The components of one version of a product, with the list to download. */
function Components({ data: { bom, products } }: { data: OpenSystemContent }) {
  const { locale, to } = useLanguage()
  const { open: texts } = useAdvisoryTexts()
  if (bom === undefined) return null
  const versions = [...new Set(products.flatMap((product) => product.versions))]
  return (
    <Section ground="paper-2" id="components" labelledBy="components-title">
      <SectionHeading
        id="components-title"
        title={texts.components}
        lead={texts.componentsText({
          product: bom.product.title,
          version: bom.version,
          count: bom.components.length,
        })}
      />
      <FilterBar
        id="bom"
        label={texts.filters}
        action={`${to(openSystemPath)}#components`}
        submitLabel={texts.show}
        fields={[
          {
            kind: 'choice',
            name: 'product',
            label: texts.product,
            value: bom.product.slug,
            all: texts.product,
            options: products.map(({ slug, title }) => ({ value: slug, label: title })),
          },
          {
            kind: 'choice',
            name: 'version',
            label: texts.version,
            value: bom.version,
            all: texts.version,
            options: versions.map((version) => ({ value: version, label: version })),
          },
        ]}
      />
      <DataTable
        caption={texts.caption}
        columns={componentColumns(texts, locale)}
        rows={bom.components}
        keyOf={({ id }) => id}
        idOf={({ id }) => `component-${id}`}
        empty={<p>{texts.none}</p>}
      />
      <p className="sbom-link no-print">
        <a href={sbomAddress(bom.product.slug, bom.version)} download className={buttonStyle.quiet}>
          {texts.sbom}
        </a>
      </p>
    </Section>
  )
}

export function OpenSystemScreen({ data }: { data: OpenSystemContent }) {
  const { locale } = useLanguage()
  const { open: texts } = useAdvisoryTexts()
  const { column, standards, steps } = data
  return (
    <>
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        {column.lang === locale && <ContentText blocks={column.body} />}
        <section aria-labelledby="standards" className="standards">
          <h2 id="standards">{texts.standards}</h2>
          {standards.map((standard) => (
            <StandardPart key={standard.id} standard={standard} />
          ))}
        </section>
        <UpdatedNote iso={column.updatedAt} />
      </div>
      <Components data={data} />
    </>
  )
}
