import sharp from 'sharp'
import type { Image } from '#portal/schemas.ts'

/** Name of the figure that a picture was uploaded from, whatever its size and format. */
export function figureOf(image: Image | undefined): string | undefined {
  return image && /^\/media\/([a-z-]+?)(?:-\d+x\d+)?\.\w+\?v=\w+$/.exec(image.url)?.[1]
}

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })

/** A file to send along with a picture's record. */
export async function pictureFile(name: string) {
  const data = await picture.clone().png().toBuffer()
  return { data, mimetype: 'image/png', name, size: data.length }
}
