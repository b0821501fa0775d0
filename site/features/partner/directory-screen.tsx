import { Day } from '#site/features/content/day.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { asValues, ListPage } from '#site/features/content/list-page.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { DataTable, type TableColumn } from '#site/ui/data-table.tsx'
import { TextLink } from '#site/ui/links.tsx'
import { keepUnits } from '#site/ui/phrases.tsx'
import { describePartners } from './describe-partners.ts'
import type { DirectoryContent } from './load-partners.ts'
import { LevelBadge, type Partner, PartnerLogo, PartnerName } from './partner-name.tsx'

function Name({ partner }: { partner: Partner }) {
  const { locale } = useLanguage()
  return (
    <span id={partner.slug} className="directory-name">
      <PartnerLogo partner={partner} />
      <span>
        <strong>
          <PartnerName partner={{ ...partner, link: undefined }} />
        </strong>
        <span lang={foreignLang(partner.lang, locale)}>{keepUnits(partner.summary)}</span>
      </span>
    </span>
  )
}

/** The host of an address: what a person reads of it. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}

function useColumns(): TableColumn<Partner>[] {
  const words = useContentTexts()
  return [
    { key: 'name', title: words.partner, isTitle: true, cell: (partner) => <Name partner={partner} /> },
    { key: 'class', title: words.class, cell: (partner) => partner.class?.title },
    { key: 'region', title: words.region, cell: (partner) => partner.region?.title },
    { key: 'level', title: words.level, cell: ({ level }) => <LevelBadge level={level} /> },
    {
      key: 'products',
      title: words.product,
      cell: ({ products }) => (
        <span className="directory-products">
          {products.map(({ id, title }) => (
            <span key={id}>{title}</span>
          ))}
        </span>
      ),
    },
    { key: 'since', title: words.since, cell: ({ since }) => since && <Day iso={since} isIso /> },
    {
      key: 'site',
      title: words.site,
      cell: ({ link }) =>
        link?.url && (
          <TextLink href={link.url} leaves={words.leaves}>
            {hostOf(link.url)}
          </TextLink>
        ),
    },
  ]
}

export function DirectoryScreen({ data }: { data: DirectoryContent }) {
  const { locale } = useLanguage()
  const { column, filters, list } = data
  const words = useContentTexts()
  const columns = useColumns()
  return (
    <ListPage
      path="/ecology/list"
      data={data}
      filters={[
        { name: 'class', label: words.class, all: words.allClasses, choices: asValues(filters.classes) },
        { name: 'level', label: words.level, all: words.allLevels, choices: filters.levels },
        { name: 'region', label: words.region, all: words.allRegions, choices: asValues(filters.regions) },
        { name: 'product', label: words.product, all: words.allProducts, choices: asValues(filters.products) },
      ]}
    >
      <StructuredData records={[describePartners(data, locale)]} />
      {list.items.length > 0 && (
        <div className="directory">
          <DataTable caption={column.title} columns={columns} rows={list.items} keyOf={({ id }) => id} />
        </div>
      )}
    </ListPage>
  )
}
