import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { filterChoice, readChoices } from '#portal/choices.ts'
import { noInput } from '#portal/schemas.ts'

/** C13: case categories with how many cases each has. The path's spelling is the specification's. */
export const caseFirstColumn = defineCall({
  path: 'case/firtColumn',
  summary: { zh: '案例分类及各类的案例数', en: 'Case categories with counts' },
  input: noInput,
  output: z.array(z.object({ ...filterChoice.shape, count: z.int() })),
  isKept: true,
  handler: async (context) => {
    const categories = await readChoices(context, 'case-categories')
    return Promise.all(
      categories.map(async (category) => {
        const where = { category: { equals: Number(category.id) } }
        // The database counts: thousands of cases are not read to be counted here.
        const { totalDocs } = await context.find('cases', { where, page: 1, limit: 1 })
        return { ...category, count: totalDocs }
      }),
    )
  },
})
