import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildMeta } from '#site/runtime/build-meta.ts'
import { metaAddress } from './build-facts.ts'

/** How long the files of a build stay after a newer one has taken its place, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000
/** The most that all kept builds may take, in bytes; a build of the site is less than one megabyte. */
export const keptBytes = 64 * 1024 * 1024

/** A build's mark that another has taken its place; its age is the time since then. */
const retiredMark = 'retired'

interface KeptFile {
  file: string
  bytes: number
}

/** Files of earlier builds by their address. Only what this index names is ever read: no path comes from a request. */
export type KeptFiles = ReadonlyMap<string, KeptFile>

interface KeptBuild {
  id: string
  bytes: number
  files: Map<string, KeptFile>
  /** When a newer build took its place; `undefined` is the build of a running process. */
  retiredAt: number | undefined
}

/**
 * Copies the built files into the data folder, where the next release finds them though it is another checkout: a page
 * that is open in a browser may ask for a chunk of its own build long after. Whole or not at all, whatever else is
 * starting beside.
 */
export async function keepBuild(folder: string, meta: BuildMeta, assets: string): Promise<void> {
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
      // A process that started beside this one was first.
      if (!(await exists(kept))) throw error
    })
  } finally {
    await rm(making, { recursive: true, force: true })
  }
}

/** Marks the builds that are not this one's as replaced, from now on. */
async function retireOthers(folder: string, id: string): Promise<void> {
  for (const { id: other, retiredAt } of await readBuilds(folder)) {
    if (other !== id && retiredAt === undefined) await writeFile(join(folder, other, retiredMark), '')
  }
}

/**
 * Removes what has been replaced for longer than {@link keptFor}, and of the rest the oldest beyond {@link keptBytes}.
 * @returns what stays of the other builds, by address
 */
export async function readKeptFiles(folder: string, currentId: string, now = Date.now()): Promise<KeptFiles> {
  const others = (await readBuilds(folder)).filter(({ id }) => id !== currentId)
  const newestFirst = others.sort((a, b) => (b.retiredAt ?? now) - (a.retiredAt ?? now))
  const kept = new Map<string, KeptFile>()
  let bytes = 0
  for (const build of newestFirst) {
    bytes += build.bytes
    if (bytes > keptBytes || now - (build.retiredAt ?? now) > keptFor) {
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
  const files = new Map<string, KeptFile>()
  const assets = join(folder, id, 'assets')
  const entries = await readdir(assets, { withFileTypes: true }).catch(() => [])
  // Plain files only: a link could lead anywhere.
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
