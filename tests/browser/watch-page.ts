import type { Page, Request } from 'playwright-core'

/** What a page did that a visitor does not see. */
export interface PageRecord {
  /** Errors of scripts, failed hydration, and violations of the content security policy and of Trusted Types. */
  complaints: string[]
  requests: { method: string; path: string; type: string }[]
}

/** Records complaints and requests of a page from its first byte on. */
export async function watchPage(page: Page): Promise<PageRecord> {
  const record: PageRecord = { complaints: [], requests: [] }
  page.on('pageerror', ({ message }) => {
    record.complaints.push(`error: ${message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      record.complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    record.requests.push({ method: request.method(), path: pathname + search, type: request.resourceType() })
  })
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI, effectiveDirective, sourceFile, lineNumber }) => {
        console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return record
}
