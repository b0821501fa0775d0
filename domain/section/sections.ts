/** What a company may or may not have: the only list of it, which every reader asks. */
interface SectionFacts {
  /** Beginnings of its addresses, without language; the longest of all sections decides. */
  paths: readonly string[]
  /** Beginnings of its calls. */
  calls: readonly string[]
  /** Its kinds of records: nobody reads them while it is off, searches and maps of the site included. */
  collections: readonly string[]
  /** Without that one it has nothing to show. */
  needs?: string
}

const facts = {
  products: {
    paths: ['/product'],
    calls: ['product'],
    collections: ['products', 'product-criteria', 'engines', 'block-libraries', 'function-areas', 'platforms'],
  },
  toolboxes: {
    paths: ['/product/Toolbox'],
    calls: ['toolbox'],
    collections: ['toolboxes', 'toolbox-domains'],
  },
  machines: {
    paths: ['/product/machine'],
    calls: ['machine', 'contact/quotation'],
    collections: ['machines', 'machine-classes', 'machine-interfaces'],
  },
  downloads: {
    paths: ['/product/download', '/product/downHistory', '/releases'],
    calls: ['download'],
    collections: ['releases', 'release-files'],
    needs: 'products',
  },
  solutions: { paths: ['/solution'], calls: ['solution'], collections: ['solutions'] },
  cases: { paths: ['/case'], calls: ['case'], collections: ['cases', 'case-categories'] },
  news: { paths: ['/news'], calls: ['news'], collections: ['news', 'news-categories'] },
  partners: {
    paths: ['/ecology'],
    calls: ['ecology'],
    collections: ['partners', 'partner-classes', 'regions'],
  },
  education: {
    paths: ['/education', '/Industry-education', '/oembed'],
    calls: ['education', 'industry'],
    collections: ['courses', 'lessons', 'programmes', 'difficulties', 'teachers', 'textbooks', 'course-plans'],
  },
  help: {
    paths: ['/help', '/.well-known/csaf', '/.well-known/security.txt'],
    calls: ['help', 'advisory'],
    collections: ['help-articles', 'help-categories', 'advisories', 'standards', 'components'],
  },
  about: {
    paths: ['/about'],
    calls: ['company/about'],
    collections: ['milestones', 'leaders', 'qualifications'],
  },
  jobs: { paths: ['/joinUs'], calls: ['job'], collections: ['positions', 'position-places', 'position-teams'] },
  support: {
    paths: ['/support', '/ticket', '/api/tickets', '/api/uploads/ticket-files'],
    calls: ['ticket'],
    collections: [],
  },
} as const satisfies Record<string, SectionFacts>

export type Section = keyof typeof facts
export const sections = Object.keys(facts) as Section[]
const entries = Object.entries(facts) as [Section, SectionFacts][]

const isBelow = (path: string, beginning: string) => path === beginning || path.startsWith(`${beginning}/`)

/** Longest first, so that `/product/machine` is not taken for a product. */
const byPath = entries
  .flatMap(([section, { paths }]) => paths.map((path) => ({ path, section })))
  .toSorted((one, other) => other.path.length - one.path.length)
const byCollection = new Map(
  entries.flatMap(([section, { collections }]) => collections.map((name) => [name, section])),
)

/** The section that an address belongs to: without origin, with or without language, query and anchor. */
export function sectionOfPath(address: string): Section | undefined {
  const path = address.replace(/[?#].*$/, '').replace(/^\/en(?=\/|$)/, '')
  return byPath.find((each) => isBelow(path, each.path))?.section
}

export function sectionOfCall(call: string): Section | undefined {
  return entries.find(([, { calls }]) => calls.some((beginning) => isBelow(call, beginning)))?.[0]
}

export const sectionOfCollection = (collection: string): Section | undefined => byCollection.get(collection)

/** The kinds of records of sections. */
export const collectionsOf = (some: readonly Section[]): ReadonlySet<string> =>
  new Set(some.flatMap((section): readonly string[] => facts[section].collections))

/** Sections that are off, by what somebody chose: unknown names count for nothing, and who needs an absent one is absent too. */
export function offSections(chosen: unknown): Section[] {
  const off = new Set<string>(Array.isArray(chosen) ? chosen : [])
  return entries.filter(([name, { needs = '' }]) => off.has(name) || off.has(needs)).map(([name]) => name)
}

/** Whether an address leads to something that is off. */
export function isOff(address: string, off: readonly string[]): boolean {
  if (off.length === 0) return false
  const section = sectionOfPath(address)
  return section !== undefined && off.includes(section)
}
