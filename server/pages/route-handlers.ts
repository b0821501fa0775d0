import type { SiteBuild, SiteHandler } from './render-page.ts'

type Routes = SiteBuild['routes']

/**
 * Handles each address with a build that has that address's routes alone. React Router tries every route of a build one
 * after the other, twice, and describes them all to itself for each page: a fifth of a page's time with a hundred of them.
 * Any other address, known to no route by its exact path, goes to the whole build.
 * @param create makes a build's handler, once for each address that is asked.
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

/** The routes without children, by the address that leads to them; those with a parameter in it are left out. */
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
