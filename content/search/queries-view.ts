/** Where the admin shows what visitors asked the search for, behind `/admin`. */
export const searchQueriesPath = '/search-queries'
