import { z } from 'zod'
import { compareVersions } from '#domain/release/release-version.ts'
import { defineCall } from '#portal/call.ts'
import { pageOf } from '#portal/listed.ts'
import { noInput, paged, paging } from '#portal/schemas.ts'
import { readAllAdvisories } from './advisories-of.ts'
import { advisoryItem } from './advisory.ts'
import { affectedProduct, isAffected, loadAffectedNames } from './affected.ts'

/** Security advisories, newest first, by product and by a version that is affected. */
export const advisoryList = defineCall({
  path: 'advisory/list',
  summary: { zh: '安全公告，新的在前', en: 'Security advisories, newest first' },
  input: z.object({
    ...paging,
    product: z.string().max(96).optional(),
    version: z.string().max(40).optional(),
  }),
  output: z.object({ ...paged, items: z.array(advisoryItem) }),
  isKept: true,
  handler: async (context, asked) => {
    const { product, version } = asked
    const all = await readAllAdvisories(context)
    const isFiltered = product !== undefined || version !== undefined
    const found = isFiltered ? all.filter(({ rows }) => rows.some((row) => isAffected(row, asked))) : all
    const items = found.map(({ item }) => item)
    return pageOf(items, asked)
  },
})

/** Newest first; firmware, whose numbers have no order with those of releases, after them. */
function byAge(a: string, b: string): number {
  const order = compareVersions(b, a)
  return order ?? (a.startsWith('R') ? -1 : 1)
}

/** What the list can be filtered by: the products that advisories name, and the versions that they and the products do. */
export const advisoryFilters = defineCall({
  path: 'advisory/filters',
  summary: { zh: '安全公告可按哪些产品和版本筛选', en: 'Products and versions to filter advisories by' },
  input: noInput,
  output: z.object({ products: z.array(affectedProduct), versions: z.array(z.string()) }),
  isKept: true,
  handler: async (context) => {
    const [all, releases] = await Promise.all([
      readAllAdvisories(context),
      context.find('releases', { limit: 0, select: ['version'] }),
    ])
    const rows = all.flatMap((each) => each.rows)
    const named = rows.flatMap(({ before, fixedIn, from }) => [from, before, ...fixedIn])
    const versions = new Set(
      [...releases.docs.map(({ version }) => String(version)), ...named].filter((version) => version !== undefined),
    )
    const order = [...(await loadAffectedNames(context)).values()].map(({ slug }) => slug)
    const found = new Map(all.flatMap(({ item }) => item.products).map((each) => [each.slug, each]))
    return {
      products: [...found.values()].sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug)),
      versions: [...versions].sort(byAge),
    }
  },
})
