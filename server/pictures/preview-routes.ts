import { Hono } from 'hono'
import type { PageFacts } from '#site/runtime/metadata/page-meta.ts'
import { pageOfPreview, previewFolder } from '#site/runtime/metadata/preview-address.ts'
import { readPageAddress } from '#server/pages/addresses.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RenderPage } from '#server/pages/render-page.ts'
import { answerStored, type DocumentSource } from '#server/documents/stored-document.ts'
import { openMark } from './brand-mark.ts'
import { drawPreview } from './draw-preview.ts'

interface Previews extends DocumentSource {
  render: RenderPage
}

/** Link previews of our pages, drawn from a page's metadata, and stored and purged with it. */
export function previewRoutes({ open, origin, render, store }: Previews) {
  const app = new Hono<ServerEnv>()
  app.get(`${previewFolder}/*`, async (context, next) => {
    const path = pageOfPreview(context.req.path)
    const url = new URL(path ?? '/', origin)
    const page = readPageAddress(url)
    // A page has one preview; variants would be drawn and stored too.
    if (path === undefined || page === undefined || page.pathname + page.search !== path) return next()
    const { locale } = page
    return answerStored(context, store, { contentType: 'image/png', locale }, async () => {
      const rendered = await render(new Request(url, { headers: { accept: 'text/html' } }), {
        locale,
        requestId: context.get('requestId'),
      })
      if (rendered.isAway === true) return { ...rendered, status: 503, body: Buffer.from('Service Unavailable') }
      if (rendered.status !== 200) return { ...rendered, status: 404, body: Buffer.from('Not Found') }
      const { facts } = (JSON.parse(rendered.data()) as { data: { facts: PageFacts } }).data
      const siteName = facts.publisher ?? ''
      // The home page's title begins with the site's name, which is already shown above it.
      const title = facts.title.replace(`${siteName} · `, '')
      // The page was made with the brand too, so that it hangs on it already.
      const { client } = open({ locale, requestId: context.get('requestId') })
      const mark = await openMark(client)
      const body = await drawPreview({ title, siteName, description: facts.description, host: url.host, locale, mark })
      return { ...rendered, body, data: () => '' }
    })
  })
  return app
}
