import { z } from 'zod'
import { splitVersions } from '#content/fields/version-ranges.ts'
import { isInRange } from '#domain/release/release-version.ts'
import type { CallContext } from '#portal/call.ts'
import { loadNamed, type Named, named } from '#portal/named.ts'
import { numberOf, type ReaderOf, type RecordOf, textIn } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'

/** What an advisory can be about: a product by its releases, a machine by its firmware. */
const affectedKinds = ['products', 'machines'] as const

export const affectedProduct = z.object({ kind: z.enum(affectedKinds), ...named.shape })
type AffectedProduct = z.output<typeof affectedProduct>

const version = z.string().optional()
export const affectedRow = z.object({
  status: z.enum(['affected', 'unaffected']),
  products: z.array(affectedProduct),
  component: z
    .string()
    .meta(meaning('只有这个部件受影响；空着指整个产品', 'The only component affected; empty means the whole product')),
  from: version.meta(meaning('第一个版本；没有指一直以来', 'First affected version; missing means from the start')),
  before: version.meta(meaning('到此为止，不含；没有指至今', 'Up to but not this version; missing means until now')),
  fixedIn: z.array(z.string()).meta(meaning('含修复的版本', 'Versions with the fix')),
})
export type AffectedRow = z.output<typeof affectedRow>

/** Everything that advisories may name, by kind and id. */
export type AffectedNames = Map<string, AffectedProduct>

export async function loadAffectedNames(context: Pick<CallContext, 'find' | 'locale'>): Promise<AffectedNames> {
  const lists = await Promise.all(
    affectedKinds.map(async (kind) => {
      const all = await loadNamed(context as CallContext, kind)
      return [...all].map(([id, name]: [string, Named]): [string, AffectedProduct] => [
        `${kind} ${id}`,
        { kind, ...name },
      ])
    }),
  )
  return new Map(lists.flat())
}

type Row = NonNullable<RecordOf<'advisories'>['affected']>[number]

function namesOf(products: Row['products'], names: AffectedNames): AffectedProduct[] {
  return (products ?? [])
    .map(({ relationTo, value }) => names.get(`${relationTo} ${String(numberOf(value))}`))
    .filter((name) => name !== undefined)
}

/** The ranges of an advisory, with what visitors may see of their products. */
export function readAffected(
  { lang, record }: Pick<ReaderOf<'advisories'>, 'lang' | 'record'>,
  names: AffectedNames,
): AffectedRow[] {
  return (record.affected ?? []).map(({ before, component, fixedIn, from, products, status }) => ({
    status: status ?? 'affected',
    products: namesOf(products, names),
    component: textIn(component, lang),
    ...(from && { from }),
    ...(before && { before }),
    fixedIn: splitVersions(fixedIn),
  }))
}

/** Whether a row says that a version is affected, of any product or of the one with the slug. */
export function isAffected(row: AffectedRow, asked: { product?: string | undefined; version?: string | undefined }) {
  if (row.status !== 'affected') return false
  if (asked.product !== undefined && !row.products.some(({ slug }) => slug === asked.product)) return false
  return asked.version === undefined || isInRange(asked.version, row)
}
