import type { Image } from '#portal/schemas.ts'

/** Name of the figure that a picture was uploaded from, whatever its size and format. */
export function figureOf(image: Image | undefined): string | undefined {
  return image && /^\/media\/([a-z-]+?)(?:-\d+x\d+)?\.\w+\?v=\w+$/.exec(image.url)?.[1]
}
