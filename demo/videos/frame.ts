import { spawn } from 'node:child_process'
import type { Rgb } from '#demo/figures/palette.ts'

export const width = 1280
const height = 720
/** Pictures a second. */
export const rate = 25

/** One picture, gamma-encoded sRGB from 0 to 1, three numbers a pixel. */
export type Frame = Float32Array

export const createFrame = (): Frame => new Float32Array(3 * width * height)

export function fill(frame: Frame, [r, g, b]: Rgb): void {
  for (let k = 0; k < frame.length; k += 3) {
    frame[k] = r
    frame[k + 1] = g
    frame[k + 2] = b
  }
}

function lay(frame: Frame, x: number, y: number, color: Rgb, opacity: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height || opacity <= 0) return
  const k = 3 * (y * width + x)
  for (let c = 0; c < 3; c++) frame[k + c] = frame[k + c]! + (color[c]! - frame[k + c]!) * opacity
}

interface Stroke {
  color: Rgb
  /** Half the width of the line in pixels. */
  half?: number
  opacity?: number
}

type Point = readonly [x: number, y: number]

/** A straight line with soft edges. */
export function drawLine(
  frame: Frame,
  [x0, y0]: Point,
  [x1, y1]: Point,
  { color, half = 1, opacity = 1 }: Stroke,
): void {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length2 = dx * dx + dy * dy || 1e-9
  const rim = half + 1
  for (let y = Math.floor(Math.min(y0, y1) - rim); y <= Math.max(y0, y1) + rim; y++) {
    for (let x = Math.floor(Math.min(x0, x1) - rim); x <= Math.max(x0, x1) + rim; x++) {
      const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length2))
      const distance = Math.hypot(x - x0 - t * dx, y - y0 - t * dy)
      lay(frame, x, y, color, opacity * Math.min(1, Math.max(0, half + 0.5 - distance)))
    }
  }
}

export function drawPath(frame: Frame, points: readonly Point[], stroke: Stroke): void {
  for (let k = 1; k < points.length; k++) drawLine(frame, points[k - 1]!, points[k]!, stroke)
}

/** A ring, or a disc when it is as thick as wide. */
export function drawRing(
  frame: Frame,
  [cx, cy]: Point,
  radius: number,
  { color, half = 1, opacity = 1 }: Stroke,
): void {
  const rim = radius + half + 1
  for (let y = Math.floor(cy - rim); y <= cy + rim; y++)
    for (let x = Math.floor(cx - rim); x <= cx + rim; x++) {
      const distance = Math.abs(Math.hypot(x - cx, y - cy) - radius)
      lay(frame, x, y, color, opacity * Math.min(1, Math.max(0, half + 0.5 - distance)))
    }
}

function toBytes(frame: Frame): Buffer {
  const bytes = Buffer.allocUnsafe(frame.length)
  for (let k = 0; k < frame.length; k++) bytes[k] = Math.min(255, Math.max(0, Math.round(frame[k]! * 255)))
  return bytes
}

/**
 * Encodes pictures as H.264 in MP4, the kind that every browser plays, with the index in front so that it plays while it
 * is fetched. Needs `ffmpeg`, at authoring time only.
 */
export async function encode(file: string, frames: Iterable<Frame>, quality: number): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(rate), '-i', '-']
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-crf', String(quality), '-pix_fmt', 'yuv420p', '-g', '50']
  const exact = ['-threads', '1', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
  const encoder = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...codec, ...exact, '-movflags', '+faststart', file],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  )
  const ended = new Promise<number | null>((resolve) => encoder.on('close', resolve))
  for (const frame of frames) {
    if (!encoder.stdin.write(toBytes(frame))) await new Promise((resolve) => encoder.stdin.once('drain', resolve))
  }
  encoder.stdin.end()
  const code = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
