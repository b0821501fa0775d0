import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  buildDirectory: 'build',
  // All routes are known at start: no request to discover them, and nothing to answer for unknown ones.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: true,
} satisfies Config
