import type { Locale } from '#lib/locale.ts'
import type { Reader, StoredRecord } from '#portal/records.ts'
import {
  detail,
  field,
  legalPath,
  productTitle,
  lessonPath,
  partOf,
  releasePath,
  releaseTitle,
  transcript,
  withoutContent,
} from './places.ts'

/** A kind of record that can be searched. A further kind is one more entry in {@link searchKinds}. */
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
  /** How many steps of relations are read with a record; without a number none. */
  depth?: number
  /** Further texts, which stand in another record. */
  texts?: (record: StoredRecord, lang: Locale) => string
  /** Field of a day, for the filter by date. */
  date?: string
  /** Fields of the moment from which a record shows, and of the last day (in China) on which it does. */
  shownFrom?: string
  lastDay?: string
  /** Fields of relations to products. */
  products?: readonly string[]
  /** Address without language prefix; `undefined` for a record that has no page. */
  path: (reader: Reader) => string | undefined
  /** How much more often a record of this kind is what people mean, against 0 for the others. */
  weight: number
  /** Whether new ones are worth more than old ones. */
  isNews?: boolean
}

/** Everything that is searched, in the order of the filter. */
export const searchKinds: readonly SearchKind[] = [
  {
    number: 1,
    collection: 'products',
    summary: 'summary',
    names: ['tagline'],
    body: [
      'positioning',
      'limits',
      'tasks',
      'capabilities',
      'architecture',
      'useCases',
      'licence',
      'trial',
      'questions',
    ],
    products: ['id'],
    path: detail('/product/detail'),
    weight: 0.5,
  },
  {
    number: 2,
    collection: 'toolboxes',
    summary: 'summary',
    names: ['package'],
    body: ['purpose', 'functions', 'counterparts', 'releases', 'examples'],
    products: ['products'],
    path: detail('/product/Toolbox/detail'),
    weight: 0.2,
  },
  {
    number: 3,
    collection: 'machines',
    summary: 'summary',
    names: ['tagline'],
    body: ['purpose', 'specifications', 'signals', 'software', 'certificates', 'warranty'],
    products: ['products'],
    path: detail('/product/machine/detail'),
    weight: 0.3,
  },
  {
    number: 4,
    collection: 'solutions',
    summary: 'summary',
    body: ['pain', 'method', 'architecture', 'results', 'limits'],
    products: ['products'],
    path: detail('/solution/detail'),
    weight: 0.3,
  },
  {
    number: 5,
    collection: 'cases',
    summary: 'summary',
    names: ['customer'],
    body: ['challenge', 'approach', 'results', 'quotation'],
    products: ['products'],
    date: 'date',
    path: detail('/case/detail'),
    weight: 0.1,
  },
  {
    number: 6,
    collection: 'news',
    summary: 'summary',
    body: ['body'],
    products: ['products'],
    date: 'date',
    path: detail('/news/detail'),
    weight: 0,
    isNews: true,
  },
  {
    number: 7,
    collection: 'engines',
    summary: 'text',
    body: ['metric'],
    path: field('target'),
    weight: 0.2,
  },
  {
    number: 8,
    collection: 'function-areas',
    summary: '',
    names: [],
    body: ['groups'],
    path: (reader) => `/product/matlab-simulink?area=${encodeURIComponent(reader.text('slug'))}`,
    weight: 0.1,
  },
  {
    number: 9,
    collection: 'partners',
    summary: 'summary',
    body: [],
    products: ['products'],
    path: () => '/ecology/list',
    weight: -0.2,
  },
  {
    number: 10,
    collection: 'columns',
    // Most of these pages have screens of their own, so the text of the column is not what they show.
    summary: 'description',
    body: [],
    path: (reader) => {
      const path = field('path')(reader)
      return path === undefined || withoutContent.test(path) ? undefined : path
    },
    weight: 0.4,
  },
  {
    number: 11,
    collection: 'courses',
    summary: 'summary',
    body: ['goals', 'audience', 'software', 'certificate', 'start'],
    products: ['products'],
    path: detail('/education/details'),
    weight: 0.2,
  },
  {
    number: 12,
    collection: 'lessons',
    summary: 'summary',
    body: ['body'],
    depth: 1,
    texts: transcript,
    path: lessonPath,
    weight: 0.05,
  },
  {
    number: 13,
    collection: 'help-articles',
    summary: 'summary',
    body: ['sections'],
    products: ['products'],
    path: detail('/help'),
    weight: 0.25,
  },
  {
    number: 14,
    collection: 'advisories',
    title: ({ record, text }) => `${String(record.number)} ${text('title')}`,
    summary: 'summary',
    names: ['number', 'cve'],
    body: ['text', 'remedy', 'mitigation', 'affected'],
    date: 'date',
    path: detail('/help/SecurityIncident'),
    weight: 0.2,
    isNews: true,
  },
  {
    number: 15,
    collection: 'positions',
    summary: 'summary',
    body: ['duties', 'requirements', 'niceToHave', 'experience'],
    date: 'postedAt',
    lastDay: 'closesAt',
    path: detail('/joinUs'),
    weight: -0.2,
  },
  {
    number: 16,
    collection: 'legal-texts',
    summary: 'changes',
    names: ['version'],
    body: ['body'],
    date: 'effectiveAt',
    shownFrom: 'effectiveAt',
    path: legalPath,
    weight: -0.2,
    isNews: true,
  },
  {
    number: 17,
    collection: 'standards',
    summary: 'summary',
    names: ['organisation'],
    body: ['support', 'evidence'],
    path: partOf('/help/OpenSystem', 'standard-'),
    weight: 0.1,
  },
  {
    number: 18,
    collection: 'textbooks',
    summary: 'summary',
    names: ['authors', 'isbn'],
    body: ['publisher', 'pack'],
    path: ({ text }) => `/Industry-education/textbook-plan#${encodeURIComponent(text('slug'))}`,
    weight: 0,
  },
  {
    number: 19,
    collection: 'course-plans',
    summary: 'summary',
    body: ['degree', 'entries'],
    path: partOf('/Industry-education/course-plan', 'plan-'),
    weight: 0.05,
  },
  {
    number: 20,
    collection: 'releases',
    depth: 1,
    title: releaseTitle,
    texts: productTitle,
    summary: '',
    names: ['version'],
    body: ['notes', 'requirements'],
    products: ['products'],
    date: 'date',
    path: releasePath,
    weight: 0,
    isNews: true,
  },
]

export const kindOf = (collection: string) => searchKinds.find((kind) => kind.collection === collection)
