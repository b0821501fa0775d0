import { z } from 'zod'
import { createSeal, type Seal } from '#lib/crypto/seal.ts'
import type { Secrets } from '#lib/crypto/secrets.ts'
import type { Cookies } from '#portal/caller.ts'

/** How long a person may take at the other service, in seconds. */
export const journeyTime = 10 * 60

const journey = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person goes afterwards, on this site. */
  back: z.string().optional(),
  /** Who is linking another way of signing in; otherwise somebody signs in. */
  member: z.string().optional(),
  endsAt: z.number(),
})
/** A person's way to another service and back, kept by their browser alone. */
export type Journey = z.infer<typeof journey>

const cookieName = 'portico-sign-in'

export interface Journeys {
  begin: (cookies: Cookies | undefined, journey: Omit<Journey, 'endsAt'>) => void
  /** The journey that this browser is on, which ends with that. */
  take: (cookies: Cookies | undefined) => Journey | undefined
}

/** Journeys as a sealed cookie: the browser cannot read it, change it or make one, and no script sees it. */
export function createJourneys(secrets: Secrets): Journeys {
  const seal: Seal = createSeal(secrets, 'sign-in by another service')
  return {
    begin: (cookies, facts) =>
      cookies?.write(
        cookieName,
        seal.close(JSON.stringify({ ...facts, endsAt: Date.now() + journeyTime * 1000 })),
        journeyTime,
      ),
    take: (cookies) => {
      const opened = seal.open(cookies?.read(cookieName) ?? '')
      cookies?.write(cookieName, '', 0)
      if (opened === undefined) return undefined
      const { data } = journey.safeParse(JSON.parse(opened))
      return data !== undefined && data.endsAt > Date.now() ? data : undefined
    },
  }
}
