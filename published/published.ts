import type { Payload } from 'payload'
import { globalRecord } from '#content/global-record.ts'
import { type Projection, type RelationPath, relationPaths, richTextPaths } from '#content/published/projection.ts'
import { openProjections } from '#content/published/store.ts'
import type { PublishedCollections, PublishedGlobals } from '#content/payload-types.ts'
import { type Ask, openAsk, type Row } from '#content/search/ask.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import { fillLinks, hasRecordLink } from './links.ts'
import { fillRelations, findRelations, numbersOf } from './relations.ts'
import { countDocuments, type Part, selectDocuments, type Selection } from './statements.ts'
import { conjunctsOf, isByNumber, join, placesFor, type Sql, type Where } from './where.ts'

/** A record of whichever collection as visitors may read it; its type is in `content/payload-types.ts`. */
type PublishedDocument = Record<string, unknown> & { id: number }

export interface FindOptions extends Selection {
  /** How many relations deep records are filled in; pictures need 1. */
  depth?: number
  /** The fields that are needed, for long lists of large records; without it all. */
  select?: readonly string[]
  /** Told what was read: `news` for a list, `news:5` for a record. What changes there changes the answer. */
  onRead?: (tags: readonly string[]) => void
}

/** Reads what is published. Payload takes no part in it; docs/decisions/0039-the-published-side.md. */
export interface Published {
  find: <Name extends keyof PublishedCollections>(
    collection: Name,
    options?: FindOptions,
  ) => Promise<PublishedCollections[Name][]>
  count: (collection: string, where: Where, onRead?: FindOptions['onRead']) => Promise<number>
  findGlobal: <Slug extends keyof PublishedGlobals>(
    slug: Slug,
    onRead?: FindOptions['onRead'],
  ) => Promise<PublishedGlobals[Slug]>
  /** The language of a record in which visitors have less than in the other one, which has changed since. */
  findBehind: (collection: string, record: number, onRead?: FindOptions['onRead']) => Promise<Locale | undefined>
  /** The same as if nothing of these collections were published. */
  without: (collections: ReadonlySet<string>) => Published
}

interface Source extends Projection {
  relations: RelationPath[]
  /** Ways to the formatted texts of a document. */
  texts: string[][]
  /** What other records show of one that they name; all of it without. */
  asRelation: readonly string[] | undefined
}

const named = new Set(['id', 'title', '_status', 'updatedAt'])

function createSources(payload: Payload): (name: string) => Source {
  const sources = new Map<string, Source>()
  for (const projection of openProjections(payload).values()) {
    const shown = payload.config.collections.find(({ slug }) => slug === projection.source)?.defaultPopulate
    sources.set(projection.source, {
      ...projection,
      relations: relationPaths(projection.fields),
      texts: richTextPaths(projection.fields),
      asRelation: shown && Object.keys(shown),
    })
  }
  return (name) => {
    const source = sources.get(name)
    if (source === undefined) throw new Error(`Visitors read nothing called "${name}"`)
    return source
  }
}

const partOf = ({ bodyFields }: Source, select: readonly string[] | undefined): Part =>
  bodyFields.size > 0 && (select === undefined || select.some((name) => bodyFields.has(name))) ? 'whole' : 'head'

function documentOf({ body, head }: Row): PublishedDocument {
  const document = JSON.parse(head as string) as PublishedDocument
  return body === undefined ? document : Object.assign(document, JSON.parse(body as string))
}

/**
 * What an answer hangs on that was made from a query: of one for records by number or slug those records, also one that is
 * not there yet; of any other the whole collection.
 */
function tagsOf(collection: string, where: Where, documents: readonly PublishedDocument[]): string[] {
  const conjuncts = conjunctsOf(where)
  const tagOf = (id: unknown) => `${collection}:${Number(id)}`
  const byNumber = conjuncts.find(isByNumber)
  if (byNumber !== undefined) return [byNumber.value].flat().map(tagOf)
  const isBySlug = conjuncts.some(
    (each) =>
      'oneOf' in each &&
      each.oneOf.length > 0 &&
      each.oneOf.every((one) => one.some((leaf) => 'field' in leaf && leaf.field.startsWith('slug.'))),
  )
  return isBySlug && documents.length > 0 ? documents.map(({ id }) => tagOf(id)) : [collection]
}

/** @param openSide how the tables are asked */
export function openPublished(payload: Payload, openSide = () => openAsk(payload)): Published {
  let opened: { ask: Ask; sourceOf: (name: string) => Source } | undefined
  // Not before it is asked: a portal is made before its database is.
  const open = () => (opened ??= { ask: openSide(), sourceOf: createSources(payload) })
  const run: Run = ({ text, values }) => open().ask(text, values)
  return openView(run, (name) => open().sourceOf(name), new Set())
}

