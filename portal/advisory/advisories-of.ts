import type { CallContext } from '#portal/call.ts'
import { openRecords } from '#portal/records.ts'
import { type AdvisoryItem, readAdvisoryItem } from './advisory.ts'
import { type AffectedRow, isAffected, loadAffectedNames, readAffected } from './affected.ts'

/** An advisory that says a version is affected, with the versions of the same product that have the fix. */
export interface AffectingAdvisory extends AdvisoryItem {
  fixedIn: string[]
}

/**
 * Published advisories by which a version of a product (or the firmware of a machine) is affected, newest first.
 * For whoever shows a version: the download centre, the history, a ticket.
 * @param product slug of the product or machine in either language
 * @param version as it is written on the site, `R2026a Update 1` or `2.3`
 */
export async function advisoriesOf(
  context: Pick<CallContext, 'find' | 'locale'>,
  product: string,
  version: string,
): Promise<AffectingAdvisory[]> {
  return (await loadAffecting(context))(product, version)
}

/**
 * The same for many versions with one read.
 * @returns the question, to be asked for each product and version
 */
export async function loadAffecting(context: Pick<CallContext, 'find' | 'locale'>) {
  const all = await readAllAdvisories(context)
  return (product: string, version: string): AffectingAdvisory[] =>
    all.flatMap(({ item, rows }) => {
      const hit = rows.filter((row) => isAffected(row, { product, version }))
      return hit.length === 0 ? [] : [{ ...item, fixedIn: [...new Set(hit.flatMap(({ fixedIn }) => fixedIn))] }]
    })
}

/** Every published advisory with its ranges, newest first: a company has some dozens, and only the ranges can tell. */
export async function readAllAdvisories(
  context: Pick<CallContext, 'find' | 'locale'>,
): Promise<{ item: AdvisoryItem; rows: AffectedRow[] }[]> {
  const [names, { docs }] = await Promise.all([
    loadAffectedNames(context),
    // Whole: with a choice of fields Payload leaves relations to several collections out of rows.
    context.find('advisories', { sort: '-number', limit: 0 }),
  ])
  return openRecords(docs, context.locale).map((item) => ({
    item: readAdvisoryItem(item, names),
    rows: readAffected(item, names),
  }))
}
