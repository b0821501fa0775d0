import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

/** Deletes in the same transaction, with the authority of the house: nobody else may touch these tables. */
async function deleteOf(req: PayloadRequest, member: number | string): Promise<void> {
  for (const collection of ['member-sessions', 'member-tokens'] as const)
    await req.payload.delete({ collection, where: { member: { equals: member } }, req, overrideAccess: true })
}

/** Who is blocked is signed out at once, everywhere, and a link in their mailbox is worth nothing. */
export const endSessionsOfBlocked: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { blocked, id } = doc as { blocked?: boolean | null; id: number | string }
  if (blocked === true) await deleteOf(req, id)
}

export const endSessionsOfDeleted: CollectionBeforeDeleteHook = async ({ id, req }) => deleteOf(req, id)
