import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildMeta } from '#site/runtime/deployment/build-meta.ts'
import { metaAddress } from './build-metadata.ts'
import type { BuiltFile, BuiltFiles } from './file-routes.ts'

/** How long the files of a build are kept after a newer one has replaced it, in milliseconds. */
export const earlierBuildLifetime = 24 * 60 * 60 * 1000
/** Space for all earlier builds, in bytes; one build takes less than a megabyte. */
export const earlierBuildsLimit = 64 * 1024 * 1024

/** File that marks a build as replaced, at its modification time. */
const retiredMark = 'retired'

interface KeptBuild {
  id: string
  bytes: number
  files: Map<string, BuiltFile>
  /** When a newer build replaced it; `undefined` for the build of a running process. */
  retiredAt: number | undefined
}

/**
 * Copies the build assets into the data folder, where the next release finds them even if it runs from another
 * checkout: an open page may ask for a chunk of its own build much later. Atomic, even if several processes start
 * together.
 */
export async function saveBuild(folder: string, meta: BuildMeta, assets: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await retireOthers(folder, meta.id)
  const kept = join(folder, meta.id)
  await rm(join(kept, retiredMark), { force: true })
  if (await exists(kept)) return
  const making = join(folder, `.making-${randomUUID()}`)
  try {
    await cp(assets, join(making, 'assets'), { recursive: true })
    await writeFile(join(making, 'meta.json'), JSON.stringify(meta))
    await rename(making, kept).catch(async (error: unknown) => {
      // Another process that started at the same time was first.
      if (!(await exists(kept))) throw error
    })
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** Marks all builds but this one as replaced from now on. */
async function retireOthers(folder: string, id: string): Promise<void> {
  for (const { id: other, retiredAt } of await readBuilds(folder)) {
    if (other !== id && retiredAt === undefined) await writeFile(join(folder, other, retiredMark), '')
  }
}

/**
 * Removes builds that were replaced longer than {@link earlierBuildLifetime} ago, and the oldest beyond {@link
 * earlierBuildsLimit}.
 * @returns the remaining files, by address
 */
export async function readEarlierAssets(folder: string, currentId: string, now = Date.now()): Promise<BuiltFiles> {
  const others = (await readBuilds(folder)).filter(({ id }) => id !== currentId)
  const newestFirst = others.sort((a, b) => (b.retiredAt ?? now) - (a.retiredAt ?? now))
  const kept = new Map<string, BuiltFile>()
  let bytes = 0
  for (const build of newestFirst) {
    bytes += build.bytes
    if (bytes > earlierBuildsLimit || now - (build.retiredAt ?? now) > earlierBuildLifetime) {
      await rm(join(folder, build.id), { recursive: true, force: true })
      continue
    }
    for (const [address, file] of build.files) if (!kept.has(address)) kept.set(address, file)
  }
  return kept
}

async function readBuilds(folder: string): Promise<KeptBuild[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const ids = entries.filter((entry) => entry.isDirectory() && /^[\w-]+$/.test(entry.name)).map(({ name }) => name)
  return Promise.all(ids.map((id) => readBuild(folder, id)))
}

async function readBuild(folder: string, id: string): Promise<KeptBuild> {
  const files = new Map<string, BuiltFile>()
  const assets = join(folder, id, 'assets')
  const entries = await readdir(assets, { withFileTypes: true }).catch(() => [])
  // Regular files only: a link could lead anywhere.
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of names) await add(`/assets/${name}`, join(assets, name))
  await add(metaAddress(id), join(folder, id, 'meta.json'))
  const mark = await stat(join(folder, id, retiredMark)).catch(() => undefined)
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0)
  return { id, bytes, files, retiredAt: mark?.mtimeMs }

  async function add(address: string, file: string) {
    const stats = await stat(file).catch(() => undefined)
    if (stats?.isFile()) files.set(address, { file, bytes: stats.size })
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
