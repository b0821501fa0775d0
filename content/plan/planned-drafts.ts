import type { Payload } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import type { Plan } from './plan.ts'

/** The languages of a record that a plan publishes, and those that it withdraws. */
interface PlannedDraft {
  source: string
  record: number
  drafts: Locale[]
  withdrawn: Locale[]
}

/** What a plan that is still to come changes, by record; of any other plan nothing. */
export async function readPlannedDrafts(payload: Payload, plan: number): Promise<PlannedDraft[]> {
  const { docs } = await payload.find({
    collection: 'plans',
    where: { and: [{ id: { equals: plan } }, { state: { equals: 'planned' } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const items = (docs[0] as Plan | undefined)?.items ?? []
  const records = Map.groupBy(items, ({ record, source }) => `${source} ${record}`)
  return [...records.values()].flatMap((own) => {
    const [first] = own
    const languages = (action: string): Locale[] =>
      locales.filter((locale) => own.some((each) => each.locale === locale && each.action === action))
    if (first === undefined) return []
    return [
      { source: first.source, record: first.record, drafts: languages('publish'), withdrawn: languages('withdraw') },
    ]
  })
}
