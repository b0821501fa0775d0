import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { type Locale, locales, localizePath } from '#lib/locale.ts'
import { pageRoutes, type PageRoute } from './route-table.ts'

/** Made from `route-table.ts`, which is the list to read: every address in two languages, below its layout. */
function routesOf(name: PageRoute['layout'], locale: Locale): RouteConfigEntry[] {
  return pageRoutes
    .filter((page) => page.layout === name)
    .map(({ file, path }) => route(localizePath(path, locale), file, { id: `${locale} ${path}`, caseSensitive: true }))
}

export default (['default', 'login'] as const).map((name) =>
  layout(`layouts/${name}.tsx`, [
    layout('layouts/page.tsx', { id: `${name} page` }, [
      ...locales.flatMap((locale) => routesOf(name, locale)),
      ...(name === 'default' ? [route('*', 'routes/not-found.tsx')] : []),
    ]),
  ]),
) satisfies RouteConfig
