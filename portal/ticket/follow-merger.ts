import type { Payload, PayloadRequest } from 'payload'

/** The ticket that has a ticket's messages now: itself, or the one that it was merged into. With override access. */
export async function followMerger(payload: Payload, req: PayloadRequest, ticket: number): Promise<number> {
  const where = { id: { equals: ticket } }
  const options = { collection: 'tickets', where, limit: 1, depth: 0, overrideAccess: true, req } as const
  const { docs } = await payload.find(options)
  return typeof docs[0]?.mergedInto === 'number' ? docs[0].mergedInto : ticket
}
