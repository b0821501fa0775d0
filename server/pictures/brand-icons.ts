import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '#server/builds/build.ts'

/** The dark background of the site's palette (`--ink`), for files that no style sheet reaches. */
export const ink = '#0c1323'

const mark = () => readFile(join(root, 'public/favicon.svg'), 'utf8')

/** The mark as a square image. @param share of the side that the mark takes; the rest is background */
async function drawMark(side: number, share = 1, ground?: string): Promise<Buffer> {
  const svg = await mark()
  const inner = Math.round(side * share)
  // Hairlines would vanish in a small image.
  const line = side <= 32 ? 2.25 : 1.5
  // The inner rings are flattened circles, whose lines are measured in pixels so that they are even.
  const drawn = svg
    .replace('stroke-width="1.5"', `stroke-width="${line}"`)
    .replaceAll('vector-effect="', `stroke-width="${(line * inner) / 32}" vector-effect="`)
  const picture = await sharp(Buffer.from(drawn), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer()
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Several sizes in one file, each as PNG, which `.ico` readers have supported since Windows Vista. */
function packIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const entry = 16
  const head = Buffer.alloc(6 + entry * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { png, side }] of pictures.entries()) {
    const at = 6 + entry * index
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

async function drawIco(): Promise<Buffer> {
  const sides = [16, 32, 48]
  return packIco(await Promise.all(sides.map(async (side) => ({ side, png: await drawMark(side) }))))
}

/** The mark stays whole within this share of the side, whatever shape a system crops the image to. */
const safeShare = 0.62

/** The icons that systems request by name, all made from the one drawing of the mark. */
export const brandIcons: Record<string, { type: string; draw: () => Promise<Buffer> }> = {
  '/favicon.ico': { type: 'image/x-icon', draw: drawIco },
  '/apple-touch-icon.png': { type: 'image/png', draw: () => drawMark(180, safeShare, ink) },
  '/icon-192.png': { type: 'image/png', draw: () => drawMark(192, safeShare, ink) },
  '/icon-512.png': { type: 'image/png', draw: () => drawMark(512, safeShare, ink) },
}
