import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const root = join(import.meta.dirname, '..')

/** The admin is one part of Portico's own process: no server or header of Next's own. */
export default withPayload(
  {
    // Of pages and what they load later; built files have compressed copies (server/admin.ts).
    compress: true,
    poweredByHeader: false,
    // Types are checked for the whole project at once, by `npm run typecheck`.
    typescript: { ignoreBuildErrors: true },
    turbopack: { root },
    outputFileTracingRoot: root,
    serverExternalPackages: ['@node-rs/jieba', 'pino', 'sharp'],
  },
  { devBundleServerPackages: false },
)
