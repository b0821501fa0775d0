import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Ask } from '#content/search/ask.ts'
import { isBucketAway } from '#domain/storage/private-objects.ts'
import { env } from '#lib/env.ts'
import { incomingFolder, releaseStore } from '#lib/files/open-store.ts'
import { fileNames } from '#content/pictures/folders.ts'
import { homeOf } from './files.ts'
import { MoveError, type MovedGlobal } from './format.ts'
import { measure, readEntries, skip } from './read-archive.ts'
import type { Data } from './walk.ts'

/** The files that an import brings. */
export interface Placing {
  /** Where each content goes, by its digest: paths, or nothing for the store of the releases. */
  wanted: Map<string, { size: number; paths: (string | undefined)[]; shares: (() => Promise<void>)[] }>
  /** What a file is called here where its name is taken, by collection and name. */
  renamed: Map<string, string>
}

const keyOf = (collection: string, name: string) => `${collection} ${name}`

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Plans the files of a record. A file that is there is never written over: one that is another gets another name. */
export async function planFiles(placing: Placing, collection: string, { files = {} }: MovedGlobal): Promise<void> {
  const home = homeOf(collection)
  if (home === undefined) return
  for (const [name, { sha256, size }] of Object.entries(files)) {
    const place = home.pathOf
    if (place === undefined) {
      if ((await home.size(sha256)) !== size) want(placing, sha256, size, undefined)
      continue
    }
    const is = await home.size(name)
    if (is === undefined) {
      want(placing, sha256, size, place(name), () => home.share?.(name))
      continue
    }
    if (is === size && (await digestOf(place(name))) === sha256) continue
    const own = `${name.slice(0, name.length - extname(name).length)}-${sha256.slice(0, 8)}${extname(name)}`
    placing.renamed.set(keyOf(collection, name), own)
    if ((await home.size(own)) === undefined) want(placing, sha256, size, place(own), () => home.share?.(own))
  }
}

function want(
  { wanted }: Placing,
  sha256: string,
  size: number,
  path: string | undefined,
  share?: () => Promise<void> | undefined,
): void {
  const found = wanted.get(sha256) ?? { size, paths: [], shares: [] }
  wanted.set(sha256, found)
  if (found.paths.includes(path)) return
  found.paths.push(path)
  if (share !== undefined) found.shares.push(async () => share())
}

/** A state of a record with the names that its files have here. */
export function renameFiles(state: Data, collection: string, { renamed }: Placing): Data {
  const names = fileNames(state).filter((name) => renamed.has(keyOf(collection, name)))
  if (homeOf(collection)?.pathOf === undefined || names.length === 0) return state
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const name = names.find((each) => value === each || value.endsWith(`/${encodeURIComponent(each)}`))
      if (name === undefined) return value
      const own = renamed.get(keyOf(collection, name)) ?? name
      return value === name ? own : value.slice(0, -encodeURIComponent(name).length) + encodeURIComponent(own)
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([each, own]): [string, unknown] => [each, change(own)]))
  }
  const facts = ['filename', 'url', 'thumbnailURL', 'sizes']
  return {
    ...state,
    ...Object.fromEntries(facts.filter((each) => each in state).map((each) => [each, change(state[each])])),
  }
}

/** Space that an import leaves free on the disk, which the database shares. */
const reserve = 256 * 1024 * 1024

/** What an import has begun to write; left out of backups. */
const journal = join(env.DATA_DIR, 'arriving/import.json')

/**
 * Removes what an import that was killed had placed. One that had come to its end has rows for its files.
 * @param ask for the run that came to its end last
 */
export async function clearJournal(ask: Ask): Promise<void> {
  const text = await readFile(journal, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (text === undefined) return
  const { paths, run } = JSON.parse(text) as { run: string; paths: string[] }
  const [last] = await ask(`SELECT run FROM portico_moves WHERE name = 'done'`)
  if (last?.run !== run) for (const path of paths) await rm(path, { force: true })
  await rm(journal)
}

/**
 * Places the files that an import brings, before it has rows for them.
 * @returns what removes them again
 */
export async function placeFiles(
  file: string,
  { wanted }: Placing,
  run: string,
  onProgress?: (done: number, total: number) => void,
): Promise<{ undo: () => Promise<void>; done: () => Promise<void> }> {
  const paths = [...wanted.values()].flatMap((each) => each.paths.flatMap((path) => path ?? []))
  const total = [...wanted.values()].reduce((sum, { size }) => sum + size, 0)
  await mkdir(dirname(journal), { recursive: true })
  await requireSpace(total)
  await writeFile(journal, JSON.stringify({ run, paths }), { flush: true })
  const undo = async () => {
    for (const path of paths) await rm(path, { force: true })
    await rm(journal, { force: true })
  }
  try {
    if (wanted.size > 0) await placeAll(file, wanted, total, onProgress)
  } catch (error) {
    await undo()
    throw error
  }
  return { undo, done: () => rm(journal, { force: true }) }
}

async function requireSpace(total: number): Promise<void> {
  const { bavail, bsize } = await statfs(env.DATA_DIR)
  if (total + reserve > bavail * bsize)
    throw new MoveError(
      '磁盘空间不足，放不下归档里的文件。没有改动任何内容。',
      'There is not enough space on the disk for the files of this archive. Nothing was changed.',
    )
}

function tellAway(cause: unknown): never {
  if (!isBucketAway(cause)) throw cause
  throw new MoveError(
    '文件存储暂时无法访问。没有改动任何内容。',
    'File storage can’t be reached right now. Nothing was changed.',
    { cause },
  )
}

async function placeAll(
  file: string,
  wanted: Placing['wanted'],
  total: number,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  let done = 0
  await mkdir(incomingFolder, { recursive: true })
  for await (const entry of readEntries(file)) {
    const sha256 = entry.name.startsWith('files/') ? entry.name.slice('files/'.length) : ''
    const found = wanted.get(sha256)
    if (found === undefined) {
      await skip(entry)
      continue
    }
    const arrived = join(incomingFolder, `import-${sha256}.part`)
    try {
      let is = ''
      const measured = measure(entry.content, (facts) => (is = facts.sha256))
      await pipeline(measured, createWriteStream(arrived, { flush: true }))
      if (is !== sha256)
        throw new MoveError(
          '归档文件在读取时变了。没有改动任何内容。',
          'The archive changed while it was read. Nothing was changed.',
        )
      for (const path of found.paths) if (path !== undefined) await place(arrived, path)
      // What is taken back after this is swept as what no record names.
      for (const share of found.shares) await share().catch(tellAway)
      if (found.paths.includes(undefined)) await releaseStore.keep(arrived, sha256)
    } finally {
      await rm(arrived, { force: true })
    }
    onProgress?.((done += entry.size), total)
  }
}

/** Under its name a file is whole or not there, and it is on the disk. */
async function place(arrived: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  await copyFile(arrived, part)
  const handle = await open(part, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, path)
}
