import { z } from 'zod'
import { type CallContext, defineCall } from '#portal/call.ts'
import { choiceSlug, filterChoice, readChoices, whereRelated } from '#portal/choices.ts'
import { answerPage, listed } from '#portal/listed.ts'
import { newestFirst } from '#portal/neighbours.ts'
import type { RecordOf } from '#portal/records.ts'
import { noInput, paging } from '#portal/schemas.ts'
import { newsItem, readNewsItem } from './news-item.ts'

/** News, newest first, by category and year. An unknown category is an empty list, not an error. */
export const newsList = defineCall({
  path: 'news/list',
  summary: { zh: '新闻，新的在前', en: 'News, newest first' },
  input: z.object({ ...paging, category: choiceSlug, year: z.int().min(1900).max(2999).optional() }),
  output: z.object({ ...listed, items: z.array(newsItem) }),
  isKept: true,
  handler: async (context, { category, year, ...asked }) => {
    const and = await whereRelated(context, { category: { collection: 'news-categories', slug: category } })
    if (year !== undefined) {
      and.push(
        { date: { greater_than_equal: `${year}-01-01T00:00:00.000Z` } },
        { date: { less_than: `${year + 1}-01-01T00:00:00.000Z` } },
      )
    }
    return answerPage(context, 'news', { ...asked, where: { and }, sort: newestFirst }, readNewsItem)
  },
})

/** The years that have news, newest first: from the first to the last item, found by two indexed reads. */
async function readYears({ find }: CallContext): Promise<number[]> {
  const [first, last] = await Promise.all([
    find('news', { sort: 'date', limit: 1, depth: 0 }),
    find('news', { sort: '-date', limit: 1, depth: 0 }),
  ])
  const year = (record: RecordOf<'news'> | undefined) => new Date(String(record?.date)).getUTCFullYear()
  const [from, to] = [year(first.docs[0]), year(last.docs[0])]
  return Number.isNaN(from) ? [] : Array.from({ length: to - from + 1 }, (_, index) => to - index)
}

/** What the news list can be filtered by. */
export const newsFilters = defineCall({
  path: 'news/filters',
  summary: { zh: '新闻的分类与年份', en: 'Categories and years of the news' },
  input: noInput,
  output: z.object({
    categories: z.array(filterChoice),
    years: z.array(z.int()),
  }),
  isKept: true,
  handler: async (context) => {
    const [categories, years] = await Promise.all([readChoices(context, 'news-categories'), readYears(context)])
    return { categories, years }
  },
})
