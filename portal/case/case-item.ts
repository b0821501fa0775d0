import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import { imageOf, metricOf, openRecord, type ReaderOf } from '#portal/records.ts'
import { id, image, lang, metric } from '#portal/schemas.ts'

/** A case as lists show it. */
export const caseItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  customer: z.string(),
  date: z.string(),
  category: z.string(),
  industry: z.string(),
  image: image.optional(),
  results: z.array(metric),
})

export function readCaseItem(item: ReaderOf<'cases'>, asked: Locale): z.output<typeof caseItem> {
  const { lang: own, record } = item
  const results = Array.isArray(record.results) ? record.results : []
  return {
    id: item.id,
    lang: own,
    slug: item.text('slug'),
    title: item.text('title'),
    summary: item.text('summary'),
    customer: item.text('customer'),
    date: String(record.date),
    category: openRecord(record.category, asked)?.text('title') ?? '',
    industry: openRecord(record.industry, asked)?.text('title') ?? '',
    image: imageOf(record.image, own),
    results: results.map((result) => metricOf(result, own)),
  }
}
