import { join } from 'node:path'
import type { Log } from '#lib/log.ts'
import type { LatestBuild } from '#site/runtime/deployment/build-meta.ts'
import { describeBuild, storeBuildMetadata } from './build-metadata.ts'
import { saveBuild, readEarlierAssets } from './earlier-builds.ts'
import { type BuiltFiles, fileRoutes } from './file-routes.ts'
import { readStaticFiles } from './static-files.ts'
import type { Precompressed } from '#server/pages/precompressed.ts'

/** How often expired builds are removed, in milliseconds. */
const pruneInterval = 60 * 60 * 1000

export interface BuildAssets {
  /** Files of this build and its metadata, in memory. */
  current: ReadonlyMap<string, Precompressed>
  /** A file of an earlier build, on disk. */
  kept: () => BuiltFiles
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
  let kept: BuiltFiles = new Map()
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

/** Files below `/assets` and `/builds` of earlier builds. */
export const earlierAssetRoutes = (kept: () => BuiltFiles) => fileRoutes(['/assets/*', '/builds/*'], kept)
