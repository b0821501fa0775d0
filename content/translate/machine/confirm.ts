import type { PayloadRequest } from 'payload'
import { noteDeed } from '#content/audit/append.ts'
import type { Draftable } from '#content/draftable.ts'
import { isGlobal } from '#content/global-record.ts'
import { askWithin } from '#content/search/ask-within.ts'
import { nameRecord } from '#content/translate/side-by-side.ts'
import { confirmMarks } from './marks.ts'

/** The person has read what a machine wrote in some fields and answers for it; the audit log tells who. */
export async function confirmDrafts(
  req: PayloadRequest,
  { record, source }: Draftable,
  asked: Parameters<typeof confirmMarks>[2],
): Promise<void> {
  const of = { record, source }
  if ((await confirmMarks(askWithin(req), of, asked)) === 0) return
  // As the log calls settings, which have no number there.
  const about = isGlobal(of) ? { kind: `global ${source}` } : { kind: source, record }
  const changes = [...asked.places].map((field) => ({ field }))
  const title = await nameRecord(req, of, asked.language)
  await noteDeed(req, { action: 'readMachine', ...about, title, language: asked.language, changes })
}
