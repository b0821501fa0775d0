import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { loadNamed, named } from '#portal/named.ts'
import { numberOf, openRecords, openRows } from '#portal/records.ts'
import { id, lang, noInput } from '#portal/schemas.ts'
import { readNewestReleases, release } from '#portal/release/product-releases.ts'
import { productItem, readProductItem } from './product-item.ts'

/** Product families, in the editors' order. */
export const productList = defineCall({
  path: 'product/list',
  summary: { zh: '产品系列', en: 'Product families' },
  input: noInput,
  output: z.array(z.object({ ...productItem.shape, tasks: z.array(z.string()), release: release.optional() })),
  isKept: true,
  handler: async (context) => {
    const [newest, { docs }] = await Promise.all([
      readNewestReleases(context),
      context.find('products', {
        sort: '_order',
        limit: 0,
        depth: 1,
        select: ['slug', 'tagline', 'summary', 'icon', 'image', 'tasks'],
      }),
    ])
    return openRecords(docs, context.locale).map((product) => ({
      ...readProductItem(product),
      tasks: openRows(product.record.tasks, product.lang).map(({ text }) => text('title')),
      release: newest.get(product.id),
    }))
  },
})

/** In which industries customers use which products, from the published cases. */
export const productIndustries = defineCall({
  path: 'product/industries',
  summary: {
    zh: '各行业的客户用哪些产品，由案例得出',
    en: 'Which products are used in which industry, from the cases',
  },
  input: noInput,
  output: z.array(z.object({ id, lang, slug: z.string(), title: z.string(), products: z.array(named) })),
  isKept: true,
  handler: async (context) => {
    const [industries, products, { docs: cases }] = await Promise.all([
      loadNamed(context, 'industries'),
      loadNamed(context, 'products'),
      context.find('cases', { limit: 0, select: ['industry', 'products'] }),
    ])
    const used = new Map<string, Set<string>>()
    for (const each of cases) {
      const industry = String(numberOf(each.industry))
      const ids = used.get(industry) ?? new Set()
      for (const product of each.products ?? []) ids.add(String(numberOf(product)))
      used.set(industry, ids)
    }
    return [...industries]
      .map(([industryId, industry]) => ({
        id: industryId,
        ...industry,
        products: [...products].filter(([each]) => used.get(industryId)?.has(each)).map(([, name]) => name),
      }))
      .filter((industry) => industry.products.length > 0)
  },
})
