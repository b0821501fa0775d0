import { describeList } from '#site/features/content/describe-list.ts'
import { FilterLinks } from '#site/features/content/filter-links.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ListTotal } from '#site/features/content/list-total.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { useContentTexts } from '#site/features/content/texts.ts'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { linkStyle } from '#site/ui/button.ts'
import { feedAddress, feedKinds } from './feed-links.ts'
import type { NewsListContent } from './load-news.ts'
import { NewsCard } from './news-card.tsx'

function Filters({ data: { category, filters, year } }: { data: NewsListContent }) {
  const { texts } = useLanguage()
  return (
    <FilterLinks
      path="/news"
      label={texts.newsFilters}
      chosen={{ category, year: year === undefined ? undefined : String(year) }}
      filters={[
        {
          name: 'category',
          label: texts.category,
          all: texts.allCategories,
          choices: filters.categories.map(({ lang, slug, title }) => ({ value: slug, title, lang })),
        },
        {
          name: 'year',
          label: texts.year,
          all: texts.allYears,
          choices: filters.years.map((each) => ({ value: String(each), title: String(each) })),
        },
      ]}
    />
  )
}

/** The news for readers of feeds. */
function Feeds() {
  const { locale } = useLanguage()
  const words = useContentTexts()
  return (
    <p className="feeds no-print">
      {words.feeds}
      {feedKinds.map((kind) => (
        <a key={kind} href={feedAddress(kind, locale)} className={linkStyle.text}>
          {kind === 'atom' ? words.atom : words.jsonFeed}
        </a>
      ))}
    </p>
  )
}

export function NewsListScreen({ data }: { data: NewsListContent }) {
  const { locale } = useLanguage()
  const { category, column, list, origin, steps, year } = data
  const items = list.items.map(({ slug, title }) => ({ title, path: `/news/detail?id=${slug}` }))
  return (
    <div className="frame page">
      <StructuredData records={[describeList(items, origin, locale, (list.page - 1) * list.pageSize + 1)]} />
      <ColumnHeading column={column} steps={steps} aside={<Feeds />} />
      <Filters data={data} />
      <ListTotal total={list.total} path="/news" isWhole={category === undefined && year === undefined} />
      <div className="card-grid">
        {list.items.map((item, index) => (
          <NewsCard key={item.id} item={item} isEager={index === 0} />
        ))}
      </div>
      <PageLinks list={list} addressOf={(page) => listAddress('/news', { category, year, page })} />
      <UpdatedNote iso={[column.updatedAt, list.updatedAt]} />
    </div>
  )
}
