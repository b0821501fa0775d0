import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#lib/env.ts'

/**
 * The key that signs staff sessions: `PORTICO_SECRET`, otherwise made once and kept in the data folder, readable by
 * the owner alone. Exclusive creation, so two processes starting together end with the same one.
 */
export function readSecret({ DATA_DIR, PORTICO_SECRET }: Pick<Env, 'DATA_DIR' | 'PORTICO_SECRET'>): string {
  if (PORTICO_SECRET) return PORTICO_SECRET
  return keepInFile(join(DATA_DIR, 'secret'), () => randomBytes(32).toString('hex'))
}

/** The text of a file of the data folder, made by `create` if it is not there yet. */
export function keepInFile(file: string, create: () => string): string {
  try {
    writeFileSync(file, create(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
