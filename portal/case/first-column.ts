import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { openRecords } from '#portal/records.ts'
import { id, lang, noInput } from '#portal/schemas.ts'

/** C13: case categories with how many cases each has. The path's spelling is the specification's. */
export const caseFirstColumn = defineCall({
  path: 'case/firtColumn',
  summary: { zh: '案例分类及各类的案例数', en: 'Case categories with counts' },
  input: noInput,
  output: z.array(z.object({ id, lang, slug: z.string(), title: z.string(), count: z.int() })),
  tags: () => ['case-categories', 'cases'],
  handler: async ({ find, locale }) => {
    const [categories, cases] = await Promise.all([
      find('case-categories', { sort: '_order', limit: 0 }),
      find('cases', { limit: 0, depth: 0 }),
    ])
    const counts = new Map<string, number>()
    for (const record of cases.docs) counts.set(String(record.category), (counts.get(String(record.category)) ?? 0) + 1)
    return openRecords(categories.docs, locale).map((category) => ({
      id: category.id,
      lang: category.lang,
      slug: category.text('slug'),
      title: category.text('title'),
      count: counts.get(category.id) ?? 0,
    }))
  },
})
