import type { PayloadRequest, Payload } from 'payload'
import { askWithin } from '#content/search/ask-within.ts'
import { type Ask, insertRows, isPostgres } from '#content/search/ask.ts'
import { tableOf } from '#content/uses/tables.ts'
import { type BulkRows, drawNumbers, type NewVersion, openBulk } from './bulk-rows.ts'
import { type CheckedArchive, kindOf, readGlobalEntry, readPart } from './check-archive.ts'
import { globalName, MoveError, type MovedGlobal, type MovedRecord } from './format.ts'
import { keepIdentities } from './identities.ts'
import { overlay } from './overlay.ts'
import { renameFiles } from './place-files.ts'
import { digestHere, type ImportPlan, type PlannedRecord } from './plan-import.ts'
import {
  fieldsToRead,
  type Kind,
  openSource,
  portableRecord,
  readGlobal,
  readRows,
  type StoredVersion,
} from './portable.ts'
import { readEntries, readText } from './read-archive.ts'
import { type Data, walkFields } from './walk.ts'

/** What an import wrote: numbers of records by collection, and the globals. */
export interface Written {
  records: Map<string, number[]>
  globals: string[]
  /** Collections of which records were changed that were here before. */
  changed: Set<string>
  dangling: number
}

interface Writing {
  req: PayloadRequest
  ask: Ask
  bulk: BulkRows
  archive: CheckedArchive
  plan: ImportPlan
  written: Written
  advance: (by: number) => void
}

/**
 * Writes what was planned, in the transaction of a request. New records get their numbers first, so that those which refer
 * to each other can be written one after another.
 *
 * @throws MoveError when something was changed since it was compared
 */
export async function writeRecords(
  req: PayloadRequest,
  archive: CheckedArchive,
  plan: ImportPlan,
  onProgress?: (done: number, total: number) => void,
): Promise<Written> {
  const planned = [...plan.records.values()].flatMap((all) => [...all.values()])
  const total = planned.filter(({ action }) => action !== 'same').length
  let done = 0
  const written: Written = { records: new Map(), globals: [], changed: new Set(), dangling: 0 }
  const advance = (by: number) => onProgress?.((done += by), total)
  const writing: Writing = { req, ask: askWithin(req), bulk: openBulk(req), archive, plan, written, advance }
  for (const [collection, records] of plan.records) await numberNew(writing, collection, records)
  for await (const entry of readEntries(archive.file)) {
    if (entry.name.startsWith('files/')) break
    const text = await readText(entry)
    const kind = kindOf(req.payload, entry.name)
    if (kind === undefined) continue
    if (entry.name === globalName(kind.slug)) await writeGlobal(writing, kind, readGlobalEntry(text, entry.name))
    else await writePart(writing, kind, readPart(text, entry.name))
  }
  return written
}

const hasDrafts = (payload: Payload, collection: string) =>
  Boolean(payload.collections[collection as 'news'].config.versions?.drafts)

async function numberNew(writing: Writing, collection: string, records: Map<string, PlannedRecord>): Promise<void> {
  const { ask, plan, req } = writing
  const identities = await plan.identities.of(collection)
  const uids = [...records].filter(([, { action }]) => action === 'new').map(([uid]) => uid)
  if (uids.length > 0) {
    const numbers = await drawNumbers(ask, isPostgres(req.payload), tableOf(collection), uids.length)
    for (const [at, uid] of uids.entries()) {
      const record = numbers[at] ?? 0
      records.set(uid, { action: 'new', record })
      identities.rename(record, uid)
    }
    // A row without anything can be referred to; of a collection without drafts there is none.
    if (hasDrafts(req.payload, collection))
      await insertRows(
        ask,
        `${tableOf(collection)} (id)`,
        numbers.map((number) => [number]),
      )
  }
  const named = [...records].flatMap(([uid, { record }]) => (record === undefined ? [] : [[record, uid] as const]))
  await keepIdentities(ask, collection, named)
}

/** A state with numbers in the place of names. */
function storedState(writing: Writing, kind: Kind, state: Data): Data {
  const { plan, written } = writing
  const refer = (collection: string, value: unknown) => {
    const record = plan.identities.known(collection)?.recordOf(String(value))
    if (record === undefined) written.dangling += 1
    return record
  }
  const named = renameFiles(state, kind.slug, plan.files)
  const stored = walkFields(fieldsToRead(kind.slug, kind.flattenedFields), named, { refer })
  if (kind.slug === 'former-slugs') stored.record = refer(String(state.kind), state.record)
  return stored
}

/** What is here of the records of a part that are to be changed; they must be as they were when they were compared. */
async function readHere({ archive, plan, req }: Writing, kind: Kind, records: readonly MovedRecord[]) {
  const planned = plan.records.get(kind.slug)
  const ids = records.flatMap(({ uid }) => {
    const { action, record } = planned?.get(uid) ?? {}
    return action === 'changed' && record !== undefined ? [record] : []
  })
  if (ids.length === 0) return new Map<number, Awaited<ReturnType<typeof readRows>>[number]>()
  const source = openSource(plan.identities, { scope: archive.manifest.scope, hasVersions: false })
  const rows = await readRows(req.payload, kind.slug, { ids }, false, req)
  const before = new Map([...(planned?.values() ?? [])].map((each) => [each.record, each.before]))
  for (const { row, versions } of rows)
    if (digestHere(await portableRecord(kind, row, versions, source)) !== before.get(row.id)) refuseChanged()
  if (rows.length !== ids.length) refuseChanged()
  return new Map(rows.map((each) => [each.row.id, each]))
}

function refuseChanged(): never {
  throw new MoveError(
    '比较之后有人改了内容，请再来一次。没有改动任何内容。',
    'Somebody changed the content since it was compared. Try again. Nothing was changed.',
  )
}

