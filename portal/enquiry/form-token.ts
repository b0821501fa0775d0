import { z } from 'zod'
import { enquiryKinds } from '#lib/enquiry.ts'
import { defineCall } from '../call.ts'

/** Has no tags, so its answer is never kept: every opened form has a token of its own. */
export const enquiryToken = defineCall({
  path: 'enquiry/token',
  summary: {
    zh: '打开表单时取得的令牌，提交时一并发送',
    en: 'A token for a form that is being opened, to be sent with it',
  },
  input: z.object({ kind: z.enum(enquiryKinds) }),
  output: z.object({ token: z.string() }),
  handler: ({ enquiries }, { kind }) => Promise.resolve({ token: enquiries.tokens.open(kind) }),
})
