import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Log } from '#lib/log.ts'
import type { LatestBuild } from '#site/runtime/build-meta.ts'
import { describeBuild, storeBuildFacts } from './build-facts.ts'
import { suffixes } from './compressed-files.ts'
import { keepBuild, type KeptFiles, readKeptFiles } from './kept-builds.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { contentTypes, immutable, policyOfFile, readStaticFiles } from './static-files.ts'
import { chooseEncoding, type StoredBytes } from '#server/pages/stored-bytes.ts'

/** How often builds that were replaced a day ago are looked for, in milliseconds. */
const pruneInterval = 60 * 60 * 1000

export interface BuiltFiles {
  /** Files of this build and what is said about it, in memory. */
  current: ReadonlyMap<string, StoredBytes>
  /** The file of an earlier build, on disk. */
  kept: () => KeptFiles
  close: () => void
}

interface OpenBuiltFiles {
  /** Folder of the build. */
  site: string
  dataDir: string
  build: LatestBuild
  checkSeconds: number
  headers: Record<string, string>
  log: Log
}

/** The site's built files: this build's from memory, those of the last day's earlier builds from the data folder. */
export async function openBuiltFiles(options: OpenBuiltFiles): Promise<BuiltFiles> {
  const { build, checkSeconds, dataDir, headers, log, site } = options
  const client = join(site, 'client')
  const meta = describeBuild(build, checkSeconds)
  const current = new Map([...(await readStaticFiles(client, headers)), ...(await storeBuildFacts(meta, headers))])

  const folder = join(dataDir, 'builds')
  let kept: KeptFiles = new Map()
  const read = async () => {
    kept = await readKeptFiles(folder, build.id)
  }
  try {
    await keepBuild(folder, meta, join(client, 'assets'))
    await read()
  } catch (error) {
    // Pages of an earlier build then reload themselves when they miss a chunk: no reason not to start.
    log.warn({ err: error }, 'the files of this build could not be kept for the next')
  }
  const timer = setInterval(() => {
    read().catch((error: unknown) => log.warn({ err: error }, 'the files of earlier builds could not be read'))
  }, pruneInterval)
  timer.unref()
  return { current, kept: () => kept, close: () => clearInterval(timer) }
}

/**
 * Files below `/assets` and `/builds` that are not this build's. What no build has is a plain 404: a page for people would
 * be rendered for nobody.
 */
export function keptFileRoutes(kept: () => KeptFiles) {
  const app = new Hono<ServerEnv>()
  app.on(['GET', 'HEAD'], ['/assets/*', '/builds/*'], async (context) => {
    context.set('kind', 'file')
    const { path } = context.req
    const encoding = chooseEncoding(context.req.header('accept-encoding'))
    const compressed = encoding === 'identity' ? undefined : kept().get(path + suffixes[encoding])
    const found = compressed ?? kept().get(path)
    const type = contentTypes[extname(path)]
    // Somebody may have tidied the folder up since it was read.
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
