import type { Locale } from '#lib/locale.ts'
import { en } from '#site/features/product/messages/en.ts'
import { zh } from '#site/features/product/messages/zh.ts'
import type { ProductTexts } from '#site/features/product/texts.ts'

let texts: Promise<Record<Locale, ProductTexts>> | undefined

/** The words of the product pages, for the documents that are made of the same records. */
export async function loadProductTexts(locale: Locale): Promise<ProductTexts> {
  texts ??= import('#site/messages/run-messages.ts').then(({ runMessages }) => runMessages({ zh, en }))
  return (await texts)[locale]
}
