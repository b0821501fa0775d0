import type { Locale } from '#lib/locale.ts'
import { en } from '#site/features/product/messages/en.ts'
import { zh } from '#site/features/product/messages/zh.ts'
import type { ProductTexts } from '#site/features/product/texts.ts'

let texts: Promise<Record<Locale, ProductTexts>> | undefined

/** The texts of the product pages, for documents made from the same records. */
export async function loadProductTexts(locale: Locale): Promise<ProductTexts> {
  texts ??= import('#site/messages/run-messages.ts').then(({ runMessages }) => runMessages({ zh, en }))
  return (await texts)[locale]
}
