import { describeList } from '#site/features/content/describe-list.ts'
import { asValues, ListPage } from '#site/features/content/list-page.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import type { SolutionListContent } from './load-solutions.ts'
import { SolutionCard } from './solution-card.tsx'

export function SolutionListScreen({ data }: { data: SolutionListContent }) {
  const { locale } = useLanguage()
  const { industries, list, origin, products } = data
  const words = useContentTexts()
  const items = list.items.map(({ slug, title }) => ({ title, path: `/solution/detail?id=${slug}` }))
  return (
    <ListPage
      path="/solution"
      data={data}
      filters={[
        { name: 'industry', label: words.industry, all: words.allIndustries, choices: asValues(industries) },
        { name: 'product', label: words.product, all: words.allProducts, choices: asValues(products) },
      ]}
    >
      <StructuredData records={[describeList(items, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
      <div className="card-grid work-solutions">
        {list.items.map((item, index) => (
          <SolutionCard key={item.id} item={item} isEager={index === 0} />
        ))}
      </div>
    </ListPage>
  )
}
