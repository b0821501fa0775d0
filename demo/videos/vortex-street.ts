import { createField, sampleSmooth } from '#demo/figures/field.ts'
import { paletteOf, writeDiverging } from '#demo/figures/palette.ts'
import { advance, createFlow, type Flow, velocityAt } from '#demo/figures/physics/lattice-boltzmann.ts'
import { createFrame, drawLine, drawPath, drawRing, fill, type Frame, rate, width } from './frame.ts'

/** Length of the video in seconds. */
export const street = { seconds: 40 }

const nx = 330
const ny = 150
const speed = 0.14
const diameter = 15
/** Reynolds number 200; steps of the flow for each picture. */
const viscosity = (speed * diameter) / 200
const stepsPerFrame = 6
const cylinder = { x: 48, y: ny / 2 + 0.3, radius: diameter / 2 }
/** The point whose speed across the stream is recorded: three diameters behind the cylinder's centre. */
const probe = { x: cylinder.x + 3 * diameter, y: cylinder.y - 4 }

/** The flow above, the record of the probe below. */
const flowHeight = 540
const strip = { top: 572, bottom: 692, left: 40, right: width - 40 }
const palette = paletteOf('ink')
const cells = 296

function vorticityOf(flow: Flow) {
  const u = createField(nx, ny)
  const v = createField(nx, ny)
  for (let y = 0; y < ny; y++)
    for (let x = 0; x < nx; x++) [u.data[y * nx + x], v.data[y * nx + x]] = velocityAt(flow, x, y)
  const at = (data: ArrayLike<number>, x: number, y: number) =>
    data[Math.min(ny - 1, Math.max(0, y)) * nx + Math.min(nx - 1, Math.max(0, x))]!
  return createField(
    nx,
    ny,
    (x, y) =>
      ((at(v.data, x + 1, y) - at(v.data, x - 1, y) - at(u.data, x, y + 1) + at(u.data, x, y - 1)) * diameter) /
      speed /
      2,
  )
}

function drawFlow(frame: Frame, flow: Flow) {
  const field = vorticityOf(flow)
  const scale = cells / width
  const top = (ny - flowHeight * scale) / 2
  const out = new Float64Array(3)
  for (let py = 0; py < flowHeight; py++)
    for (let px = 0; px < width; px++) {
      writeDiverging(palette.diverging, sampleSmooth(field, px * scale - 0.5, py * scale - 0.5 + top) / 6, out, 0.06)
      const k = 3 * (py * width + px)
      for (let c = 0; c < 3; c++) frame[k + c] = out[c]!
    }
  const place = (x: number, y: number) => [(x - 0.5) / scale, (y - 0.5 - top) / scale] as const
  const radius = cylinder.radius / scale
  drawRing(frame, place(cylinder.x, cylinder.y), radius / 2, { color: palette.ground, half: radius / 2 })
  drawRing(frame, place(cylinder.x, cylinder.y), radius, { color: palette.brassLight, half: 0.9, opacity: 0.8 })
  drawRing(frame, place(probe.x, probe.y), 8, { color: palette.text, half: 1.2 })
}

function drawRecord(frame: Frame, record: readonly number[]) {
  const middle = (strip.top + strip.bottom) / 2
  drawLine(frame, [strip.left, middle], [strip.right, middle], { color: palette.hair, half: 0.6 })
  const step = (strip.right - strip.left) / (street.seconds * rate)
  const points = record.map((value, k) => [strip.left + k * step, middle - (value / speed) * 62] as const)
  drawPath(frame, points, { color: palette.brass, half: 1.3 })
  const last = points.at(-1)
  if (last) drawRing(frame, last, 2, { color: palette.text, half: 2 })
}

/** A stream past a cylinder, from its start to the regular vortex street. @param record what the probe measured */
export function* streetFrames(record: number[] = []): Generator<Frame> {
  const flow = createFlow({ nx, ny, speed, viscosity, cylinder, ends: 'stream' })
  const frame = createFrame()
  for (let n = 0; n < street.seconds * rate; n++) {
    fill(frame, palette.ground)
    drawFlow(frame, flow)
    record.push(velocityAt(flow, Math.round(probe.x), Math.round(probe.y))[1])
    drawRecord(frame, record)
    yield frame
    advance(flow, stepsPerFrame)
  }
}

/** Strouhal number of the last part of a record: how many vortex pairs leave while the stream moves on by a diameter. */
export function strouhal(record: readonly number[]): { number: number; periods: number; from: number } {
  const from = Math.floor(record.length * 0.6)
  const rises: number[] = []
  for (let k = from; k < record.length - 1; k++) {
    const [a, b] = [record[k]!, record[k + 1]!]
    if (a < 0 && b >= 0) rises.push(k + a / (a - b))
  }
  const periods = rises.length - 1
  const period = ((rises.at(-1)! - rises[0]!) / periods) * stepsPerFrame
  return { number: diameter / speed / period, periods, from: from / rate }
}
