import { Hono } from 'hono'
import { type Locale, localeOfPath, localizePath, stripLocale } from '#lib/locale.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { openCalls } from '#server/pages/render-page.ts'

/** Size of the card in CSS pixels. */
const card = { width: 420, height: 460 }

/** Pages of a course that other sites may want to embed. */
const pages = new Set(['/education/details', '/education/components/card'])

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The course of an address; `undefined` for other pages and other sites. */
function readTarget(text: string | undefined, origin: string): { id: string; locale: Locale } | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.origin !== new URL(origin).origin || !pages.has(stripLocale(url.pathname))) return undefined
  const id = url.searchParams.get('id')
  return id && id.length <= 200 ? { id, locale: localeOfPath(url.pathname) } : undefined
}

function readLargest(text: string | undefined, own: number): number {
  if (text === undefined || !/^\d{1,5}$/.test(text)) return own
  // Never larger than the maximum asked for (oembed.com, 2.3.4.4).
  return Math.max(1, Math.min(own, Number(text)))
}

interface CourseEmbed {
  origin: string
  open: (request: { locale: Locale; requestId: string }) => ReturnType<typeof openCalls>
}

/** oEmbed (oembed.com): what an editor on another site requests when somebody pastes the address of a course. */
export function courseEmbedRoutes({ open, origin }: CourseEmbed) {
  const app = new Hono<ServerEnv>()
  app.get('/oembed', async (context) => {
    const query = (name: string) => context.req.query(name)
    // Open to any origin: the answer contains nothing personal.
    context.header('Access-Control-Allow-Origin', '*')
    if ((query('format') ?? 'json') !== 'json') return context.json({ error: 'only json' }, 501)
    const target = readTarget(query('url'), origin)
    if (target === undefined) return context.json({ error: 'not an address of a course' }, 404)
    const { id, locale } = target
    const { client } = open({ locale, requestId: context.get('requestId') })
    const [course, site] = await Promise.all([client.call('education/course', { id }), client.call('base/site')])
    const width = readLargest(query('maxwidth'), card.width)
    const height = readLargest(query('maxheight'), card.height)
    const src = new URL(
      localizePath(`/education/components/card?id=${encodeURIComponent(course.slug)}`, locale),
      origin,
    )
    const html = `<iframe src="${escape(src.href)}" width="${width}" height="${height}" title="${escape(course.title)}" loading="lazy" style="border:0"></iframe>`
    return context.json(
      {
        version: '1.0',
        type: 'rich',
        title: course.title,
        provider_name: site.name,
        provider_url: new URL(localizePath('/', locale), origin).href,
        html,
        width,
        height,
        cache_age: 3600,
        ...(course.image && {
          thumbnail_url: new URL(course.image.url, origin).href,
          thumbnail_width: course.image.width,
          thumbnail_height: course.image.height,
        }),
      },
      200,
      { 'Cache-Control': 'public, max-age=300' },
    )
  })
  return app
}
