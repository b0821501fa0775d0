import type { Payload } from 'payload'
import { type Locale, locales } from '#lib/locale.ts'
import { readSchema } from './export-content.ts'
import { homeOf } from './files.ts'
import {
  endName,
  type Ending,
  ending,
  fileName,
  format,
  type Manifest,
  manifest,
  manifestName,
  MoveError,
  movedGlobal,
  type MovedGlobal,
  type MovedRecord,
  movedRecord,
} from './format.ts'
import { uidPattern } from './identities.ts'
import { keyFields, moved } from './kinds.ts'
import { fieldsToRead, type Kind } from './portable.ts'
import { type ArchiveEntry, damaged, measure, parse, readEntries, readText, skip } from './read-archive.ts'
import { type Data, walkFields } from './walk.ts'

/** What is known of a record of an archive before it is taken in. */
export interface Announced {
  uid: string
  keys: string[]
  title: string
}

export interface CheckedArchive {
  file: string
  manifest: Manifest
  ending: Ending
  records: Map<string, Announced[]>
  globals: string[]
  /** Kinds and fields that this release does not have: they are passed over. */
  unknown: string[]
}

/** The kind that an entry holds records of; nothing for other entries. */
export function kindOf(payload: Payload, name: string): Kind | undefined {
  const [, folder, slug] = /^(records|globals)\/([a-z0-9-]+)/.exec(name) ?? []
  if (slug === undefined) return undefined
  if (folder === 'globals') return payload.config.globals.find((each) => each.slug === slug)
  return moved.includes(slug) ? payload.config.collections.find((each) => each.slug === slug) : undefined
}

/** Reads the records of a part. */
export function readPart(text: string, name: string): MovedRecord[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { data, success } = movedRecord.safeParse(parse(line, name))
      if (!success) throw damaged(`${name}里有读不出来的记录`, `${name} has a record that cannot be read`)
      return data
    })
}

export function readGlobalEntry(text: string, name: string): MovedGlobal {
  const { data, success } = movedGlobal.safeParse(parse(text, name))
  if (!success) throw damaged(`${name}读不出来`, `${name} cannot be read`)
  return data
}

/** By what a state is recognised: the values of its keys, each language by itself. */
export function keysOf(kind: Kind, state: Data): string[] {
  const config = kind as Parameters<typeof keyFields>[0]
  return keyFields(config).flatMap((names) => {
    const values = names.map((name) => state[name])
    const [first] = values
    if (names.length === 1 && typeof first === 'object' && first !== null)
      return locales.flatMap((locale) => {
        const value = (first as Partial<Record<Locale, unknown>>)[locale]
        return typeof value === 'string' && value !== '' ? [`${names[0]} ${locale} ${value}`] : []
      })
    return values.every((value) => typeof value === 'string' && value !== '')
      ? [`${names.join()} ${values.join(' ')}`]
      : []
  })
}

export function titleOf(kind: Kind, state: Data): string {
  const name = ('admin' in kind ? (kind.admin as { useAsTitle?: string }).useAsTitle : undefined) ?? 'title'
  const value = state[name]
  if (typeof value === 'string') return value
  const texts = (value ?? {}) as Partial<Record<Locale, unknown>>
  const [title] = locales.map((locale) => texts[locale]).filter((text) => typeof text === 'string' && text !== '')
  return typeof title === 'string' ? title : ''
}

/** What a check has seen so far. */
interface Seen {
  records: Map<string, Announced[]>
  globals: string[]
  unknown: Set<string>
  /** Files that records name, with their lengths. */
  wanted: Map<string, number>
}

/**
 * Reads a whole archive and judges everything in it: nothing of it is taken in unless all of it is as it was written.
 * @throws MoveError with the first fault
 */
export async function checkArchive(
  payload: Payload,
  file: string,
  onProgress?: (entry: ArchiveEntry) => void,
): Promise<CheckedArchive> {
  const seen: Seen = { records: new Map(), globals: [], unknown: new Set(), wanted: new Map() }
  const found: Ending['entries'] = {}
  let head: Manifest | undefined
  let end: Ending | undefined
  for await (const entry of readEntries(file)) {
    const { name } = entry
    if (end !== undefined) throw damaged(`${name}在末尾之后`, `${name} stands after its end`)
    if (head === undefined && name !== manifestName)
      throw new MoveError('这不是Portico的内容归档。', 'This is no archive of content of Portico.')
    const measured = { ...entry, content: measure(entry.content, (facts) => (found[name] = facts)) }
    if (name === manifestName) head = await readManifest(payload, await readText(measured))
    else if (name === endName) end = readEnding(await readText(measured))
    else if (name.startsWith('files/')) await skip(measured)
    else checkRecords(payload, await readText(measured), name, seen)
    onProgress?.(entry)
  }
  if (head === undefined || end === undefined) throw damaged('文件不完整', 'it ends too early')
  delete found[endName]
  compareEntries(end, found, seen)
  const { globals, records, unknown } = seen
  return { file, manifest: head, ending: end, records, globals, unknown: [...unknown].sort() }
}

