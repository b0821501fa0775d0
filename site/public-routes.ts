import { type PageRoute, pageRoutes } from './route-table.ts'

/** Pages that show one record: without its name in the address there is nothing at theirs. */
const ofOneRecord = /\/(?:detail|card|videoPlay)$/

/** Whether anybody may come to a page from a search: no personal page, no step of signing in, no card for a frame. */
const isFindable = ({ isStored, layout }: PageRoute) => isStored && layout === 'default'

/** Paths of the pages that stand in the maps of the site, in the order of the route table. */
export const publicPaths: readonly string[] = pageRoutes
  .filter((route) => isFindable(route) && !ofOneRecord.test(route.path))
  .map(({ path }) => path)

/** Paths of the pages that search engines are to leave alone. */
export const hiddenPaths: ReadonlySet<string> = new Set(
  pageRoutes.filter((route) => !isFindable(route)).map(({ path }) => path),
)
