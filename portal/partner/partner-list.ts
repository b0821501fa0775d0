import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readFilters, whereRelated } from '#portal/choices.ts'
import { answerPage, listed } from '#portal/listed.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { level, levelName, partnerItem, readLevels, readPartnerItem } from './partner-item.ts'

/** The directory of partners, in the editors' order. An unknown filter value is an empty list, not an error. */
export const partnerList = defineCall({
  path: 'ecology/list',
  summary: {
    zh: '伙伴名录，可按类别、地区、级别和产品筛选',
    en: 'Directory of partners, by class, region, level and product',
  },
  input: z.object({
    ...paging,
    class: choiceSlug,
    region: choiceSlug,
    product: choiceSlug,
    level: levelName.optional(),
  }),
  output: z.object({ ...listed, items: z.array(partnerItem) }),
  isKept: true,
  handler: async (context, { class: className, level: name, product, region, ...asked }) => {
    const and = await whereRelated(context, {
      class: { collection: 'partner-classes', slug: className },
      region: { collection: 'regions', slug: region },
      products: { collection: 'products', slug: product },
    })
    if (name !== undefined) and.push({ level: { equals: name } })
    return answerPage(context, 'partners', { ...asked, where: { and }, sort: '_order' }, readPartnerItem)
  },
})

/** What the directory can be filtered by. */
export const partnerFilters = defineCall({
  path: 'ecology/filters',
  summary: { zh: '伙伴名录可筛选的类别、地区、级别与产品', en: 'Filters for the partner directory' },
  input: noInput,
  output: z.object({
    classes: z.array(filterChoice),
    regions: z.array(filterChoice),
    levels: z.array(level),
    products: z.array(filterChoice),
  }),
  isKept: true,
  handler: async (context) => ({
    ...(await readFilters(context, { classes: 'partner-classes', regions: 'regions', products: 'products' })),
    levels: readLevels(context.locale),
  }),
})
