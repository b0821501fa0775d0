import { createHash, randomBytes } from 'node:crypto'

const shape = /^[\w-]{43}$/

/** A token that says nothing: 32 random bytes as 43 characters that may stand in an address. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: whoever reads the database cannot use it. `undefined` for what is no token at all. */
export function digestToken(token: unknown): string | undefined {
  if (typeof token !== 'string' || !shape.test(token)) return undefined
  return createHash('sha256').update(token).digest('hex')
}
