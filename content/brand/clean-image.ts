import sharp from 'sharp'
import { longestFile } from '#domain/brand/brand.ts'
import { cleanSvg, SvgRefused } from '#domain/brand/clean-svg.ts'
import { type ImageProblem, refusalWords } from './refusal-words.ts'
import type { AdminText } from '#content/fields/labels.ts'

/** Longest that is kept: the form carries it. */
const longestKept = 96 * 1024
/** Smaller pictures are blurred on today's screens, larger ones are made smaller. */
const side = { least: 48, most: 1024 }
/** From twice as high as wide to twelve times as wide as high. */
const shape = { least: 0.5, most: 12 }

/** A picture of the brand that cannot be used, with what to do in both languages. */
export class ImageRefused extends Error {
  readonly words: AdminText
  constructor(problem: ImageProblem, detail = '') {
    super(`${problem} ${detail}`)
    const { en, zh } = refusalWords[problem]
    this.words = { zh: zh.replace('{detail}', detail), en: en.replace('{detail}', detail) }
  }
}

/** A picture as the global keeps it: cleaned, and written as a `data:` address. */
const written = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

function checkShape(width: number, height: number): void {
  const ratio = width / height
  if (ratio < shape.least || ratio > shape.most) throw new ImageRefused('shape')
}

function readSvg(bytes: Buffer): string {
  try {
    const { height, svg, width } = cleanSvg(bytes.toString('utf8'))
    checkShape(width, height)
    return written('image/svg+xml', Buffer.from(svg))
  } catch (error) {
    if (error instanceof SvgRefused) throw new ImageRefused(error.problem, error.detail)
    throw error
  }
}

/** Drawn anew from its dots, so that nothing else that was in the file is left. */
async function readPng(bytes: Buffer): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: 4096 * 4096, pages: 1 })
  const { height, width } = await picture.metadata().catch(() => ({ height: 0, width: 0 }))
  if (Math.max(width, height) < side.least) throw new ImageRefused('tooSmall', `${width}×${height}`)
  checkShape(width, height)
  const drawn = await picture
    .resize({ width: side.most, height: side.most, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => {
      throw new ImageRefused('notPicture')
    })
  if (drawn.length > longestKept) throw new ImageRefused('tooMuch')
  return written('image/png', drawn)
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))

/**
 * A picture as it is kept and shown. What it is comes from its bytes, never from a name or a type that somebody gives.
 * @throws ImageRefused
 */
async function cleanImage(bytes: Buffer): Promise<string> {
  if (bytes.length > longestFile) throw new ImageRefused('tooLarge')
  if (isPng(bytes)) return readPng(bytes)
  if (/^\ufeff?\s*<(?:\?xml|!DOCTYPE svg|!--|svg)/i.test(bytes.subarray(0, 200).toString('utf8'))) return readSvg(bytes)
  throw new ImageRefused('notPicture')
}

/** The bytes of a `data:` address; `undefined` for anything else. */
export function bytesOf(address: string): Buffer | undefined {
  const [, data] = /^data:[\w+./-]*;base64,([\w+/=]*)$/.exec(address) ?? []
  return data === undefined ? undefined : Buffer.from(data, 'base64')
}

/** The same for a picture that comes as a `data:` address. @throws ImageRefused */
export async function cleanAddress(address: string): Promise<string> {
  const bytes = bytesOf(address)
  if (bytes === undefined) throw new ImageRefused('notPicture')
  return cleanImage(bytes)
}
