import { Hono } from 'hono'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import type { ServerEnv } from '../middleware/request.ts'
import type { PageStore, RenderedPage } from '../page-store.ts'
import type { openCalls } from '../render-page.ts'
import { sendBytes } from '../stored-bytes.ts'
import { type NewsFeed, writeAtom, writeJsonFeed } from './news-feed.ts'

/** The forms of the news, by the end of their address. */
const kinds = {
  atom: { contentType: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { contentType: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} satisfies Record<string, { contentType: string; write: (feed: NewsFeed) => string }>

interface FeedRoutes {
  store: PageStore
  origin: string
  /** The calls for one answer. */
  open: (request: { locale: Locale; requestId: string }) => ReturnType<typeof openCalls>
}

/** The news as feeds, in each language; kept and purged as pages are. */
export function feedRoutes({ open, origin, store }: FeedRoutes) {
  const app = new Hono<ServerEnv>()
  for (const locale of locales) {
    for (const [kind, { contentType, write }] of Object.entries(kinds)) {
      const path = localizePath(`/news/feed.${kind}`, locale)
      app.get(path, async (context) => {
        context.set('kind', 'page')
        const render = async (): Promise<RenderedPage> => {
          const { client, readFacts } = open({ locale, requestId: context.get('requestId') })
          const [site, column, items] = await Promise.all([
            client.call('base/site'),
            client.call('base/column/page', { path: '/news' }),
            client.call('news/feed'),
          ])
          const { description, title } = column
          const feed = {
            locale,
            origin,
            path,
            title: `${title} · ${site.name}`,
            description,
            publisher: site.name,
            items,
          }
          const facts = readFacts()
          const headers = { 'Content-Type': contentType }
          return {
            status: 200,
            headers,
            body: Buffer.from(write(feed)),
            data: () => '',
            contentType,
            ...(facts && { facts }),
          }
        }
        const found = store.isOn ? await store.getOrRender(path, locale, render) : { rendered: await render() }
        if (!('page' in found) || found.page === undefined) {
          const { body, headers } = found.rendered
          const answer = context.req.method === 'HEAD' ? null : new Uint8Array(body)
          return new Response(answer, { headers: { ...headers, 'Cache-Control': 'no-store' } })
        }
        sendBytes(found.page.html, context.env.incoming, context.env.outgoing, [
          'X-Request-Id',
          context.get('requestId'),
        ])
        return RESPONSE_ALREADY_SENT
      })
    }
  }
  return app
}
