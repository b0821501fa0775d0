import { RefusedFile } from './read-file.ts'

/** A file in an archive, as the archive's directory has it. */
export interface ZipEntry {
  name: string
  isDeflated: boolean
  from: number
  packed: number
  size: number
}

/** Most files in an archive; a large model has some hundreds. */
const mostEntries = 20_000
/** Most bytes that are unpacked of one archive. */
export const largestContent = 64 * 1024 * 1024
/** How many times larger than packed a part may be; XML of models reaches about forty. */
const largestRatio = 200
/** Below that a ratio says nothing. */
const smallContent = 1024 * 1024

const directoryEnd = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
/** Length of the record at the end without its comment, which has at most 65,535 bytes. */
const endLength = 22
const largest32 = 0xffffffff

/**
 * The directory of an archive. What it says of sizes is checked before anything is unpacked, and again while it is.
 * @throws {RefusedFile} when it is damaged, encrypted, or of a kind that models are not (several disks, ZIP64)
 */
export function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = findEnd(view)
    const count = view.getUint16(end + 10, true)
    let at = view.getUint32(end + 16, true)
    if (count > mostEntries) throw new RefusedFile('bomb')
    const entries: ZipEntry[] = []
    for (let index = 0; index < count; index += 1) {
      const { length, ...entry } = readEntry(view, bytes, at)
      entries.push(entry)
      at += length
    }
    return entries
  } catch (error) {
    // A number that leads beyond the end.
    throw error instanceof RangeError ? new RefusedFile('brokenArchive') : error
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - endLength; at >= 0 && at >= view.byteLength - endLength - 0xffff; at -= 1)
    if (view.getUint32(at, true) === directoryEnd) return at
  throw new RefusedFile('brokenArchive')
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry & { length: number } {
  if (view.getUint32(at, true) !== directoryEntry) throw new RefusedFile('brokenArchive')
  const isEncrypted = (view.getUint16(at + 8, true) & 0b1) !== 0
  if (isEncrypted) throw new RefusedFile('encrypted')
  const method = view.getUint16(at + 10, true)
  const packed = view.getUint32(at + 20, true)
  const size = view.getUint32(at + 24, true)
  const nameLength = view.getUint16(at + 28, true)
  const local = view.getUint32(at + 42, true)
  if ((method !== 0 && method !== 8) || packed === largest32 || size === largest32)
    throw new RefusedFile('brokenArchive')
  if (view.getUint32(local, true) !== localEntry) throw new RefusedFile('brokenArchive')
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + packed > bytes.length || at + 46 + nameLength > bytes.length) throw new RefusedFile('brokenArchive')
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replace(/^\//, ''),
    isDeflated: method === 8,
    from,
    packed,
    size,
    length: 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

/** @throws {RefusedFile} when these parts would unpack to more than a model has */
export function checkSizes(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const isOut = ({ packed, size }: ZipEntry) => size > smallContent && size > packed * largestRatio
  if (total > largestContent || entries.some(isOut)) throw new RefusedFile('bomb')
}

/**
 * The content of a part, piece by piece. The platform unpacks it; what comes out is counted, since the directory may lie.
 * @throws {RefusedFile} when it cannot be unpacked, or is longer than it said
 */
export async function* unpack(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = new Blob([bytes.slice(entry.from, entry.from + entry.packed)]).stream()
  const stream = entry.isDeflated ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
  const reader = stream.getReader()
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new RefusedFile('brokenArchive')
      })
      if (done) break
      length += value.length
      if (length > entry.size) throw new RefusedFile('bomb')
      yield value
    }
  } finally {
    // Whoever stops reading stops the unpacking with it.
    await reader.cancel().catch(() => undefined)
  }
  if (length !== entry.size) throw new RefusedFile('brokenArchive')
}
