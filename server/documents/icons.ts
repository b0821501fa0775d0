import { Hono } from 'hono'
import { AppError, type ErrorName } from '#lib/errors.ts'
import { type Icon, iconSetVersion, readIcon } from '#lib/icons.ts'
import { localeOfHeader } from '#lib/locale.ts'
import { failureEnvelope } from '#portal/envelope.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/** Most names in one request; the address has to stay short. */
const mostNames = 64
/** Names as Iconify writes them; anything else is ignored and never echoed. */
const iconName = /^[a-z\d]+(?:-[a-z\d]+)*$/
const longestName = 64

/**
 * Icons by name in the shape of Iconify's own service (`GET /{prefix}.json?icons=a,b`), so that any Iconify client can
 * be pointed here: `{ prefix, icons: { a: { body, width, height } }, not_found: ['b'] }`. Each body is one path. With
 * `v` equal to the version of the set the answer never changes.
 */
export function iconRoutes() {
  const app = new Hono<ServerEnv>()
  app.get('/api/icons/:file{.+\\.json}', (context) => {
    const refuse = (name: ErrorName, status: 400 | 404) => {
      const locale = localeOfHeader(context.req.header('lang'))
      const { envelope } = failureEnvelope(new AppError(name), locale, context.get('requestId'))
      return context.json(envelope, status, { 'Cache-Control': 'no-store' })
    }
    const prefix = context.req.param('file').slice(0, -'.json'.length)
    const version = iconSetVersion(prefix)
    if (version === undefined) return refuse('notFound', 404)
    const names = [...new Set(context.req.query('icons')?.split(',').filter(Boolean))]
    const isFit = (name: string) => name.length <= longestName && iconName.test(name)
    if (names.length === 0 || names.length > mostNames || !names.every(isFit)) return refuse('badInput', 400)
    const isOfVersion = context.req.query('v') === version
    return context.json(answer(prefix, names), 200, {
      'Cache-Control': isOfVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    })
  })
  return app
}

function answer(prefix: string, names: string[]) {
  const found = names.map((name) => [name, readIcon(`${prefix}:${name}`)] as const)
  return {
    prefix,
    icons: Object.fromEntries(found.flatMap(([name, icon]) => (icon ? [[name, describeIcon(icon)]] : []))),
    not_found: found.flatMap(([name, icon]) => (icon ? [] : [name])),
  }
}

function describeIcon({ isLine, path, viewBox }: Icon) {
  const [, , width, height] = viewBox.split(' ').map(Number)
  const drawn = isLine
    ? 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
    : 'fill="currentColor"'
  return { body: `<path ${drawn} d="${path}"/>`, width, height }
}
