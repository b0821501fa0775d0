import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'

/** How long the digits of an authenticator are the present ones, in milliseconds. */
const period = 30_000
/** How long a test may take from making digits to their use. */
const needed = 3000

/** The six digits of an authenticator app, some periods after the present one, or before it. */
export const digits = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * period })

/**
 * Waits for the next period where little is left of the present one: digits at the edge of what is taken (one period of
 * difference) would cross it between their making and their use.
 */
export async function awaitPeriod(): Promise<void> {
  const left = period - (Date.now() % period)
  if (left < needed) await sleep(left)
}
