import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { Writable } from 'node:stream'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'
import { sealedKeys, type SealedKeys } from './manifest.ts'

/** OWASP's figures for scrypt: 128 MB and about half a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const
const deriveKey = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: 256 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'))
const seal = z.object({
  /** Documents the format for anybody who has to open it without this program. */
  kdf: z.literal('scrypt'),
  N: z.literal(cost.N),
  r: z.literal(cost.r),
  p: z.literal(cost.p),
  cipher: z.literal('aes-256-gcm'),
  salt: base64.refine(({ length }) => length === 16),
  nonce: base64.refine(({ length }) => length === 12),
  tag: base64.refine(({ length }) => length === 16),
  sealed: base64,
  /** SHA-256 of the manifest, which the tag covers: the passphrase proves the list of checksums as well. */
  manifest: z.string(),
})
const sealFile = z.object({ seal: z.string(), sha256: z.string() })

export const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Seals the keys of an installation, bound to the manifest. @returns the text of the archive's last entry */
export async function sealKeys(keys: SealedKeys, passphrase: string, manifest: string): Promise<string> {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(passphrase, salt), nonce)
  cipher.setAAD(Buffer.from(manifest))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(keys), 'utf8'), cipher.final()])
  const facts = { kdf: 'scrypt', ...cost, cipher: 'aes-256-gcm', manifest }
  const bytes = { salt, nonce, tag: cipher.getAuthTag(), sealed }
  const texts = Object.fromEntries(Object.entries(bytes).map(([name, value]) => [name, value.toString('base64')]))
  const text = JSON.stringify({ ...facts, ...texts })
  return JSON.stringify({ seal: text, sha256: digest(text) })
}

/** The parts of a seal that need no passphrase. `undefined` when it is damaged. */
export function readSeal(text: string) {
  try {
    const file = sealFile.parse(JSON.parse(text))
    return digest(file.seal) === file.sha256 ? seal.parse(JSON.parse(file.seal)) : undefined
  } catch {
    return undefined
  }
}

/** @throws BackupError when the passphrase is wrong */
export async function openKeys(closed: z.infer<typeof seal>, passphrase: string): Promise<SealedKeys> {
  const decipher = createDecipheriv('aes-256-gcm', await deriveKey(passphrase, closed.salt), closed.nonce)
  decipher.setAAD(Buffer.from(closed.manifest))
  decipher.setAuthTag(closed.tag)
  try {
    const text = Buffer.concat([decipher.update(closed.sealed), decipher.final()]).toString('utf8')
    return sealedKeys.parse(JSON.parse(text))
  } catch (cause) {
    throw new BackupError('The passphrase does not open this backup.', { cause })
  }
}

/**
 * The passphrase from its variable, or typed at the terminal without echo.
 * @param isNew whether it has to be typed twice
 */
export async function askPassphrase(given: string | undefined, isNew: boolean): Promise<string> {
  if (given !== undefined) return given
  if (!process.stdin.isTTY)
    throw new BackupError('Set PORTICO_BACKUP_PASSPHRASE, or run this on a terminal: it asks for the passphrase there.')
  const first = await askHidden(isNew ? 'New passphrase (12 characters or more): ' : 'Passphrase: ')
  if (!isNew) return first
  if (first.length < 12) throw new BackupError('The passphrase has fewer than 12 characters.')
  if ((await askHidden('Once more: ')) !== first) throw new BackupError('The two passphrases differ.')
  return first
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await reader.question('')
  } finally {
    reader.close()
    process.stderr.write('\n')
  }
}
