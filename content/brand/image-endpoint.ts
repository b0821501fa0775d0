import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { longestFile } from '#domain/brand/brand.ts'
import { cleanAddress, ImageRefused } from './clean-image.ts'
import { refusalWords } from './refusal-words.ts'

const input = z.object({ image: z.string() })

/** A file as a `data:` address, and what stands around it. */
const longestBody = Math.ceil((longestFile * 4) / 3) + 200

/** `POST /admin/api/globals/brand/image`: a picture as it would be kept, or why it cannot be. Nothing is stored. */
export const readImage: Omit<Endpoint, 'root'> = {
  path: '/image',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const language = req.i18n.language === 'zh' ? 'zh' : 'en'
    // Before anything of it is read.
    const length = Number(req.headers.get('content-length') ?? 0)
    if (!(length > 0 && length <= longestBody))
      throw new APIError(refusalWords.tooLarge[language], 413, undefined, true)
    const { image } = await readInput(req, input)
    try {
      return answerJson({ image: await cleanAddress(image) })
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error
      throw new APIError(error.words[language], 400, undefined, true)
    }
  },
}
