import { writeDay } from '#lib/moment.ts'
import { z } from 'zod'
import type { CallContext } from '#portal/call.ts'
import type { RecordOf } from '#portal/records.ts'
import { numberOf } from '#portal/records.ts'
import { meaning } from '#portal/schemas.ts'
import { channels } from '#domain/release/release-file.ts'
import { isUpdate } from '#domain/release/release-version.ts'

/** A release as the pages of its products name it. */
export const release = z.object({
  name: z.string(),
  date: z.string().meta(meaning('发布日期，ISO格式', 'ISO date of the release')),
  channel: z.enum(channels),
  supportedUntil: z.string().optional().meta(meaning('支持的最后一天', 'Last day of support')),
  isSupported: z.boolean().meta(meaning('今天是否在支持期内', 'Whether it is supported today')),
})
export type Release = z.output<typeof release>

/** The moment at which a day in China is over. */
const endOfDay = (iso: string) => Date.parse(`${writeDay(iso, 'iso')}T23:59:59.999+08:00`)

/** How long a release is supported. The answer holds until that is over. */
export function readRelease(
  record: Pick<RecordOf<'releases'>, 'version' | 'date' | 'channel' | 'supportedUntil'>,
  { validUntil }: Pick<CallContext, 'validUntil'>,
): Release {
  const { supportedUntil } = record
  const end = supportedUntil === undefined ? 0 : endOfDay(supportedUntil)
  const isSupported = end >= Date.now()
  if (isSupported) validUntil(new Date(end + 1))
  return {
    name: String(record.version),
    date: String(record.date),
    channel: record.channel ?? 'stable',
    ...(supportedUntil !== undefined && { supportedUntil }),
    isSupported,
  }
}

/** How many releases are looked through for the ones that are no updates, and how many a product's page shows. */
const looked = { through: 60, shown: 8 }

/** The newest releases, each with its products; updates are left to the download history. */
async function findReleases(context: CallContext, product?: string) {
  const { docs } = await context.find('releases', {
    ...(product !== undefined && { where: { products: { equals: Number(product) } } }),
    sort: '-versionKey',
    limit: looked.through,
    select: ['version', 'channel', 'date', 'supportedUntil', 'products'],
  })
  return docs.filter(({ version }) => !isUpdate(String(version)))
}

/** The releases of a product, newest first. */
export async function readProductReleases(context: CallContext, product: string): Promise<Release[]> {
  const found = await findReleases(context, product)
  return found.slice(0, looked.shown).map((record) => readRelease(record, context))
}

/** The newest release of each product, by its number; a beta is nobody's newest. */
export async function readNewestReleases(context: CallContext): Promise<Map<string, Release>> {
  const newest = new Map<string, Release>()
  for (const record of await findReleases(context)) {
    if (record.channel === 'beta') continue
    for (const product of (record.products ?? []).map(numberOf).map(String))
      if (!newest.has(product)) newest.set(product, readRelease(record, context))
  }
  return newest
}

/** Names of the versions of each product, newest first, updates too, by the product's number. */
export async function readVersionNames({ find }: CallContext): Promise<Map<string, string[]>> {
  const { docs } = await find('releases', { sort: '-versionKey', limit: 0, select: ['version', 'products'] })
  const names = new Map<string, string[]>()
  for (const { products, version } of docs) {
    for (const product of (products ?? []).map(numberOf).map(String))
      names.set(product, [...(names.get(product) ?? []), String(version)])
  }
  return names
}
