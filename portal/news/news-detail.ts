import type { Where } from 'payload'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { findRecord } from '#portal/find-record.ts'
import { openRecord, openRecords, slugsOf } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { lang, meaning, richText, slugs } from '#portal/schemas.ts'
import { newsItem, readNewsItem } from './news-item.ts'

const neighbour = z.object({ slug: z.string(), title: z.string(), lang }).optional()

async function readNeighbour({ find, locale }: CallContext, where: Where, sort: string) {
  const { docs } = await find('news', { where, sort, limit: 1, depth: 0 })
  const item = openRecord(docs[0], locale)
  return item && { slug: item.text('slug'), title: item.text('title'), lang: item.lang }
}

/** One news item with what stands before and after it. Where the asked language has none, its body stays empty (L6). */
export const newsDetail = defineCall({
  path: 'news/detail',
  summary: { zh: '一条新闻，按编号或地址名取', en: 'One news item, by number or slug' },
  input: z.object({ id: z.string().min(1).max(200) }),
  example: { id: '1' },
  output: z.object({
    ...newsItem.shape,
    languages: z.array(z.enum(locales)).meta(meaning('已发布的语言', 'Languages in which the item is published')),
    slugs,
    author: z.string(),
    body: richText,
    updatedAt: z.string(),
    previous: neighbour,
    next: neighbour,
    related: z.array(newsItem),
  }),
  tags: ({ id }) => [`news:${id}`, 'news', 'news-categories', 'media'],
  handler: async (context, { id }) => {
    const { find, locale } = context
    const item = openRecord(await findRecord(context, 'news', id, { depth: 1 }), locale)
    if (item === undefined) throw new AppError('notFound', { detail: `no news ${id}` })
    const date = String(item.record.date)
    const category = openRecord(item.record.category, locale)
    const [previous, next, related] = await Promise.all([
      readNeighbour(context, { date: { less_than: date } }, '-date'),
      readNeighbour(context, { date: { greater_than: date } }, 'date'),
      find('news', {
        where: { and: [{ category: { equals: category?.record.id } }, { id: { not_equals: item.record.id } }] },
        sort: '-date',
        limit: 3,
        depth: 1,
      }),
    ])
    return {
      ...readNewsItem(item, locale),
      languages: item.languages,
      slugs: slugsOf(item),
      author: item.text('author'),
      body: item.lang === locale ? readRichText(item.value('body')) : [],
      updatedAt: String(item.record.updatedAt),
      previous,
      next,
      related: openRecords(related.docs, locale).map((each) => readNewsItem(each, locale)),
    }
  },
})
