import { Hono } from 'hono'
import { languageTags, type Locale, locales, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type DocumentSource } from '#server/documents/stored-document.ts'
import { brandIcons, ink } from './brand-icons.ts'

/** What a browser needs to install the site as an app (W3C, Web Application Manifest). */
function writeManifest(site: CallOutput<'base/site'>, locale: Locale): string {
  const icons = [192, 512].flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  )
  return JSON.stringify({
    id: localizePath('/', locale),
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: languageTags[locale],
    start_url: localizePath('/', locale),
    scope: '/',
    display: 'minimal-ui',
    theme_color: ink,
    background_color: ink,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  })
}

/** The icons, and the manifest that lists them. */
export function pictureRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  for (const [path, { draw, type }] of Object.entries(brandIcons)) {
    let drawn: Promise<Buffer> | undefined
    app.get(path, async (context) => {
      const bytes = await (drawn ??= draw())
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
      })
    })
  }
  for (const locale of locales)
    app.get(localizePath('/manifest.webmanifest', locale), (context) =>
      answerStoredDocument(context, source, {
        locale,
        contentType: 'application/manifest+json; charset=utf-8',
        write: async (client) => writeManifest(await client.call('base/site'), locale),
      }),
    )
  return app
}
