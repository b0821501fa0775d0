import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { RequestFactsContext } from './runtime/request-facts.ts'
import { siteContext } from './runtime/site-context.ts'

export { createSiteContext } from './runtime/site-context.ts'

/** Longest a rendering may wait for its data, in milliseconds. */
export const streamTimeout = 10_000

/**
 * Renders a page whole. Nothing is streamed: a page's data is in memory or a few milliseconds away, and only a whole
 * page can be kept as bytes, hashed and answered with its length.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { keepHtml, nonce, requestId } = loadContext.get(siteContext)
  keepHtml(await renderWhole(routerContext, request.url, { nonce, requestId }))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

function renderWhole(
  context: EntryContext,
  url: string,
  facts: { nonce: string | undefined; requestId: string },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const fail = (error: unknown) => {
      clearTimeout(timer)
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const { abort, pipe } = renderToPipeableStream(
      <RequestFactsContext value={facts}>
        <ServerRouter context={context} url={url} nonce={facts.nonce} />
      </RequestFactsContext>,
      {
        nonce: facts.nonce,
        onAllReady: () => void pipe(collector),
        onShellError: fail,
        onError: fail,
      },
    )
    const timer = setTimeout(() => {
      abort(new Error('The page took too long to render'))
    }, streamTimeout)
  })
}

export { handleError } from './runtime/report-error.server.ts'
