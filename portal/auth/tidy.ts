import type { Payload, Where } from 'payload'

/** Sent and expired mails stay in the administrator's list for so long, and expired tokens in their owner's, in milliseconds. */
const keepFor = 30 * 24 * 60 * 60_000

/**
 * Drops what has had its time: sessions, links, texts of mails that are too late, and rows that nobody looks at any
 * more. With override access: no identity may write these tables.
 */
export async function tidyAccounts(payload: Payload): Promise<void> {
  const now = Date.now()
  const past = { less_than: new Date(now).toISOString() }
  for (const collection of ['member-sessions', 'member-tokens'] as const)
    await payload.delete({ collection, where: { expiresAt: past }, overrideAccess: true })
  // An expired token stays in its owner's list for a while: something of theirs has stopped, and they look why.
  await payload.delete({
    collection: 'member-access-tokens',
    where: { expiresAt: { less_than: new Date(now - keepFor).toISOString() } },
    overrideAccess: true,
  })
  await payload.update({
    collection: 'mails',
    where: { state: { equals: 'queued' }, expiresAt: past },
    data: { state: 'expired', sealed: null },
    overrideAccess: true,
  })
  const old = { less_than: new Date(now - keepFor).toISOString() }
  const where: Where = { or: [{ createdAt: old }, { state: { equals: 'void' } }] }
  await payload.delete({ collection: 'mails', where, overrideAccess: true })
}