async function writePart(writing: Writing, kind: Kind, records: readonly MovedRecord[]): Promise<void> {
  const { advance, plan, written } = writing
  const { slug } = kind
  const planned = plan.records.get(slug)
  const here = await readHere(writing, kind, records)
  const numbers = written.records.get(slug) ?? []
  written.records.set(slug, numbers)
  for (const record of records) {
    const { action, record: number } = planned?.get(record.uid) ?? {}
    if (action === undefined || action === 'same' || number === undefined) continue
    const found = here.get(number)
    const state = storedState(writing, kind, record.record)
    if (slug === 'former-slugs' && state.record === undefined) continue
    const row = found === undefined ? state : overlay(kind.flattenedFields, found.row, state)
    const changed = { moved: record, row, versions: found?.versions }
    if (found === undefined) await addNew(writing, kind, number, changed)
    else {
      await change(writing, kind, number, changed)
      written.changed.add(slug)
    }
    numbers.push(number)
    advance(1)
  }
  await writing.bulk.flush()
}

async function addNew(writing: Writing, kind: Kind, number: number, changed: Changed): Promise<void> {
  const { bulk, req } = writing
  const isThere = hasDrafts(req.payload, kind.slug)
  await bulk.addRecord(kind.slug, number, changed.row, isThere)
  if (!isThere) return
  const states = statesOf(writing, kind, changed)
  for (const [index, state] of states.entries())
    await bulk.addVersion(kind.slug, number, { ...state, isLatest: index === states.length - 1 })
}

async function change(writing: Writing, kind: Kind, number: number, changed: Changed): Promise<void> {
  const { req } = writing
  const { db } = req.payload
  const { id: _id, ...data } = changed.row
  await db.updateOne({ collection: kind.slug as 'news', id: number, data, req, returning: false })
  if (!hasDrafts(req.payload, kind.slug)) return
  for (const { version, ...facts } of statesOf(writing, kind, changed)) {
    const { id: _number, ...versionData } = version
    const own = { versionData: versionData, autosave: false, ...facts, req, returning: false } as const
    await db.createVersion({ collectionSlug: kind.slug as 'news', parent: number, ...own })
  }
}

interface Changed {
  moved: MovedGlobal
  /** What is stored of it now. */
  row: Data
  /** States that were here before; nothing for what is new. */
  versions: readonly StoredVersion[] | undefined
}

type State = Omit<NewVersion, 'isLatest'>

/** All states of what is new, where the archive has them; otherwise those that count, as Payload would have kept them. */
function statesOf(writing: Writing, kind: Kind, changed: Changed): State[] {
  const { moved, row, versions } = changed
  if (versions === undefined && moved.versions !== undefined && moved.versions.length > 0)
    return moved.versions.map(({ createdAt, isSnapshot, language, updatedAt, version }) => ({
      version: storedState(writing, kind, version),
      createdAt,
      updatedAt,
      ...(isSnapshot && { snapshot: true as const }),
      ...(language !== undefined && { publishedLocale: language }),
    }))
  if (moved.draft !== undefined) {
    const draft = storedState(writing, kind, moved.draft)
    return dateStates([row, overlay(kind.flattenedFields, row, draft)], versions)
  }
  const last = versions?.at(-1)?.version
  // What visitors are shown came alone: whatever is being written here is still being written.
  const isWritten = writing.archive.manifest.scope === 'published' && last !== undefined
  return dateStates(isWritten ? [row, last] : [row], versions)
}

/** A new record is as old as it was; what is changed here is changed now, after all that is there. */
function dateStates(states: readonly Data[], versions: readonly StoredVersion[] | undefined): State[] {
  const now = Date.now()
  return states.map((version, index) => {
    const own = typeof version.updatedAt === 'string' && versions === undefined ? Date.parse(version.updatedAt) : now
    // Two of the same millisecond would leave it to the database which of them is the latest.
    const at = new Date(own + index).toISOString()
    return { version, createdAt: at, updatedAt: at }
  })
}

async function writeGlobal(writing: Writing, kind: Kind, global: MovedGlobal): Promise<void> {
  const { archive, plan, req, written } = writing
  const planned = plan.globals.get(kind.slug)
  if (planned?.action !== 'changed') return
  const { payload } = req
  const slug = kind.slug as 'site'
  const { row: before, versions } = await readGlobal(payload, slug, false, req)
  const source = openSource(plan.identities, { scope: archive.manifest.scope, hasVersions: false })
  if (digestHere(await portableRecord(kind, before, versions, source)) !== planned.before) refuseChanged()
  const {
    globalType: _type,
    id: _id,
    ...row
  } = overlay(kind.flattenedFields, before, storedState(writing, kind, global.record))
  await payload.db.updateGlobal({ slug, data: row, req, returning: false })
  for (const { version, ...facts } of statesOf(writing, kind, {
    moved: global,
    row,
    versions: versions.length > 0 ? versions : undefined,
  })) {
    const { globalType: _kind, id: _number, ...versionData } = version
    const updatedAt = beforeSnapshot(facts)
    const own = {
      versionData: versionData,
      autosave: false,
      ...facts,
      updatedAt,
      req,
      returning: false,
    } as const
    await payload.db.createGlobalVersion({ globalSlug: slug, ...own })
  }
  written.globals.push(kind.slug)
}

/** A snapshot is put a millisecond later when it is written (content/last-drafts.ts), as it was when it was first. */
const beforeSnapshot = ({ snapshot, updatedAt }: Pick<State, 'snapshot' | 'updatedAt'>) =>
  snapshot ? new Date(Date.parse(updatedAt) - 1).toISOString() : updatedAt
