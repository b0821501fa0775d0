import type { AdminViewServerProps } from 'payload'
import { openAsk } from '#content/search/ask.ts'
import { maySeeQueries, type QueryList, queryLists, readAskedQueries } from '#content/search/asked-queries.ts'
import { searchQueriesPath } from '#content/search/queries-view.ts'
import { languageOf } from '#admin/frame/admin-frame.tsx'
import { View } from '#admin/frame/view.tsx'
import { SearchQueryRow } from './search-query-row.tsx'
import './search-queries.css'

const words = {
  zh: {
    title: '搜索词',
    lead: '访客在全站搜索里搜过什么、找到多少、打开过几次。只按天计数，不记录是谁；90天后删除，像邮箱和电话号码的不保存。',
    lists: { none: '没有结果的', weak: '有结果但很少有人打开的', all: '全部' },
    empty: '这里没有搜索词。',
    refused: '只有管理员、发布者和编辑可以看搜索词。',
  },
  en: {
    title: 'Search queries',
    lead: 'What visitors asked the search of the site for, how much was found, and how often a result was opened. Counted by day without who asked; erased after 90 days. What looks like an address or a telephone number is not kept.',
    lists: { none: 'Without a result', weak: 'Found, but hardly opened', all: 'All' },
    empty: 'There are no queries here.',
    refused: 'Only administrators, publishers and editors see the queries.',
  },
} satisfies Record<string, { lists: Record<QueryList, string> } & Record<string, unknown>>

/** What visitors asked for and did not find, with what can be done about it. */
export async function SearchQueries({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const page = { initPageResult, params, searchParams }
  const { req } = initPageResult
  const { empty, lead, lists, refused, title } = words[languageOf(page)]
  const isAllowed = maySeeQueries(req.user)
  const list = queryLists.find((each) => each === searchParams?.show) ?? 'none'
  const queries = isAllowed ? await readAskedQueries(openAsk(req.payload), list) : []
  return (
    <View
      page={page}
      path={searchQueriesPath}
      className="search-queries"
      title={title}
      lead={isAllowed ? lead : refused}
    >
      {isAllowed && (
        <nav className="search-queries-lists" aria-label={title}>
          {queryLists.map((each) => (
            <a
              key={each}
              href={`/admin${searchQueriesPath}?show=${each}`}
              aria-current={each === list ? 'page' : undefined}
            >
              {lists[each]}
            </a>
          ))}
        </nav>
      )}
      {isAllowed && queries.length === 0 && <p>{empty}</p>}
      <ol>
        {queries.map((query) => (
          <SearchQueryRow key={`${query.locale} ${query.query}`} asked={query} />
        ))}
      </ol>
    </View>
  )
}
