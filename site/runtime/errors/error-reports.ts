import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { isPortalError } from '#portal/portal-error.ts'

/** Log ids by error: each error is reported only once, however often it is rendered. */
const reports = new WeakMap<object, Promise<string | undefined>>()

async function report({ message, name, stack }: Error): Promise<string | undefined> {
  // Most visits have nothing to report. Who gets no file from here reaches no portal either.
  const client = await import('#portal/client.ts').catch(() => undefined)
  const answer = await client?.createFetchTransport()({
    path: 'base/error/report',
    // Only the path: a query may contain private data.
    body: {
      message: `${name}: ${message}`.slice(0, 500),
      stack: stack?.slice(0, 4000),
      path: location.pathname.slice(0, 200),
    },
    headers: () => ({ 'content-type': 'application/json' }),
  })
  return (answer?.data as { requestId?: string } | null | undefined)?.requestId
}

/**
 * Tells the server of an error that brings the error page (contract E10). What the server said is in its log already:
 * its answers, and calls that failed.
 */
export function reportError(thrown: unknown): void {
  if (!(thrown instanceof Error) || isRouteErrorResponse(thrown) || reports.has(thrown)) return
  reports.set(thrown, isPortalError(thrown) ? Promise.resolve(thrown.requestId) : report(thrown))
}

/** The number that finds an error in the log, once the server has said it. */
export function useReportNumber(thrown: unknown): string | undefined {
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    // After the report: React tells of an error when the page that stands in for it is in the document.
    void reports.get(thrown as object)?.then(setNumber)
  }, [thrown])
  return number
}
