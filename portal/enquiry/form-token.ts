import { z } from 'zod'
import { receivedKinds } from '#domain/enquiry/enquiry.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'

/**
 * Its answer is never kept: every opened form has a token of its own. It is asked for when somebody begins
 * to write, which may be before the scripts are there; a stored page cannot say when it was drawn, but its browser can. A
 * program may lie about it, as it may wait: the age stops only those that do neither.
 */
export const enquiryToken = defineCall({
  path: 'enquiry/token',
  summary: {
    zh: '打开表单时取得的令牌，提交时一并发送',
    en: 'A token for a form that is being opened, to be sent along with it',
  },
  input: z.object({
    kind: z.enum(receivedKinds),
    shownFor: z
      .int()
      .min(0)
      .default(0)
      .meta(
        meaning(
          '页面已打开多久，单位毫秒；表单从那时算起',
          'How long the page has been open, in ms; the form counts from then',
        ),
      ),
  }),
  output: z.object({ token: z.string() }),
  handler: ({ enquiries }, { kind, shownFor }) =>
    Promise.resolve({ token: enquiries.tokens.open(kind, Date.now() - Math.min(shownFor, formLife / 2)) }),
})
