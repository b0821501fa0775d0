/** The kind of the documents that are made of what pages say in settings rather than in records. */
export const partKind = 'page-parts'

/** Settings whose rows are searched, by their numbers in the queue and in those of documents: none is ever changed or given again. */
const searchedGlobals = {
  site: 1,
  'service-hours': 2,
  'about-page': 3,
  'careers-page': 4,
  compatibility: 5,
  innovation: 6,
  'open-platform': 7,
  programme: 8,
  teaching: 9,
} as const

export type SearchedGlobal = keyof typeof searchedGlobals

/** How many documents one of them may have, in each language. */
export const partsOfGlobal = 10_000

export const globalNumbers: Readonly<Record<string, number | undefined>> = searchedGlobals
export const searchedSlugs = Object.keys(searchedGlobals) as SearchedGlobal[]
