import type { ArrayFieldValidation, PayloadRequest } from 'payload'
import { compareVersions, isInRange, parseVersion } from '#domain/release/release-version.ts'

/** A reason in the language of whoever fills in the form. */
export function inAdminLanguage(req: PayloadRequest, zh: string, en: string): string {
  return req.i18n.language === 'zh' ? zh : en
}

/** Versions of one field, separated by commas of either language. */
export function splitVersions(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value
    .split(/[,，、]/)
    .map((version) => version.trim())
    .filter((version) => version !== '')
}

interface Row {
  status?: string | null
  products?: unknown
  from?: string | null
  before?: string | null
  fixedIn?: string | null
}

type Reason = [zh: string, en: string]

/** What is wrong with a range by itself. */
function faultOfRange({ before, fixedIn, from, status }: Row): Reason | undefined {
  const fixes = splitVersions(fixedIn)
  const unread = [from, before, ...fixes].find((version) => version && parseVersion(version) === undefined)
  if (unread) return [`“${unread}”不是版本号`, `“${unread}” is no version`]
  if (from && before) {
    const order = compareVersions(from, before)
    if (order === undefined) return ['两端的版本号写法不同，不能比较', 'The two ends are of different schemes']
    if (order >= 0) return ['“到”必须晚于“从”', '“Before” must be later than “from”']
  }
  if (status === 'unaffected')
    return fixes.length > 0 ? ['不受影响的没有修复版本', 'If it isn’t affected, it has no fix'] : undefined
  const inside = fixes.find((version) => isInRange(version, { from: from ?? null, before: before ?? null }))
  return inside ? [`修复版本${inside}仍在受影响的范围内`, `The fix ${inside} lies in the affected range`] : undefined
}

/** `R2026a Update 3` belongs to the release `R2026a`. */
const releaseOf = (version: string) => version.replace(/ Update \d+$/, '')

/** Names of the releases that the row's products have; empty where none of them lists any (machines, for one). */
async function releasesOf(req: PayloadRequest, products: unknown): Promise<Set<string>> {
  const ids = (Array.isArray(products) ? (products as { relationTo?: string; value?: unknown }[]) : [])
    .filter(({ relationTo }) => relationTo === 'products')
    .map(({ value }) => (typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value))
  if (ids.length === 0) return new Set()
  // With override access: an editor need not be able to read a product to be told that a release is not its.
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { products: { in: ids } },
    select: { version: true },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ version }) => releaseOf(version)))
}

async function faultOf(req: PayloadRequest, row: Row): Promise<Reason | undefined> {
  const fault = faultOfRange(row)
  if (fault) return fault
  const releases = await releasesOf(req, row.products)
  if (releases.size === 0) return undefined
  const versions = [row.from, row.before, ...splitVersions(row.fixedIn)].filter((version) => version != null)
  const strange = versions.find((version) => version !== '' && !releases.has(releaseOf(version)))
  return strange
    ? [`产品没有${releaseOf(strange)}这个版本`, `The products have no release ${releaseOf(strange)}`]
    : undefined
}

/** Ranges of an advisory: of real versions, the right way round, and without the versions that are said to be fixed. */
export const validateAffected: ArrayFieldValidation = async (value, { req }) => {
  const given = (value ?? []) as Row[]
  if (!given.some(({ status }) => status !== 'unaffected'))
    return inAdminLanguage(req, '至少写一个受影响的范围', 'Give at least one range that is affected')
  for (const [index, row] of given.entries()) {
    const fault = await faultOf(req, row)
    if (fault) return inAdminLanguage(req, `第${index + 1}行：${fault[0]}`, `Row ${index + 1}: ${fault[1]}`)
  }
  return true
}

/** Revisions count up from 1, and time goes on with them: tools tell a newer document by that. */
export const validateRevisions: ArrayFieldValidation = (value, { req }) => {
  const given = (value ?? []) as { number?: string | null; date?: string | Date | null }[]
  if (given.length === 0) return inAdminLanguage(req, '至少写首次发布', 'Give at least the first publication')
  let last = Number.NEGATIVE_INFINITY
  for (const [index, { date, number }] of given.entries()) {
    if (number !== String(index + 1))
      return inAdminLanguage(
        req,
        `第${index + 1}行的版次应为${index + 1}`,
        `Row ${index + 1} must have number ${index + 1}`,
      )
    const time = Date.parse(String(date))
    if (time < last)
      return inAdminLanguage(req, `第${index + 1}行早于前一行`, `Row ${index + 1} is earlier than the one before it`)
    last = time
  }
  return true
}
