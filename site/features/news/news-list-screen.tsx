import { PageHeading } from '#site/features/content/page-heading.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language.tsx'
import { languageTags } from '#lib/locale.ts'
import { buttonStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { Pagination } from '#site/ui/pagination.tsx'
import type { NewsListContent } from './load-news.ts'
import { newsAddress } from './news-address.ts'
import { NewsCard } from './news-card.tsx'

interface Choice {
  key: string
  title: string
  path: string
  isChosen: boolean
  lang?: string | undefined
}

function Choices({ choices, label }: { choices: Choice[]; label: string }) {
  const { to } = useLanguage()
  return (
    <div className="filter-row">
      <p id={`filter-${label}`}>{label}</p>
      <ul className="chips" aria-labelledby={`filter-${label}`}>
        {choices.map(({ isChosen, key, lang, path, title }) => (
          <li key={key}>
            <a
              href={to(path)}
              className="chip"
              lang={lang}
              aria-current={isChosen ? 'true' : undefined}
              data-keep-scroll
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Filters are links: the address holds the state, and they work without scripts. */
function Filters({ data }: { data: NewsListContent }) {
  const { locale, texts } = useLanguage()
  const { category, filters, year } = data
  return (
    <nav className="filters" aria-label={texts.newsFilters}>
      <Choices
        label={texts.category}
        choices={[
          { key: 'all', title: texts.allCategories, path: newsAddress({ year }), isChosen: category === undefined },
          ...filters.categories.map(({ id, lang, slug, title }) => ({
            key: id,
            title,
            lang: foreignLang(lang, locale),
            path: newsAddress({ category: slug, year }),
            isChosen: category === slug,
          })),
        ]}
      />
      <Choices
        label={texts.year}
        choices={[
          { key: 'all', title: texts.allYears, path: newsAddress({ category }), isChosen: year === undefined },
          ...filters.years.map((each) => ({
            key: String(each),
            title: String(each),
            path: newsAddress({ category, year: each }),
            isChosen: year === each,
          })),
        ]}
      />
    </nav>
  )
}

function Pages({ data }: { data: NewsListContent }) {
  const { format, texts, to } = useLanguage()
  const { category, list, year } = data
  return (
    <Pagination
      page={list.page}
      pages={list.pages}
      label={texts.pagination}
      position={format(texts.page, { page: list.page, pages: list.pages })}
      renderPage={({ isCurrent, isDisabled, page, rel }) => {
        const words = rel === undefined ? page : rel === 'prev' ? texts.previousPage : texts.nextPage
        const inner = (
          <>
            {rel === 'prev' && <Icon drawing={interfaceIcons.arrowLeft} />}
            {words}
            {rel === 'next' && <Icon drawing={interfaceIcons.arrowRight} />}
          </>
        )
        return isDisabled ? (
          <span className="page-link" aria-disabled="true">
            {inner}
          </span>
        ) : (
          <a
            href={to(newsAddress({ category, year, page }))}
            rel={rel}
            className="page-link"
            aria-current={isCurrent ? 'page' : undefined}
          >
            {inner}
          </a>
        )
      }}
    />
  )
}

export function NewsListScreen({ data }: { data: NewsListContent }) {
  const { format, locale, texts, to } = useLanguage()
  const { column, list, steps } = data
  return (
    <div className="frame page">
      <PageHeading
        title={column.title}
        lead={column.lead}
        steps={steps}
        lang={column.lang === locale ? undefined : languageTags[column.lang]}
      />
      <Filters data={data} />
      <p className="list-total" role="status">
        {format(texts.results, { total: list.total })}
      </p>
      {list.items.length === 0 ? (
        <div className="empty">
          <p>{texts.noNews}</p>
          <a href={to('/news')} className={buttonStyle.quiet}>
            {texts.clearFilters}
          </a>
        </div>
      ) : (
        <div className="card-grid">
          {list.items.map((item, index) => (
            <NewsCard key={item.id} item={item} isEager={index < 3} />
          ))}
        </div>
      )}
      <Pages data={data} />
    </div>
  )
}
