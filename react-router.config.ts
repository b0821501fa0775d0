import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  // A build with the specimen pages stands beside the site's own, never in its place.
  buildDirectory: import.meta.env.MODE === 'specimens' ? 'build-dev-pages' : 'build',
  // All routes are known at start: no request to discover them, and nothing to answer for unknown ones.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config
