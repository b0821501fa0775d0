import { z } from 'zod'
import { compareVersions, isInRange } from '#domain/release/release-version.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { pageOf } from '#portal/listed.ts'
import { named } from '#portal/named.ts'
import { openRecords } from '#portal/records.ts'
import { readVersionNames } from '#portal/release/product-releases.ts'
import { noInput, paged, paging } from '#portal/schemas.ts'
import { kindOf } from '#portal/search/kinds.ts'
import { helpFields, helpItem, type HelpItem, loadHelpNames, readHelpItem } from './help-item.ts'

const filters = {
  ...paging,
  category: z.string().max(96).optional(),
  product: z.string().max(96).optional(),
  version: z.string().max(40).optional(),
}
const output = z.object({ ...paged, items: z.array(helpItem) })

type Filters = z.output<z.ZodObject<typeof filters>>

function isMeant(item: HelpItem, { category, product, version }: Omit<Filters, 'page' | 'pageSize'>): boolean {
  if (category !== undefined && item.category?.slug !== category) return false
  // An article without products holds for all of them.
  if (product !== undefined && item.products.length > 0 && !item.products.some(({ slug }) => slug === product))
    return false
  return version === undefined || isInRange(version, item)
}

/**
 * Every article that is meant: some hundreds, whose texts are not read.
 * @param found numbers of the articles to choose from, best first; without them all, by category and number
 */
async function readList(context: CallContext, asked: Filters, found?: number[]): Promise<z.output<typeof output>> {
  const [names, { docs }] = await Promise.all([
    loadHelpNames(context),
    context.find('help-articles', {
      limit: 0,
      sort: 'id',
      select: helpFields,
      ...(found && { where: { id: { in: found } } }),
    }),
  ])
  const order = found?.map(String) ?? [...names.categories.values()].map(({ slug }) => slug)
  const place = ({ category, id }: HelpItem) => order.indexOf(found ? id : (category?.slug ?? ''))
  const meant = openRecords(docs, context.locale)
    .map((item) => readHelpItem(item, names))
    .filter((item) => isMeant(item, asked))
    .sort((a, b) => place(a) - place(b))
  return pageOf(meant, asked)
}

/** Help articles by category. An unknown filter value is an empty list, not an error. */
const helpList = defineCall({
  path: 'help/list',
  summary: { zh: '帮助文章，按分类', en: 'Help articles by category' },
  input: z.object(filters),
  output,
  isKept: true,
  handler: readList,
})

/** The same as the search of the site finds them, best first. Not kept: an answer for whatever a visitor types would never be asked for again. */
const helpSearch = defineCall({
  path: 'help/search',
  summary: { zh: '在帮助文章里查找', en: 'Searches the help articles' },
  input: z.object({ ...filters, words: z.string().trim().min(1).max(100) }),
  example: { words: 'licence' },
  output,
  handler: async (context, { words, ...asked }) => {
    const { locale, search } = context
    const filters = { kindNumber: kindOf('help-articles')?.number }
    // Not only what has every word: people ask in sentences.
    const { records } = await search.find({ query: words, locale, isBoth: false, filters })
    const found = records.map(({ record }) => record)
    return readList(context, asked, found)
  },
})

/** What the articles can be filtered by. */
const helpFilters = defineCall({
  path: 'help/filters',
  summary: { zh: '帮助文章的分类、产品和版本', en: 'Categories, products and versions of the help articles' },
  input: noInput,
  output: z.object({
    total: z.int(),
    categories: z.array(z.object({ ...named.shape, count: z.int() })),
    products: z.array(named),
    versions: z.array(z.string()),
  }),
  isKept: true,
  handler: async (context) => {
    const [names, list, released] = await Promise.all([
      loadHelpNames(context),
      readList(context, { page: 1, pageSize: 100_000 }),
      readVersionNames(context),
    ])
    const versions = new Set([...released.values()].flat())
    return {
      total: list.total,
      categories: [...names.categories.values()]
        .map((each) => ({ ...each, count: list.items.filter(({ category }) => category?.slug === each.slug).length }))
        .filter(({ count }) => count > 0),
      products: [...names.products.values()],
      versions: [...versions].sort((a, b) => compareVersions(b, a) ?? 0),
    }
  },
})

/** Most read articles; where nobody has read any, the first of each category. */
const helpPopular = defineCall({
  path: 'help/popular',
  summary: { zh: '读得最多的帮助文章', en: 'The most-read help articles' },
  input: noInput,
  output: z.array(helpItem),
  isKept: true,
  handler: async (context) => {
    const shown = 6
    const [ids, { items }] = await Promise.all([
      context.helpCounts.mostRead(shown * 2),
      readList(context, { page: 1, pageSize: 100_000 }),
    ])
    const read = ids.map((id) => items.find((item) => item.id === id)).filter((item) => item !== undefined)
    const first = items.filter(
      (item, index) => items.findIndex(({ category }) => category?.slug === item.category?.slug) === index,
    )
    return [...new Map([...read, ...first].map((item) => [item.id, item])).values()].slice(0, shown)
  },
})

/** Calls that list articles. */
export const helpLists = [helpList, helpSearch, helpFilters, helpPopular] as const