async function readManifest(payload: Payload, text: string): Promise<Manifest> {
  const json = parse(text, manifestName) as Partial<Manifest> | null
  const isNewer = typeof json?.format === 'number' && json.format > format
  const { data } = manifest.safeParse(json)
  const known = new Set(await readSchema(payload))
  const strange = data?.schema.filter((name) => !known.has(name)) ?? []
  if (isNewer || strange.length > 0) {
    const [zh, en] = strange.length > 0 ? [`（${strange.join('、')}）`, ` (it has ${strange.join(', ')})`] : ['', '']
    throw new MoveError(
      `这个归档来自更新的Portico版本${zh}，请先升级。没有改动任何内容。`,
      `This archive was made by a newer release of Portico${en}. Update first. Nothing was changed.`,
    )
  }
  if (data === undefined) throw new MoveError('这不是Portico的内容归档。', 'This is no archive of content of Portico.')
  return data
}

function readEnding(text: string): Ending {
  const { data } = ending.safeParse(parse(text, endName))
  if (data === undefined) throw damaged(`${endName}读不出来`, `${endName} cannot be read`)
  return data
}

function checkRecords(payload: Payload, text: string, name: string, seen: Seen): void {
  const kind = kindOf(payload, name)
  if (kind === undefined) {
    seen.unknown.add(name.split('/')[1]?.replace(/\.json$/, '') ?? name)
    return
  }
  if (name.startsWith('globals/')) {
    seen.globals.push(kind.slug)
    checkRecord(kind, readGlobalEntry(text, name), seen)
    return
  }
  const all = seen.records.get(kind.slug) ?? []
  seen.records.set(kind.slug, all)
  for (const record of readPart(text, name)) {
    checkRecord(kind, record, seen)
    const state = record.draft ?? record.record
    all.push({
      uid: record.uid,
      keys: [...new Set([...keysOf(kind, record.record), ...keysOf(kind, state)])],
      title: titleOf(kind, state),
    })
  }
}

function checkRecord(kind: Kind, record: MovedGlobal, seen: Seen): void {
  const fields = fieldsToRead(kind.slug, kind.flattenedFields)
  const refer = (_collection: string, value: unknown) => {
    if (typeof value !== 'string' || !uidPattern.test(value))
      throw damaged(`${kind.slug}里有不成样的引用`, `${kind.slug} has a reference that is none`)
    return value
  }
  const onWrong = (path: string, problem: 'unknown' | 'shape') => {
    if (problem === 'shape')
      throw damaged(`${kind.slug}的${path}不是该有的样子`, `${path} of ${kind.slug} is not what it should be`)
    seen.unknown.add(`${kind.slug}: ${path}`)
  }
  const states = [record.record, record.draft ?? {}, ...(record.versions ?? []).map(({ version }) => version)]
  for (const state of states) walkFields(fields, state, { refer, onWrong })
  checkFiles(kind.slug, record, states, seen)
}

/** A file that a record names is one that the record lists, by a name that is harmless here. */
function checkFiles(slug: string, { files = {} }: MovedGlobal, states: readonly Data[], { wanted }: Seen): void {
  const home = homeOf(slug)
  const names = [...Object.keys(files), ...states.flatMap((state) => home?.namesIn(state) ?? [])]
  const bad = names.find((name) => home?.mayBeCalled(name) !== true)
  if (bad !== undefined)
    throw damaged(
      `文件名${JSON.stringify(bad.slice(0, 200))}不被接受`,
      `a file may not be called ${JSON.stringify(bad.slice(0, 200))}`,
    )
  for (const { sha256, size } of Object.values(files)) wanted.set(sha256, size)
}

function compareEntries({ entries, records }: Ending, found: Ending['entries'], seen: Seen): void {
  for (const name of new Set([...Object.keys(entries), ...Object.keys(found)])) {
    const [told, is] = [entries[name], found[name]]
    if (told === undefined) throw damaged(`清单里没有${name}`, `its list does not have ${name}`)
    if (is === undefined) throw damaged(`缺少${name}`, `${name} is missing`)
    if (told.size !== is.size || told.sha256 !== is.sha256)
      throw damaged(`${name}的校验值不对`, `the checksum of ${name} is wrong`)
    if (name.startsWith('files/') && name !== fileName(is.sha256))
      throw damaged(`${name}的校验值不对`, `the checksum of ${name} is wrong`)
  }
  for (const [sha256, size] of seen.wanted)
    if (found[fileName(sha256)]?.size !== size) throw damaged(`缺少文件${sha256}`, `the file ${sha256} is missing`)
  for (const [slug, all] of seen.records) {
    if (all.length !== (records[slug] ?? 0)) throw damaged(`${slug}的数目不对`, `the count of ${slug} is wrong`)
    if (new Set(all.map(({ uid }) => uid)).size !== all.length)
      throw damaged(`${slug}里有重复的记录`, `${slug} has a record twice`)
  }
}
