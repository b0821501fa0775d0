import { z } from 'zod'
import type { CallContext } from '#portal/call.ts'
import { loadNamed, type Named, named, pickNamed } from '#portal/named.ts'
import type { ReaderOf } from '#portal/records.ts'
import { id, lang, meaning } from '#portal/schemas.ts'

export const licences = ['open', 'commercial'] as const

/** A toolbox as lists show it. */
export const toolboxItem = z.object({
  id,
  lang,
  slug: z.string(),
  title: z.string(),
  package: z.string().meta(meaning('代码里的名字', 'Its name in code')),
  summary: z.string(),
  domain: named.optional(),
  products: z.array(named),
  licence: z.enum(licences),
  version: z.string(),
  lastReleasedOn: z.string().optional(),
  isNew: z.boolean().meta(meaning('首次随最新版本发布', 'First released with the newest release')),
  isUpdated: z.boolean().meta(meaning('随最新版本更新', 'Changed in the newest release')),
})
export type ToolboxItem = z.output<typeof toolboxItem>

/** What {@link readToolboxItem} needs of a record. */
export const toolboxFields = [
  'slug',
  'package',
  'summary',
  'domain',
  'products',
  'licence',
  'releases',
  'firstReleasedOn',
  'lastReleasedOn',
] as const

/** What the rows of a list of toolboxes name, and the day from which a release is recent. */
export interface ToolboxNames {
  domains: Map<string, Named>
  products: Map<string, Named>
  recentFrom: number
}

/** A release counts as recent for so long before the newest of all. No clock: what is marked today is marked next year. */
const recentFor = 60 * 24 * 60 * 60 * 1000

export async function loadToolboxNames(context: CallContext): Promise<ToolboxNames> {
  const [domains, products, newest] = await Promise.all([
    loadNamed(context, 'toolbox-domains'),
    loadNamed(context, 'products'),
    context.find('toolboxes', { sort: '-lastReleasedOn', limit: 1, select: ['lastReleasedOn'] }),
  ])
  return { domains, products, recentFrom: timeOf(newest.docs[0]?.lastReleasedOn) - recentFor }
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

export function readToolboxItem(
  item: ReaderOf<'toolboxes'>,
  { domains, products, recentFrom }: ToolboxNames,
): ToolboxItem {
  const { record } = item
  const isNew = timeOf(record.firstReleasedOn) >= recentFrom
  return {
    id: item.id,
    lang: item.lang,
    slug: item.text('slug'),
    title: item.text('title'),
    package: String(record.package),
    summary: item.text('summary'),
    domain: pickNamed(domains, [record.domain])[0],
    products: pickNamed(products, record.products),
    licence: record.licence === 'open' ? 'open' : 'commercial',
    version: newestName(record.releases),
    ...(typeof record.lastReleasedOn === 'string' && { lastReleasedOn: record.lastReleasedOn }),
    isNew,
    isUpdated: !isNew && timeOf(record.lastReleasedOn) >= recentFrom,
  }
}

function newestName(releases: unknown): string {
  if (!Array.isArray(releases)) return ''
  const [newest] = (releases as { name?: unknown; date?: unknown }[]).toSorted(
    (a, b) => timeOf(b.date) - timeOf(a.date),
  )
  return typeof newest?.name === 'string' ? newest.name : ''
}
