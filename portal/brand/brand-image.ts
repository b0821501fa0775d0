import { z } from 'zod'
import { imageNames } from '#domain/brand/brand.ts'
import { AppError } from '#lib/errors.ts'
import { defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'
import { brandDigest, readStoredImage } from './stored-image.ts'

/** A drawing of the brand by its digest: what the server answers at `/brand/…`. */
export const baseBrandImage = defineCall({
  path: 'base/brand/image',
  summary: { zh: '品牌的一张图形', en: 'One of the brand’s images' },
  input: z.object({ digest: z.string().regex(/^[\da-f]{20}$/) }),
  example: { digest: '0123456789abcdef0123' },
  output: z.object({ mediaType: z.string(), data: z.string().meta(meaning('Base64编码', 'In Base64')) }),
  isKept: true,
  handler: async ({ findGlobal }, { digest }) => {
    const stored = await findGlobal('brand')
    const found = imageNames
      .map((name) => readStoredImage(stored[name]))
      .find((each) => each !== undefined && brandDigest(each.bytes) === digest)
    if (found === undefined) throw new AppError('notFound')
    return { mediaType: found.mediaType, data: found.bytes.toString('base64') }
  },
})
