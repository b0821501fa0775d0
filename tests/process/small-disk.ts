import { execFileSync } from 'node:child_process'
import { closeSync, cpSync, fsyncSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareSqliteTemplate } from '../setup/template.ts'

/** A disk of a fixed size in memory. */
export interface SmallDisk {
  /** Data folder with the demo pack. */
  dataDir: string
  /** Takes all space but so many bytes. */
  fill: (leave: number) => void
  /** Gives the taken space back. */
  empty: () => void
  remove: () => void
}

/** Whether this process may mount a disk of its own: as root on Linux. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** Mounts a disk in memory on an empty folder. @returns what takes it away again */
export function mountDisk(folder: string, megabytes: number): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  return () => void execFileSync('umount', ['--lazy', folder])
}

/** @param megabytes size of the disk; the demo pack takes about 25 */
export async function makeSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-disk-'))
  const unmount = mountDisk(folder, megabytes)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  cpSync(await prepareSqliteTemplate(), dataDir, { recursive: true })
  const filler = join(folder, 'filler')
  const free = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    dataDir,
    fill: (leave) => {
      const file = openSync(filler, 'a')
      try {
        for (let left = free() - leave; left > 0; left = free() - leave)
          writeSync(file, Buffer.alloc(Math.min(left, 1024 * 1024)))
        fsyncSync(file)
      } catch (error) {
        // Another writer took the last of it.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => {
      unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
