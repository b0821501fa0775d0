import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** When something at a path was changed last, in milliseconds since 1970; tests and hidden folders aside. 0 where there is nothing. */
export function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return 0
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stats.mtimeMs
  // Builds are in hidden folders.
  const entries = readdirSync(path).filter((entry) => !entry.startsWith('.'))
  return Math.max(0, ...entries.map((entry) => newest(join(path, entry))))
}
