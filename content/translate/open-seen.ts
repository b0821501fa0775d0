import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Draftable } from '#content/draftable.ts'
import type { Locale } from '#lib/locale.ts'
import { openRecord, seenOf } from './side-by-side.ts'

/** How a record is named by who has it open. */
export const seenRecord = { source: z.string().max(64), record: z.int().min(0), seen: z.string().max(64) }

const words = {
  changed: {
    zh: '您打开之后，有人改过这条内容。请重新载入，再看一遍。',
    en: 'Somebody has changed this since you opened it. Load the page again and look at it once more.',
  },
}

export const languageOf = (req: PayloadRequest): Locale => (req.i18n.language === 'zh' ? 'zh' : 'en')

/** Why what was opened cannot be written into any more. */
export const changedWords = (req: PayloadRequest): string => words.changed[languageOf(req)]

/** Opens what somebody has seen, and nothing that came after. @throws APIError 404, 409 */
export async function openSeen(req: PayloadRequest, of: Draftable, seen: string) {
  const opened = await openRecord(req, of)
  if (opened === undefined) throw new APIError('Not Found', 404)
  if (seenOf(opened.texts) !== seen) throw new APIError(changedWords(req), 409, undefined, true)
  return opened
}
