import type { Where } from 'payload'
import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { locales } from '#lib/locale.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openRecord, openRecords } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { lang, meaning, richText } from '#portal/schemas.ts'
import { newsItem, readNewsItem } from './news-item.ts'

const neighbour = z.object({ slug: z.string(), title: z.string(), lang }).optional()

/** The largest number that a record can have: PostgreSQL's `integer`, which refuses to compare with more. */
const largestNumber = 2 ** 31 - 1

/** Finds by number, or by the slug of either language in which the record is published (S6). */
export function whereId(id: string): Where {
  if (/^\d{1,10}$/.test(id) && Number(id) <= largestNumber) return { id: { equals: Number(id) } }
  return {
    or: locales.map((locale) => ({
      and: [{ [`slug.${locale}`]: { equals: id } }, { [`_status.${locale}`]: { equals: 'published' } }],
    })),
  }
}

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
    slugs: z.object({ zh: z.string().optional(), en: z.string().optional() }),
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
    const { docs } = await find('news', { where: whereId(id), limit: 1, depth: 1 })
    const item = openRecord(docs[0], locale)
    if (item === undefined) throw new AppError('notFound', { detail: `no news ${id}` })
    const date = String(item.record.date)
    const category = openRecord(item.record.category, locale)
    const [previous, next, related] = await Promise.all([
      readNeighbour(context, { date: { less_than: date } }, '-date'),
      readNeighbour(context, { date: { greater_than: date } }, 'date'),
      find('news', {
        where: { and: [{ category: { equals: category?.record.id } }, { id: { not_equals: docs[0]?.id } }] },
        sort: '-date',
        limit: 3,
        depth: 1,
      }),
    ])
    return {
      ...readNewsItem(item, locale),
      languages: item.languages,
      slugs: Object.fromEntries(item.languages.map((each) => [each, openRecord(docs[0], each)?.text('slug')])),
      author: item.text('author'),
      body: item.lang === locale ? readRichText(item.value('body')) : [],
      updatedAt: String(item.record.updatedAt),
      previous,
      next,
      related: openRecords(related.docs, locale).map((each) => readNewsItem(each, locale)),
    }
  },
})
