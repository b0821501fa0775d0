import type { PageRoute } from './route-table.ts'

/**
 * Pages for those who build the site. They are no part of it: a production build has no such route, and the server uses
 * the build that has them only in development and tests (docs/architecture.md).
 */
export const devRoutes: readonly PageRoute[] = [
  { path: '/dev/ui', file: 'routes/dev/ui.tsx', layout: 'default', isStored: false },
]
