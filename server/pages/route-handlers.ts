import type { SiteBuild, SiteHandler } from './render-page.ts'

type Routes = SiteBuild['routes']

/**
 * Handles each address with a build that contains only that address's routes. React Router matches every route of a
 * build in turn, twice, and serialises all of them for each page: a fifth of a page's time with a hundred routes.
 * Addresses that no route has as its exact path go to the whole build.
 * @param create makes a build's handler, once per address
 */
export function handleByRoute(build: SiteBuild, create: (build: SiteBuild) => SiteHandler): SiteHandler {
  const whole = create(build)
  const leaves = leavesByPath(build.routes)
  const handlers = new Map<string, SiteHandler>()
  return (request, context) => {
    const leaf = leaves.get(new URL(request.url).pathname)
    if (leaf === undefined) return whole(request, context)
    const handle = handlers.get(leaf) ?? create(narrow(build, leaf))
    handlers.set(leaf, handle)
    return handle(request, context)
  }
}

/** A route with those around it, from the outermost. */
function chainOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...chainOf(routes, parent), id]
}

/** Leaf routes by their path; those with parameters are left out. */
function leavesByPath(routes: Routes): Map<string, string> {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const leaves = Object.keys(routes).filter((id) => !parents.has(id))
  const paths = leaves.map((id): [string, string] => {
    const parts = chainOf(routes, id).flatMap((each) => routes[each]?.path ?? [])
    return [
      `/${parts
        .flatMap((part) => part.split('/'))
        .filter(Boolean)
        .join('/')}`,
      id,
    ]
  })
  return new Map(paths.filter(([path]) => !/[:*?]/.test(path)))
}

function narrow(build: SiteBuild, leaf: string): SiteBuild {
  const ids = chainOf(build.routes, leaf)
  const pick = <T>(routes: Record<string, T>) => Object.fromEntries(ids.map((id) => [id, routes[id] as T]))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}
