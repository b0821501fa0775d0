import { LRUCache } from 'lru-cache'
import type { SigningKey } from '#lib/crypto/signing-key.ts'

/** Signs a text with the installation's key, detached or cleartext; `undefined` without a key. */
export type Sign = (text: string, way?: 'sign' | 'signClear') => Promise<string | undefined>

/** Signs a list once: the same list has the same signature until the process ends. */
export function createSigner(readKey: () => Promise<SigningKey | undefined>): Sign {
  const signatures = new LRUCache<string, Promise<string>>({ max: 500 })
  return async (text, way = 'sign') => {
    const key = await readKey()
    if (key === undefined) return undefined
    const id = `${way} ${text}`
    const known = signatures.get(id)
    if (known) return known
    const made = key[way](text)
    signatures.set(id, made)
    // A failure isn't cached.
    made.catch(() => signatures.delete(id))
    return made
  }
}
