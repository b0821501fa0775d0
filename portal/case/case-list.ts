import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { imageOf, metricOf, openRecords } from '#portal/records.ts'
import { id, image, lang, metric, paged, paging } from '#portal/schemas.ts'

/** Cases with their measured results, newest first. */
export const caseList = defineCall({
  path: 'case/list',
  summary: { zh: '案例，新的在前', en: 'Cases, newest first' },
  input: z.object(paging),
  output: z.object({
    ...paged,
    items: z.array(
      z.object({
        id,
        lang,
        slug: z.string(),
        title: z.string(),
        summary: z.string(),
        customer: z.string(),
        image: image.optional(),
        results: z.array(metric),
      }),
    ),
  }),
  tags: () => ['cases', 'media'],
  handler: async ({ find, locale }, { page, pageSize }) => {
    const found = await find('cases', { sort: '-date', page, limit: pageSize, depth: 1 })
    return {
      page,
      pageSize,
      total: found.totalDocs,
      pages: found.totalPages,
      items: openRecords(found.docs, locale).map((record) => ({
        id: record.id,
        lang: record.lang,
        slug: record.text('slug'),
        title: record.text('title'),
        summary: record.text('summary'),
        customer: record.text('customer'),
        image: imageOf(record.record.image, record.lang),
        results: (record.record.results as unknown[]).map((result) => metricOf(result, record.lang)),
      })),
    }
  },
})
