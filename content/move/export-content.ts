import type { Writable } from 'node:stream'
import type { Payload } from 'payload'
import { readApplied } from '#content/migrate.ts'
import { openAsk } from '#content/search/ask.ts'
import { tableOf } from '#content/uses/tables.ts'
import { homeOf } from './files.ts'
import {
  endName,
  type Ending,
  fileName,
  format,
  globalName,
  type Manifest,
  manifestName,
  MoveError,
  type MovedRecord,
  partBytes,
  partName,
  partRecords,
} from './format.ts'
import { openIdentities } from './identities.ts'
import { moved } from './kinds.ts'
import { openSource, portableRecord, readAllIdentities, readGlobal, readRows, type Source } from './portable.ts'
import { type ArchiveWriter, openArchive } from './write-archive.ts'

export interface ExportTask {
  scope: Manifest['scope']
  hasVersions: boolean
  /** Kinds and globals; all of them without. */
  only?: readonly string[] | undefined
  output: Writable
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** The names of the migrations, as both databases have them. */
export const readSchema = async (payload: Payload): Promise<string[]> =>
  (await readApplied(payload)).map((name) => name.replace(/^\d+_\d+_/, ''))

const globalsOf = (payload: Payload): string[] => payload.config.globals.map(({ slug }) => slug)

interface Work {
  payload: Payload
  archive: ArchiveWriter
  source: Source
  /** Files to be written, each once, with where the first of that content lies. */
  files: Map<string, { collection: string; name: string; size: number }>
  counts: Record<string, number>
  advance: (by: number) => void
}

/**
 * Writes the content into an archive, while the site runs. Every record is whole, as it was when it was read; those that
 * are made meanwhile may be missing. What is in memory grows by a name for each record, and no further.
 *
 * @returns what the archive says at its end
 * @throws MoveError when a kind is asked for that there is not
 */
export async function exportContent(payload: Payload, task: ExportTask): Promise<Ending> {
  const { hasVersions, only, output, scope } = task
  const globals = globalsOf(payload)
  const unknown = only?.filter((each) => !moved.includes(each) && !globals.includes(each)) ?? []
  if (unknown.length > 0)
    throw new MoveError(`没有这些内容：${unknown.join('、')}`, `There is no content called ${unknown.join(', ')}`)
  const identities = openIdentities(payload)
  await readAllIdentities(identities)
  const isAsked = (slug: string) => only === undefined || only.includes(slug)
  const kinds = moved.filter(isAsked)
  const total = kinds.reduce((sum, each) => sum + (identities.known(each)?.size ?? 0), 0)
  let done = 0
  const archive = openArchive(output)
  const work: Work = {
    payload,
    archive,
    source: openSource(identities, { scope, hasVersions }),
    files: new Map(),
    counts: {},
    advance: (by) => task.onProgress?.((done += by), total),
  }
  try {
    const head: Manifest = {
      portico: 'content',
      format,
      madeAt: new Date().toISOString(),
      schema: await readSchema(payload),
      scope,
      hasVersions,
      ...(only && { only: [...only] }),
    }
    await archive.addText(manifestName, JSON.stringify(head))
    for (const collection of kinds) await writeCollection(work, collection)
    for (const slug of globals.filter(isAsked)) await writeGlobal(work, slug)
    await writeFiles(work)
    const { leftOut } = work.source
    const end: Ending = { entries: { ...archive.entries }, records: work.counts, leftOut }
    await archive.addText(endName, JSON.stringify(end))
    await archive.finish()
    return end
  } catch (error) {
    archive.abandon(error as Error)
    throw error
  }
}

/** The records of a kind, some at a time; `read` counts those that visitors are not shown as well. */
export async function* readPortable(
  payload: Payload,
  source: Source,
  collection: string,
): AsyncGenerator<{ records: MovedRecord[]; read: number }> {
  const { config } = payload.collections[collection as 'news']
  const identities = await source.identities.of(collection)
  for (let after = 0; ;) {
    const rows = await readRows(payload, collection, { after, limit: partRecords }, source.hasVersions)
    const records: MovedRecord[] = []
    for (const { row, versions } of rows) {
      const portable = await portableRecord(config, row, versions, source)
      const uid = identities.uidOf(row.id)
      // One without was made since the names were read.
      if (portable !== undefined && uid !== undefined) records.push({ uid, ...portable })
    }
    yield { records, read: rows.length }
    if (rows.length < partRecords) return
    after = rows.at(-1)?.row.id ?? 0
  }
}

async function writeCollection(work: Work, collection: string): Promise<void> {
  const { advance, archive, counts, payload, source } = work
  let part = 0
  let lines: string[] = []
  let length = 0
  const flush = async () => {
    if (lines.length === 0) return
    part += 1
    await archive.addText(partName(collection, part), lines.join(''))
    lines = []
    length = 0
  }
  for await (const { read, records } of readPortable(payload, source, collection)) {
    for (const record of records) {
      noteFiles(work, collection, record)
      const line = `${JSON.stringify(record)}\n`
      if (length + line.length > partBytes) await flush()
      lines.push(line)
      length += line.length
      counts[collection] = (counts[collection] ?? 0) + 1
    }
    if (read > 0) advance(read)
    // A part is never longer than what is read at once: the other side reads its records at once as well.
    await flush()
  }
}

async function writeGlobal(work: Work, slug: string): Promise<void> {
  const { archive, counts, payload, source } = work
  const config = payload.config.globals.find((each) => each.slug === slug)
  const [stored] = await openAsk(payload)(`SELECT 1 FROM ${tableOf(slug)} LIMIT 1`)
  if (config === undefined || stored === undefined) return
  const { row, versions } = await readGlobal(payload, slug, source.hasVersions)
  const portable = await portableRecord(config, row, versions, source)
  if (portable === undefined) return
  await archive.addText(globalName(slug), JSON.stringify(portable))
  counts[slug] = 1
}

function noteFiles({ files }: Work, collection: string, record: Omit<MovedRecord, 'uid'>): void {
  for (const [name, { sha256, size }] of Object.entries(record.files ?? {}))
    if (!files.has(sha256)) files.set(sha256, { collection, name, size })
}

async function writeFiles({ archive, files }: Work): Promise<void> {
  for (const [sha256, { collection, name, size }] of files) {
    const content = homeOf(collection)?.open(name, size)
    if (content === undefined) continue
    await archive.addFile(fileName(sha256), size, content)
    if (archive.entries[fileName(sha256)]?.sha256 !== sha256)
      throw new MoveError(`${name}在导出时变了，请重新导出。`, `${name} changed during the export. Export again.`)
  }
}
