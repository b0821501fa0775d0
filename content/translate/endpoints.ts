import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bringOut, type Draftable } from '#content/draftable.ts'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { createAtomically } from '#content/transaction.ts'
import { type Locale, locales, otherLocale } from '#lib/locale.ts'
import { confirmDrafts } from './machine/confirm.ts'
import { noteTranslation } from './note.ts'
import { changedWords, languageOf, openSeen, seenRecord } from './open-seen.ts'
import { accept } from './progress.ts'
import { isWrittenIn } from './read-texts.ts'
import { saveEdits } from './save-passages.ts'
import { readSideBySide } from './side-by-side.ts'

/** Why a language cannot be the source. */
const nothingIn: Record<Locale, Record<Locale, string>> = {
  zh: { zh: '还没有中文，不能作为原文。', en: '还没有英文，不能作为原文。' },
  en: {
    zh: 'Nothing is written in Chinese yet, so it cannot be the source.',
    en: 'Nothing is written in English yet, so it cannot be the source.',
  },
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
    z.object({ ...seenRecord, places: z.array(z.string().max(400)).min(1).max(2000) }),
    (req, opened, input) => {
      const { stored, texts } = opened
      const known = accept(texts.latest.fields, stored.target, stored.known, new Set(input.places))
      return noteTranslation(req, input, { known })
    },
  ),
  // What a machine wrote in these fields has been read, and may be published.
  say(
    'read',
    z.object({ ...seenRecord, places: z.array(z.string().max(400)).min(1).max(2000) }),
    (req, { stored, texts }, input) =>
      confirmDrafts(req, input, {
        fields: texts.latest.fields,
        language: stored.target,
        places: new Set(input.places),
      }),
  ),
  say(
    'save',
    z.object({
      ...seenRecord,
      texts: z
        .array(
          z.object({
            place: z.string().max(400),
            text: z.string().max(100_000),
            passage: z
              .object({ source: z.int().min(0).optional(), target: z.int().min(0).optional() })
              .strict()
              .optional(),
            isLikeSource: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(500),
    }),
    (req, opened, input) => {
      const said = { changed: changedWords(req), language: languageOf(req) }
      return saveEdits(req, input, opened, { edits: input.texts, ...said })
    },
  ),
  // As the form's own button does it, and with the same refusals.
  say('publish', z.object(seenRecord), (req, { stored }, input) =>
    bringOut(req, { source: input.source, record: input.record, locale: stored.target }, 'published'),
  ),
  // From now on the other language is the source.
  say('turn', z.object({ ...seenRecord, target: z.enum(locales) }), (req, { texts }, input) => {
    const source = otherLocale(input.target)
    if (!isWrittenIn(texts.latest, source)) throw new APIError(nothingIn[languageOf(req)][source], 400, undefined, true)
    return noteTranslation(req, input, { target: input.target })
  }),
]
