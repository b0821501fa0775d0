import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bringOut, type Draftable } from '#content/draftable.ts'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { createAtomically } from '#content/transaction.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { noteTranslation } from './note.ts'
import { accept } from './progress.ts'
import { saveEdits } from './save-passages.ts'
import { openRecord, readSideBySide, seenOf } from './side-by-side.ts'

const record = { source: z.string().max(64), record: z.int().min(0), seen: z.string().max(64) }

const words = {
  changed: {
    zh: '您打开之后，有人改过这条内容。请重新载入，再看一遍。',
    en: 'Somebody has changed this since you opened it. Load the page again and look at it once more.',
  },
}

const languageOf = (req: PayloadRequest): Locale => (req.i18n.language === 'zh' ? 'zh' : 'en')

/** Opens what somebody has seen, and nothing that came after. @throws APIError 404, 409 */
async function openSeen(req: PayloadRequest, of: Draftable, seen: string) {
  const opened = await openRecord(req, of)
  if (opened === undefined) throw new APIError('Not Found', 404)
  if (seenOf(opened.texts) !== seen) throw new APIError(words.changed[languageOf(req)], 409, undefined, true)
  return opened
}

type Opened = Awaited<ReturnType<typeof openSeen>>

/** `POST /admin/api/translations/…`: something said of a translation, which changes no text of it. Answers with how it stands. */
const say = <Schema extends z.ZodType<Draftable & { seen: string }>>(
  path: string,
  schema: Schema,
  change: (req: PayloadRequest, opened: Opened, input: z.output<Schema>) => Promise<void>,
): Endpoint => ({
  path: `/translations/${path}`,
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const input = await readInput(req, schema)
    const of = { source: input.source, record: input.record }
    await createAtomically(req.payload)(
      `translate ${of.source} ${of.record}`,
      async (inside) => {
        Object.assign(inside, { i18n: req.i18n, t: req.t })
        await change(inside, await openSeen(inside, of, input.seen), input)
      },
      req.user,
    )
    return answerJson(await readSideBySide(req, of, languageOf(req)))
  },
})

export const translateEndpoints: Endpoint[] = [
  // The source was changed without another meaning, or the translation says it in its own way.
  say(
    'accept',
    z.object({ ...record, places: z.array(z.string().max(400)).min(1).max(2000) }),
    (req, opened, input) => {
      const { stored, texts } = opened
      const known = accept(texts.latest.fields, stored.target, stored.known, new Set(input.places))
      return noteTranslation(req, input, { known })
    },
  ),
  say(
    'save',
    z.object({
      ...record,
      texts: z
        .array(
          z.object({
            place: z.string().max(400),
            text: z.string().max(100_000),
            passage: z
              .object({ source: z.int().min(0).optional(), target: z.int().min(0).optional() })
              .strict()
              .optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    (req, opened, input) => {
      const language = languageOf(req)
      return saveEdits(req, input, opened, { edits: input.texts, changed: words.changed[language], language })
    },
  ),
  // As the form's own button does it, and with the same refusals.
  say('publish', z.object(record), (req, { stored }, input) =>
    bringOut(req, { source: input.source, record: input.record, locale: stored.target }, 'published'),
  ),
  // From now on the other language is the source.
  say('turn', z.object({ ...record, target: z.enum(locales) }), (req, _opened, input) =>
    noteTranslation(req, input, { target: input.target }),
  ),
]
