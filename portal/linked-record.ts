import { readRecordAddress } from '#domain/site/record-pages.ts'
import type { Localized } from '#lib/locale.ts'
import type { CallContext } from './call.ts'
import { findRecord } from './find-record.ts'
import { linkTo, type NamedRecord, openRecord, type Reader } from './records.ts'
import type { Link } from './schemas.ts'

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
  const address = readRecordAddress(target)
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
