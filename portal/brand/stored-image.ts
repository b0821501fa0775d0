import { createHash } from 'node:crypto'
import { bytesOf } from '#content/brand/clean-image.ts'

/** A drawing of the brand as the settings keep it. */
interface StoredImage {
  extension: 'svg' | 'png'
  mediaType: string
  bytes: Buffer
  width: number
  height: number
}

/** Of a cleaned SVG, which always has its box. */
function sizeOfSvg(text: string): [number, number] {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) ([^"\s]+)"/.exec(text) ?? []
  return [Number(width ?? 1), Number(height ?? 1)]
}

/** Of a PNG, whose first part is its size. */
const sizeOfPng = (bytes: Buffer): [number, number] => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

/** @param address `data:` address of a cleaned picture; anything else is none */
export function readStoredImage(address: unknown): StoredImage | undefined {
  const bytes = typeof address === 'string' ? bytesOf(address) : undefined
  if (bytes === undefined || typeof address !== 'string') return undefined
  const isSvg = address.startsWith('data:image/svg+xml;')
  if (!isSvg && !address.startsWith('data:image/png;')) return undefined
  const [width, height] = isSvg ? sizeOfSvg(bytes.toString('utf8')) : sizeOfPng(bytes)
  return { extension: isSvg ? 'svg' : 'png', mediaType: isSvg ? 'image/svg+xml' : 'image/png', bytes, width, height }
}

export const brandDigest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 20)

/** Address of a drawing, another one for each drawing. */
export const brandAddress = ({ bytes, extension }: Pick<StoredImage, 'bytes' | 'extension'>) =>
  `/brand/${brandDigest(bytes)}.${extension}`
