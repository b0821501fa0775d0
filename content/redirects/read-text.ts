import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readInput } from '#content/endpoint.ts'
import { fileWords } from './words.ts'

/** 50,000 addresses as a sitemap has them. */
const longestText = 20 * 1024 * 1024

const languageOf = ({ i18n }: PayloadRequest) => (i18n.language === 'zh' ? 'zh' : 'en')

/** The text of a file. @throws APIError 413 before anything of it is read */
export async function readText(req: PayloadRequest): Promise<string> {
  if (Number(req.headers.get('content-length') ?? 0) > longestText)
    throw new APIError(fileWords.tooLarge[languageOf(req)], 413, undefined, true)
  return (await readInput(req, z.object({ text: z.string() }))).text
}

/** @throws APIError 400 in the language of the admin */
export function refuseFile(req: PayloadRequest, problem: keyof typeof fileWords): never {
  throw new APIError(fileWords[problem][languageOf(req)], 400, undefined, true)
}
