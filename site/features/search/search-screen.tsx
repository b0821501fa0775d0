import { languageTags, localizePath } from '#lib/locale.ts'
import { ContentLink } from '#site/features/content/content-link.tsx'
import { describeList } from '#site/features/content/describe-list.ts'
import { FilterLinks, type LinkFilter } from '#site/features/content/filter-links.tsx'
import { PageHeading } from '#site/features/content/page-heading.tsx'
import { PageLinks } from '#site/features/content/page-links.tsx'
import { foreignLang } from '#site/features/content/language-mark.tsx'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { StructuredData } from '#site/runtime/metadata/structured-data.tsx'
import { buttonStyle, linkStyle } from '#site/ui/button.ts'
import { Icon } from '#site/ui/icon.tsx'
import { interfaceIcons } from '#site/ui/interface-icons.ts'
import { EmptyState } from '#site/ui/states.tsx'
import { searchAddress, type SearchContent } from './load-search.ts'
import { AnswerCard } from './answer-card.tsx'
import { OwnTickets } from './own-tickets.tsx'
import { SearchResults } from './search-results.tsx'
import { nameKind, useSearchTexts } from './texts.ts'

type List = NonNullable<SearchContent['list']>
interface Props {
  data: SearchContent
}

/** A plain form. The filters stay out of it: another query begins anew. */
function QueryForm({ query }: { query: string }) {
  const { to } = useLanguage()
  const texts = useSearchTexts()
  return (
    <form action={to('/search')} method="get" role="search" className="search-form search-page-form no-print">
      <label>
        <span className="sr-only">{texts.field}</span>
        <Icon drawing={interfaceIcons.search} />
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className={buttonStyle.primary}>
        {texts.submit}
      </button>
    </form>
  )
}

function Filters({ data, list }: Props & { list: List }) {
  const texts = useSearchTexts()
  const { choice, products } = data
  const { kind, period, product, q } = choice
  const counts = new Map(list.products.map(({ count, id }) => [id, count]))
  const filters: LinkFilter[] = [
    {
      name: 'kind',
      label: texts.kind,
      all: texts.allKinds,
      choices: list.kinds.map((each) => ({ value: each.kind, title: nameKind(texts, each.kind), count: each.count })),
    },
    {
      name: 'product',
      label: texts.product,
      all: texts.allProducts,
      choices: products
        .filter(({ id, slug }) => counts.has(id) || slug === product)
        .map(({ id, lang, slug, title }) => ({ value: slug, title, lang, count: counts.get(id) ?? 0 })),
    },
    {
      name: 'period',
      label: texts.period,
      all: texts.allPeriods,
      choices: Object.entries(texts.periods).map(([value, title]) => ({ value, title })),
    },
    { name: 'both', label: texts.both, all: texts.ownOnly, choices: [{ value: '1', title: texts.bothOn }] },
  ]
  const [first, ...others] = filters.filter(({ choices }) => choices.length > 0)
  const chosen = { q, kind, product, period, both: choice.both }
  const rows = (shown: LinkFilter[], label: string) => (
    <FilterLinks path="/search" label={label} filters={shown} chosen={chosen} />
  )
  const isMoreOpen = product !== undefined || period !== undefined || choice.both !== undefined
  return (
    <div className="search-filters no-print">
      {first && rows([first], texts.filters)}
      <details open={isMoreOpen}>
        <summary>
          {texts.more}
          <Icon drawing={interfaceIcons.chevronDown} />
        </summary>
        {rows(others, texts.more)}
      </details>
      <Unanswered />
    </div>
  )
}

