import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { newestFirst } from '#portal/neighbours.ts'
import { openRecords } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { noInput, richText } from '#portal/schemas.ts'
import { newsItem, readNewsItem } from './news-item.ts'

/** Items of a feed: enough for a reader that looks in once a month. */
const length = 30

/** The newest items with their texts, for feeds: only those that exist in the asked language, since a feed has one. */
export const newsFeed = defineCall({
  path: 'news/feed',
  summary: {
    zh: '最新新闻的全文，供订阅；只含所求语言的',
    en: 'The newest news in full, for feeds; only those in the asked language',
  },
  input: noInput,
  output: z.array(z.object({ ...newsItem.shape, author: z.string(), body: richText, updatedAt: z.string() })),
  isKept: true,
  handler: async ({ find, locale }) => {
    const where = { [`_status.${locale}`]: { equals: 'published' } }
    const { docs } = await find('news', { where, sort: newestFirst, limit: length, depth: 1 })
    return openRecords(docs, locale)
      .filter(({ lang }) => lang === locale)
      .map((item) => ({
        ...readNewsItem(item, locale),
        author: item.text('author'),
        body: readRichText(item.value('body'), locale),
        updatedAt: item.record.updatedAt,
      }))
  },
})
