import { NothingFound } from '#site/features/advisory/nothing-found.tsx'
import { productFields } from '#site/features/advisory/product-fields.ts'
import { useAdvisoryTexts } from '#site/features/advisory/texts.ts'
import { describeList } from '#site/features/content/describe-list.ts'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { ListFilterBar } from '#site/features/content/list-filter-bar.tsx'
import { listAddress } from '#site/features/content/list-filters.ts'
import { ListTotal } from '#site/features/content/list-total.tsx'
import { ColumnHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { UpdatedNote } from '#site/features/content/updated-note.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { linkStyle } from '#site/ui/button.ts'
import type { FilterField } from '#site/ui/filter-bar.tsx'
import { HelpLink } from './help-link.tsx'
import { type HelpListContent, helpPath } from './load-help.ts'

/** Search first; then category, product and version. A form that works without scripts. */
function Filters({ data: { chosen, filters, list } }: { data: HelpListContent }) {
  const { help: texts } = useAdvisoryTexts()
  const fields: FilterField[] = [
    {
      kind: 'search',
      name: 'q',
      label: texts.search,
      value: chosen.q ?? '',
      placeholder: texts.searchHint,
      suggests: 'help-articles',
    },
    {
      kind: 'choice',
      name: 'category',
      label: texts.category,
      value: chosen.category ?? '',
      all: texts.allCategories,
      options: filters.categories.map(({ count, slug, title }) => ({ value: slug, label: title, count })),
    },
    ...productFields({ chosen, filters }, texts),
  ]
  return (
    <ListFilterBar
      id="help"
      label={texts.filters}
      fields={fields}
      submitLabel={texts.apply}
      total={texts.total({ total: list.total })}
      addressOf={(values) => listAddress(helpPath, values)}
    />
  )
}

/** Everything at a glance: what is read most, and all articles by category. */
function Overview({ data: { filters, list, popular } }: { data: HelpListContent }) {
  const { locale } = useLanguage()
  const { help: texts } = useAdvisoryTexts()
  return (
    <>
      <section aria-labelledby="most-read" className="help-popular">
        <h2 id="most-read">{texts.mostRead}</h2>
        <ol>
          {popular.map((item) => (
            <li key={item.id}>
              <HelpLink item={item} hasSummary />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="all-articles">
        <h2 id="all-articles" className="sr-only">
          {texts.allArticles}
        </h2>
        <div className="help-categories">
          {filters.categories.map(({ lang, slug, title }) => (
            <section key={slug} aria-labelledby={`category-${slug}`}>
              <h3 id={`category-${slug}`} lang={foreignLang(lang, locale)}>
                {title}
              </h3>
              <ul>
                {list.items
                  .filter(({ category }) => category?.slug === slug)
                  .map((item) => (
                    <li key={item.id}>
                      <HelpLink item={item} />
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}

function Found({ data: { chosen, list } }: { data: HelpListContent }) {
  const { help: texts } = useAdvisoryTexts()
  if (list.items.length === 0) return <NothingFound texts={texts} />
  return (
    <>
      <ul className="help-found">
        {list.items.map((item) => (
          <li key={item.id}>
            <HelpLink item={item} hasSummary />
          </li>
        ))}
      </ul>
      <PageLinks list={list} addressOf={(page) => listAddress(helpPath, { ...chosen, page })} />
    </>
  )
}

export function HelpListScreen({ data }: { data: HelpListContent }) {
  const { locale, to } = useLanguage()
  const { help: texts } = useAdvisoryTexts()
  const { column, isOverview, list, nearby, origin, steps } = data
  const listed = list.items.map(({ slug, title }) => ({ title, path: `${helpPath}?id=${slug}` }))
  return (
    <div className="frame page">
      <StructuredData records={[describeList(listed, origin, locale)]} />
      <ColumnHeading column={column} steps={steps} />
      <Filters data={data} />
      {isOverview && list.items.length === 0 && <ListTotal total={0} path={helpPath} isWhole />}
      {isOverview ? list.items.length > 0 && <Overview data={data} /> : <Found data={data} />}
      <footer className="help-foot">
        <nav aria-label={texts.more} className="help-more">
          {nearby.map(({ path, title }) => (
            <a key={path} href={to(path)} className={linkStyle.text}>
              {title}
            </a>
          ))}
        </nav>
        <UpdatedNote iso={column.updatedAt} />
      </footer>
    </div>
  )
}
