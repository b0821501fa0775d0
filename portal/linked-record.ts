import type { Localized } from '#lib/locale.ts'
import type { CallContext } from './call.ts'
import { findRecord } from './find-record.ts'
import { linkTo, type NamedRecord, openRecord, type Reader } from './records.ts'
import type { Link } from './schemas.ts'

/** Records that have a page of their own, by collection: the list that they belong to and the address of their page. */
export const pagesOfRecords = [
  { collection: 'products', list: '/product', detail: '/product/detail' },
  { collection: 'toolboxes', list: '/product/Toolbox', detail: '/product/Toolbox/detail' },
  { collection: 'machines', list: '/product/machine', detail: '/product/machine/detail' },
  { collection: 'solutions', list: '/solution', detail: '/solution/detail' },
  { collection: 'cases', list: '/case', detail: '/case/detail' },
  { collection: 'news', list: '/news', detail: '/news/detail' },
  { collection: 'courses', list: '/education/details', detail: '/education/details' },
  { collection: 'lessons', list: '/education/details', detail: '/education/videoPlay' },
  { collection: 'help-articles', list: '/help', detail: '/help' },
  { collection: 'advisories', list: '/help/SecurityIncident', detail: '/help/SecurityIncident' },
  { collection: 'positions', list: '/joinUs', detail: '/joinUs' },
] as const

/** The collection and the `id` that an address of a record's page names. */
function readAddress(target: unknown) {
  const [, path, id] = (typeof target === 'string' && /^(\/[\w/-]+)\?id=([\w-]{1,96})$/.exec(target)) || []
  const pages = pagesOfRecords.find(({ detail }) => detail === path)
  return pages === undefined || id === undefined ? undefined : { ...pages, id }
}

/** What the records that have a page of their own have in common. */
interface PageRecord extends NamedRecord {
  summary?: Localized<string>
  tagline?: Localized<string>
  image?: unknown
}

/** What an address inside the site names. */
export interface Linked {
  collection: string
  /** The address, with the record's slug in the asked language. */
  path: string
  /** The record; `undefined` when none is published there. */
  record: Reader<PageRecord> | undefined
}

/** The record whose page an editor's address is; `undefined` for any other address. */
export async function findLinked(
  context: Pick<CallContext, 'find' | 'locale'>,
  target: unknown,
): Promise<Linked | undefined> {
  const address = readAddress(target)
  if (address === undefined) return undefined
  const { collection, detail, id } = address
  const record = openRecord<PageRecord>(await findRecord(context, collection, id, { depth: 1 }), context.locale)
  return { collection, path: `${detail}?id=${encodeURIComponent(record?.text('slug') ?? id)}`, record }
}

/** A link as `linkTo` makes it. An editor writes a record's slug in one language; visitors of the other are not sent on. */
export async function linkToOwn(
  context: Pick<CallContext, 'find' | 'locale'>,
  target: unknown,
  title: string,
): Promise<Link | undefined> {
  return linkTo((await findLinked(context, target))?.path ?? target, title)
}
