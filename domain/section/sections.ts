import { isBelow, type Section } from './section-paths.ts'

/** What a company may or may not have: the only list of it, which every reader asks. */
interface SectionFacts {
  /** Beginnings of its calls. */
  calls: readonly string[]
  /** Its kinds of records: nobody reads them while it is off, searches and maps of the site included. */
  collections: readonly string[]
  /** Without that one it has nothing to show. */
  needs?: string
}

const facts = {
  products: {
    calls: ['product'],
    collections: ['products', 'product-criteria', 'engines', 'block-libraries', 'function-areas', 'platforms'],
  },
  toolboxes: {
    calls: ['toolbox'],
    collections: ['toolboxes', 'toolbox-domains'],
  },
  machines: {
    calls: ['machine', 'contact/quotation'],
    collections: ['machines', 'machine-classes', 'machine-interfaces'],
  },
  downloads: {
    calls: ['download'],
    collections: ['releases', 'release-files'],
    needs: 'products',
  },
  solutions: { calls: ['solution'], collections: ['solutions'] },
  cases: { calls: ['case'], collections: ['cases', 'case-categories'] },
  news: { calls: ['news'], collections: ['news', 'news-categories'] },
  partners: {
    calls: ['ecology'],
    collections: ['partners', 'partner-classes', 'regions'],
  },
  education: {
    calls: ['education', 'industry'],
    collections: ['courses', 'lessons', 'programmes', 'difficulties', 'teachers', 'textbooks', 'course-plans'],
  },
  help: {
    calls: ['help', 'advisory'],
    collections: ['help-articles', 'help-categories', 'advisories', 'standards', 'components'],
  },
  about: {
    calls: ['company/about'],
    collections: ['milestones', 'leaders', 'qualifications'],
  },
  jobs: { calls: ['job'], collections: ['positions', 'position-places', 'position-teams'] },
  support: {
    calls: ['ticket'],
    collections: [],
  },
} as const satisfies Record<Section, SectionFacts>

export const sections = Object.keys(facts) as Section[]
const entries = Object.entries(facts) as [Section, SectionFacts][]

const byCollection = new Map(
  entries.flatMap(([section, { collections }]) => collections.map((name) => [name, section])),
)

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
