import {
  type Elevation,
  type Frame,
  layOutElevation,
  type PortBlock,
  type PortKind,
  rack,
  type Signal,
  type Size,
} from './elevation.ts'
import { useProductTexts } from './texts.ts'

const roundMarks: readonly PortKind[] = ['coaxial', 'coupler']

/** The marks of a kind: a dashed line for their outlines, a thinner one for what is inside. */
function Ports({ block: { kind, mark, path, pitch } }: { block: PortBlock }) {
  const isRound = roundMarks.includes(kind)
  // The ends of a round mark reach half its height over its line.
  const length = isRound ? 0.01 : mark.width
  const start = isRound
    ? path.replaceAll(/M([\d.]+)/g, (_, x: string) => `M${(Number(x) + mark.width / 2).toFixed(2)}`)
    : path
  const line = (className: string, part: number, lengthPart: number) => (
    <path
      className={className}
      d={start}
      strokeWidth={(mark.height * part).toFixed(2)}
      strokeDasharray={`${(length * lengthPart).toFixed(2)} ${(pitch - length * lengthPart).toFixed(2)}`}
      strokeDashoffset={isRound ? undefined : ((-length * (1 - lengthPart)) / 2).toFixed(2)}
      strokeLinecap={isRound ? 'round' : undefined}
    />
  )
  return (
    <g className={`port port-${kind}`}>
      {line('port-rim', 1, 1)}
      {line('port-inside', 0.72, isRound ? 1 : 0.82)}
      {kind !== 'terminal' && line('port-core', 0.3, isRound ? 1 : 0.5)}
    </g>
  )
}

/** Slots for the screws that hold it in a rack. */
function Ears({ elevation: { body, size } }: { elevation: Elevation }) {
  const ear = body.x
  if (ear < 4) return null
  const places = [6.35, size.height - 6.35]
  return (
    <>
      {[ear / 2, size.width - ear / 2].flatMap((x) =>
        places.map((y) => (
          <rect key={`${x} ${y}`} className="elevation-slot" x={x - 4} y={y - 2.6} width={8} height={5.2} rx={2.6} />
        )),
      )}
      <rect className="elevation-face" x={ear} y={0} width={body.width} height={size.height} />
    </>
  )
}

function Front({ elevation, x = 0, y = 0 }: { elevation: Elevation; x?: number; y?: number }) {
  const { blocks, isRackMounted, size } = elevation
  return (
    <g transform={x || y ? `translate(${x} ${y})` : undefined}>
      <rect className="elevation-body" width={size.width} height={size.height} rx={isRackMounted ? 1.5 : 4} />
      {isRackMounted && <Ears elevation={elevation} />}
      {blocks.map((block, index) => (
        <Ports key={index} block={block} />
      ))}
    </g>
  )
}

/** Uprights of a 19-inch rack with a tick at each unit, standing on the ground line. */
function Rails({ ground, height, middle }: { middle: number; ground: number; height: number }) {
  const units = Math.floor(height / rack.unit)
  const upright = (side: -1 | 1) =>
    `M${(middle + (side * rack.width) / 2).toFixed(1)} ${ground}${`v-${rack.unit}h${side * 9}m${-side * 9} 0`.repeat(units)}`
  return <path className="elevation-rack" d={upright(-1) + upright(1)} />
}

interface DrawnMachine {
  title: string
  size: Size
  signals: readonly Signal[]
}

/** A machine before the rails of a rack; all with the same frame are to one scale. */
export function ScaledElevation({ frame, machine }: { machine: DrawnMachine; frame: Frame }) {
  const words = useProductTexts()
  const { signals, size, title } = machine
  const ground = frame.height - 14
  return (
    <div className="elevation elevation-scaled">
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={words.elevationOf({ name: title, ...sides(size) })}
      >
        <Rails middle={frame.width / 2} ground={ground} height={frame.height - 24} />
        <path className="elevation-ground" d={`M${-frame.width} ${ground}h${3 * frame.width}`} />
        <Front elevation={layOutElevation(size, signals)} x={(frame.width - size.width) / 2} y={ground - size.height} />
      </svg>
    </div>
  )
}

const millimetres = (length: number) => `${Math.round(length * 10) / 10}\u00a0mm`

function sides({ height, width }: Size) {
  return { width: millimetres(width), height: millimetres(height) }
}

