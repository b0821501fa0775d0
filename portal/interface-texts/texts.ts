import { z } from 'zod'
import { productMessage } from '#content/interface-texts/product-messages.ts'
import { judgeText } from '#domain/interface-texts/judge-text.ts'
import { defineCall } from '#portal/call.ts'
import { textIn } from '#portal/records.ts'
import { meaning, noInput } from '#portal/schemas.ts'

/** What editors have published in the place of the interface's words. */
export const baseTexts = defineCall({
  path: 'base/texts',
  summary: {
    zh: '经编辑改写的界面文字；没有改写时为空',
    en: 'The interface’s words that editors have put in their own; empty where there are none',
  },
  input: noInput,
  output: z.object({
    texts: z
      .record(z.string(), z.string())
      .meta(meaning('ICU消息，以所属部分和位置为名', 'ICU messages, by their part of the site and their place in it')),
  }),
  isKept: true,
  async handler({ find, locale }) {
    const { docs } = await find('interface-texts', { limit: 0 })
    const texts = docs.flatMap(({ key, text }): [string, string][] => {
      const words = textIn(text, locale)
      const product = productMessage(key)
      // Judged again: the product may have changed since they were published. The site doctor names those that are left out.
      if (product === undefined || words.trim() === '' || judgeText(words, locale, product).length > 0) return []
      return [[product.key, words]]
    })
    return { texts: Object.fromEntries(texts) }
  },
})
