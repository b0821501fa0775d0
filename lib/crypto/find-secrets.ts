import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#lib/env.ts'

type SecretEnv = Pick<Env, 'DATA_DIR' | 'PORTICO_SECRET' | 'PORTICO_FORMER_SECRETS'>

/** Where the secret and those before it are kept when no variable gives them, and the latter beside a variable too. */
export const secretFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'secret')
export const formerSecretsFile = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => join(DATA_DIR, 'former-secrets')

/**
 * The installation's secret, from which the keys of all seals and signatures come, and the former ones, newest first:
 * `PORTICO_SECRET`, otherwise made once and kept in the data folder, readable by the owner alone. Exclusive creation, so
 * two processes starting together end with the same one.
 */
export function readSecrets(given: SecretEnv): readonly [string, ...string[]] {
  return findSecrets(given) ?? [keepInFile(secretFile(given), () => randomBytes(32).toString('hex'))]
}

/** As {@link readSecrets}, but none is made: `undefined` for an installation that was never started. */
export function findSecrets(given: SecretEnv): readonly [string, ...string[]] | undefined {
  const newest = given.PORTICO_SECRET ?? readText(secretFile(given))
  if (newest === undefined) return undefined
  const written = (readText(formerSecretsFile(given)) ?? '').split('\n').map((line) => line.trim())
  const former = new Set([...given.PORTICO_FORMER_SECRETS, ...written.filter(Boolean)])
  former.delete(newest)
  return [newest, ...former]
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

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
