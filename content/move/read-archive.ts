import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { extract } from 'tar-stream'
import { longestPart, MoveError } from './format.ts'

export interface ArchiveEntry {
  name: string
  size: number
  content: AsyncIterable<Buffer>
}

export const damaged = (zh: string, en: string, cause?: unknown) =>
  new MoveError(`归档文件已损坏：${zh}。没有改动任何内容。`, `This archive is damaged: ${en}. Nothing was changed.`, {
    cause,
  })

const cut = (cause?: unknown) => damaged('文件不完整', 'it ends too early', cause)

const ownName =
  /^(?:manifest\.json|end\.json|globals\/[a-z0-9-]{1,80}\.json|records\/[a-z0-9-]{1,80}\/\d{6,10}\.ndjson|files\/[0-9a-f]{64})$/

/** A name that came from elsewhere, as it may be shown. */
const shown = (name: string) => JSON.stringify(name.slice(0, 200))

/**
 * The entries of an archive, one after another; each must be read before the next. Archives are untrusted: only plain files
 * come out, and only those whose names an archive has.
 */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const unpacked = extract()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  const seen = new Set<string>()
  try {
    for await (const entry of unpacked) {
      const { name, size, type } = entry.header
      if (type !== 'file' || !ownName.test(name))
        throw damaged(`里面有不该有的${shown(name)}`, `${shown(name)} is none of its entries`)
      if (seen.has(name)) throw damaged(`${name}出现了两次`, `it has ${name} twice`)
      seen.add(name)
      yield { name, size, content: readWhole(entry as AsyncIterable<Buffer>) }
    }
  } catch (error) {
    if (error instanceof MoveError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new MoveError(`没有文件${file}。`, `There is no file ${file}.`)
    throw cut(error)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

async function* readWhole(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry
  } catch (error) {
    throw cut(error)
  }
}

/** Passes an entry through, and tells its length and digest at the end. */
export async function* measure(
  content: AsyncIterable<Buffer>,
  onEnd: (facts: { size: number; sha256: string }) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    size += chunk.length
    yield chunk
  }
  onEnd({ size, sha256: hash.digest('hex') })
}

/** The text of an entry. Its author must not decide how much memory we use. */
export async function readText({ content, name, size }: ArchiveEntry): Promise<string> {
  if (size > longestPart) throw damaged(`${name}太长`, `${name} is too long`)
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** Reads over an entry. */
export async function skip({ content }: ArchiveEntry): Promise<void> {
  for await (const chunk of content) void chunk
}

/** @throws MoveError where a text is no JSON */
export function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw damaged(`${name}读不出来`, `${name} cannot be read`, error)
  }
}
