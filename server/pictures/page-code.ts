import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { codePath } from '#site/runtime/metadata/page-code.ts'
import { readPageAddress } from '#server/pages/addresses.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/** Longest address that a camera reads reliably from a screen. */
const longest = 500

/** The full canonical address of one of our pages; anything else is refused, or this would draw codes for anybody. */
function readPage(text: string | undefined, origin: string): string | undefined {
  if (text === undefined || !text.startsWith('/') || text.length > longest || !URL.canParse(text, origin))
    return undefined
  const url = new URL(text, origin)
  const page = url.origin === new URL(origin).origin ? readPageAddress(url) : undefined
  return page && new URL(page.pathname + page.search, origin).href
}

/** The QR code of a page's address, to continue on a phone. */
export function pageCodeRoutes({ origin }: { origin: string }) {
  const app = new Hono<ServerEnv>()
  app.get(codePath, (context) => {
    const page = readPage(context.req.query('page'), origin)
    if (page === undefined) return context.notFound()
    // Scanners need white around it, in the dark theme too.
    return context.body(renderSVG(page, { border: 3 }), 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    })
  })
  return app
}
