import { type Context, Hono } from 'hono'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type Client, type DocumentSource } from '#server/documents/stored-document.ts'
import { entriesOf, writeLlms, writeRobots, writeSiteMaps } from './site-map.ts'

const text = 'text/plain; charset=utf-8'

/** `sitemap.xml` with its parts, `robots.txt` and `llms.txt`. */
export function mapRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  const { origin } = source

  async function readMaps(client: Client) {
    const [columns, pages] = await Promise.all([client.call('company/columns'), client.call('company/pages')])
    return writeSiteMaps(entriesOf(columns, pages), origin)
  }
  const map = (context: Context<ServerEnv>) =>
    answerStoredDocument(context, source, {
      locale: 'zh',
      contentType: 'application/xml; charset=utf-8',
      write: async (client) => (await readMaps(client))[context.req.path],
    })
  app.get('/sitemap.xml', map)
  app.get('/:part{sitemap-[1-9]\\d{0,3}\\.xml}', map)
  app.get('/robots.txt', (context) =>
    context.body(writeRobots(origin), 200, { 'Content-Type': text, 'Cache-Control': 'public, max-age=3600' }),
  )
  app.get('/llms.txt', (context) =>
    answerStoredDocument(context, source, {
      locale: 'en',
      contentType: text,
      async write(client) {
        const [site, columns] = await Promise.all([client.call('base/site'), client.call('company/columns')])
        return writeLlms({ name: site.name, description: site.description, columns, origin, off: site.off })
      },
    }),
  )
  return app
}
