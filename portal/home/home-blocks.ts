import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { block } from '#portal/custom-page/block-schemas.ts'
import { readBlocks } from '#portal/custom-page/read-blocks.ts'
import { meaning, noInput } from '#portal/schemas.ts'

/** The home page that editors composed. Each language has its own: nothing of one stands in the other (L6). */
export const homeBlocks = defineCall({
  path: 'home/blocks',
  summary: { zh: '自行编排的首页', en: 'The composed home page' },
  input: noInput,
  output: z.array(block).meta(meaning('为空时首页照常', 'The home page is the usual one where there is none')),
  isKept: true,
  handler: async (context) => {
    const { blocks } = await context.findGlobal('home')
    return readBlocks(context, blocks?.[context.locale] ?? [])
  },
})
