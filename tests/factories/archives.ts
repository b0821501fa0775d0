import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, truncate } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { extract, type Header, pack } from 'tar-stream'
import { endName, type Ending } from '#content/move/format.ts'

type Entries = Map<string, Buffer>

/** The entries of an archive in their order. */
export async function readArchive(file: string): Promise<Entries> {
  const entries: Entries = new Map()
  const unpacked = extract()
  createReadStream(file).pipe(unpacked)
  for await (const entry of unpacked) {
    const chunks: Buffer[] = []
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk)
    entries.set(entry.header.name, Buffer.concat(chunks))
  }
  return entries
}

/** The records of a kind in an archive. */
export function recordsOf(entries: Entries, kind: string): Record<string, unknown>[] {
  return [...entries]
    .filter(([name]) => name.startsWith(`records/${kind}/`))
    .flatMap(([, content]) => content.toString('utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** Writes entries as an archive, with a list that fits them unless it is to be that of before. */
export async function writeArchive(
  file: string,
  entries: Entries,
  { isListKept = false, types = {} }: { isListKept?: boolean; types?: Record<string, Header['type']> } = {},
): Promise<string> {
  const end = JSON.parse(entries.get(endName)?.toString('utf8') ?? '{}') as Ending
  if (!isListKept) {
    end.entries = Object.fromEntries(
      [...entries]
        .filter(([name]) => name !== endName)
        .map(([name, content]) => [
          name,
          { size: content.length, sha256: createHash('sha256').update(content).digest('hex') },
        ]),
    )
    if (entries.has(endName)) entries.set(endName, Buffer.from(JSON.stringify(end)))
  }
  const archive = pack()
  const written = pipeline(archive, createWriteStream(file))
  for (const [name, content] of entries) {
    const type = types[name] ?? 'file'
    archive.entry(
      type === 'file' ? { name, type } : { name, type, linkname: '/etc/passwd' },
      type === 'file' ? content : '',
    )
  }
  archive.finalize()
  await written
  return file
}

/** The first bytes of an archive alone. */
export async function cutArchive(file: string, copy: string, share: number): Promise<string> {
  const content = await readFile(file)
  await pipeline([content], createWriteStream(copy))
  await truncate(copy, Math.floor(content.length * share))
  return copy
}
