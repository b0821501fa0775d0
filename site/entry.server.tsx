import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import en from 'virtual:messages/en'
import zh from 'virtual:messages/zh'
import { SubmissionContext } from './runtime/rendering/submission.ts'
import type { FrameFacts } from './runtime/rendering/frame.tsx'
import { createDrawnParts } from './runtime/rendering/drawn-parts.server.ts'
import { drawPage } from './runtime/rendering/draw-page.server.tsx'
import { layTexts } from './runtime/language/lay-texts.ts'
import { provideMessages } from './runtime/language/messages.ts'
import { RequestFactsContext } from './runtime/rendering/request-facts.ts'
import { ServedContext } from './runtime/rendering/served-html.tsx'
import { siteContext, type SiteContext } from './runtime/rendering/site-context.ts'

export { createSiteContext } from './runtime/rendering/site-context.ts'

provideMessages({ zh, en })

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
  const site = loadContext.get(siteContext)
  const { errors, loaderData } = routerContext.staticHandlerContext
  // Another page may have been begun with newer words, or finished with older ones, while this one's data was read.
  layTexts(site.locale, site.ownTexts)
  // A page that failed is drawn a second time, without what failed.
  if (errors === null) drawPage(site, loaderData.root as FrameFacts, request.url)
  site.keepHtml(await renderWhole(routerContext, request.url, site))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

function renderWhole(
  context: EntryContext,
  url: string,
  { nonce, portalBase, requestId, served, submission }: SiteContext,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    const parts = createDrawnParts()
    // A stream's own bookkeeping for every chunk costs more than the rendering has to spare.
    const collector = {
      write: (chunk: string | Uint8Array) => chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk) > 0,
      end: () => {
        clearTimeout(timer)
        resolve(parts.fillIn(chunks))
      },
      destroy: (error: unknown) => fail(error),
      on: () => collector,
    }
    const fail = (error: unknown) => {
      clearTimeout(timer)
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const { abort, pipe } = renderToPipeableStream(
      <RequestFactsContext value={{ nonce, portalBase, requestId }}>
        <ServedContext value={{ ...served, put: parts.put }}>
          <SubmissionContext value={submission}>
            <ServerRouter context={context} url={url} nonce={nonce} />
          </SubmissionContext>
        </ServedContext>
      </RequestFactsContext>,
      {
        nonce,
        // The page is sent whole: nothing of it may stand aside until a script puts it in its place.
        progressiveChunkSize: Infinity,
        // React calls nothing else of a stream.
        onAllReady: () => void pipe(collector as unknown as NodeJS.WritableStream),
        onShellError: fail,
        onError: fail,
      },
    )
    const timer = setTimeout(() => {
      abort(new Error('The page took too long to render'))
    }, streamTimeout)
  })
}

export { handleError } from './runtime/errors/report-error.server.ts'
