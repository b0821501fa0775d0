import type { DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { createAtomically } from '#content/transaction.ts'
import { withOverrideAccess, idOf } from './acting.ts'

/** What waits for the half minute in which it can be taken back, by the field that says when that is over. */
const dueFields = { 'ticket-held-answers': 'sendAt', 'ticket-held-deeds': 'doAt' } as const
type HeldSlug = keyof typeof dueFields

/** Takes a row away, to be carried out in the name of its writer. @returns nothing when it is gone already */
async function takeHeld<Slug extends HeldSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: number,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  const { payload } = req
  const where: Where = { id: { equals: id } }
  const { docs } = await payload.find({
    ...withOverrideAccess,
    collection,
    where,
    limit: 1,
    showHiddenFields: true,
    req,
  })
  const [row] = docs
  if (row === undefined) return undefined
  await payload.delete({ ...withOverrideAccess, collection, id, req })
  const writer: Where = { id: { equals: idOf(row.user) ?? 0 } }
  const { docs: users } = await payload.find({
    ...withOverrideAccess,
    collection: 'users',
    where: writer,
    limit: 1,
    req,
  })
  // Hooks sign what is written with it, and rights are its rights by then; an account that is gone has none.
  req.user = users[0] ? { ...users[0], collection: 'users' } : null
  return row
}

/**
 * Carries out what was held and is due, each row once and whole or not at all, as its writer.
 * @param perform does what a row holds, in its transaction; false when that could not be done
 * @returns how many were done
 */
export async function runPending<Slug extends HeldSlug>(
  payload: Payload,
  collection: Slug,
  now: Date,
  perform: (req: PayloadRequest, row: DataFromCollectionSlug<Slug>) => Promise<boolean>,
): Promise<number> {
  const where: Where = { [dueFields[collection]]: { less_than_equal: now.toISOString() } }
  const { docs } = await payload.find({
    ...withOverrideAccess,
    collection,
    where,
    sort: 'id',
    limit: 100,
    pagination: false,
  })
  let count = 0
  for (const { id, ticket } of docs) {
    const isDone = await createAtomically(payload)(`ticket:${idOf(ticket)}`, async (req) => {
      const row = await takeHeld(req, collection, id)
      return row !== undefined && perform(req, row)
    })
    if (isDone) count += 1
  }
  return count
}
