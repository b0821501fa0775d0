import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Log } from '#lib/log.ts'
import type { LatestBuild } from '#site/runtime/deployment/build-meta.ts'
import { describeBuild, storeBuildMetadata } from './build-metadata.ts'
import { suffixes } from './compressed-files.ts'
import { saveBuild, type EarlierAssets, readEarlierAssets } from './earlier-builds.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { contentTypes, immutable, policyOfFile, readStaticFiles } from './static-files.ts'
import { chooseEncoding, type Precompressed } from '#server/pages/precompressed.ts'

/** How often expired builds are removed, in milliseconds. */
const pruneInterval = 60 * 60 * 1000

export interface BuildAssets {
  /** Files of this build and its metadata, in memory. */
  current: ReadonlyMap<string, Precompressed>
  /** A file of an earlier build, on disk. */
  kept: () => EarlierAssets
  close: () => void
}

interface OpenBuildAssets {
  /** Folder of the build. */
  site: string
  dataDir: string
  build: LatestBuild
  checkSeconds: number
  headers: Record<string, string>
  log: Log
}

/**
 * The site's build assets: those of this build from memory, those of builds replaced within a day from the data folder.
 */
export async function openBuildAssets(options: OpenBuildAssets): Promise<BuildAssets> {
  const { build, checkSeconds, dataDir, headers, log, site } = options
  const client = join(site, 'client')
  const meta = describeBuild(build, checkSeconds)
  const current = new Map([...(await readStaticFiles(client, headers)), ...(await storeBuildMetadata(meta, headers))])

  const folder = join(dataDir, 'builds')
  let kept: EarlierAssets = new Map()
  const read = async () => {
    kept = await readEarlierAssets(folder, build.id)
  }
  try {
    await saveBuild(folder, meta, join(client, 'assets'))
    await read()
  } catch (error) {
    // Pages of an earlier build then reload when a chunk is missing: no reason to refuse to start.
    log.warn({ err: error }, 'the files of this build could not be kept for the next')
  }
  const timer = setInterval(() => {
    read().catch((error: unknown) => log.warn({ err: error }, 'the files of earlier builds could not be read'))
  }, pruneInterval)
  timer.unref()
  return { current, kept: () => kept, close: () => clearInterval(timer) }
}

/**
 * Files below `/assets` and `/builds` of earlier builds. Unknown ones get a plain 404: nobody would see a rendered
 * page.
 */
export function earlierAssetRoutes(kept: () => EarlierAssets) {
  const app = new Hono<ServerEnv>()
  app.on(['GET', 'HEAD'], ['/assets/*', '/builds/*'], async (context) => {
    context.set('kind', 'file')
    const { path } = context.req
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    const compressed = encoding === 'identity' ? undefined : kept().get(path + suffixes[encoding])
    const found = compressed ?? kept().get(path)
    const type = contentTypes[extname(path)]
    // Somebody may have cleaned up the folder meanwhile.
    const isThere = found !== undefined && (await stat(found.file).catch(() => undefined))?.size === found.bytes
    if (!isThere || type === undefined) return context.text('Not Found', 404, { 'Cache-Control': 'no-store' })
    const headers = {
      'Content-Type': type,
      'Content-Length': String(found.bytes),
      'Cache-Control': immutable,
      Vary: 'Accept-Encoding',
      ...(compressed && { 'Content-Encoding': encoding }),
      ...policyOfFile(path),
    }
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    return context.body(Readable.toWeb(createReadStream(found.file)) as ReadableStream, 200, headers)
  })
  return app
}
