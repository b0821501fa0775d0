import type { Payload, PayloadRequest, Where } from 'payload'
import type { StaffFactor } from '#content/staff-second-factor.ts'

interface StaffSession {
  id: string
  createdAt: string | Date
  expiresAt: string | Date
}

/** A member of staff, as stored in the database. */
export interface StoredStaff extends StaffFactor {
  name: string
  roles?: string[] | null
  salt?: string | null
  /** Digests of the networks that the account was used from (portal/auth/known-networks.ts). */
  networks?: string[] | null
  passkeyQuestion?: unknown
  totpStep?: number | null
  recoveryCodes?: string[] | null
  sessions?: StaffSession[] | null
}

/** With override access and without Payload's hooks: no user may read what signing in needs. */
export async function findStaff(
  payload: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<StoredStaff | undefined> {
  const found = await payload.db.findOne<StoredStaff>({ collection: 'users', where, ...(req && { req }) })
  return found ?? undefined
}

/**
 * Records the result of a sign-in in a single field, so that no concurrent change is lost. Payload 3.90 would write a
 * new row for a list and a plain field together.
 */
export async function recordSignIn(
  payload: Payload,
  id: number,
  data: Pick<StoredStaff, 'networks'> | Pick<StoredStaff, 'sessions'>,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data, returning: false, ...(req && { req }) })
}
