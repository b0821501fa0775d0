import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { keepCurrent } from '#portal/period.ts'
import { imageOf, linkOf, openRecords } from '#portal/records.ts'
import { id, image, lang, link, noInput } from '#portal/schemas.ts'

/** C1: banners of the first screen whose period contains now, in the editors' order. */
export const bannerList = defineCall({
  path: 'home/banner/list',
  summary: { zh: '首页横幅', en: 'Home banners' },
  input: noInput,
  output: z.array(
    z.object({
      id,
      lang,
      title: z.string(),
      subtitle: z.string(),
      image: image.optional(),
      video: z.string().optional(),
      link: link.optional(),
      theme: z.enum(['ink', 'paper']),
    }),
  ),
  isKept: true,
  handler: async (context) => {
    const { docs } = await context.find('banners', { sort: '_order', limit: 0, depth: 1 })
    return openRecords(keepCurrent(context, docs), context.locale).map((banner) => ({
      id: banner.id,
      lang: banner.lang,
      title: banner.text('title'),
      subtitle: banner.text('subtitle'),
      image: imageOf(banner.record.image, banner.lang),
      ...(banner.record.video !== undefined && { video: banner.record.video }),
      link: linkOf(banner),
      theme: banner.record.theme ?? 'ink',
    }))
  },
})
