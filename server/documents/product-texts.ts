import type { Locale } from '#lib/locale.ts'
import type { PortalClient } from '#portal/client.ts'
import { readOwnTexts } from '#server/pages/own-texts.ts'
import { en } from '#site/features/product/messages/en.ts'
import { zh } from '#site/features/product/messages/zh.ts'
import type { ProductTexts } from '#site/features/product/texts.ts'
import { layOver, type OwnTexts } from '#site/runtime/language/lay-texts.ts'

let texts: Promise<Record<Locale, ProductTexts>> | undefined

/** Words are read anew every few minutes and are mostly the same object: what they were laid over is kept with them. */
const laid: Record<Locale, WeakMap<OwnTexts, ProductTexts>> = { zh: new WeakMap(), en: new WeakMap() }

const copy = (of: object): object =>
  Object.fromEntries(
    Object.entries(of).map(([name, each]) => [
      name,
      typeof each === 'object' && !Array.isArray(each) ? copy(each) : each,
    ]),
  )

/** The texts of the product pages, for documents made from the same records: with editors' words, as the pages have them. */
export async function loadProductTexts(client: PortalClient, locale: Locale): Promise<ProductTexts> {
  texts ??= import('#site/messages/run-messages.ts').then(({ runMessages }) => runMessages({ zh, en }))
  const [product, own] = [(await texts)[locale], await readOwnTexts(client, locale)]
  let words = laid[locale].get(own)
  if (words === undefined) {
    words = copy(product) as ProductTexts
    layOver('product', locale, words, own)
    laid[locale].set(own, words)
  }
  return words
}
