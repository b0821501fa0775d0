import type { PayloadRequest } from 'payload'
import { type Draftable, fieldsOf } from '#content/draftable.ts'
import { isToDo } from '#domain/translate/align.ts'
import { hasWords, tidyDraft } from '#domain/translate/machine-draft.ts'
import { encodeLike } from '#content/translate/coded-nodes.ts'
import { textsOfPassages } from '#content/translate/passages-beside.ts'
import { type ComparedField, compareFields, digestOf } from '#content/translate/progress.ts'
import { codedOf, isSameInBoth, type PassagePlace, saidBy } from '#content/translate/put-passages.ts'
import type { OpenedRecord } from '#content/translate/save-passages.ts'
import { type BothTexts, bothAt, isFormatted, plainAt } from '#content/translate/save-texts.ts'
import { type Segment, segmentsOf } from '#content/translate/segments.ts'
import { nameFields } from '#content/translate/side-by-side.ts'

/** A draft as it comes into the form, to be read, changed and saved by a person. */
export interface Proposal {
  place: string
  text: string
  passage?: PassagePlace
  /** The text whose codes it has, where those are not the ones of the translation as it is. */
  template?: string
}

/** Something to be translated: a passage of a formatted text, or a plain text with its lines. */
export interface OpenPassage {
  place: string
  label: string
  /** Of a formatted text, from 1. */
  number?: number
  /** What is sent, one line each. */
  lines: string[]
  /** What the translation says there now. */
  before: string
  /** What comes into the form. */
  propose: (drafts: readonly string[]) => Proposal
  /** Digests of what a draft of a line will be once it is saved. */
  digest: (draft: string) => string
}

type Named = Pick<OpenPassage, 'place' | 'label'>

/** The line that is sent for a passage, with the codes of the translation where it has the same links and marks. */
function sourceLine(wanted: Segment, own: Segment | undefined): { line: string | undefined; isLikeSource: boolean } {
  if (own === undefined || !('nodes' in wanted.of) || !('nodes' in own.of))
    return { line: codedOf(wanted), isLikeSource: false }
  const like = encodeLike(wanted.of.nodes, own.of.nodes)
  return like === undefined ? { line: codedOf(wanted), isLikeSource: true } : { line: like, isLikeSource: false }
}

function ofFormatted(field: ComparedField, both: BothTexts, { label, place }: Named): OpenPassage[] {
  const [from, into] = [segmentsOf(both.source), segmentsOf(both.target)]
  return textsOfPassages(field, both).flatMap((row, index): OpenPassage[] => {
    const [wanted, own] = [from[row?.source ?? -1], into[row?.target ?? -1]]
    const state = field.passages[index]
    if (row === undefined || wanted === undefined || state === undefined) return []
    if (!isToDo(state) || isSameInBoth(wanted)) return []
    const { isLikeSource, line } = sourceLine(wanted, own)
    if (line === undefined) return []
    const passage: PassagePlace = {
      ...(row.source !== undefined && { source: row.source }),
      ...(row.target !== undefined && { target: row.target }),
    }
    const like = isLikeSource ? wanted : (own ?? wanted)
    return [
      {
        place,
        label,
        number: index + 1,
        lines: [line],
        before: row.text,
        propose: ([text = '']) => ({ place, text, passage, ...(isLikeSource && { template: line }) }),
        digest: (draft) => digestOf(saidBy(like, draft)),
      },
    ]
  })
}

/** A plain text is proposed as a whole: its lines that are current stay, and the others come from the machine. */
function ofPlain(
  { passages, source, target }: ComparedField,
  texts: { source: string; target: string },
  { label, place }: Named,
): OpenPassage[] {
  if (!passages.some(isToDo)) return []
  const kept = new Map(
    passages.flatMap((each): [number, string][] =>
      each.state === 'current' && each.source !== undefined && each.target !== undefined
        ? [[each.source, target[each.target] ?? '']]
        : [],
    ),
  )
  // Left out on purpose is what counts as current without a translation.
  const dropped = new Set(
    passages.flatMap((each) =>
      each.state === 'current' && each.source !== undefined && each.target === undefined ? [each.source] : [],
    ),
  )
  const asked = [...source.keys()].filter((number) => !kept.has(number) && !dropped.has(number))
  const propose = (drafts: readonly string[]): Proposal => {
    const translated = new Map(asked.map((number, place_) => [number, drafts[place_] ?? '']))
    let number = -1
    const lines = texts.source.split('\n').flatMap((line) => {
      if (tidyDraft(line) === '') return ['']
      number += 1
      return dropped.has(number) ? [] : [translated.get(number) ?? kept.get(number) ?? '']
    })
    return { place, text: lines.join('\n').trim() }
  }
  const lines = asked.map((number) => source[number] ?? '')
  return [{ place, label, lines, before: texts.target, propose, digest: digestOf }]
}

/**
 * The passages of a record that are missing or outdated and can be written beside their source.
 * @param places the fields that are asked for; all without
 */
export function openPassages(
  { payload }: PayloadRequest,
  { source }: Draftable,
  { stored, texts }: OpenedRecord,
  asked: { language: 'zh' | 'en'; places?: ReadonlySet<string> | undefined },
): OpenPassage[] {
  const { known, target } = stored
  const all = fieldsOf(payload, source)
  const compared = compareFields(texts.latest.fields, target, known)
  const labels = nameFields(
    all,
    compared.map(({ place }) => place),
    asked.language,
  )
  return compared
    .filter(({ place }) => asked.places?.has(place) ?? true)
    .flatMap((field): OpenPassage[] => {
      const { place } = field
      const named = { place, label: labels.get(place) ?? place }
      if (isFormatted(all, place)) return ofFormatted(field, bothAt(texts.written, place, target), named)
      const plain = plainAt(all, texts.written, place, target)
      return plain ? ofPlain(field, plain, named) : []
    })
    .filter(({ lines }) => lines.some((line) => hasWords(line, target)))
}
