import sharp from 'sharp'
import { type CompanyMark, drawMark, groundOf } from './brand-mark.ts'

/** The mark as a square image. @param share of the side that the mark takes; the rest is background */
async function drawSquare(mark: CompanyMark, side: number, share = 1, ground?: string): Promise<Buffer> {
  const picture = await drawMark(mark, Math.round(side * share), ground === undefined ? 'any' : 'dark')
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

async function drawIco(mark: CompanyMark): Promise<Buffer> {
  const sides = [16, 32, 48]
  return packIco(await Promise.all(sides.map(async (side) => ({ side, png: await drawSquare(mark, side) }))))
}

/** The mark stays whole within this share of the side, whatever shape a system crops the image to. */
const safeShare = 0.62

const drawApp = (side: number) => (mark: CompanyMark) => drawSquare(mark, side, safeShare, groundOf(mark))

/** The icons that systems request by name, all made from the one drawing of the mark. */
export const brandIcons: Record<string, { type: string; draw: (mark: CompanyMark) => Promise<Buffer> }> = {
  '/favicon.ico': { type: 'image/x-icon', draw: drawIco },
  '/apple-touch-icon.png': { type: 'image/png', draw: drawApp(180) },
  '/icon-192.png': { type: 'image/png', draw: drawApp(192) },
  '/icon-512.png': { type: 'image/png', draw: drawApp(512) },
}
