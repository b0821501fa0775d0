import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { env } from '#lib/env.ts'

/**
 * Cost as OWASP's Password Storage Cheat Sheet gives it for scrypt with 32 MB: N = 2^15, r = 8, p = 3. Tests sign in
 * thousands of times, at a sixty-fourth of it; every hash says what it cost, and a test asks what a process of another
 * mode stores.
 */
const cost = env.NODE_ENV === 'test' ? { N: 2 ** 10, r: 8, p: 1 } : { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** Hashes a password for storage: method and cost, salt, and key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** A hash of the usual cost that matches no password, to verify when there is no account. */
export const hashOfNobody = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$')

/** Whether the password matches the hash, in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [method, N, r, p, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  if (method !== 'scrypt' || expected.length !== keyLength) return false
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(given, expected)
}

/** Normalised, so that a password typed on another keyboard is the same (RFC 8265). */
function derive(password: string, salt: Buffer, options: { N: number; r: number; p: number }): Promise<Buffer> {
  const { promise, reject, resolve } = Promise.withResolvers<Buffer>()
  scrypt(password.normalize('NFC'), salt, keyLength, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) =>
    error === null ? resolve(key) : reject(error),
  )
  return promise
}
