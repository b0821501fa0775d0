import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readChoices, whereRelated } from '#portal/choices.ts'
import { describeFound, listed } from '#portal/listed.ts'
import { newestFirst } from '#portal/neighbours.ts'
import { openRecords } from '#portal/records.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { caseItem, caseItemTags, readCaseItem } from './case-item.ts'

/** Cases with their measured results, newest first. An unknown filter value is an empty list, not an error. */
export const caseList = defineCall({
  path: 'case/list',
  summary: {
    zh: '案例，新的在前，可按分类、行业和产品筛选',
    en: 'Cases, newest first, by category, industry and product',
  },
  input: z.object({ ...paging, category: choiceSlug, industry: choiceSlug, product: choiceSlug }),
  output: z.object({ ...listed, items: z.array(caseItem) }),
  tags: () => [...caseItemTags, 'products'],
  handler: async (context, { category, industry, page, pageSize, product }) => {
    const { find, locale } = context
    const filters = await whereRelated(context, {
      category: { collection: 'case-categories', slug: category },
      industry: { collection: 'industries', slug: industry },
      products: { collection: 'products', slug: product },
    })
    const found = await find('cases', { where: { and: filters }, sort: newestFirst, page, limit: pageSize, depth: 1 })
    return {
      ...describeFound(found, { page, pageSize }),
      items: openRecords(found.docs, locale).map((item) => readCaseItem(item, locale)),
    }
  },
})

/** What the case list can be filtered by beside the categories of C13. */
export const caseFilters = defineCall({
  path: 'case/filters',
  summary: { zh: '案例可筛选的行业与产品', en: 'Industries and products that cases can be filtered by' },
  input: noInput,
  output: z.object({ industries: z.array(filterChoice), products: z.array(filterChoice) }),
  tags: () => ['industries', 'products'],
  handler: async (context) => {
    const [industries, products] = await Promise.all([
      readChoices(context, 'industries'),
      readChoices(context, 'products'),
    ])
    return { industries, products }
  },
})
