import { paletteOf, type Rgb } from '#demo/figures/palette.ts'
import { createFrame, drawLine, drawPath, drawRing, fill, type Frame, rate } from './frame.ts'

/** Length of the video in seconds, and when its parts begin. */
export const damping = { seconds: 36, sweep: 9, real: 27 }

/** The damping ratio at a time of the video: it stands at 0.1, grows to 1, and on to 1.25. */
function dampingAt(time: number): number {
  const smooth = (from: number, to: number) => {
    const t = Math.min(1, Math.max(0, (time - from) / (to - from)))
    return t * t * (3 - 2 * t)
  }
  return 0.1 + 0.9 * smooth(damping.sweep, 24) + 0.25 * smooth(damping.real, 34)
}

/** Unit step response of ω² / (s² + 2ζωs + ω²) with ω = 1. */
function stepResponse(zeta: number, t: number): number {
  const root = Math.sqrt(Math.abs(zeta * zeta - 1))
  if (root < 1e-4) return 1 - Math.exp(-t) * (1 + t)
  if (zeta < 1) return 1 - Math.exp(-zeta * t) * (Math.cos(root * t) + (zeta / root) * Math.sin(root * t))
  return 1 - Math.exp(-zeta * t) * (Math.cosh(root * t) + (zeta / root) * Math.sinh(root * t))
}

/** Where the two poles are, in units of ω. */
function polesOf(zeta: number): [number, number][] {
  const root = Math.sqrt(Math.abs(zeta * zeta - 1))
  return zeta < 1
    ? [
        [-zeta, root],
        [-zeta, -root],
      ]
    : [
        [-zeta + root, 0],
        [-zeta - root, 0],
      ]
}

/** The plane of the poles on the left, the response over time on the right. */
const plane = { x: 380, y: 360, unit: 150 }
const chart = { left: 640, right: 1210, zero: 560, one: 300, until: 20 }

const { brass, brassLight, ground, hair, jade, mute } = paletteOf('ink')

function drawPlane(frame: Frame, zeta: number) {
  drawLine(frame, [60, plane.y], [560, plane.y], { color: hair, half: 0.8 })
  drawLine(frame, [plane.x, 150], [plane.x, 570], { color: hair, half: 0.8 })
  drawRing(frame, [plane.x, plane.y], plane.unit, { color: hair, half: 0.6 })
  for (let angle = 90; angle <= 270; angle += 6) {
    const a = (angle * Math.PI) / 180
    const tick = angle % 30 === 0 ? 12 : 6
    const at = (r: number) => [plane.x + r * Math.cos(a), plane.y + r * Math.sin(a)] as const
    drawLine(frame, at(plane.unit), at(plane.unit + tick), { color: mute, half: 0.5, opacity: 0.7 })
  }
  for (const [re, im] of polesOf(zeta)) {
    const [x, y] = [plane.x + re * plane.unit, plane.y - im * plane.unit]
    drawRing(frame, [x, y], 13, { color: brass, half: 0.8, opacity: 0.5 })
    for (const side of [1, -1])
      drawLine(frame, [x - 7, y - 7 * side], [x + 7, y + 7 * side], { color: brassLight, half: 1.6 })
  }
}

function curve(zeta: number, until: number): [number, number][] {
  const points: [number, number][] = []
  for (let k = 0; k <= 300; k++) {
    const t = (chart.until * k) / 300
    if (t > until) break
    const x = chart.left + ((chart.right - chart.left) * t) / chart.until
    points.push([x, chart.zero + (chart.one - chart.zero) * stepResponse(zeta, t)])
  }
  return points
}

function drawChart(frame: Frame, zeta: number, until: number) {
  drawLine(frame, [chart.left, chart.zero], [chart.right, chart.zero], { color: hair, half: 0.8 })
  drawLine(frame, [chart.left, 80], [chart.left, chart.zero], { color: hair, half: 0.8 })
  for (let x = chart.left; x < chart.right; x += 16)
    drawLine(frame, [x, chart.one], [x + 8, chart.one], { color: mute, half: 0.7, opacity: 0.8 })
  for (let t = 0; t <= chart.until; t += 5) {
    const x = chart.left + ((chart.right - chart.left) * t) / chart.until
    drawLine(frame, [x, chart.zero], [x, chart.zero + 10], { color: mute, half: 0.6 })
  }
  // What was shown stays as a trace, so that the eye compares.
  for (const before of [0.1, 0.3, 0.6, 1])
    if (zeta > before + 0.02) drawPath(frame, curve(before, chart.until), { color: jade, half: 0.7, opacity: 0.32 })
  const line: Rgb = zeta <= 1 ? brass : jade
  drawPath(frame, curve(zeta, until), { color: line, half: 1.9 })
}

/** A second-order system whose damping grows: its poles and its step response. */
export function* dampingFrames(): Generator<Frame> {
  const frame = createFrame()
  for (let n = 0; n < damping.seconds * rate; n++) {
    const time = n / rate
    const zeta = dampingAt(time)
    fill(frame, ground)
    drawPlane(frame, zeta)
    // The first response is drawn as time goes; later ones are whole.
    drawChart(frame, zeta, time < damping.sweep ? Math.max(0, ((time - 2) / 5) * chart.until) : chart.until)
    yield frame
  }
}
