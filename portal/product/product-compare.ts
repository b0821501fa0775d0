import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import { comparedIds } from '#portal/compared-ids.ts'
import { openFound } from '#portal/find-record.ts'
import { numberOf, openRecords, type RecordOf, textIn } from '#portal/records.ts'
import { id, lang } from '#portal/schemas.ts'
import { productItem, readProductItem } from './product-item.ts'

const statuses = ['yes', 'partial', 'planned', 'no'] as const
const cell = z.object({ status: z.enum(statuses), text: z.string() }).nullable()

type Row = NonNullable<RecordOf<'products'>['comparison']>[number]

function readCell(row: Row | undefined, locale: Locale): z.output<typeof cell> {
  return row?.status === undefined ? null : { status: row.status, text: textIn(row.title, locale) }
}

/** Products side by side: for each criterion how each of them stands to it, `null` where nothing is said. */
export const productCompare = defineCall({
  path: 'product/compare',
  summary: { zh: '对比产品，最多四个', en: 'Products side by side, up to four' },
  input: z.object({ ids: comparedIds }),
  example: { ids: ['1', '2'] },
  output: z.object({
    products: z.array(productItem),
    criteria: z.array(z.object({ id, lang, title: z.string(), note: z.string(), cells: z.array(cell) })),
  }),
  isKept: true,
  handler: async (context, { ids }) => {
    const { find, locale } = context
    const products = await Promise.all(ids.map((each) => openFound(context, 'products', each, { depth: 1 })))
    const { docs } = await find('product-criteria', { sort: '_order', limit: 0 })
    const rowOf = ({ comparison = [] }: RecordOf<'products'>, criterion: number) =>
      comparison.find((row) => numberOf(row.criterion) === criterion)
    return {
      products: products.map(readProductItem),
      criteria: openRecords(docs, locale)
        .map((criterion) => ({
          id: criterion.id,
          lang: criterion.lang,
          title: criterion.text('title'),
          note: criterion.text('note'),
          cells: products.map((product) => readCell(rowOf(product.record, criterion.record.id), product.lang)),
        }))
        .filter(({ cells }) => cells.some((each) => each !== null)),
    }
  },
})
