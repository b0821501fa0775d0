import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'
import { checkPath } from './data-entries.ts'
import { databaseNames, filesPrefix, type Manifest, manifest, manifestName, sealName } from './manifest.ts'
import { digest, readSeal } from './passphrase.ts'

interface ArchiveEntry {
  name: string
  mode: number
  mtime: Date | undefined
  content: AsyncIterable<Buffer>
}

/** Enough for a list of a million files. The archive's author must not decide how much memory we use. */
const longestText = 256 * 1024 * 1024
const damaged = (what: string, cause?: unknown) => new BackupError(`This backup is damaged: ${what}.`, { cause })
const ownNames: string[] = [...Object.values(databaseNames), manifestName, sealName]

/**
 * The entries of an archive, one after another; each must be read before the next. Archives are untrusted: only plain
 * files come out, and only with names that a backup uses.
 *
 * @throws BackupError for any other entry, and for a truncated archive
 */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const unpacked = extract()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  const seen = new Set<string>()
  try {
    for await (const entry of unpacked) {
      const { mode, mtime, name, type } = entry.header
      if (type !== 'file') throw damaged(`${JSON.stringify(name.slice(0, 200))} is no plain file`)
      if (!ownNames.includes(name)) {
        if (!name.startsWith(filesPrefix)) throw damaged(`${JSON.stringify(name.slice(0, 200))} is none of its entries`)
        checkPath(name.slice(filesPrefix.length))
      }
      if (seen.has(name)) throw damaged(`it has ${name} twice`)
      seen.add(name)
      yield { name, mode: mode ?? 0o600, mtime, content: readWhole(entry as AsyncIterable<Buffer>) }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`There is no file ${file}.`)
    throw damaged('it cannot be read to its end', error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

/** @throws BackupError where the archive ends within the entry */
async function* readWhole(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry
  } catch (error) {
    throw damaged('it cannot be read to its end', error)
  }
}

/** Passes chunks through, and yields their checksum at the end. */
export async function* measure(content: AsyncIterable<Buffer>, end: (facts: { size: number; sha256: string }) => void) {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  end({ size, sha256: hash.digest('hex') })
}

/**
 * Reads a whole archive and compares every checksum.
 * @throws BackupError when anything is damaged, missing or extra
 */
export async function checkArchive(file: string) {
  const found = new Map<string, string>()
  const texts = new Map<string, string>()
  for await (const { content, name } of readEntries(file)) {
    const isText = name === manifestName || name === sealName
    const chunks: Buffer[] = []
    let length = 0
    const facts = (of: { size: number; sha256: string }) => found.set(name, `${of.size} ${of.sha256}`)
    for await (const chunk of measure(content, facts)) {
      if (!isText) continue
      length += chunk.length
      if (length > longestText) throw damaged(`${name} is too long`)
      chunks.push(chunk)
    }
    if (isText) texts.set(name, Buffer.concat(chunks).toString('utf8'))
  }
  const [list, closed] = [texts.get(manifestName), texts.get(sealName)]
  if (list === undefined || closed === undefined) throw damaged('its end is missing')
  const seal = readSeal(closed)
  if (seal === undefined) throw damaged('its seal cannot be read')
  if (seal.manifest !== digest(list)) throw damaged('its list of checksums was changed')
  const facts = readManifest(list)
  compareEntries(facts, found)
  return { facts, seal }
}

/** Parsed only after its checksum was verified: a mismatch then means another release. */
function readManifest(text: string): Manifest {
  const { data, error } = manifest.safeParse(JSON.parse(text))
  if (data === undefined)
    throw new BackupError('This backup was made by another release of Portico. Restore it with that one.', {
      cause: error,
    })
  return data
}

function compareEntries({ database, entries }: Manifest, found: ReadonlyMap<string, string>): void {
  for (const { name, sha256, size } of entries) {
    const fact = found.get(name)
    if (fact === undefined) throw damaged(`${name} is missing`)
    if (fact !== `${size} ${sha256}`) throw damaged(`the checksum of ${name} is wrong`)
  }
  const listed = new Set([...entries.map(({ name }) => name), manifestName, sealName])
  const [stranger] = [...found.keys()].filter((name) => !listed.has(name))
  if (stranger !== undefined) throw damaged(`its list does not have ${stranger}`)
  if (!found.has(databaseNames[database])) throw damaged('it has no database')
}
