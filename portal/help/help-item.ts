import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { loadNamed, type Named, named, pickNamed } from '#portal/named.ts'
import type { CallContext } from '#portal/call.ts'
import type { ReaderOf } from '#portal/records.ts'
import { id, lang, meaning } from '#portal/schemas.ts'

/** A help article as lists show it. */
export const helpItem = z.object({
  id,
  lang,
  languages: z.array(z.enum(locales)),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category: named.optional(),
  products: z.array(named).meta(meaning('适用产品；没有指全部', 'Products it applies to; none means all')),
  from: z.string().optional().meta(meaning('从哪个版本起适用', 'First version it applies to')),
  before: z.string().optional().meta(meaning('从哪个版本起不再适用', 'First version it no longer applies to')),
})
export type HelpItem = z.output<typeof helpItem>

/** What {@link readHelpItem} needs of a record. */
export const helpFields = ['slug', 'summary', 'category', 'products', 'from', 'before'] as const

export interface HelpNames {
  categories: Map<string, Named>
  products: Map<string, Named>
}

export async function loadHelpNames(context: CallContext): Promise<HelpNames> {
  const [categories, products] = await Promise.all([
    loadNamed(context, 'help-categories'),
    loadNamed(context, 'products'),
  ])
  return { categories, products }
}

export function readHelpItem(item: ReaderOf<'help-articles'>, { categories, products }: HelpNames): HelpItem {
  const { before, category, from, products: about } = item.record
  return {
    id: item.id,
    lang: item.lang,
    languages: item.languages,
    slug: item.text('slug'),
    title: item.text('title'),
    summary: item.text('summary'),
    category: pickNamed(categories, [category])[0],
    products: pickNamed(products, about),
    ...(typeof from === 'string' && from !== '' && { from }),
    ...(typeof before === 'string' && before !== '' && { before }),
  }
}
