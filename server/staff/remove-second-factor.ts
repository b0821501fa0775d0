import { noteDeed } from '#content/audit/append.ts'
import type { Payload, PayloadRequest } from 'payload'
import type { Accounts } from '#portal/auth/accounts.ts'

/** A visitor's account, or a staff account. */
export type AccountKind = 'members' | 'users'

const nothing = { totpSealed: null, totpStep: null, recoveryCodes: [] }
/** Payload keeps a staff member's mailed link in the account. */
const nothingOfStaff = { ...nothing, passkeyQuestion: null, resetPasswordToken: null, resetPasswordExpiration: null }

/** Removes the second factor of an account, and ends every session and mailed link. */
export async function removeSecondFactor(
  payload: Payload,
  { links, sessions }: Pick<Accounts, 'links' | 'sessions'>,
  req: PayloadRequest,
  { id, kind }: { id: number; kind: AccountKind },
): Promise<void> {
  const isStaff = kind === 'users'
  const withOverrideAccess = { overrideAccess: true, depth: 0, req } as const
  await payload.update({ ...withOverrideAccess, collection: kind, id, data: isStaff ? nothingOfStaff : nothing })
  const passkeys = isStaff ? ('staff-passkeys' as const) : ('member-passkeys' as const)
  const where = { [isStaff ? 'staff' : 'member']: { equals: id } }
  await payload.delete({ ...withOverrideAccess, collection: passkeys, where })
  if (isStaff) {
    await payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, returning: false, req })
    return
  }
  // Of visitors the database tells no deeds of its own accord.
  await noteDeed(req, { action: 'factorRemove', kind, record: id })
  await sessions.endAll(req, id)
  await links.endOfMember(req, id)
}
