/** The outside of a machine in millimetres. */
export interface Size {
  width: number
  height: number
  depth?: number | undefined
  rackUnits?: number | undefined
}

/** What goes in and out, as the table of inputs and outputs has it. */
export interface Signal {
  title: string
  channels: number
}

/** A connector as it is drawn: coaxial, terminal, sub-D, network jack, bus coupler, optical. */
export type PortKind = 'coaxial' | 'terminal' | 'subD' | 'jack' | 'coupler' | 'optical'

/** The connectors of one row of the table. */
export interface PortBlock {
  kind: PortKind
  title: string
  channels: number
  /** Middle lines of the marks, one for each row; dashes along them are the marks. */
  path: string
  /** From one mark to the next along a line. */
  pitch: number
  /** Width and height of one mark. */
  mark: { width: number; height: number }
}

export interface Elevation {
  size: Size
  /** Whether it has ears for a 19-inch rack, and the body between them. */
  isRackMounted: boolean
  body: { x: number; width: number }
  blocks: PortBlock[]
  /** How many channels one mark stands for; 1 unless they are too many to be told apart. */
  perMark: number
}

/** IEC 60297: the width of a front panel, of the body behind it, and one unit of height. */
export const rack = { width: 482.6, body: 446, unit: 44.45 }

/** Room that a connector takes and the size of its mark, in pitches; a mark that is round is as wide as high. */
const ports: Record<PortKind, { cell: [number, number]; mark: [number, number] }> = {
  coaxial: { cell: [1, 1], mark: [0.72, 0.72] },
  terminal: { cell: [0.72, 0.72], mark: [0.46, 0.46] },
  subD: { cell: [2.2, 1], mark: [1.8, 0.62] },
  jack: { cell: [1.4, 1.15], mark: [1.05, 0.85] },
  coupler: { cell: [1.15, 1.15], mark: [0.9, 0.9] },
  optical: { cell: [1.3, 0.9], mark: [0.95, 0.5] },
}

/** By what editors write in either language; the first that fits. What is none of these is a terminal. */
const kinds: [PortKind, RegExp][] = [
  ['optical', /光纤|光口|光模块|fib(?:re|er)|optical|\bSFP/i],
  ['subD', /\bCAN\b|\bLIN\b|FlexRay|PROFIBUS|RS-?\d{3}|RTU|串口|串行|serial|编码器|encoder/i],
  ['coupler', /ARINC|1553|AFDX|SpaceWire/i],
  ['jack', /以太|网口|网络|ethernet|ethercat|profinet|network|\bLAN\b|OPC|Modbus|USB/i],
  ['coaxial', /模拟|电压|电流|热电|应变|旋变|射频|analog|voltage|current|thermo|\bRTD\b|LVDT|resolver|strain|\bRF\b/i],
]

export function kindOfPort(title: string): PortKind {
  return kinds.find(([, words]) => words.test(title))?.[0] ?? 'terminal'
}

interface Wanted extends Signal {
  kind: PortKind
  marks: number
}

interface Area {
  width: number
  height: number
}

/** Between two kinds of connectors, in pitches. */
const gap = 0.9

function columnsOf({ kind, marks }: Wanted, pitch: number, height: number): number {
  return Math.ceil(marks / Math.max(1, Math.floor(height / (ports[kind].cell[1] * pitch))))
}

function widthOf(wanted: readonly Wanted[], pitch: number, height: number): number {
  const columns = wanted.reduce((sum, each) => sum + columnsOf(each, pitch, height) * ports[each.kind].cell[0], 0)
  return (columns + gap * (wanted.length - 1)) * pitch
}

/** The largest pitch at which all marks find room; `undefined` where they could not be told apart. */
function findPitch(wanted: readonly Wanted[], { height, width }: Area): number | undefined {
  const tallest = Math.max(...wanted.map(({ kind }) => ports[kind].cell[1]))
  const least = Math.max(1.2, Math.min(width / 110, 4))
  for (let pitch = Math.min(16, height / tallest, width / 6); pitch >= least; pitch *= 0.97)
    if (widthOf(wanted, pitch, height) <= width) return pitch
  return undefined
}