/** A dimension line along a side, with slanted ticks as draughtsmen draw them. */
function Dimension({
  isUpright,
  length,
  step,
  text,
}: {
  length: number
  step: number
  text: string
  isUpright?: boolean
}) {
  const tick = step * 0.3
  const end = (at: number) => `M${at - tick} ${tick}L${at + tick} ${-tick}`
  return (
    <>
      <path d={`M0 0H${length}${end(0)}${end(length)}M0 ${-step}V${tick * 1.6}M${length} ${-step}V${tick * 1.6}`} />
      <text x={length / 2} y={isUpright ? -step * 0.45 : step * 1.25} fontSize={step}>
        {text}
      </text>
    </>
  )
}

function Units({ size, step }: { size: Size; step: number }) {
  const { height, rackUnits } = size
  if (rackUnits === undefined) return null
  const ticks = Array.from(
    { length: rackUnits + 1 },
    (_, unit) => `M0 ${((height * unit) / rackUnits).toFixed(1)}h${-step * 0.5}`,
  )
  return (
    <g className="elevation-units" transform={`translate(${-step * 0.8} 0)`}>
      <path d={`M0 0V${height}${ticks.join('')}`} />
      <text fontSize={step} transform={`translate(${-step * 0.9} ${height / 2}) rotate(-90)`}>
        {`${rackUnits}\u00a0U`}
      </text>
    </g>
  )
}

/** The marks by name, so that the drawing needs no words of its own. */
function Legend({ blocks }: { blocks: readonly PortBlock[] }) {
  const words = useProductTexts()
  if (blocks.length === 0) return null
  return (
    <ul className="elevation-legend">
      {blocks.map(({ channels, kind, title }) => (
        <li key={`${kind} ${title}`}>
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <Ports block={legendMark(kind)} />
          </svg>
          {title} <span>{words.elevationChannels({ count: channels })}</span>
        </li>
      ))}
    </ul>
  )
}

function legendMark(kind: PortKind): PortBlock {
  const width = { coaxial: 9, coupler: 10, terminal: 7, jack: 11, optical: 13, subD: 20 }[kind]
  const height = { coaxial: 9, coupler: 10, terminal: 7, jack: 9, optical: 7, subD: 8 }[kind]
  return { kind, title: '', channels: 1, path: `M${12 - width / 2} 6h${width}`, pitch: 24, mark: { width, height } }
}

/** The front of a machine with its dimensions, from its own record. */
export function ElevationFigure({ label, machine }: { machine: DrawnMachine; label: string }) {
  const words = useProductTexts()
  const { signals, size, title } = machine
  const elevation = layOutElevation(size, signals)
  const { blocks, perMark } = elevation
  const step = Math.max(size.width, size.height * 1.4) / 27
  const left = size.rackUnits === undefined ? step : step * 3
  const listed = blocks.map((block) => `${block.title} ${words.elevationChannels({ count: block.channels })}`)
  const name = words.elevationOf({ name: title, ...sides(size) })
  return (
    <figure className="figure elevation-figure">
      <div className="elevation">
        <svg
          viewBox={[-left, -step, size.width + left + step * 3.2, size.height + step * 4.2]
            .map((each) => each.toFixed(1))
            .join(' ')}
          role="img"
          aria-label={[name, ...listed].join(words.and)}
        >
          <Front elevation={elevation} />
          <g className="elevation-dimension">
            <g transform={`translate(0 ${size.height + step * 1.3})`}>
              <Dimension length={size.width} step={step} text={millimetres(size.width)} />
            </g>
            <g transform={`translate(${size.width + step * 1.3} ${size.height}) rotate(-90)`}>
              <Dimension length={size.height} step={step} text={millimetres(size.height)} />
            </g>
            <Units size={size} step={step} />
          </g>
        </svg>
      </div>
      <Legend blocks={blocks} />
      <figcaption>
        <span className="figure-label">{label}</span>
        <span>
          {words.elevationNote}
          {size.depth !== undefined && words.elevationDepth({ depth: millimetres(size.depth) })}
          {blocks.length > 0 && (perMark === 1 ? words.elevationPorts : words.elevationPortsOf({ count: perMark }))}
        </span>
      </figcaption>
    </figure>
  )
}
