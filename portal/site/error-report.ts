import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'

/** The log has an error of a page's code in a browser like one of the server's own, under the number that the page shows. */
export const errorReport = defineCall({
  path: 'base/error/report',
  summary: {
    zh: '记录浏览器中的程序错误，返回查日志用的编号',
    en: 'Reports a client-side error; returns the number under which it is logged',
  },
  input: z.object({
    message: z.string().max(500),
    stack: z.string().max(4000).optional(),
    path: z.string().max(200).meta(meaning('页面地址，不含查询', 'Address of the page, without its query')),
  }),
  example: { message: 'TypeError: item is undefined', path: '/en/news/detail' },
  output: z.object({ requestId: z.string() }),
  handler: async ({ caller, limit, log, requestId }, report) => {
    await limit('errorReport', caller.address ?? '')
    log.error({ requestId, browser: { ...report, agent: caller.agent?.slice(0, 300) } }, 'a page failed in a browser')
    return { requestId }
  },
})
