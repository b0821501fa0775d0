import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readFilters, whereRelated } from '#portal/choices.ts'
import { answerPage, listed } from '#portal/listed.ts'
import { newestFirst } from '#portal/neighbours.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { caseItem, readCaseItem } from './case-item.ts'

/** Cases with their measured results, newest first. An unknown filter value is an empty list, not an error. */
export const caseList = defineCall({
  path: 'case/list',
  summary: {
    zh: '案例，新的在前，可按分类、行业和产品筛选',
    en: 'Cases, newest first, by category, industry and product',
  },
  input: z.object({ ...paging, category: choiceSlug, industry: choiceSlug, product: choiceSlug }),
  output: z.object({ ...listed, items: z.array(caseItem) }),
  isKept: true,
  handler: async (context, { category, industry, product, ...asked }) => {
    const and = await whereRelated(context, {
      category: { collection: 'case-categories', slug: category },
      industry: { collection: 'industries', slug: industry },
      products: { collection: 'products', slug: product },
    })
    return answerPage(context, 'cases', { ...asked, where: { and }, sort: newestFirst }, readCaseItem)
  },
})

/** What the case list can be filtered by beside the categories of C13. */
export const caseFilters = defineCall({
  path: 'case/filters',
  summary: { zh: '案例可筛选的行业与产品', en: 'Industries and products to filter cases by' },
  input: noInput,
  output: z.object({ industries: z.array(filterChoice), products: z.array(filterChoice) }),
  isKept: true,
  handler: (context) => readFilters(context, { industries: 'industries', products: 'products' }),
})
