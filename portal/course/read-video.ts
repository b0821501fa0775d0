import { z } from 'zod'
import type { Locale } from '#lib/locale.ts'
import { imageOf, type RecordOf, textIn } from '#portal/records.ts'
import { image, meaning } from '#portal/schemas.ts'

/** A stored video: what every page needs to show it without a shift and without asking anybody else. */
export const video = z.object({
  id: z.string(),
  url: z.string(),
  type: z.string().meta(meaning('媒体类型', 'Media type')),
  title: z.string(),
  seconds: z.number(),
  width: z.int(),
  height: z.int(),
  poster: image.optional(),
})

/** The address of a stored video; another file has another address, so that both may be cached for good. */
function videoUrl({ filename, updatedAt }: RecordOf<'videos'>): string {
  return `/videos/${encodeURIComponent(String(filename))}?v=${Date.parse(updatedAt).toString(36)}`
}

export function readVideo(record: RecordOf<'videos'>, locale: Locale): z.output<typeof video> {
  const poster = imageOf(record.poster, locale)
  return {
    id: String(record.id),
    url: videoUrl(record),
    type: String(record.mimeType),
    title: textIn(record.title, locale),
    seconds: Number(record.seconds),
    width: Number(record.pictureWidth),
    height: Number(record.pictureHeight),
    ...(poster && { poster }),
  }
}
