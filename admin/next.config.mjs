import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(import.meta.dirname, '..')

/** The admin is one part of Portico's own process: no server, compression or header of Next's own. */
export default withPayload(
  {
    compress: false,
    poweredByHeader: false,
    // Types are checked for the whole project at once, by `npm run typecheck`.
    typescript: { ignoreBuildErrors: true },
    turbopack: { root },
    outputFileTracingRoot: root,
    serverExternalPackages: ['pino', 'sharp'],
  },
  { devBundleServerPackages: false },
)
