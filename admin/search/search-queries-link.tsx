import type { ServerProps } from 'payload'
import { maySeeQueries } from '#content/search/asked-queries.ts'
import { searchQueriesPath } from '#content/search/queries-view.ts'

const words = { zh: '搜索词', en: 'Search queries' }

/** In the menu, for those who may see it. */
export function SearchQueriesLink({ i18n, user }: ServerProps) {
  if (!maySeeQueries(user)) return null
  return (
    <a className="nav__link" href={`/admin${searchQueriesPath}`}>
      <span className="nav__link-label">{words[i18n.language === 'zh' ? 'zh' : 'en']}</span>
    </a>
  )
}
