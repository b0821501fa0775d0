import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { attachment, readAttachments } from '#portal/attachments.ts'
import { defineCall } from '#portal/call.ts'
import { choice, openChoices } from '#portal/choices.ts'
import { openFound } from '#portal/find-record.ts'
import { neighbours, newestFirst, readNeighbours } from '#portal/neighbours.ts'
import { linkTo, openRecord, openRecords, translationOf, textIn } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { link, meaning, richText, translation } from '#portal/schemas.ts'
import { newsItem, readNewsItem } from './news-item.ts'

/** One news item with what stands before and after it. Where the asked language has none, its body stays empty (L6). */
export const newsDetail = defineCall({
  path: 'news/detail',
  summary: { zh: '一条新闻，按编号或地址名取', en: 'One news item, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...newsItem.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which the item is published')),
    ...translation.shape,
    author: z.string(),
    body: richText,
    updatedAt: z.string(),
    source: link.optional().meta(meaning('来源', 'Where the text comes from, or what it is based on')),
    attachments: z.array(attachment),
    products: z.array(choice),
    ...neighbours,
    related: z.array(newsItem),
  }),
  isKept: true,
  handler: async (context, { id }) => {
    const { find, locale } = context
    const item = await openFound(context, 'news', id, { depth: 1 })
    const date = String(item.record.date)
    const category = openRecord(item.record.category, locale)
    const [around, related] = await Promise.all([
      readNeighbours(context, 'news', { date, id: item.record.id }),
      find('news', {
        where: { and: [{ category: { equals: category?.record.id } }, { id: { not_equals: item.record.id } }] },
        sort: newestFirst,
        limit: 3,
        depth: 1,
      }),
    ])
    const { source: origin } = item.record
    const source = linkTo(origin?.target, textIn(origin?.title, item.lang))
    return {
      ...readNewsItem(item, locale),
      languages: item.languages,
      ...translationOf(item),
      author: item.text('author'),
      body: item.lang === locale ? readRichText(item.value('body'), locale) : [],
      updatedAt: item.record.updatedAt,
      ...(source && { source }),
      attachments: item.lang === locale ? readAttachments(item.record.attachments, locale) : [],
      products: openChoices(item.record.products, locale),
      ...around,
      related: openRecords(related.docs, locale).map((each) => readNewsItem(each, locale)),
    }
  },
})
