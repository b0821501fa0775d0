import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import { imageOf, openRecord, type ReaderOf } from '#portal/records.ts'
import { id, image, lang, meaning } from '#portal/schemas.ts'

/** A news item as lists show it. */
export const newsItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  date: z.string().meta(meaning('ISO格式的日期与时间', 'ISO date and time')),
  category: z.object({ slug: z.string(), title: z.string() }),
  image: image.optional(),
})
export type NewsItem = z.output<typeof newsItem>

export function readNewsItem(item: ReaderOf<'news'>, asked: Locale): NewsItem {
  const category = openRecord(item.record.category, asked)
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    title: item.text('title'),
    summary: item.text('summary'),
    date: String(item.record.date),
    category: { slug: category?.text('slug') ?? '', title: category?.text('title') ?? '' },
    image: imageOf(item.record.image, item.lang),
  }
}
