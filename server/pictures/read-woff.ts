import { inflateSync } from 'node:zlib'

/** Bytes of a table's entry, in a WOFF file and in a plain one. */
const entry = { woff: 20, plain: 16 }
const head = { woff: 44, plain: 12 }

/**
 * Unpacks a WOFF 1.0 file (w3.org/TR/WOFF), inflating each table once. Otherwise fontkit would inflate them for every
 * glyph; existing converters hold a hundred megabytes.
 * @throws when the file isn't WOFF 1.0
 */
export function readWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('A font is not in WOFF 1.0')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = head.woff + entry.woff * index
    const [offset, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    const bytes = file.subarray(offset, offset + packed)
    const data = packed < length ? inflateSync(bytes) : bytes
    return { tag: file.subarray(at, at + 4), checksum: file.subarray(at + 16, at + 20), data }
  })
  const font = Buffer.alloc(
    head.plain + entry.plain * count + tables.reduce((sum, { data }) => sum + Math.ceil(data.length / 4) * 4, 0),
  )
  const power = Math.floor(Math.log2(count))
  file.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** power * 16, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let place = head.plain + entry.plain * count
  for (const [index, { checksum, data, tag }] of tables.entries()) {
    const at = head.plain + entry.plain * index
    tag.copy(font, at)
    checksum.copy(font, at + 4)
    font.writeUInt32BE(place, at + 8)
    font.writeUInt32BE(data.length, at + 12)
    data.copy(font, place)
    place += Math.ceil(data.length / 4) * 4
  }
  return font
}
