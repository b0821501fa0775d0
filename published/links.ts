import { type LinkedDoc, linksIn } from '#content/published/links.ts'
import type { Row } from '#content/search/ask.ts'
import { slotsOf, valueOf } from './relations.ts'
import { join, placesFor, type Sql } from './where.ts'

type Document = Record<string, unknown>

/** Whether a stored document has a link to a record. Most have none, and need not be walked through. */
export const hasRecordLink = (row: Row | undefined): boolean =>
  [row?.head, row?.body].some((part) => typeof part === 'string' && part.includes('"linkType":"internal"'))

interface Reading {
  run: (statement: Sql) => Promise<Row[]>
  /** Collections of which nothing is there. */
  absent: ReadonlySet<string>
  /** Told each record: a link is another when its slug changes, or when it is published or withdrawn. */
  onRead: ((tags: readonly string[]) => void) | undefined
}

/**
 * Puts what a link needs of its record in the place of the record's number, in the formatted texts of documents: those of all
 * documents in one statement. A number stays where visitors may not see the record.
 *
 * @param texts ways to the formatted texts
 */
export async function fillLinks(
  { absent, onRead, run }: Reading,
  documents: readonly Document[],
  texts: readonly (readonly string[])[],
): Promise<void> {
  const slots = documents.flatMap((document) => texts.flatMap((path) => slotsOf(document, path)))
  const links = slots
    .flatMap((slot) => linksIn(valueOf(slot)))
    .flatMap((link) => ('doc' in link && !absent.has(link.doc.relationTo) ? [link.doc] : []))
  if (links.length === 0) return
  const tagOf = ({ relationTo, value }: LinkedDoc) => `${relationTo}:${Number(value)}`
  onRead?.([...new Set(links.map(tagOf))])
  const { text, values } = join(
    [...Map.groupBy(links, ({ relationTo }) => relationTo)].map(([collection, some]) => {
      const places = placesFor([...new Set(some.map(({ value }) => Number(value)))])
      return { text: `(collection = ? AND record IN (${places.text}))`, values: [collection, ...places.values] }
    }),
    'OR',
  )
  const rows = await run({ text: `SELECT collection, record, head FROM portico_published WHERE ${text}`, values })
  const heads = new Map(rows.map(({ collection, head, record }) => [`${String(collection)}:${Number(record)}`, head]))
  for (const link of links) {
    const head = heads.get(tagOf(link))
    if (typeof head === 'string') link.value = pickNames(JSON.parse(head) as Document)
  }
}

const pickNames = ({ _status, id, slug, title }: Document) => ({ id, title, slug, _status })
