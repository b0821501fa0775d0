import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the working tree by their paths from `root`: what Git knows of, and what is new and not ignored. */
export function listFiles(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  // A file that was deleted and not yet committed is still listed.
  return [...new Set(output.split('\0'))].filter((file) => file !== '' && existsSync(join(root, file)))
}
