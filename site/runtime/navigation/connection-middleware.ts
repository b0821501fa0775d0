import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { waitForConnection, isOffline, isReachable } from '#site/runtime/connection/connection.ts'
import { canLoadDocument, pendingNavigation, loadDocument } from '#site/runtime/deployment/full-load.ts'

/**
 * Middleware of the root route: a page that is asked for without a connection comes when there is one, and is never
 * an error page. Where it was lost on the way, the document is loaded, because some of its chunks may have failed too.
 */
export const connectionMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_args, next) => {
  if (isOffline()) await waitForConnection()
  const results = await next()
  const isLost = Object.values(results).some(({ result, type }) => type === 'error' && result instanceof TypeError)
  const target = isLost ? pendingNavigation() : undefined
  if (target === undefined || !canLoadDocument(target) || (await isReachable())) return results
  return loadDocument(target)
}
