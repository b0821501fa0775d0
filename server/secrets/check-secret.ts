import { hkdfSync } from 'node:crypto'
import type { Payload } from 'payload'
import { StartError } from '#server/start-failure.ts'

/** Where the database stores the fingerprint of the secret that its values were last sealed with. */
export const fingerprintKey = 'secret-fingerprint'

/** Identifies a secret without revealing it. */
export const fingerprintOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint of the secret', 16)).toString('hex')

/** Of a process, newest first. */
type Secrets = readonly [string, ...string[]]

/**
 * Checks that this process has the secret that the database was last used with. Otherwise two processes with different
 * secrets could run side by side, and each would silently lose what the other seals. Changes nothing.
 *
 * @throws StartError when the database was used with an unknown secret
 */
export async function checkSecret(payload: Payload, secrets: Secrets): Promise<void> {
  const noted = await read(payload)
  if (noted !== undefined) requireKnown(noted, secrets)
}

/**
 * Records that the database is used with the newest secret from now on.
 * @throws StartError when another process was first, with a secret that is unknown here
 */
export async function takeSecret(payload: Payload, secrets: Secrets): Promise<void> {
  const [newest] = secrets
  const noted = (await read(payload)) ?? (await noteFirst(payload, fingerprintOf(newest)))
  requireKnown(noted, secrets)
  if (noted !== fingerprintOf(newest)) await noteSecret(payload, newest)
}

function requireKnown(noted: string, secrets: Secrets): void {
  if (!secrets.map(fingerprintOf).includes(noted))
    throw new StartError(
      'The secret of this process is not the one that the database was used with. Authenticator secrets, waiting mails ' +
        'and answers to tickets would be lost. Give this process the PORTICO_SECRET of the others or the file `secret` ' +
        'that belongs to the database, for example from a backup. Where that secret was changed on purpose, name the ' +
        'one before it in PORTICO_FORMER_SECRETS. Where it is lost for good, `npm run secret:rotate -- --accept-loss` ' +
        'goes on without it.',
    )
}

/** From now on the database is one of this secret. */
export const noteSecret = (payload: Payload, secret: string): Promise<void> =>
  payload.kv.set(fingerprintKey, { fingerprint: fingerprintOf(secret) })

async function read(payload: Payload): Promise<string | undefined> {
  const noted = await payload.kv.get<{ fingerprint: string }>(fingerprintKey)
  return noted?.fingerprint
}

/** Of processes that start together on a new database one is first; the others read its fingerprint. */
async function noteFirst(payload: Payload, fingerprint: string): Promise<string> {
  try {
    const data = { key: fingerprintKey, data: { fingerprint } }
    await payload.db.create({ collection: 'payload-kv', data, req: {} })
    return fingerprint
  } catch (error) {
    const noted = await read(payload)
    if (noted === undefined) throw error
    return noted
  }
}
