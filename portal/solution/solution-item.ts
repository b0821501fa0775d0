import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import { choice, openChoices } from '#portal/choices.ts'
import { imageOf, openRecord, type ReaderOf } from '#portal/records.ts'
import { id, image, lang } from '#portal/schemas.ts'

/** A solution as lists show it. */
export const solutionItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  industry: choice.optional(),
  products: z.array(choice),
  image: image.optional(),
})

/** What is read of a solution for it. */
export const solutionItemFields = ['slug', 'summary', 'industry', 'products', 'image'] as const

export function readSolutionItem(item: ReaderOf<'solutions'>, asked: Locale): z.output<typeof solutionItem> {
  const { record } = item
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    title: item.text('title'),
    summary: item.text('summary'),
    ...(openRecord(record.industry, asked) && { industry: openChoices(record.industry, asked)[0] }),
    products: openChoices(record.products, asked),
    image: imageOf(record.image, item.lang),
  }
}
