import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

/** Deletes in the same transaction, with override access: nobody else may touch these tables. */
async function deleteOf(req: PayloadRequest, member: number | string): Promise<void> {
  for (const collection of ['member-sessions', 'member-tokens'] as const)
    await req.payload.delete({ collection, where: { member: { equals: member } }, req, overrideAccess: true })
}

/** Who is blocked is signed out at once, everywhere, and a link in their mailbox is worth nothing. */
export const endSessionsOfBlocked: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { blocked, id } = doc as { blocked?: boolean | null; id: number | string }
  if (blocked === true) await deleteOf(req, id)
}

/** What a member signs in by and agreed to goes with the account. */
export const endRecordsOfDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await deleteOf(req, id)
  for (const collection of ['member-identities', 'member-passkeys', 'member-access-tokens', 'member-consents'] as const)
    await req.payload.delete({ collection, where: { member: { equals: id } }, req, overrideAccess: true })
}

/** What a member of staff signs in by goes with the account. */
export const endPasskeysOfDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { staff: { equals: id } }
  await req.payload.delete({ collection: 'staff-passkeys', where, req, overrideAccess: true })
}
