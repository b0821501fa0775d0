import { describeList } from '#site/features/content/describe-list.ts'
import { asValues, ListPage } from '#site/features/content/list-page.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { CaseCard } from './case-card.tsx'
import type { CaseListContent } from './load-cases.ts'

export function CaseListScreen({ data }: { data: CaseListContent }) {
  const { locale, texts } = useLanguage()
  const { categories, industries, list, origin, products } = data
  const words = useContentTexts()
  const items = list.items.map(({ slug, title }) => ({ title, path: `/case/detail?id=${slug}` }))
  return (
    <ListPage
      path="/case"
      data={data}
      filters={[
        { name: 'category', label: texts.category, all: texts.allCategories, choices: asValues(categories) },
        { name: 'industry', label: words.industry, all: words.allIndustries, choices: asValues(industries) },
        { name: 'product', label: words.product, all: words.allProducts, choices: asValues(products) },
      ]}
    >
      <StructuredData records={[describeList(items, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
      <div className="case-grid work-cases">
        {list.items.map((item) => (
          <CaseCard key={item.id} item={item} />
        ))}
      </div>
    </ListPage>
  )
}
