import type { ByteRange } from '#lib/files/file-store.ts'

/** More ranges than anybody needs, and each costs a read (RFC 9110, 14.2: such requests may be refused). */
const mostParts = 8
/** The most digits of a length. */
const longest = 15

/**
 * What a request wants of a file: all of it, ranges of it, or ranges that don't exist.
 * @param header `Range`; ignored when malformed, as RFC 9110 requires
 */
export function readRanges(header: string | undefined, size: number): 'whole' | 'unsatisfiable' | ByteRange[] {
  const list = /^bytes=(.*)$/i.exec(header?.trim() ?? '')?.[1]
  if (list === undefined) return 'whole'
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const asked = parts.map((part) => readPart(part, size))
  if (parts.length === 0 || asked.includes('malformed')) return 'whole'
  const given = asked.filter((part) => typeof part === 'object')
  if (given.length === 0 || parts.length > mostParts) return 'unsatisfiable'
  return join(given)
}

function readPart(part: string, size: number): ByteRange | 'malformed' | 'outside' {
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(part) ?? []
  if ((first === '' && last === '') || first.length > longest || last.length > longest) return 'malformed'
  if (first === '') {
    // A suffix range.
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'malformed'
  if (start >= size) return 'outside'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Merges ranges that overlap or touch, so that no request gets the same bytes many times. */
function join(ranges: ByteRange[]): ByteRange[] {
  const joined: ByteRange[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const before = joined.at(-1)
    if (before !== undefined && range.start <= before.end + 1) before.end = Math.max(before.end, range.end)
    else joined.push({ ...range })
  }
  return joined
}

/** Whether `If-Range` still matches; otherwise the whole file is sent (RFC 9110, 13.1.5). */
export function isRangeStillRight(
  ifRange: string | undefined,
  { etag, modified }: { etag: string; modified: Date },
): boolean {
  if (ifRange === undefined) return true
  const value = ifRange.trim()
  if (value.startsWith('"') || value.startsWith('W/')) return value === etag
  // Dates are exact to the second and must match exactly.
  return Date.parse(value) === Math.floor(modified.getTime() / 1000) * 1000
}
