import type { CollectionBeforeDeleteHook } from 'payload'

/** What a person fetched, accepted and was entitled to goes with the account; the months' numbers name nobody. */
export const forgetDownloads: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['member-downloads', 'eula-acceptances', 'entitlements', 'advisory-notices'] as const)
    await req.payload.delete({ collection, where: { member: { equals: id } }, req, overrideAccess: true })
}
