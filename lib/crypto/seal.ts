import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { forEachSecret, type Secrets } from './secrets.ts'

/**
 * Encrypts texts for storage with a key derived from the installation's secret, and decrypts what any of its secrets
 * encrypted.
 */
export interface Seal {
  close: (text: string) => string
  /** `undefined` when it was changed, or encrypted with a key that is no longer known. */
  open: (sealed: string) => string | undefined
}

/** @param purpose separates the keys of different uses */
export function createSeal(secrets: Secrets, purpose: string): Seal {
  const seals = forEachSecret(secrets, (secret) => sealWith(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))))
  return {
    close: seals[0].close,
    open(sealed) {
      for (const seal of seals) {
        const text = seal.open(sealed)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function sealWith(key: Buffer): Seal {
  return {
    close(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
        decipher.setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
