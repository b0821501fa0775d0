import { hasRole, type Role } from '#content/access/roles.ts'
import type { Locale } from '#lib/locale.ts'
import type { Ask } from './ask.ts'

/** Who sees what visitors asked the search for: those who can do something about it. */
const taughtBy: readonly Role[] = ['administrator', 'publisher', 'editor']
export const maySeeQueries = (user: Parameters<typeof hasRole>[0]) => hasRole(user, ...taughtBy)

/** `none` found nothing when they were asked last, `weak` found something that hardly anybody opened, `all` are all. */
export const queryLists = ['none', 'weak', 'all'] as const
export type QueryList = (typeof queryLists)[number]

/** A query as it is counted: how often in the last 90 days, and nothing about who asked. */
export interface AskedQuery {
  locale: Locale
  query: string
  asked: number
  /** How often a result was opened. */
  clicked: number
  /** The day it was asked last, and how many records were found then. */
  day: string
  found: number
}

/** Most queries that are listed; those asked most often come first. */
export const mostQueries = 100
/** Asked less often, a query that nobody opened a result of says nothing yet. */
const enoughAsked = 3

const conditions: Record<QueryList, string> = {
  none: 'a.found = 0',
  weak: `a.found > 0 AND t.asked >= ${enoughAsked} AND t.clicked * 5 < t.asked`,
  all: '1 = 1',
}

/** What visitors asked for, most often first. */
export async function readAskedQueries(ask: Ask, list: QueryList, most = mostQueries): Promise<AskedQuery[]> {
  const rows = await ask(
    `SELECT t.locale, t.query, t.asked, t.clicked, t.day, a.found
     FROM (SELECT locale, query, sum(asked) AS asked, sum(clicked) AS clicked, max(day) AS day
           FROM portico_search_asked GROUP BY locale, query) t
     JOIN portico_search_asked a ON a.day = t.day AND a.locale = t.locale AND a.query = t.query
     WHERE t.asked > 0 AND ${conditions[list]} ORDER BY t.asked DESC, t.day DESC, t.query LIMIT ?`,
    [most],
  )
  return rows.map((row) => ({
    locale: row.locale as Locale,
    query: String(row.query),
    asked: Number(row.asked),
    clicked: Number(row.clicked),
    day: String(row.day),
    found: Number(row.found),
  }))
}
