import { loadSiteForm } from '#site/features/enquiry/load-site-form.ts'
import { listPaths, readChoice } from '#site/features/content/list-filters.ts'
import { loadHeading } from '#site/features/content/load-page.ts'
import { readNumber } from '#site/runtime/navigation/page-address.ts'
import { notFound, type PageRequest } from '#site/runtime/rendering/page-data.ts'

/** What the pages of the programme share: their column, its place, and the head's facts. */
async function loadColumn(page: PageRequest, path: string) {
  const { column, describe, surroundings } = await loadHeading(page, path)
  const paths: Partial<Record<typeof page.locale, string>> = Object.fromEntries(
    column.languages.map((each) => [each, path]),
  )
  return { column, steps: surroundings.steps, facts: describe(paths) }
}

/** The partner programme. */
export async function loadProgramme(page: PageRequest) {
  const [{ facts, ...head }, programme, classes, form] = await Promise.all([
    loadColumn(page, '/ecology'),
    page.portal.call('ecology/programme'),
    page.portal.call('ecology/classes'),
    loadSiteForm(page, 'partner'),
  ])
  const names = [...programme.steps, ...classes].map(({ icon }) => icon).filter((icon) => icon !== undefined)
  return { facts, content: { ...head, programme, classes, form, icons: page.icons(names) } }
}
export type ProgrammeContent = Awaited<ReturnType<typeof loadProgramme>>['content']

/** The classes of partners. */
export async function loadClasses(page: PageRequest) {
  const [{ facts, ...head }, { apply }, classes, form] = await Promise.all([
    loadColumn(page, '/ecology/class'),
    page.portal.call('ecology/programme'),
    page.portal.call('ecology/classes'),
    loadSiteForm(page, 'partner'),
  ])
  const names = classes.map(({ icon }) => icon).filter((icon) => icon !== undefined)
  return { facts, content: { ...head, apply, classes, form, icons: page.icons(names) } }
}
export type ClassesContent = Awaited<ReturnType<typeof loadClasses>>['content']

/** The directory of partners, twenty-four a page, with the filters of the address. */
export async function loadDirectory(page: PageRequest) {
  const { origin, portal, url } = page
  const number = readNumber(url, 'page', 1, 100_000) ?? 1
  const filters = await portal.call('ecology/filters')
  const partnerClass = readChoice(url, 'class', filters.classes)
  const region = readChoice(url, 'region', filters.regions)
  const product = readChoice(url, 'product', filters.products)
  const asked = url.searchParams.get('level') || undefined
  const level = filters.levels.find(({ value }) => value === asked)?.value
  if (asked !== level) throw notFound(url)
  const chosen = { class: partnerClass?.slug, level, region: region?.slug, product: product?.slug }
  const [{ facts, ...head }, list] = await Promise.all([
    loadColumn(page, '/ecology/list'),
    portal.call('ecology/list', { page: number, pageSize: 24, ...chosen }),
  ])
  if (number > 1 && number > list.pages) throw notFound(url)
  const paths = listPaths('/ecology/list', { class: partnerClass, level, region, product, page: number })
  return { facts: { ...facts, paths }, content: { ...head, filters, chosen, list, origin } }
}
export type DirectoryContent = Awaited<ReturnType<typeof loadDirectory>>['content']
