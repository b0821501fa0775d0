import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux's file system in memory. */
const memory = '/dev/shm'
const runs = join(memory, `portico-tests-${process.getuid?.() ?? 0}`)

/** A run takes a third of it: copies of the filled databases, and files of half a gigabyte. In bytes. */
const least = 8e9

/**
 * Has all that this process and those that it starts write for a while written in memory, where there is plenty of it and
 * nobody has said where temporary files go. Copying the filled database of PostgreSQL, 5,000 files, costs a twentieth there.
 */
export function writeInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return
  removeLeftBehind()
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, process.availableMemory()) < least) return
  const folder = join(runs, String(process.pid))
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as another user where this is root.
  for (const each of [runs, folder]) chmodSync(each, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  process.env.TMPDIR = folder
}

/** A run that was killed has removed nothing. */
function removeLeftBehind(): void {
  if (!existsSync(runs)) return
  for (const run of readdirSync(runs))
    if (!existsSync(`/proc/${run}`)) rmSync(join(runs, run), { recursive: true, force: true })
}
