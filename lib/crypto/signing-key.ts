import { readFile } from 'node:fs/promises'
import type { PrivateKey } from 'openpgp'
import { type Env, env, EnvError } from '#lib/env.ts'

/** The installation's OpenPGP key: it signs what we publish and decrypts what was encrypted to us. */
export interface SigningKey {
  /** Forty hex digits. */
  fingerprint: string
  /** The public half, armoured. */
  publicKey: string
  /** A detached signature, armoured. */
  sign: (text: string) => Promise<string>
  /** A cleartext signature, as package managers read it. */
  signClear: (text: string) => Promise<string>
}

/**
 * Reads the key that `PGP_KEY_FILE` names.
 * @throws EnvError when the file cannot be read, is no private key, its passphrase is wrong, or it is no longer valid
 */
export async function openSigningKey({ PGP_KEY_FILE, PGP_KEY_PASSPHRASE }: Env): Promise<SigningKey | undefined> {
  if (PGP_KEY_FILE === undefined) return undefined
  // Half a megabyte that only an installation with a key needs.
  const { createCleartextMessage, createMessage, decryptKey, readPrivateKey, sign } = await import('openpgp')
  const mend = (what: string, cause?: unknown) => new EnvError(`PGP_KEY_FILE: ${what}`, { cause })
  const armoredKey = await readFile(PGP_KEY_FILE, 'utf8').catch((error: unknown) => {
    throw mend('the file cannot be read', error)
  })
  let key: PrivateKey = await readPrivateKey({ armoredKey }).catch((error: unknown) => {
    throw mend('this is no armoured OpenPGP private key', error)
  })
  if (!key.isDecrypted()) {
    if (PGP_KEY_PASSPHRASE === undefined) throw mend('the key is locked; give PGP_KEY_PASSPHRASE')
    key = await decryptKey({ privateKey: key, passphrase: PGP_KEY_PASSPHRASE }).catch((error: unknown) => {
      throw mend('PGP_KEY_PASSPHRASE does not open it', error)
    })
  }
  await key.getSigningKey().catch((error: unknown) => {
    throw mend('the key cannot sign, or has expired', error)
  })
  return {
    fingerprint: key.getFingerprint().toUpperCase(),
    publicKey: key.toPublic().armor(),
    sign: async (text) =>
      sign({
        message: await createMessage({ binary: Buffer.from(text) }),
        signingKeys: key,
        detached: true,
        format: 'armored',
      }) as Promise<string>,
    signClear: async (text) => sign({ message: await createCleartextMessage({ text }), signingKeys: key }),
  }
}

let opened: Promise<SigningKey | undefined> | undefined

/** The key of this process, read once. The start waits for it, so that an invalid key is reported there. */
export function signingKey(): Promise<SigningKey | undefined> {
  opened ??= openSigningKey(env)
  return opened
}
