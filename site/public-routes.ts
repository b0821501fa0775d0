import { type PageRoute, pageRoutes } from './route-table.ts'

/** Pages that show one record: without its name in the address there is nothing at theirs. */
const ofOneRecord = /\/(?:detail|card|videoPlay)$/

/** Whether everybody may find a page by itself: no personal page, no step of signing in, no page of a record. */
const isPublic = ({ isStored, layout, path }: PageRoute) => isStored && layout === 'default' && !ofOneRecord.test(path)

/** Paths of the pages that stand in the maps of the site, in the order of the route table. */
export const publicPaths: readonly string[] = pageRoutes.filter(isPublic).map(({ path }) => path)
