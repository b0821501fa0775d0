import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useReportNumber } from '#site/runtime/errors/error-reports.ts'
import { ErrorScreen } from './error-screen.tsx'

/** What a loader may say with a status. */
interface Said {
  message?: string
  requestId?: string
}

/** The error page of a layout. Below the root, so that the document, its theme and its head script stay mounted. */
export function RouteError() {
  const error = useRouteError()
  const reported = useReportNumber(error)
  if (!isRouteErrorResponse(error)) return <ErrorScreen status={500} requestId={reported} />
  const { message, requestId } = (error.data ?? {}) as Said
  return <ErrorScreen status={error.status} message={message} requestId={requestId} />
}
