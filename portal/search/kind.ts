import type { Locale, Localized } from '#lib/locale.ts'
import type { Reader, StoredRecord } from '#portal/records.ts'

/** A kind of record that can be searched. A further kind is one more entry in `searchKinds`. */
export interface SearchKind {
  /** Part of the numbers of its documents: never changed, never given again. */
  number: number
  /** The collection, and the name of the kind in answers and addresses. */
  collection: string
  /** What it is called in a list of all kinds, where its own title does not tell it apart. */
  title?: (reader: Reader) => string
  summary: string
  /** Further names, for which a record is looked for as by its title. Fields that are the same in both languages too. */
  names?: readonly string[]
  /** Fields whose texts are searched, however deep their rows are. */
  body: readonly string[]
  /** Fields of relations whose titles are texts of it too. What they name has to be in `dependents` of the search's hooks. */
  related?: readonly string[]
  /** How many steps of relations are read with a record; without a number none. */
  depth?: number
  /** Further texts, which stand in another record. */
  texts?: (record: StoredRecord, lang: Locale) => string
  /** Fields whose rows have titles: headings and questions, which say more of a record than the texts below them. */
  headings?: readonly string[]
  /** Words by which people ask for it and which it does not say: found by as names are, and never shown. */
  askedBy?: (record: StoredRecord, lang: Locale) => string
  /** What such a record is, for whoever names that beside what it is about: 前端岗位, course in English. */
  called?: Localized<string>
  /** Field of a day, for the filter by date. */
  date?: string
  /** Fields of the moment from which a record shows, and of the last day (in China) on which it does. */
  shownFrom?: string
  lastDay?: string
  /** Fields of relations to products. */
  products?: readonly string[]
  /** Address without language prefix; `undefined` for a record that has no page. */
  path: (reader: Reader) => string | undefined
  /** Several documents have one place in the queue, and this is how many numbers it has; without it one. */
  span?: number
  /** How much more often a record of this kind is what people mean, against 0 for the others. */
  weight: number
  /** Whether new ones are worth more than old ones. */
  isNews?: boolean
}
