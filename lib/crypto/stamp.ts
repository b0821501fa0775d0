import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { forEachSecret, type Secrets } from './secrets.ts'

/** Authenticates texts of this installation with a keyed hash (HMAC) under a key derived from its secret. */
export interface Stamp {
  /** The newest secret's keyed hash of a text, in base64url. */
  of: (text: string) => string
  /** Whether any secret of the installation made this hash of the text. */
  isOf: (text: string, given: string) => boolean
}

/**
 * @param purpose separates the keys of different uses
 * @param length bytes of the hash that are written
 */
export function createStamp(secrets: Secrets, purpose: string, length = 32): Stamp {
  const keys = forEachSecret(secrets, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const stamp = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, length).toString('base64url')
  return {
    of: (text) => stamp(keys[0], text),
    isOf: (text, given) =>
      keys.some((key) => {
        const [expected, actual] = [Buffer.from(stamp(key, text)), Buffer.from(given)]
        return expected.length === actual.length && timingSafeEqual(expected, actual)
      }),
  }
}
