import type { Payload, Where } from 'payload'

const day = 24 * 60 * 60_000
/** Long enough for somebody to look whether there is a person among the machines. */
const keepSpamFor = 30 * day

/** Erases enquiries whose time is over, by the months of the site settings or the days of their form. With override access. */
export async function tidyEnquiries(payload: Payload, now = new Date()): Promise<void> {
  const { applicationMonths, enquiryMonths } = await payload.findGlobal({
    slug: 'site',
    depth: 0,
    overrideAccess: true,
  })
  const before = (months: number) => {
    const moment = new Date(now)
    moment.setUTCMonth(moment.getUTCMonth() - months)
    return moment.toISOString()
  }
  const spam = new Date(now.getTime() - keepSpamFor)
  const where: Where = {
    or: [
      // A form whose record says itself how long.
      { eraseAt: { less_than: now.toISOString() } },
      { and: [{ eraseAt: { exists: false } }, { createdAt: { less_than: before(enquiryMonths) } }] },
      {
        and: [
          { eraseAt: { exists: false } },
          { kind: { equals: 'application' } },
          { createdAt: { less_than: before(applicationMonths) } },
        ],
      },
      { and: [{ state: { equals: 'spam' } }, { createdAt: { less_than: spam.toISOString() } }] },
    ],
  }
  await payload.delete({ collection: 'enquiries', where, overrideAccess: true })
}
