/** What the public records of a collection are found and ordered by, apart from number, slug and languages. */
export interface Lookup {
  /** The field whose value orders the collection's lists; records with the same value follow each other by number. */
  order: string
  /** Fields of the record that a call filters by, or orders by beside `order`. A list of values is a key for each. */
  keys?: readonly string[]
}

/** The order of collections that their editors arrange by drag. */
const arranged = '_order'

/**
 * Each filter and order of the calls, by collection. One that is not here is refused when it is asked for, since it could
 * only be found by reading the whole collection. A collection that is not here is ordered by number.
 */
const lookups: Record<string, Lookup> = {
  advisories: { order: 'number', keys: ['updatedAt'] },
  announcements: { order: 'createdAt' },
  cases: { order: 'date', keys: ['category', 'industry', 'products', 'updatedAt'] },
  columns: { order: 'path', keys: ['path'] },
  courses: { order: arranged, keys: ['difficulty', 'products', 'programme', 'updatedAt'] },
  'custom-pages': { order: 'path', keys: ['path', 'updatedAt'] },
  forms: { order: 'id', keys: ['updatedAt'] },
  'former-slugs': { order: 'updatedAt', keys: ['kind', 'slug'] },
  'help-articles': { order: 'id', keys: ['updatedAt'] },
  'legal-texts': { order: 'effectiveAt', keys: ['kind', 'version'] },
  lessons: { order: 'position', keys: ['course', 'updatedAt'] },
  machines: { order: arranged, keys: ['class', 'interfaces', 'products', 'updatedAt'] },
  milestones: { order: 'year' },
  news: { order: 'date', keys: ['category', 'updatedAt'] },
  partners: { order: arranged, keys: ['class', 'level', 'products', 'region'] },
  positions: { order: 'postedAt', keys: ['updatedAt'] },
  products: { order: arranged, keys: ['updatedAt'] },
  qualifications: { order: 'issuedAt' },
  'release-files': { order: 'id', keys: ['product', 'release', 'sha256', 'state', 'toolbox'] },
  releases: { order: 'versionKey', keys: ['eula', 'products', 'version'] },
  'site-forms': { order: 'kind', keys: ['kind'] },
  solutions: { order: arranged, keys: ['industry', 'products', 'updatedAt'] },
  toolboxes: {
    order: 'package',
    keys: ['dependsOn', 'domain', 'lastReleasedOn', 'licence', 'products', 'updatedAt'],
  },
}

/** How a collection's public records are found. @param isArranged whether editors order it by drag */
export const lookupOf = (collection: string, isArranged: boolean): Lookup =>
  lookups[collection] ?? { order: isArranged ? arranged : 'id' }
