import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { devRoutes } from './dev-routes.ts'
import type { MiddlewareName } from './middleware-names.ts'
import { allRoutes, customPage, type PageRoute } from './route-table.ts'

/** The specimen pages are in development, and in the build of their own mode (`server/builds/build.ts`). */
const pages = import.meta.env.MODE === 'production' ? allRoutes : [...allRoutes, ...devRoutes]

/** Modules of the middleware: pathless routes around those that declare it, so that only their pages load it. */
const middlewareFiles: Record<MiddlewareName, string> = {
  session: 'layouts/middleware/session.tsx',
  guest: 'layouts/middleware/guest.tsx',
  educationParams: 'layouts/middleware/education-params.tsx',
}

function routeOf({ file, middleware = [], path }: PageRoute, locale: Locale): RouteConfigEntry {
  const id = `${locale} ${path}`
  const page = route(localizePath(path, locale), file, { id, caseSensitive: true })
  return middleware.reduceRight(
    (inner, name) => layout(middlewareFiles[name], { id: `${name} of ${id}` }, [inner]),
    page,
  )
}

/** Made from `route-table.ts`, which is the list to read: every address in two languages, below its layout. */
function routesOf(name: PageRoute['layout'], locale: Locale): RouteConfigEntry[] {
  return pages.filter((page) => page.layout === name).map((page) => routeOf(page, locale))
}

export default (['default', 'login', 'plain'] as const).map((name) =>
  layout(`layouts/${name}.tsx`, [
    layout('layouts/page.tsx', { id: `${name} page` }, [
      ...locales.flatMap((locale) => routesOf(name, locale)),
      ...(name === 'default' ? [route('*', customPage.file)] : []),
    ]),
  ]),
) satisfies RouteConfig
