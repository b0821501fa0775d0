/** Longer values are cut: what is looked for is a number, a name or a digest. */
const longestKey = 200

/**
 * A value as text that is ordered as the value is, the same on both databases. Numbers are the sixteen digits of their
 * bits, turned so that smaller numbers come first; nothing is the empty text, which comes before all others.
 */
export function keyOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return digitsOf(value)
  if (typeof value === 'string') return value.slice(0, longestKey)
  if (typeof value === 'boolean') return String(value)
  throw new TypeError(`A ${typeof value} cannot be looked up`)
}

const view = new DataView(new ArrayBuffer(8))

function digitsOf(value: number): string {
  view.setFloat64(0, value)
  const bits = view.getBigUint64(0)
  // Of a negative number all bits are turned, of another only the sign: that is the order of unsigned numbers.
  const turned = value < 0 ? ~bits & 0xffff_ffff_ffff_ffffn : bits | 0x8000_0000_0000_0000n
  return turned.toString(16).padStart(16, '0')
}

/** The number of which {@link keyOf} made a key. */
export function numberOf(key: string): number {
  const turned = BigInt(`0x${key}`)
  view.setBigUint64(0, turned >> 63n === 1n ? turned & 0x7fff_ffff_ffff_ffffn : ~turned & 0xffff_ffff_ffff_ffffn)
  return view.getFloat64(0)
}
