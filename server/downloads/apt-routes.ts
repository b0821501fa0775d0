import { type Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { controlField, DebianPackageError, readControl } from '#domain/release/debian-package.ts'
import type { FileStore } from '#lib/files/file-store.ts'
import type { Log } from '#lib/log.ts'
import { type Channel, channels } from '#domain/release/release-file.ts'
import type { CallOutput } from '#portal/client.ts'
import type { ReleaseFile } from '#portal/release/release-file.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { type DebianPackage, writeLists, writeRelease } from './apt-documents.ts'
import type { Ask } from './ask-portal.ts'
import { releaseHeaders } from './release-documents.ts'
import type { Sign } from './sign-once.ts'

export interface AptRoutes {
  ask: Ask
  store: Pick<FileStore, 'open'>
  sign: Sign
  log: Log
}

/** Control fields of packages, by digest: read once, because a published file never changes. */
function createReader({ log, store }: Pick<AptRoutes, 'log' | 'store'>) {
  const controls = new LRUCache<string, Promise<string | undefined>>({ max: 5000 })
  const read = async (sha256: string, start: number, end: number) => {
    const source = await store.open(sha256, { start, end })
    try {
      const blocks: Buffer[] = []
      // The next block may overwrite this one.
      for await (const block of source) blocks.push(Buffer.from(block))
      return Buffer.concat(blocks)
    } finally {
      await source.close()
    }
  }
  /** @returns `undefined` for an unreadable package, which stays unreadable */
  const readOnce = async ({ name, sha256, size }: ReleaseFile): Promise<string | undefined> => {
    const readOwn = async (start: number, end: number) => {
      if (end >= size) throw new DebianPackageError('the package ends early')
      return read(sha256, start, end)
    }
    try {
      return await readControl(readOwn)
    } catch (error) {
      // An unreachable store is an outage; the next request tries again.
      if (!(error instanceof DebianPackageError)) throw error
      log.warn({ err: error, name }, 'a package is not in the apt repository')
      return undefined
    }
  }
  return (file: ReleaseFile): Promise<string | undefined> => {
    const known = controls.get(file.sha256)
    if (known) return known
    const made = readOnce(file)
    controls.set(file.sha256, made)
    made.catch(() => controls.delete(file.sha256))
    return made
  }
}

/**
 * The Debian packages of the releases as an apt repository with one suite per channel. The packages themselves have the
 * addresses and gates of all release files.
 */
export function aptRoutes({ ask, sign, ...rest }: AptRoutes) {
  const app = new Hono<ServerEnv>()
  const readControlOf = createReader(rest)

  async function findPackages(channel: Channel): Promise<DebianPackage[]> {
    const offered = (await ask<CallOutput<'download/packages'>>('download/packages', { channel }, 'en')) ?? []
    const debs = offered.map(({ file }) => file).filter(({ name }) => name.endsWith('.deb'))
    const packages = await Promise.all(debs.map(async (file) => ({ file, control: await readControlOf(file) })))
    return packages.flatMap(({ control, file }) =>
      control !== undefined && controlField(control, 'Package') !== '' ? [{ file, control }] : [],
    )
  }

  const release = async (channel: Channel) => {
    const site = await ask<CallOutput<'base/site'>>('base/site', {}, 'en')
    return writeRelease(await findPackages(channel), { channel, name: site?.name ?? '' })
  }
  const documents: Record<string, (channel: Channel) => Promise<string | Buffer | undefined>> = {
    Release: release,
    InRelease: async (channel) => sign(await release(channel), 'signClear'),
    'Release.gpg': async (channel) => sign(await release(channel)),
  }

  app.get('/releases/dists/:channel/:path{.+}', async (context: Context<ServerEnv>, next) => {
    const { channel: asked, path = '' } = context.req.param() as Record<string, string>
    const channel = channels.find((each) => each === asked)
    if (channel === undefined) return next()
    const write = Object.hasOwn(documents, path) ? documents[path] : undefined
    const found = write ? await write(channel) : writeLists(await findPackages(channel)).get(path)
    if (found === undefined) return next()
    const type = path.endsWith('.gz') ? 'application/gzip' : 'text/plain; charset=utf-8'
    return context.body(typeof found === 'string' ? found : new Uint8Array(found), 200, {
      ...releaseHeaders,
      'Content-Type': type,
    })
  })
  return app
}
