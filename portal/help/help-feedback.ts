import { z } from 'zod'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { openFound } from '#portal/find-record.ts'
import { meaning } from '#portal/schemas.ts'

const input = { id: z.string().min(1).max(200) }
const counted = z.object({
  isCounted: z.boolean().meta(meaning('已经算过的为假', 'False if it was counted before')),
})

/** Tells that an article is being read. Once an hour for an address; who it is is not kept. */
export const helpRead = defineCall({
  path: 'help/read',
  summary: { zh: '记一次阅读，不记录是谁', en: 'Counts a reading, not who reads' },
  changes: true,
  input: z.object(input),
  output: counted,
  handler: async (context, { id }) => {
    const article = await openFound(context, 'help-articles', id)
    try {
      await context.limit('helpRead', `${context.caller.address ?? ''} ${article.id}`)
    } catch (error) {
      // A reader who comes back is no trouble; they are only not counted again.
      if (error instanceof AppError && error.errorName === 'tooManyRequests') return { isCounted: false }
      throw error
    }
    await context.helpCounts.countRead(Number(article.id))
    return { isCounted: true }
  },
})

/** Says whether an article was helpful; once for a person, who is known again without a cookie (decision 0020). */
export const helpVote = defineCall({
  path: 'help/vote',
  summary: { zh: '评价一篇帮助文章，每人一次', en: 'Rates whether an article helped; once per person' },
  changes: true,
  input: z.object({ ...input, answer: z.enum(['yes', 'no']) }),
  output: counted,
  handler: async (context, { answer, id }) => {
    await context.limit('helpVote', context.caller.address ?? '')
    const article = await openFound(context, 'help-articles', id)
    return { isCounted: await context.helpCounts.vote(Number(article.id), answer, context.caller) }
  },
})