/** Ways on for who has found nothing yet. */
function Places() {
  const { to } = useLanguage()
  const texts = useSearchTexts()
  const places = [
    ['/product', texts.places.products],
    ['/product/Toolbox', texts.places.toolboxes],
    ['/solution', texts.places.solutions],
    ['/help', texts.places.help],
    ['/news', texts.places.news],
    ['/sitemap', texts.places.sitemap],
  ] as const
  return (
    <nav className="search-places" aria-label={texts.browse}>
      <p>{texts.browse}</p>
      <ul className="chips">
        {places
          .filter(([path]) => to(path) !== undefined)
          .map(([path, title]) => (
            <li key={path}>
              <a href={to(path)} className="chip">
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Beside the results, where there is room: for whom none of them is the answer. */
function Unanswered() {
  const { to } = useLanguage()
  const texts = useSearchTexts()
  const ways = [
    ['/contact?topic=any#consult', texts.consult],
    ['/support/ticket/new', texts.ticket],
  ] as const
  return (
    <aside className="search-unanswered" aria-label={texts.unanswered}>
      <p>{texts.unanswered}</p>
      <ul>
        {ways
          .filter(([path]) => to(path) !== undefined)
          .map(([path, title]) => (
            <li key={path}>
              <a href={to(path)} className={linkStyle.text}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </aside>
  )
}

function Nothing({ choice }: { choice: SearchContent['choice'] }) {
  const { to } = useLanguage()
  const texts = useSearchTexts()
  const isNarrow = choice.kind !== undefined || choice.product !== undefined || choice.period !== undefined
  if (isNarrow)
    return (
      <EmptyState
        title={texts.none({ query: choice.q })}
        actions={
          <a href={to(searchAddress({ q: choice.q }))} className={buttonStyle.quiet}>
            {texts.clear}
          </a>
        }
      >
        <p>{texts.noneFiltered}</p>
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        title={texts.none({ query: choice.q })}
        actions={
          <>
            <a href={to('/contact')} className={buttonStyle.primary}>
              {texts.consult}
            </a>
            <a href={to('/support/ticket/new')} className={buttonStyle.quiet}>
              {texts.ticket}
            </a>
          </>
        }
      >
        <p>{texts.noneAdvice}</p>
      </EmptyState>
      <Places />
    </>
  )
}

function Found({ data, list }: Props & { list: List }) {
  const { locale, to } = useLanguage()
  const texts = useSearchTexts()
  const { choice } = data
  const { answer, corrected, isBoth, isCapped, items, page, pageSize, redirect, suggested, total } = list
  const values = { query: corrected ?? choice.q, total }
  return (
    <div className="search-found">
      <div>
        {answer && <AnswerCard answer={answer} />}
        {redirect && (
          <p className="search-direct">
            <span>{texts.direct}</span> <ContentLink link={redirect} className={linkStyle.text} />
          </p>
        )}
        {suggested !== undefined && (
          <p className="search-direct">
            <span>{texts.meant}</span>{' '}
            <a href={to(searchAddress({ q: suggested }))} className={linkStyle.text}>
              {suggested}
            </a>
          </p>
        )}
      </div>
      {(total > 0 || list.kinds.length > 0) && <Filters data={data} list={list} />}
      <div>
        {total > 0 && (
          <p className="list-total" role="status">
            {corrected !== undefined && <strong>{texts.corrected({ query: choice.q, corrected })} </strong>}
            {(isCapped ? texts.capped : texts.total)(values)}
            {isBoth && choice.both === undefined && items.some(({ lang }) => lang !== locale) && ` ${texts.wasBoth}`}
          </p>
        )}
        {total === 0 ? (
          <Nothing choice={choice} />
        ) : (
          <>
            <SearchResults items={items} query={choice.q} start={(page - 1) * pageSize + 1} />
            <PageLinks list={list} addressOf={(each) => searchAddress(choice, each)} />
          </>
        )}
      </div>
    </div>
  )
}

export function SearchScreen({ data }: Props) {
  const { locale } = useLanguage()
  const texts = useSearchTexts()
  const { choice, column, list, origin, steps } = data
  return (
    <div className="frame page search-page">
      <StructuredData records={[describeResults(data, locale)]} />
      <PageHeading
        title={choice.q === '' ? column.title : texts.pageTitle({ query: choice.q })}
        lead={choice.q === '' ? texts.start : undefined}
        lang={choice.q === '' ? foreignLang(column.lang, locale) : undefined}
        steps={steps}
      />
      <QueryForm query={choice.q} />
      {choice.q !== '' && <OwnTickets query={choice.q} />}
      {list === undefined ? <Places /> : <Found data={data} list={list} />}
      <p className="only-print">{new URL(localizePath(searchAddress(choice), locale), origin).href}</p>
    </div>
  )
}

/** schema.org `SearchResultsPage`. */
function describeResults({ choice, list, origin }: SearchContent, locale: 'zh' | 'en'): Record<string, unknown> {
  return {
    '@type': 'SearchResultsPage',
    inLanguage: languageTags[locale],
    url: new URL(localizePath(searchAddress(choice), locale), origin).href,
    ...(list && { mainEntity: describeList(list.items, origin, locale, (list.page - 1) * list.pageSize + 1) }),
  }
}
