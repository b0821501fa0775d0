import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { root } from './template.ts'

/** Whether the searches are the long ones of `npm run test:long`. */
export const isLong = process.env.TEST_LENGTH === 'long'

/**
 * What the random inputs of a run begin with: `TEST_SEED`, for a long run another each time, otherwise the commit's own
 * name, so that who runs a commit again runs the same, and the next commit tries others.
 */
export function readSeed(): number {
  const given = Number(process.env.TEST_SEED)
  if (Number.isInteger(given) && given !== 0) return given
  if (isLong) return randomInt(1, 2 ** 31)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return Number.parseInt(commit.slice(0, 7), 16)
  } catch {
    // Not a clone, as from an archive.
    return 1
  }
}
