import type { CollectionAfterLoginHook, Payload } from 'payload'
import type { InTransaction } from '#content/database-transactions.ts'
import { noteDeed } from './append.ts'
import { whoever, whoIs } from './caller.ts'

interface Staff {
  id: number
  name?: string | null
  roles?: readonly string[] | null
}

const accountOf = ({ id, name }: Staff) => ({ kind: 'users', record: id, title: name ?? '' })

/** A session of staff is opened, in the transaction that opens it. */
export const noteSignIn = (req: InTransaction, staff: Staff) =>
  noteDeed(req, { action: 'signIn', ...accountOf(staff) }, whoIs(staff))

export const noteLogin: CollectionAfterLoginHook = ({ req, user }) => noteSignIn(req, user as Staff)

/**
 * Somebody could not sign in. Whose account it was is told if there is one; what was typed is not, since people type
 * their password where the address belongs.
 */
export const noteFailedSignIn = (payload: Payload, staff: Staff | undefined, step: 'password' | 'code' | 'passkey') =>
  noteDeed(
    { payload },
    { action: 'signInFailed', ...(staff && accountOf(staff)), changes: [{ field: step }] },
    whoever(),
  )
