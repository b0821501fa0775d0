import { expect, it } from 'vitest'
import type { Locale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'
import { loadProductTexts } from './product-texts.ts'

/** A client that has words of editors', or none because they cannot be read. */
const clientWith = (texts?: Record<string, string>) =>
  ({ call: () => (texts ? Promise.resolve({ texts }) : Promise.reject(new Error('away'))) }) as unknown as PortalClient

it('documents have editors’ words where the pages have them, with what fills them, and the product’s elsewhere', async () => {
  const own = clientWith({
    'product.dataSheet': 'Sheet',
    'product.dataSheetPage': 'Leaf {page}/{all}',
    'product.directions.in': 'Inwards',
    'product.notThere': 'x',
    'course.dataSheet': 'y',
  })
  const read = async (client: PortalClient, locale: Locale = 'en') => {
    const { dataSheet, dataSheetPage, directions, specification } = await loadProductTexts(client, locale)
    return [dataSheet, dataSheetPage({ page: 2, all: 3 }), directions.in, specification]
  }
  const product = ['Data sheet', 'Page 2 of 3', 'In', 'Specification']
  expect(await read(clientWith({}))).toEqual(product)
  expect(await read(own)).toEqual(['Sheet', 'Leaf 2/3', 'Inwards', 'Specification'])
  // Neither the product's words nor the other language has anything of it.
  expect(await read(clientWith())).toEqual(product)
  expect((await read(clientWith(), 'zh'))[0]).toBe('规格书')
  expect(await read(clientWith({}))).toEqual(product)
})
