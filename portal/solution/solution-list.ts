import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readFilters, whereRelated } from '#portal/choices.ts'
import { answerPage, listed } from '#portal/listed.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { readSolutionItem, solutionItem, solutionItemFields } from './solution-item.ts'

/** Solutions in the editors' order. An unknown filter value is an empty list, not an error. */
export const solutionsByIndustry = defineCall({
  path: 'solution/list',
  summary: { zh: '解决方案，可按行业和产品筛选', en: 'Solutions, by industry and product' },
  input: z.object({ ...paging, industry: choiceSlug, product: choiceSlug }),
  output: z.object({ ...listed, items: z.array(solutionItem) }),
  isKept: true,
  handler: async (context, { industry, product, ...asked }) => {
    const and = await whereRelated(context, {
      industry: { collection: 'industries', slug: industry },
      products: { collection: 'products', slug: product },
    })
    const select = [...solutionItemFields, 'updatedAt'] as const
    return answerPage(context, 'solutions', { ...asked, where: { and }, sort: '_order', select }, readSolutionItem)
  },
})

/** What the solutions can be filtered by. */
export const solutionFilters = defineCall({
  path: 'solution/filters',
  summary: { zh: '解决方案可筛选的行业与产品', en: 'Industries and products to filter solutions by' },
  input: noInput,
  output: z.object({ industries: z.array(filterChoice), products: z.array(filterChoice) }),
  isKept: true,
  handler: (context) => readFilters(context, { industries: 'industries', products: 'products' }),
})
