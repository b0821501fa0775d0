import { languageTags } from '#lib/locale.ts'
import { ContentText } from '#site/features/content/content-text.tsx'
import { describeList } from '#site/features/content/describe-list.ts'
import { FilterLinks } from '#site/features/content/filter-links.tsx'
import { type FilterChoice, listAddress } from '#site/features/content/list-filters.ts'
import { ListTotal } from '#site/features/content/list-total.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { StructuredData } from '#site/runtime/structured-data.tsx'
import type { SolutionListContent } from './load-solutions.ts'
import { SolutionCard } from './solution-card.tsx'

const asValues = (choices: FilterChoice[]) => choices.map(({ slug, ...choice }) => ({ value: slug, ...choice }))

export function SolutionListScreen({ data }: { data: SolutionListContent }) {
  const { locale } = useLanguage()
  const { chosen, column, industries, list, origin, products, steps } = data
  const words = useContentTexts()
  const items = list.items.map(({ slug, title }) => ({ title, path: `/solution/detail?id=${slug}` }))
  return (
    <div className="frame page">
      <StructuredData records={[describeList(items, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
      <PageHeading
        title={column.title}
        lead={column.lead}
        steps={steps}
        lang={column.lang === locale ? undefined : languageTags[column.lang]}
      />
      <FilterLinks
        path="/solution"
        label={words.filters}
        chosen={chosen}
        filters={[
          { name: 'industry', label: words.industry, all: words.allIndustries, choices: asValues(industries) },
          { name: 'product', label: words.product, all: words.allProducts, choices: asValues(products) },
        ]}
      />
      <ListTotal total={list.total} path="/solution" />
      <div className="card-grid work-solutions">
        {list.items.map((item, index) => (
          <SolutionCard key={item.id} item={item} isEager={index === 0} />
        ))}
      </div>
      <PageLinks list={list} addressOf={(page) => listAddress('/solution', { ...chosen, page })} />
      {column.lang === locale && column.body.length > 0 && (
        <div className="closing-note">
          <ContentText blocks={column.body} />
        </div>
      )}
      <UpdatedNote iso={[column.updatedAt, list.updatedAt]} />
    </div>
  )
}
