import { createWriteStream } from 'node:fs'
import { mkdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'
import { databaseNames, filesPrefix, type Manifest } from './manifest.ts'
import { measure, readEntries } from './read-archive.ts'

/**
 * Writes the files and the database of a checked archive into a folder. They are hashed once more, so that what is
 * written is what was checked.
 *
 * @param databaseFile where the database goes
 */
export async function unpack(file: string, facts: Manifest, folder: string, databaseFile: string): Promise<void> {
  const expected = new Map(facts.entries.map(({ name, sha256 }) => [name, sha256]))
  for await (const { content, mode, mtime, name } of readEntries(file)) {
    const sha256 = expected.get(name)
    if (sha256 === undefined) {
      // The manifest and the seal, which were read before.
      for await (const _chunk of content);
      continue
    }
    const isDatabase = name === databaseNames[facts.database]
    const path = isDatabase ? databaseFile : join(folder, name.slice(filesPrefix.length))
    await mkdir(dirname(path), { recursive: true, mode: 0o750 })
    let written = ''
    const measured = measure(content, (found) => {
      written = found.sha256
    })
    const options = { flags: 'wx', mode: isDatabase ? 0o600 : mode & 0o777, flush: true }
    await pipeline(measured, createWriteStream(path, options))
    if (written !== sha256) throw new BackupError(`The backup changed while it was read: ${name}.`)
    // What is old by its date is tidied away; a restored file is as old as it was.
    if (!isDatabase && mtime !== undefined) await utimes(path, mtime, mtime)
  }
}
