import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useReportNumber } from '#site/runtime/error-reports.ts'
import { ErrorScreen } from './error-screen.tsx'

function messageOf(data: unknown): string | undefined {
  return typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : undefined
}

/** The error page of a layout. Below the root, so that the document, its theme and its head script stay mounted. */
export function RouteError() {
  const error = useRouteError()
  const requestId = useReportNumber(error)
  return isRouteErrorResponse(error) ? (
    <ErrorScreen status={error.status} message={messageOf(error.data)} />
  ) : (
    <ErrorScreen status={500} requestId={requestId} />
  )
}
