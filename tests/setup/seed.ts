import { execFileSync } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { basename } from 'node:path'
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

/**
 * One of the ways that a long journey is made in, by the seed and the file, and all of them in the long form.
 * @param file `import.meta.url`: the files of a run choose apart from each other
 */
export function chooseWay<Way>(ways: readonly Way[], file: string): Way[] {
  if (isLong) return [...ways]
  const digest = createHash('sha256')
    .update(`${readSeed()} ${basename(file)}`)
    .digest()
  return ways.filter((_, place) => place === digest.readUInt32BE() % ways.length)
}
