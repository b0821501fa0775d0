import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { imageOf, openRecords } from '#portal/records.ts'
import { id, image, lang, noInput } from '#portal/schemas.ts'

/** C17 */
export const friendLinks = defineCall({
  path: 'seo/friendlinks',
  summary: { zh: '友情链接', en: 'Related links' },
  input: noInput,
  output: z.array(z.object({ id, lang, title: z.string(), url: z.string(), logo: image.optional() })),
  isKept: true,
  handler: async ({ find, locale }) => {
    const { docs } = await find('friend-links', { sort: '_order', limit: 0, depth: 1 })
    return openRecords(docs, locale).map((friend) => ({
      id: friend.id,
      lang: friend.lang,
      title: friend.text('title'),
      url: String(friend.record.url),
      logo: imageOf(friend.record.logo, friend.lang),
    }))
  },
})
