import { isRouteErrorResponse, type HandleErrorFunction } from 'react-router'
import { siteContext } from '#site/runtime/rendering/site-context.ts'

/** An error of a loader or a component: recorded once, with the request id that the error page shows. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(siteContext).reportError(error)
}
