import type { Payload } from 'payload'
import { openAsk } from '#content/search/ask.ts'

/** Whether a record of these has a file of this name. */
export const openFileNames =
  (payload: Payload, slug: 'attachments' | 'videos') =>
  async (name: string): Promise<boolean> =>
    (await openAsk(payload)(`SELECT 1 FROM ${slug} WHERE filename = ? LIMIT 1`, [name])).length > 0
