import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readChoices, whereRelated } from '#portal/choices.ts'
import { describeFound, listed } from '#portal/listed.ts'
import { openRecords } from '#portal/records.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { level, levelName, partnerItem, partnerItemTags, readLevels, readPartnerItem } from './partner-item.ts'

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
  tags: () => partnerItemTags,
  handler: async (context, { class: className, level: asked, page, pageSize, product, region }) => {
    const { find, locale } = context
    const filters = await whereRelated(context, {
      class: { collection: 'partner-classes', slug: className },
      region: { collection: 'regions', slug: region },
      products: { collection: 'products', slug: product },
    })
    if (asked !== undefined) filters.push({ level: { equals: asked } })
    const found = await find('partners', { where: { and: filters }, sort: '_order', page, limit: pageSize, depth: 1 })
    return {
      ...describeFound(found, { page, pageSize }),
      items: openRecords(found.docs, locale).map((partner) => readPartnerItem(partner, locale)),
    }
  },
})

/** What the directory can be filtered by. */
export const partnerFilters = defineCall({
  path: 'ecology/filters',
  summary: { zh: '伙伴名录可筛选的类别、地区、级别与产品', en: 'What the directory of partners can be filtered by' },
  input: noInput,
  output: z.object({
    classes: z.array(filterChoice),
    regions: z.array(filterChoice),
    levels: z.array(level),
    products: z.array(filterChoice),
  }),
  tags: () => ['partner-classes', 'regions', 'products'],
  handler: async (context) => {
    const [classes, regions, products] = await Promise.all([
      readChoices(context, 'partner-classes'),
      readChoices(context, 'regions'),
      readChoices(context, 'products'),
    ])
    return { classes, regions, levels: readLevels(context.locale), products }
  },
})
