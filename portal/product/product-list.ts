import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { imageOf, openRecords } from '#portal/records.ts'
import { id, image, lang, noInput } from '#portal/schemas.ts'

/** Product families, in the editors' order. */
export const productList = defineCall({
  path: 'product/list',
  summary: { zh: '产品系列', en: 'Product families' },
  input: noInput,
  output: z.array(
    z.object({
      id,
      lang,
      slug: z.string(),
      name: z.string(),
      tagline: z.string(),
      summary: z.string(),
      icon: z.string().optional(),
      image: image.optional(),
    }),
  ),
  tags: () => ['products', 'media'],
  handler: async ({ find, locale }) => {
    const { docs } = await find('products', { sort: '_order', limit: 0, depth: 1 })
    return openRecords(docs, locale).map((product) => ({
      id: product.id,
      lang: product.lang,
      slug: product.text('slug'),
      name: product.text('title'),
      tagline: product.text('tagline'),
      summary: product.text('summary'),
      ...(typeof product.record.icon === 'string' && { icon: product.record.icon }),
      image: imageOf(product.record.image, product.lang),
    }))
  },
})
