import { z } from 'zod'
import { imageOf, type ReaderOf } from '#portal/records.ts'
import { id, image, lang } from '#portal/schemas.ts'

/** A product as lists show it. */
export const productItem = z.object({
  id,
  lang,
  slug: z.string(),
  name: z.string(),
  tagline: z.string(),
  summary: z.string(),
  icon: z.string().optional(),
  image: image.optional(),
})
export type ProductItem = z.output<typeof productItem>

export function readProductItem(product: ReaderOf<'products'>): ProductItem {
  return {
    id: product.id,
    lang: product.lang,
    slug: product.text('slug'),
    name: product.text('title'),
    tagline: product.text('tagline'),
    summary: product.text('summary'),
    ...(typeof product.record.icon === 'string' && { icon: product.record.icon }),
    image: imageOf(product.record.image, product.lang),
  }
}
