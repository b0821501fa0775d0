import type { CallContext } from './call.ts'
import { pagesOfRecords } from './company/public-pages.ts'
import { findRecord } from './find-record.ts'
import { linkTo, openRecord, type Reader } from './records.ts'
import type { Link } from './schemas.ts'

/** The collection and the `id` that an address of a record's page names. */
function readAddress(target: unknown) {
  const [, path, id] = (typeof target === 'string' && /^(\/[\w/-]+)\?id=([\w-]{1,96})$/.exec(target)) || []
  const pages = pagesOfRecords.find(({ detail }) => detail === path)
  return pages === undefined || id === undefined ? undefined : { ...pages, id }
}

/** What an address inside the site names. */
export interface Linked {
  collection: string
  /** The address, with the record's slug in the asked language. */
  path: string
  /** The record; `undefined` when none is published there. */
  record: Reader | undefined
}

/** The record whose page an editor's address is; `undefined` for any other address. */
export async function findLinked(
  context: Pick<CallContext, 'find' | 'locale'>,
  target: unknown,
): Promise<Linked | undefined> {
  const address = readAddress(target)
  if (address === undefined) return undefined
  const { collection, detail, id } = address
  const record = openRecord(await findRecord(context, collection, id, { depth: 1 }), context.locale)
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

/** What an answer with these links was made from: a record that is renamed has another address. */
export function tagsOfLinks(links: readonly (Link | undefined)[]): string[] {
  return [...new Set(links.flatMap((link) => readAddress(link?.path)?.collection ?? []))]
}
