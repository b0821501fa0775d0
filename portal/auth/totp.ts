import { Secret, TOTP } from 'otpauth'

/** As every authenticator app has it (RFC 6238): six digits, thirty seconds, SHA-1. */
const common = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code counts one period early and late: clocks differ, and people type. */
const window = 1

const open = (secret: string) => new TOTP({ ...common, secret: Secret.fromBase32(secret) })

/** A secret for an authenticator app, in base 32: 160 random bits. */
export function makeTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator app reads from the picture. */
export function totpAddress(secret: string, { account, site }: { account: string; site: string }): string {
  return new TOTP({ ...common, issuer: site, label: account, secret: Secret.fromBase32(secret) }).toString()
}

/**
 * The period of a code that is right and later than the last one that was taken: a code that somebody saw being typed
 * is worth nothing.
 */
export function checkTotp(secret: string, code: string, lastStep = 0): number | undefined {
  const delta = open(secret).validate({ token: code, window })
  if (delta === null) return undefined
  const step = Math.floor(Date.now() / 1000 / common.period) + delta
  return step > lastStep ? step : undefined
}
