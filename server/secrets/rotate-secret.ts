import { randomBytes } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql as postgresSql } from '@payloadcms/db-postgres'
import { sql as sqliteSql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { findSecrets, formerSecretsFile, secretFile } from '#lib/crypto/find-secrets.ts'
import type { Env } from '#lib/env.ts'
import { StartError } from '#server/start-failure.ts'
import { openStatements } from '#content/database-transactions.ts'
import { fingerprintKey, fingerprintOf } from './check-secret.ts'
import { sealedColumns, sealOf } from './sealed-columns.ts'

/**
 * Replaces the secret in the data folder, which becomes the newest former secret. The former ones are written first, so
 * even after an interruption the current secret is in one of the two files.
 *
 * @throws StartError when the secret comes from a variable, or there is none yet
 */
export async function rotateSecret(env: Env): Promise<void> {
  if (env.PORTICO_SECRET !== undefined)
    throw new StartError(
      'PORTICO_SECRET is set, so the secret is changed there: put its value in front of those in PORTICO_FORMER_SECRETS, ' +
        'give PORTICO_SECRET a new one, for example from `openssl rand -hex 32`, and start every process anew.',
    )
  const secrets = findSecrets(env)
  if (secrets === undefined)
    throw new StartError(`There is no secret in ${env.DATA_DIR} yet: nothing was started there.`)
  await replaceFile(formerSecretsFile(env), `${secrets.join('\n')}\n`)
  await replaceFile(secretFile(env), randomBytes(32).toString('hex'))
}

/** Empties the file of the former secrets. */
export const forgetFormer = (env: Env) => replaceFile(formerSecretsFile(env), '')

/** Whole or not at all, and on the disk. */
async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.part`
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
  const folder = await open(dirname(path))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Result of resealing: how many values now open with the newest secret, and how many open with none. */
export interface Resealed {
  done: number
  lost: number
}

/**
 * Reseals long-lived values in the database with the newest secret, so that the former ones can be removed. The site
 * may run: a value that it changes meanwhile is left alone.
 *
 * @param secrets newest first
 * @throws StartError when the database has not been used with the newest yet, since a process may still seal with a
 * former one
 */
export async function reseal(payload: Payload, secrets: readonly [string, ...string[]]): Promise<Resealed> {
  const noted = await payload.kv.get<{ fingerprint: string }>(fingerprintKey)
  if (noted?.fingerprint !== fingerprintOf(secrets[0]))
    throw new StartError('Start every process with the new secret first: until then it seals with the one before.')
  const ask = openStatements(payload)
  const raw = payload.db.name === 'postgres' ? postgresSql.raw : sqliteSql.raw
  const found: Resealed = { done: 0, lost: 0 }
  for (const column of sealedColumns) {
    const [table, name] = [raw(`"${column.table}"`), raw(`"${column.name}"`)]
    const [seal, newest] = [sealOf(column, secrets), sealOf(column, [secrets[0]])]
    for (const { id, value } of await ask`SELECT id, ${name} AS value FROM ${table} WHERE ${name} IS NOT NULL`) {
      const closed = String(value)
      if (newest.open(closed) !== undefined) continue
      const text = seal.open(closed)
      if (text === undefined) found.lost += 1
      else {
        await ask`UPDATE ${table} SET ${name} = ${newest.close(text)} WHERE id = ${id} AND ${name} = ${closed}`
        found.done += 1
      }
    }
  }
  return found
}
