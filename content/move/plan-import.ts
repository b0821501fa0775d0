import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { type CheckedArchive, kindOf, readGlobalEntry, readPart, titleOf } from './check-archive.ts'
import { comparable, differences } from './compare.ts'
import { globalName, type MovedGlobal } from './format.ts'
import { type AllIdentities, openIdentities } from './identities.ts'
import { type Conflict, type Matches, matchRecords } from './match.ts'
import { type Placing, planFiles } from './place-files.ts'
import {
  type Kind,
  openSource,
  portableRecord,
  readAllIdentities,
  readGlobal,
  readRows,
  type Source,
} from './portable.ts'
import { readEntries, readText } from './read-archive.ts'

/** What an import would do to a record. */
export interface PlannedRecord {
  action: 'new' | 'changed' | 'same'
  record?: number | undefined
  /** Digest of what is here, so that a change made meanwhile is not written over. */
  before?: string
}

interface KindPlan {
  kind: string
  new: number
  same: number
  changed: { title: string; fields: string[] }[]
  /** Titles of records that were recognised by their address. */
  byKey: string[]
}

export interface ImportPlan {
  kinds: KindPlan[]
  conflicts: Conflict[]
  unknown: string[]
  /** References to records that are neither in the archive nor here. */
  dangling: number
  files: Placing
  records: Map<string, Map<string, PlannedRecord>>
  globals: Map<string, PlannedRecord>
  identities: AllIdentities
  matches: Matches
}

/** What is here of a record, as the archive would have it. */
export function digestHere(here: MovedGlobal | undefined): string {
  const states = [here?.record, here?.draft].map(
    (state) => state && [...comparable(state, here?.files)].map((each) => each.join(' ')).toSorted(),
  )
  return createHash('sha256').update(JSON.stringify(states)).digest('hex')
}

function compareMoved(there: MovedGlobal, here: MovedGlobal | undefined): string[] {
  if (here === undefined) return ['_status']
  const compared = (state: 'record' | 'draft') =>
    differences(
      comparable(there[state] ?? there.record, there.files),
      comparable(here[state] ?? here.record, here.files),
    )
  return [...new Set([...compared('record'), ...compared('draft')])].sort()
}

interface Planning {
  payload: Payload
  source: Source
  plan: ImportPlan
  advance: (by: number) => void
}

/**
 * Compares a checked archive with what is here. Nothing is changed.
 * @param onProgress told how many records of how many were compared
 */
export async function planImport(
  payload: Payload,
  archive: CheckedArchive,
  onProgress?: (done: number, total: number) => void,
): Promise<ImportPlan> {
  const identities = openIdentities(payload)
  await readAllIdentities(identities)
  const matches = await matchRecords(payload, archive, identities)
  const plan: ImportPlan = {
    kinds: [],
    conflicts: matches.conflicts,
    unknown: archive.unknown,
    dangling: 0,
    files: { wanted: new Map(), renamed: new Map() },
    records: new Map(),
    globals: new Map(),
    identities,
    matches,
  }
  const total = [...archive.records.values()].reduce((sum, all) => sum + all.length, archive.globals.length)
  let done = 0
  const source = openSource(identities, { scope: archive.manifest.scope, hasVersions: false })
  const planning: Planning = { payload, source, plan, advance: (by) => onProgress?.((done += by), total) }
  for await (const entry of readEntries(archive.file)) {
    // Files come last.
    if (entry.name.startsWith('files/')) break
    const text = await readText(entry)
    const kind = kindOf(payload, entry.name)
    if (kind === undefined) continue
    if (entry.name === globalName(kind.slug)) await planGlobal(planning, kind, readGlobalEntry(text, entry.name))
    else await planPart(planning, kind, text, entry.name)
  }
  return plan
}

function kindPlanOf({ kinds }: ImportPlan, kind: string): KindPlan {
  const found = kinds.find((each) => each.kind === kind)
  if (found !== undefined) return found
  const made: KindPlan = { kind, new: 0, same: 0, changed: [], byKey: [] }
  kinds.push(made)
  return made
}

async function planPart({ advance, payload, plan, source }: Planning, kind: Kind, text: string, name: string) {
  const { slug } = kind
  const told = kindPlanOf(plan, slug)
  const matches = plan.matches.of.get(slug)
  const planned = plan.records.get(slug) ?? new Map<string, PlannedRecord>()
  plan.records.set(slug, planned)
  const records = readPart(text, name)
  const ids = records.flatMap(({ uid }) => matches?.get(uid)?.record ?? [])
  const rows = new Map((await readRows(payload, slug, { ids }, false)).map((each) => [each.row.id, each]))
  for (const record of records) {
    const { isByKey = false, record: number } = matches?.get(record.uid) ?? {}
    const found = number === undefined ? undefined : rows.get(number)
    const title = titleOf(kind, record.draft ?? record.record)
    if (isByKey) told.byKey.push(title)
    if (found === undefined) {
      told.new += 1
      planned.set(record.uid, { action: 'new' })
      await planFiles(plan.files, slug, record)
      continue
    }
    const here = await portableRecord(kind, found.row, found.versions, source)
    const fields = compareMoved(record, here)
    planned.set(record.uid, {
      action: fields.length > 0 ? 'changed' : 'same',
      record: number,
      before: digestHere(here),
    })
    if (fields.length === 0) {
      told.same += 1
      continue
    }
    told.changed.push({ title, fields })
    await planFiles(plan.files, slug, record)
  }
  advance(records.length)
}

async function planGlobal({ advance, payload, plan, source }: Planning, kind: Kind, global: MovedGlobal) {
  const told = kindPlanOf(plan, kind.slug)
  const { row, versions } = await readGlobal(payload, kind.slug, false)
  const here = await portableRecord(kind, row, versions, source)
  const fields = compareMoved(global, here)
  plan.globals.set(kind.slug, { action: fields.length > 0 ? 'changed' : 'same', before: digestHere(here) })
  if (fields.length > 0) told.changed.push({ title: '', fields })
  else told.same += 1
  advance(1)
}
