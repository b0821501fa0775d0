import { APIError, type PayloadRequest } from 'payload'
import { type Draftable, fieldsOf } from '#content/draftable.ts'
import type { Pair } from '#domain/translate/align.ts'
import { findCodeFaults } from '#domain/translate/inline-codes.ts'
import type { Locale } from '#lib/locale.ts'
import { codeWords } from './code-words.ts'
import { textsOfPassages } from './passages-beside.ts'
import { noteTranslation } from './note.ts'
import { compareFields, digestOf, type KnownFields } from './progress.ts'
import { codedOf, type PassageEdit, type PassagePlace, putPassages } from './put-passages.ts'
import type { RecordTexts } from './read-texts.ts'
import { type BothTexts, bothAt, isFormatted, saveTexts, textIn } from './save-texts.ts'
import { segmentsOf } from './segments.ts'
import type { Stored } from './table.ts'

/** A text of a translation as it is to be: a whole plain one, or a passage of a formatted one. */
export interface TextEdit {
  place: string
  text: string
  passage?: PassagePlace | undefined
  /** Whether a passage has the codes of the source; otherwise those of the translation, where there is one. */
  isLikeSource?: boolean
}

/** What is written into, as it was read. */
export interface OpenedRecord {
  texts: RecordTexts
  stored: Stored
}

interface Words {
  /** Why what was opened cannot be written into any more. */
  changed: string
  language: Locale
}

const isOf = ({ source, target }: PassagePlace, other: PassagePlace) =>
  source === other.source && target === other.target

/** Passages of one field, put into it. @throws APIError 400 for codes that are wrong, 409 for passages that are not there */
function putInto(
  { stored, texts }: OpenedRecord,
  both: BothTexts,
  { edits, place }: { place: string; edits: readonly PassageEdit[] },
  { changed, language }: Words,
) {
  const [compared] = compareFields(
    new Map([...texts.latest.fields].filter(([each]) => each === place)),
    stored.target,
    stored.known,
  )
  const rows = compared ? textsOfPassages(compared, both) : []
  const from = segmentsOf(both.source)
  const tidy = edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(/\s*\n\s*/g, ' ').trim() }))
  for (const edit of tidy) {
    const row = rows.find((each) => each && isOf(each, edit))
    if (row === undefined) throw new APIError(changed, 409, undefined, true)
    // Whoever takes away what the source does not have any more takes its marks with it.
    if (row.template === undefined || (edit.text === '' && row.source === undefined)) continue
    const wanted = edit.isLikeSource ? from[edit.source ?? -1] : undefined
    const faults = findCodeFaults((wanted && codedOf(wanted)) ?? row.template, edit.text)
    const said = faults.map((fault) => codeWords(fault, language)).join(language === 'zh' ? '；' : '. ')
    if (faults.length > 0) throw new APIError(said, 400, undefined, true)
  }
  return putPassages(both.source, both.target, compared?.passages ?? [], tidy)
}

type Said = Map<string, ReturnType<typeof putPassages>['said']>

function withSaid(known: KnownFields, said: Said): KnownFields {
  const fields = [...said].map(([place, pairs]): [string, KnownFields[string]] => {
    const now = pairs.map(([one, other]): Pair => [digestOf(one), digestOf(other)])
    return [place, { ...known[place], pairs: [...(known[place]?.pairs ?? []), ...now] }]
  })
  return { ...known, ...Object.fromEntries(fields) }
}

/**
 * Saves texts of a translation, all of them or none.
 * @throws APIError 400 in the language of the person for codes that are wrong, 404 for what is no text of the record, 409 for
 * passages that are not there any more
 */
export async function saveEdits(
  req: PayloadRequest,
  of: Draftable,
  opened: OpenedRecord,
  { edits, ...words }: Words & { edits: readonly TextEdit[] },
): Promise<void> {
  const fields = fieldsOf(req.payload, of.source)
  const { target } = opened.stored
  const isKnown = ({ passage, place }: TextEdit) =>
    opened.texts.latest.fields.has(place) &&
    (passage ? isFormatted(fields, place) : textIn(fields, {}, place, target).text !== undefined)
  if (!edits.every(isKnown)) throw new APIError('Not Found', 404)
  const texts = new Map<string, unknown>()
  const said: Said = new Map()
  for (const { passage, place, text } of edits) if (!passage) texts.set(place, text)
  const formatted = Map.groupBy(
    edits.filter(({ passage }) => passage !== undefined),
    ({ place }) => place,
  )
  for (const [place, some] of formatted) {
    const asked = some.map(({ isLikeSource, passage, text }) => ({ ...passage, text, isLikeSource }))
    const put = putInto(opened, bothAt(opened.texts.written, place, target), { place, edits: asked }, words)
    texts.set(place, put.text)
    said.set(place, put.said)
  }
  await saveTexts(req, of, { target, texts })
  // Which passage of the source was translated is known here alone: of its neighbours nothing may be there yet.
  if (said.size > 0) await noteTranslation(req, of, { known: withSaid(opened.stored.known, said) })
}