function openView(run: Run, sourceOf: (name: string) => Source, absent: ReadonlySet<string>): Published {
  const fill = createFill(run, sourceOf, absent)
  /** Links are filled in whenever a text is read: without their records they lead nowhere. */
  const openLinked = async (rows: readonly Row[], { texts }: Source, onRead: FindOptions['onRead']) => {
    const documents = rows.map(documentOf)
    const linking = documents.filter((_, index) => hasRecordLink(rows[index]))
    await fillLinks({ run, absent, onRead }, linking, texts)
    return documents
  }
  return {
    without: (collections) => openView(run, sourceOf, collections),
    async find(collection, { depth = 0, onRead, select, ...selection } = {}) {
      if (absent.has(collection)) return []
      const source = sourceOf(collection)
      const needed = select && [...select, ...named]
      const rows = await run(selectDocuments(source, selection, partOf(source, needed)))
      const documents = await openLinked(rows, source, onRead)
      onRead?.(tagsOf(collection, selection.where ?? {}, documents))
      await fill(documents, source, { depth, onRead, select: needed })
      // The types were written from the fields that the documents are written from.
      return documents as object[] as PublishedCollections[typeof collection][]
    },
    async count(collection, where, onRead) {
      if (absent.has(collection)) return 0
      onRead?.([collection])
      const [row] = await run(countDocuments(sourceOf(collection), where))
      return Number(row?.total)
    },
    async findBehind(collection, record, onRead) {
      onRead?.([`${collection}:${record}`])
      const text = 'SELECT language FROM portico_translations WHERE kind = ? AND record = ? AND is_behind = 1'
      const [row] = await run({ text, values: [collection, record] })
      return isLocale(row?.language) ? row.language : undefined
    },
    async findGlobal(slug, onRead) {
      const source = sourceOf(slug)
      const [row] = await run(selectDocuments(source, { where: { id: { equals: globalRecord } } }, 'whole'))
      onRead?.([slug])
      if (row === undefined) throw new Error(`The global "${slug}" was not published yet`)
      const [document] = (await openLinked([row], source, onRead)) as [PublishedDocument]
      await fill([document], source, { depth: 1, onRead, select: undefined })
      return document as object as PublishedGlobals[typeof slug]
    },
  }
}

type Run = (statement: Sql) => Promise<Row[]>

interface Filling {
  depth: number
  onRead: FindOptions['onRead'] | undefined
  select: readonly string[] | undefined
}

/** Puts related records into documents, level by level: those of all documents in one statement, each once. */
function createFill(run: Run, sourceOf: (name: string) => Source, absent: ReadonlySet<string>) {
  async function fill(
    documents: readonly PublishedDocument[],
    { relations: all, source }: Source,
    { depth, onRead, select }: Filling,
  ): Promise<void> {
    if (depth === 0 || documents.length === 0) return
    const paths = all.filter(({ path: [first = ''] }) => select === undefined || select.includes(first))
    const relations = findRelations(documents, paths).filter(({ collection }) => !absent.has(collection))
    if (relations.length === 0) return
    const numbers = numbersOf(relations)
    for (const [name, some] of numbers) onRead?.([...some].map((number) => `${name}:${number}`))
    const found = await readNamed(run, sourceOf, numbers)
    for (const name of numbers.keys()) {
      const these = [...found].filter(([key]) => key.startsWith(`${name}:`)).map(([, document]) => document)
      const related = sourceOf(name)
      // A picture comes with the one that stands for it in the light theme, however deep it was asked for.
      const further = name === 'media' && source !== 'media' ? 1 : depth - 1
      await fill(these, related, { depth: further, onRead, select: related.asRelation })
    }
    fillRelations(relations, (name, number) => found.get(`${name}:${number}`))
  }
  return fill
}

/** Documents by number, of several collections in one statement, or two where some need their whole document. */
async function readNamed(
  run: Run,
  sourceOf: (name: string) => Source,
  wanted: Map<string, Set<number>>,
): Promise<Map<string, PublishedDocument>> {
  const parts = [...wanted].map(([name, numbers]): { part: Part; sql: Sql } => {
    const source = sourceOf(name)
    const places = placesFor([...numbers])
    const text = `(collection = ? AND record IN (${places.text}))`
    return { part: partOf(source, source.asRelation), sql: { text, values: [name, ...places.values] } }
  })
  const readPart = async (part: Part) => {
    const these = parts.filter((each) => each.part === part).map(({ sql }) => sql)
    if (these.length === 0) return []
    const { text, values } = join(these, 'OR')
    const columns = part === 'whole' ? 'head, body' : 'head'
    return run({ text: `SELECT collection, record, ${columns} FROM portico_published WHERE ${text}`, values })
  }
  const rows = (await Promise.all([readPart('head'), readPart('whole')])).flat()
  return new Map(rows.map((row) => [`${String(row.collection)}:${String(row.record)}`, documentOf(row)]))
}
