import { advisories } from '#demo/content/advisories.ts'
import { cases } from '#demo/content/cases.ts'
import { columns } from '#demo/content/columns.ts'
import { functionAreas } from '#demo/content/compatibility/functions.ts'
import { coursePlans } from '#demo/content/education/course-plans.ts'
import { courses } from '#demo/content/education/courses.ts'
import { textbooks } from '#demo/content/education/textbooks.ts'
import { helpArticles } from '#demo/content/help/index.ts'
import { engines } from '#demo/content/home.ts'
import { legalTexts } from '#demo/content/legal-texts.ts'
import { machines } from '#demo/content/machines.ts'
import { news } from '#demo/content/news.ts'
import { standards } from '#demo/content/open-system.ts'
import { partners } from '#demo/content/partners.ts'
import { positions } from '#demo/content/positions.ts'
import { products } from '#demo/content/products.ts'
import { releases } from '#demo/content/releases.ts'
import { solutions } from '#demo/content/solutions.ts'
import { toolboxes } from '#demo/content/toolboxes.ts'
import { withoutContent } from '#portal/search/places.ts'
import { nameOf } from './judged-format.ts'

interface Slugged {
  slug: string | { zh: string }
}

const slugsOf = (list: readonly Slugged[]) => list.map(({ slug }) => (typeof slug === 'string' ? slug : slug.zh))
const titlesOf = (list: readonly { title: string | { zh: string } }[]) =>
  list.map(({ title }) => nameOf(typeof title === 'string' ? title : title.zh))

const namesByKind: Record<string, readonly string[]> = {
  products: slugsOf(products),
  toolboxes: slugsOf(toolboxes),
  machines: slugsOf(machines),
  solutions: slugsOf(solutions),
  cases: slugsOf(cases),
  news: slugsOf(news),
  partners: slugsOf(partners),
  // The home page is no answer by itself, but some of the company's people stand there alone.
  columns: columns.map(({ path }) => path).filter((path) => path === '/' || !withoutContent.test(path)),
  engines: slugsOf(engines),
  'function-areas': slugsOf(functionAreas),
  courses: slugsOf(courses),
  lessons: slugsOf(courses.flatMap(({ lessons }) => lessons)),
  'help-articles': slugsOf(helpArticles),
  advisories: advisories.map(({ number }) => number.toLowerCase()),
  positions: slugsOf(positions),
  releases: titlesOf(releases),
  textbooks: titlesOf(textbooks),
  'course-plans': titlesOf(coursePlans),
  standards: titlesOf(standards),
  'legal-texts': titlesOf(legalTexts),
}

/** What the demo company's site has that can be found, as the judged queries name it. */
export const demoKeys: ReadonlySet<string> = new Set(
  Object.entries(namesByKind).flatMap(([kind, names]) => names.map((name) => `${kind}/${name}`)),
)
