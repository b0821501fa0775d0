import { Hono } from 'hono'
import { versionOfAddress } from '#domain/release/sbom-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type DocumentSource } from '#server/documents/stored-document.ts'
import { writeCycloneDx } from './cyclonedx.ts'

/** The SBOM of each version of a product (`domain/release/sbom-address.ts`), in English whatever the page's language: tools read it. */
export function sbomRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  app.get('/help/OpenSystem/sbom/:product/:file', (context) => {
    const product = context.req.param('product')
    const version = versionOfAddress(context.req.param('file'))
    return answerStoredDocument(context, source, {
      contentType: 'application/vnd.cyclonedx+json; version=1.6; charset=utf-8',
      locale: 'en',
      write: async (client) => {
        if (version === undefined) return undefined
        const [bom, { name }] = await Promise.all([
          client.call('help/open-system/bom', { product, version }),
          client.call('base/site'),
        ])
        return writeCycloneDx(bom, { name, origin: source.origin })
      },
    })
  })
  return app
}
