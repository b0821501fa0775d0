import type { Payload } from 'payload'

const week = 7 * 24 * 60 * 60 * 1000

/** How many plans of the last week were not carried out. */
export async function countFailedPlans(payload: Payload): Promise<number> {
  const since = new Date(Date.now() - week).toISOString()
  const { totalDocs } = await payload.count({
    collection: 'plans',
    where: { and: [{ state: { equals: 'failed' } }, { at: { greater_than: since } }] },
    overrideAccess: true,
  })
  return totalDocs
}
