import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import { openRecord } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { lang, richText } from '#portal/schemas.ts'

/** The record behind a route: heading, description and text of its page. */
export const columnPage = defineCall({
  path: 'base/column/page',
  summary: { zh: '一个路由的栏目记录', en: 'The column record of a route' },
  input: z.object({ path: z.string().max(200) }),
  example: { path: '/about' },
  output: z.object({
    lang,
    languages: z.array(z.enum(locales)),
    path: z.string(),
    title: z.string(),
    description: z.string(),
    lead: z.string(),
    body: richText,
    icon: z.string().optional(),
    updatedAt: z.string(),
  }),
  isKept: true,
  handler: async ({ find, locale }, { path }) => {
    const { docs } = await find('columns', { where: { path: { equals: path } }, limit: 1 })
    const column = openRecord(docs[0], locale)
    if (column === undefined) throw new AppError('notFound', { detail: `no column ${path}` })
    return {
      lang: column.lang,
      languages: column.languages,
      path,
      title: column.text('title'),
      description: column.text('description'),
      lead: column.text('lead'),
      body: readRichText(column.value('body'), column.lang),
      ...(typeof column.record.icon === 'string' && { icon: column.record.icon }),
      updatedAt: column.record.updatedAt,
    }
  },
})
