import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readChoices, whereRelated } from '#portal/choices.ts'
import { describeFound, listed } from '#portal/listed.ts'
import { openRecords } from '#portal/records.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { readSolutionItem, solutionItem, solutionItemFields, solutionItemTags } from './solution-item.ts'

/** Solutions in the editors' order. An unknown filter value is an empty list, not an error. */
export const solutionsByIndustry = defineCall({
  path: 'solution/list',
  summary: { zh: '解决方案，可按行业和产品筛选', en: 'Solutions, by industry and product' },
  input: z.object({ ...paging, industry: choiceSlug, product: choiceSlug }),
  output: z.object({ ...listed, items: z.array(solutionItem) }),
  tags: () => solutionItemTags,
  handler: async (context, { industry, page, pageSize, product }) => {
    const { find, locale } = context
    const filters = await whereRelated(context, {
      industry: { collection: 'industries', slug: industry },
      products: { collection: 'products', slug: product },
    })
    const found = await find('solutions', {
      where: { and: filters },
      sort: '_order',
      page,
      limit: pageSize,
      depth: 1,
      select: [...solutionItemFields, 'updatedAt'],
    })
    return {
      ...describeFound(found, { page, pageSize }),
      items: openRecords(found.docs, locale).map((item) => readSolutionItem(item, locale)),
    }
  },
})

/** What the solutions can be filtered by. */
export const solutionFilters = defineCall({
  path: 'solution/filters',
  summary: { zh: '解决方案可筛选的行业与产品', en: 'Industries and products that solutions can be filtered by' },
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
