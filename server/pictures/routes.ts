import { type Context, Hono } from 'hono'
import { defaultLocale, languageTags, type Locale, locales, localizePath } from '#lib/locale.ts'
import type { CallOutput } from '#portal/client.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerStoredDocument, type DocumentSource } from '#server/documents/stored-document.ts'
import { policyOfFile } from '#lib/files/file-policy.ts'
import { isNotThere } from '#portal/portal-error.ts'
import { brandIcons } from './brand-icons.ts'
import { openMark, writeIcon } from './brand-mark.ts'

/** What a browser needs to install the site as an app (W3C, Web Application Manifest). */
function writeManifest(
  site: CallOutput<'base/site'>,
  { colours, version }: CallOutput<'base/brand'>,
  locale: Locale,
): string {
  const ofVersion = version && `?v=${version}`
  const icons = [192, 512].flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${side}.png${ofVersion}`,
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
    theme_color: colours.ink,
    background_color: colours.ink,
    icons: [{ src: `/favicon.svg${ofVersion}`, sizes: 'any', type: 'image/svg+xml' }, ...icons],
  })
}

/** A drawing that the company gave. Another one has another address, and opened by its address it runs nothing. */
async function answerDrawing(context: Context<ServerEnv>, { open }: DocumentSource) {
  context.set('kind', 'media')
  const [digest = '', extension] = (context.req.param('name') ?? '').split('.')
  const { client } = open({ locale: defaultLocale, requestId: context.get('requestId') })
  const found = await client.call('base/brand/image', { digest }).catch((error: unknown) => {
    if (!isNotThere(error)) throw error
  })
  if (found === undefined || !found.mediaType.startsWith(`image/${extension}`)) return context.notFound()
  return context.body(Buffer.from(found.data, 'base64'), 200, {
    'Content-Type': found.mediaType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': policyOfFile(found.mediaType),
  })
}

/** The icons, and the manifest that lists them. */
export function pictureRoutes(source: DocumentSource) {
  const app = new Hono<ServerEnv>()
  const locale = defaultLocale
  for (const [path, { draw, type }] of Object.entries(brandIcons))
    app.get(path, (context) =>
      answerStoredDocument(context, source, {
        locale,
        contentType: type,
        write: async (client) => draw(await openMark(client)),
      }),
    )
  app.get('/favicon.svg', (context) =>
    answerStoredDocument(context, source, {
      locale,
      contentType: 'image/svg+xml',
      write: async (client) => writeIcon(await openMark(client)),
    }),
  )
  app.get('/brand/:name{[\\da-f]{20}\\.(?:svg|png)}', (context) => answerDrawing(context, source))
  for (const locale of locales)
    app.get(localizePath('/manifest.webmanifest', locale), (context) =>
      answerStoredDocument(context, source, {
        locale,
        contentType: 'application/manifest+json; charset=utf-8',
        write: async (client) => writeManifest(await client.call('base/site'), await client.call('base/brand'), locale),
      }),
    )
  return app
}