/** Numbers of drawings need no more than hundredths of a millimetre. */
const round = (value: number) => Math.round(value * 100) / 100

function drawBlock(wanted: Wanted, pitch: number, left: number, area: Area & { top: number }): PortBlock {
  const { channels, kind, marks, title } = wanted
  const { cell, mark } = ports[kind]
  const columns = columnsOf(wanted, pitch, area.height)
  const rows = Math.ceil(marks / columns)
  const step = cell[0] * pitch
  const width = mark[0] * pitch
  const top = area.top + (area.height - rows * cell[1] * pitch) / 2
  const lines = Array.from({ length: rows }, (_, row) => {
    const count = row < rows - 1 ? columns : marks - columns * (rows - 1)
    const y = top + (row + 0.5) * cell[1] * pitch
    return `M${round(left + (step - width) / 2)} ${round(y)}h${round((count - 1) * step + width)}`
  })
  return {
    kind,
    title,
    channels,
    path: lines.join(''),
    pitch: round(step),
    mark: { width: round(width), height: round(mark[1] * pitch) },
  }
}

/** One, two, five, ten, twenty … channels a mark, until what is left can be drawn. */
function* perMarkSteps(): Generator<number> {
  for (let decade = 1; decade <= 1e9; decade *= 10) for (const step of [1, 2, 5]) yield step * decade
}

function layOutPorts(
  signals: readonly Signal[],
  area: Area & { left: number; top: number },
): Pick<Elevation, 'blocks' | 'perMark'> {
  const asked = signals.filter(({ channels }) => channels >= 1)
  if (asked.length === 0) return { blocks: [], perMark: 1 }
  for (const perMark of perMarkSteps()) {
    const wanted = asked.map((each) => ({
      ...each,
      kind: kindOfPort(each.title),
      marks: Math.ceil(each.channels / perMark),
    }))
    const pitch = findPitch(wanted, area)
    if (pitch !== undefined) {
      let left = area.left + (area.width - widthOf(wanted, pitch, area.height)) / 2
      const blocks = wanted.map((each) => {
        const block = drawBlock(each, pitch, left, area)
        left += (columnsOf(each, pitch, area.height) * ports[each.kind].cell[0] + gap) * pitch
        return block
      })
      return { blocks, perMark }
    }
    // More kinds than fit side by side would not fit at one mark each either.
    if (wanted.every(({ marks }) => marks === 1)) break
  }
  return { blocks: [], perMark: 1 }
}

/** The front of a machine, laid out in millimetres from its upper left corner. */
export function layOutElevation(size: Size, signals: readonly Signal[]): Elevation {
  const isRackMounted = size.rackUnits !== undefined || Math.abs(size.width - rack.width) < 6
  const width = isRackMounted && size.width > rack.body ? Math.min(rack.body, size.width * 0.93) : size.width
  const body = { x: round((size.width - width) / 2), width: round(width) }
  const margin = { x: Math.max(2, width * 0.045), y: Math.max(2, size.height * 0.12) }
  const area = {
    left: body.x + margin.x,
    top: margin.y,
    width: width - 2 * margin.x,
    height: size.height - 2 * margin.y,
  }
  return { size, isRackMounted, body, ...layOutPorts(signals, area) }
}

/** What machines are drawn in, in millimetres. */
export interface Frame {
  width: number
  height: number
}

/** A frame in which machines can be drawn to one scale, half as wide again as it is high. */
export function frameFor(sizes: readonly Size[]): Frame {
  const tallest = Math.max(...sizes.map(({ height }) => height)) * 1.14
  const widest = Math.max(rack.width, ...sizes.map(({ width }) => width)) * 1.1
  const width = Math.ceil(Math.max(widest, tallest * 1.5))
  return { width, height: Math.ceil(width / 1.5) }
}
