import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { loadNamed, named } from '#portal/named.ts'
import { numberOf, publishedLanguages } from '#portal/records.ts'
import { noInput } from '#portal/schemas.ts'
import { licences } from './toolbox-item.ts'

const counted = z.object({ ...named.shape, count: z.int() })

/** What the list of toolboxes can be filtered by, with how many there are of each. */
export const toolboxFilters = defineCall({
  path: 'toolbox/filters',
  summary: { zh: '工具箱的筛选条件及各有多少', en: 'Filters for toolboxes, with counts' },
  input: noInput,
  output: z.object({
    total: z.int(),
    domains: z.array(counted),
    products: z.array(counted),
    licences: z.array(z.object({ licence: z.enum(licences), count: z.int() })),
    letters: z.array(z.string()),
  }),
  isKept: true,
  handler: async (context) => {
    const [domains, products, { docs }] = await Promise.all([
      loadNamed(context, 'toolbox-domains'),
      loadNamed(context, 'products'),
      context.find('toolboxes', { limit: 0, select: ['package', 'domain', 'products', 'licence'] }),
    ])
    const shown = docs.filter((record) => publishedLanguages(record).length > 0)
    const counts = new Map<string, number>()
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
    for (const { domain, licence, products: used } of shown) {
      count(`domain ${String(numberOf(domain))}`)
      count(`licence ${String(licence)}`)
      for (const product of used ?? []) count(`product ${String(numberOf(product))}`)
    }
    const withCounts = (kind: string, names: typeof domains) =>
      [...names]
        .map(([key, name]) => ({ ...name, count: counts.get(`${kind} ${key}`) ?? 0 }))
        .filter((each) => each.count > 0)
    return {
      total: shown.length,
      domains: withCounts('domain', domains),
      products: withCounts('product', products),
      licences: licences
        .map((licence) => ({ licence, count: counts.get(`licence ${licence}`) ?? 0 }))
        .filter((each) => each.count > 0),
      letters: [...new Set(shown.map((record) => String(record.package).charAt(0)))].sort(),
    }
  },
})
