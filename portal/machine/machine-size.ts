/** The outside of a machine in millimetres; the height in rack units where it is made for a rack. */
export interface MachineSize {
  width: number
  height: number
  depth?: number
  rackUnits?: number
}

/** A quantity of a specification, as far as it can tell a size. */
interface SizeRow {
  title: string
  value?: number | undefined
  upTo?: number | undefined
  unit: string
  text: string
}
type Groups = readonly { rows: readonly SizeRow[] }[]
type Side = 'width' | 'height' | 'depth'

/** Names of a side in both languages, alone or with a word such as 外形 or “overall”. */
const sideNames: [Side, RegExp][] = [
  ['width', /^(?:外形|机箱|overall |case )?(?:宽度?|width|w)$/i],
  ['height', /^(?:外形|机箱|overall |case )?(?:高度?|height|h)$/i],
  ['depth', /^(?:外形|机箱|overall |case )?(?:深度?|长度?|depth|length|d|l)$/i],
]
const sizeName = /尺寸|外形|dimension|size|宽.{0,3}高|w.{0,3}h/i
const rackName = /机架|rack/i

const millimetres: Record<string, number> = {
  '': 1,
  mm: 1,
  毫米: 1,
  cm: 10,
  厘米: 10,
  m: 1000,
  米: 1000,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  '″': 25.4,
  '"': 25.4,
  英寸: 25.4,
}
/** Height of one rack unit, and the width of what stands in a 19-inch rack (IEC 60297). */
const unitHeight = 44.45
const rackWidth = 482.6
/** A side beyond these is a slip of the keyboard. */
const [least, most] = [5, 4000]

function inMillimetres(value: number | undefined, unit: string): number | undefined {
  const factor = millimetres[unit.trim().toLowerCase()]
  const length = value === undefined || factor === undefined ? NaN : value * factor
  return length >= least && length <= most ? length : undefined
}

const product = /(\d+(?:\.\d+)?)\s*[×xX*✕]\s*(\d+(?:\.\d+)?)(?:\s*[×xX*✕]\s*(\d+(?:\.\d+)?))?\s*([a-zA-Z″"毫厘米英寸]*)/
const letters: Record<string, Side> = {
  宽: 'width',
  w: 'width',
  高: 'height',
  h: 'height',
  深: 'depth',
  长: 'depth',
  d: 'depth',
  l: 'depth',
}

/** The order in which sides are written, such as 长×宽×高 or W × H × D; by custom width, height, depth. */
function orderIn(words: string): Side[] {
  const named = /([宽高深长whdl])[^宽高深长a-z]{1,3}([宽高深长whdl])(?:[^宽高深长a-z]{1,3}([宽高深长whdl]))?/i.exec(
    words,
  )
  const sides = named?.slice(1).flatMap((letter) => (letter ? [letters[letter.toLowerCase()]!] : [])) ?? []
  return sides.length > 1 && new Set(sides).size === sides.length ? sides : ['width', 'height', 'depth']
}

/** “440 × 88 × 300 mm”, with the sides in the order that the row names. */
function readProduct(words: string): Partial<MachineSize> {
  const found = product.exec(words.replaceAll(/(\d)\s*(?:mm|毫米)(?=\s*[×xX*✕])/g, '$1'))
  if (found === null) return {}
  const unit = found[4] ?? ''
  return Object.fromEntries(
    orderIn(words).flatMap((side, place) => {
      const length = inMillimetres(found[place + 1] === undefined ? undefined : Number(found[place + 1]), unit)
      return length === undefined ? [] : [[side, length]]
    }),
  )
}

function readUnits({ text, title, unit, value }: SizeRow): number | undefined {
  if (!rackName.test(title)) return undefined
  const units = unit.trim().toUpperCase() === 'U' ? value : Number(/(\d+)\s*U\b/i.exec(text)?.[1])
  return units !== undefined && units >= 1 && units <= 60 ? units : undefined
}

/**
 * The size of a machine as its specification has it: rows for width, height and depth, or one row of all three. Nothing
 * where width or height is not told, for then nothing can be drawn to scale.
 */
export function readSize(groups: Groups): MachineSize | undefined {
  const size: Partial<MachineSize> = {}
  for (const row of groups.flatMap(({ rows }) => rows)) {
    const units = readUnits(row)
    if (units !== undefined) size.rackUnits ??= units
    const side = sideNames.find(([, name]) => name.test(row.title.trim()))?.[0]
    const length = side && inMillimetres(row.upTo ?? row.value, row.unit)
    if (length !== undefined && side !== undefined) size[side] ??= length
    else if (side === undefined && sizeName.test(row.title))
      Object.assign(size, { ...readProduct(`${row.title} ${row.text} ${row.unit}`), ...size })
  }
  const { rackUnits } = size
  const height = size.height ?? (rackUnits === undefined ? undefined : rackUnits * unitHeight)
  const width = size.width ?? (rackUnits === undefined ? undefined : rackWidth)
  return width === undefined || height === undefined ? undefined : { ...size, width, height }
}
