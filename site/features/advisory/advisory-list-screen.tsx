import type { Locale } from '#lib/locale.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import { Day } from '#site/features/content/day.tsx'
import { describeList } from '#site/features/content/describe-list.ts'
import { foreignLang, LanguageMark } from '#site/features/content/language-mark.tsx'
import { ListFilterBar } from '#site/features/content/list-filter-bar.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { NotTranslated } from '#site/features/translate/not-translated.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { ReportForm } from '#site/features/enquiry/enquiry-form.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { Phrases } from '#site/ui/phrases.tsx'
import { Section, SectionHeading } from '#site/ui/section.tsx'
import { ForTools } from './for-tools.tsx'
import { type SecurityListContent, securityPath } from './load-advisories.ts'
import { NothingFound } from './nothing-found.tsx'
import { productFields } from './product-fields.ts'
import { SeverityBadge } from './severity-badge.tsx'
import { type AdvisoryTexts, useAdvisoryTexts } from './texts.ts'

type Item = SecurityListContent['list']['items'][number]

function describeColumns(
  texts: AdvisoryTexts['security'],
  locale: Locale,
  to: (path: string) => string,
): TableColumn<Item>[] {
  return [
    {
      key: 'title',
      title: texts.title,
      isTitle: true,
      cell: ({ lang, number, slug, title }) => (
        <span className="advisory-name">
          <small className="tabular-nums whole">{number}</small>
          <a href={to(`${securityPath}?id=${slug}`)} lang={foreignLang(lang, locale)}>
            <Phrases text={title} />
          </a>
          <LanguageMark lang={lang} />
        </span>
      ),
    },
    {
      key: 'severity',
      title: texts.severity,
      cell: ({ score, severity }) => <SeverityBadge score={score} severity={severity} />,
    },
    {
      key: 'products',
      title: texts.products,
      cell: ({ products }) => (
        <span className="advisory-products">
          {products.map(({ lang, slug, title }) => (
            <span key={slug} lang={foreignLang(lang, locale)}>
              {title}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'published', title: texts.published, cell: ({ date }) => <Day iso={date} isIso /> },
    {
      key: 'revised',
      title: texts.revised,
      cell: ({ date, revisedOn }) => (revisedOn === date ? '–' : <Day iso={revisedOn} isIso />),
    },
  ]
}

function Filters({ data }: { data: SecurityListContent }) {
  const { security: texts } = useAdvisoryTexts()
  return (
    <ListFilterBar
      id="advisories"
      label={texts.filters}
      fields={productFields(data, texts)}
      total={texts.total({ total: data.list.total })}
      addressOf={(values) => listAddress(securityPath, values)}
    />
  )
}

export function AdvisoryListScreen({ data }: { data: SecurityListContent }) {
  const { address: to, locale } = useLanguage()
  const { security: texts } = useAdvisoryTexts()
  const { chosen, column, list, origin, steps } = data
  const listed = list.items.map(({ slug, title }) => ({ title, path: `${securityPath}?id=${slug}` }))
  return (
    <>
      <StructuredData records={[describeList(listed, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
      <div className="frame page">
        <ColumnHeading column={column} steps={steps} />
        <Filters data={data} />
        <DataTable
          caption={texts.caption}
          columns={describeColumns(texts, locale, to)}
          rows={list.items}
          keyOf={({ id }) => id}
          empty={<NothingFound texts={texts} />}
        />
        <PageLinks list={list} addressOf={(page) => listAddress(securityPath, { ...chosen, page })} />
      </div>
      <Section labelledBy="policy">
        <div className="policy">
          <div>
            <SectionHeading id="policy" title={texts.policy} />
            {column.lang === locale ? (
              <ContentText blocks={column.body} />
            ) : (
              <NotTranslated lang={column.lang} path={securityPath} />
            )}
            <UpdatedNote iso={column.updatedAt} />
          </div>
          <ForTools contact={data.contact} />
        </div>
      </Section>
      <ReportForm form={data.form} />
    </>
  )
}
