import type { Payload, PayloadRequest, Where } from 'payload'
import type { StaffFactor } from '#content/staff-second-factor.ts'

interface StaffSession {
  id: string
  createdAt: string | Date
  expiresAt: string | Date
}

/** A member of staff, as the database has them. */
export interface StoredStaff extends StaffFactor {
  name: string
  salt?: string | null
  /** Digests of where the account was used from (portal/auth/known-networks.ts). */
  networks?: string[] | null
  passkeyQuestion?: unknown
  totpStep?: number | null
  recoveryCodes?: string[] | null
  sessions?: StaffSession[] | null
}

/** With the authority of the house, and past Payload's hooks: what signing in needs is nobody's to read. */
export async function findStaff(
  payload: Payload,
  where: Where,
  req?: PayloadRequest,
): Promise<StoredStaff | undefined> {
  const found = await payload.db.findOne<StoredStaff>({ collection: 'users', where, ...(req && { req }) })
  return found ?? undefined
}

/**
 * Notes what came of a sign-in: one field alone, so that nothing that changes meanwhile is lost. Payload 3.90 would write a
 * new row for a list and a plain field together.
 */
export async function noteSignIn(
  payload: Payload,
  id: number,
  data: Pick<StoredStaff, 'networks'> | Pick<StoredStaff, 'sessions'>,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.updateOne({ collection: 'users', id, data, returning: false, ...(req && { req }) })
}
