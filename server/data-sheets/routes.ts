import { Hono } from 'hono'
import { locales, localizePath } from '#lib/locale.ts'
import { dataSheetFolder } from '#site/features/machine/data-sheet-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type DocumentSource } from '#server/documents/stored-document.ts'
import { loadProductTexts } from '#server/documents/product-texts.ts'
import { openMark } from '#server/pictures/brand-mark.ts'
import { drawDataSheet } from './draw-data-sheet.ts'

/** The data sheets of the machines, made from their records, and stored and purged as their pages are. */
export function dataSheetRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  for (const locale of locales)
    app.get(localizePath(`${dataSheetFolder}/:file{[\\w-]{1,96}\\.pdf}`, locale), (context) => {
      const slug = (context.req.param('file') ?? '').slice(0, -'.pdf'.length)
      return answerStoredDocument(context, source, {
        locale,
        contentType: 'application/pdf',
        fileName: `${slug}-${locale}.pdf`,
        async write(client) {
          const [machine, site] = await Promise.all([
            client.call('machine/detail', { id: slug }),
            client.call('base/site'),
          ])
          const mark = await openMark(client)
          // Former slugs have no file of their own, nor do languages without a translation (L6).
          if (machine.slug !== slug || machine.lang !== locale) return undefined
          const page = localizePath(`/product/machine/detail?id=${slug}`, locale)
          const words = await loadProductTexts(client, locale)
          return drawDataSheet({ machine, mark, site, locale, words, address: new URL(page, source.origin).href })
        },
      })
    })
  return app
}
