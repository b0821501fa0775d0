import { createMiddleware } from 'hono/factory'
import { sectionOfPath } from '#domain/section/section-paths.ts'
import { AppError } from '#lib/errors.ts'
import type { Portal } from '#portal/portal.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { pageOfPayload, readPageAddress } from './addresses.ts'

function isPage(method: string, address: string): boolean {
  const url = new URL(address)
  url.pathname = pageOfPayload(url.pathname) ?? url.pathname
  return (method === 'GET' || method === 'HEAD') && readPageAddress(url) !== undefined
}

/**
 * Files, feeds, forms and tables of sections that are off are not there. Their pages are left to the site, which answers
 * with its own page for what does not exist.
 */
export function refuseOff(portal: Pick<Portal, 'off'>) {
  return createMiddleware<ServerEnv>(async (context, next) => {
    const section = sectionOfPath(context.req.path)
    if (section === undefined) return next()
    // Without the database nothing is refused here: who needs it says that it is away.
    const off: readonly string[] = await portal.off().catch(() => [])
    if (!off.includes(section) || isPage(context.req.method, context.req.url)) return next()
    context.header('Cache-Control', 'no-store')
    return answerError(context, new AppError('notFound'), 404)
  })
}
