import type { PayloadRequest } from 'payload'
import { fieldsOf } from '#content/draftable.ts'
import { createAtomically } from '#content/transaction.ts'
import { type ExchangedRecord, type ExchangedText, type ReturnedText, withTerms } from '#domain/translate/exchange.ts'
import { findCodeFaults } from '#domain/translate/inline-codes.ts'
import type { Locale } from '#lib/locale.ts'
import { codeWords } from './code-words.ts'
import { encodeLike } from './coded-nodes.ts'
import type { TranslateFilter } from './filter.ts'
import { type Listed, listTranslations, type Page } from './list.ts'
import { type ComparedField, compareFields, digestOf } from './progress.ts'
import { textsOfPassages } from './passages-beside.ts'
import { codedOf, isSameInBoth, type PassagePlace } from './put-passages.ts'
import { readAllTerms } from './read-terms.ts'
import { type OpenedRecord, saveEdits, type TextEdit } from './save-passages.ts'
import { type BothTexts, bothAt, hasDrafts, isFormatted, plainAt } from './save-texts.ts'
import { segmentsOf } from './segments.ts'
import { nameFields, nameRecord, openRecord, openRecords } from './side-by-side.ts'

/** A text that may go out, with what it needs to come in again. */
interface OpenText extends ExchangedText {
  /** Of a formatted text. */
  passage?: PassagePlace
}

/** The passages of a formatted text, but for what is the same in both languages and what only the editor can write. */
function passagesOf(field: ComparedField, both: BothTexts, label: string): OpenText[] {
  const [from, into] = [segmentsOf(both.source), segmentsOf(both.target)]
  return textsOfPassages(field, both).flatMap((row, number): OpenText[] => {
    const [wanted, own] = [from[row?.source ?? -1], into[row?.target ?? -1]]
    const source = wanted && codedOf(wanted)
    if (row === undefined || wanted === undefined || source === undefined || isSameInBoth(wanted)) return []
    const target =
      own === undefined
        ? ''
        : 'nodes' in own.of && 'nodes' in wanted.of
          ? encodeLike(own.of.nodes, wanted.of.nodes)
          : codedOf(own)
    return [
      {
        place: field.place,
        label,
        from: digestOf(source),
        into: own === undefined ? '' : digestOf(row.text),
        source,
        // What has other links or marks than its source cannot be written with the codes of that one.
        target: target ?? '',
        isCurrent: field.passages[number]?.state === 'current',
        passage: { source: row.source, target: row.target },
      },
    ]
  })
}

/** The texts of a record that may be translated outside. */
function openTexts({ payload }: PayloadRequest, source: string, { stored, texts }: OpenedRecord, language: Locale) {
  const { known, target } = stored
  const { written } = texts
  const all = fieldsOf(payload, source)
  const compared = compareFields(texts.latest.fields, target, known)
  const places = compared.map(({ place }) => place)
  const labels = nameFields(all, places, language)
  return compared.flatMap((field): OpenText[] => {
    const { passages, place } = field
    const label = labels.get(place) ?? place
    if (isFormatted(all, place)) return passagesOf(field, bothAt(written, place, target), label)
    const plain = plainAt(all, written, place, target)
    if (plain === undefined) return []
    const isCurrent = passages.every(({ state }) => state === 'current')
    const stamp = { from: digestOf(plain.source), into: plain.target === '' ? '' : digestOf(plain.target) }
    return [{ place, label, ...stamp, ...plain, isCurrent }]
  })
}

/** The records of a page of the table as they are now: each kind is read at once. */
async function openPage(
  req: PayloadRequest,
  rows: readonly Listed[],
): Promise<(row: Listed) => OpenedRecord | undefined> {
  const opened = new Map<string, Awaited<ReturnType<typeof openRecords>>>()
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const records = some.map(({ record }) => record)
    // What comes back of a kind without drafts would be public unread.
    if (hasDrafts(req, kind)) opened.set(kind, await openRecords(req, kind, records))
  }
  return ({ kind, record }) => opened.get(kind)?.get(record)
}

/**
 * The records of a filter that are translated into a language, with their texts, as far as they can be translated outside. They are
 * read page by page, however many there are.
 * @param language in which they are named
 */
export async function* readForExchange(
  req: PayloadRequest,
  filter: TranslateFilter,
  target: Locale,
  language: Locale,
): AsyncGenerator<ExchangedRecord> {
  const terms = await readAllTerms(req)
  let place: Page['next']
  do {
    const { next, rows } = await listTranslations(req, { ...filter, language: target }, { language, place })
    const openedOf = await openPage(req, rows)
    for (const row of rows) {
      const { kind, name, record } = row
      const opened = openedOf(row)
      // Somebody may have turned it meanwhile.
      const texts = opened?.stored.target === target ? openTexts(req, kind, opened, language) : []
      if (texts.length > 0) yield withTerms({ kind, record, name, texts }, terms, target)
    }
    place = next
  } while (place)
}

/** What becomes of a text that came back. */
export type Outcome = 'saved' | 'same' | 'empty' | 'sourceChanged' | 'translated' | 'codes' | 'refused' | 'gone'

interface TakenText {
  /** What it is called; its place, of one that is not there. */
  label: string
  outcome: Outcome
  /** Why it was refused. */
  words?: string
}

export interface TakenRecord {
  kind: string
  record: number
  name: string
  texts: TakenText[]
}

interface Judged extends TakenText {
  edit?: TextEdit
}

/** Judges what came back of a record by what is there now. Equal passages of a text are told apart by their order. */
function judgeTexts(returned: readonly ReturnedText[], open: readonly OpenText[], language: Locale): Judged[] {
  const left = [...open]
  return returned.map(({ from, into, place, text }): Judged => {
    const at = left.findIndex((each) => each.place === place && each.from === from)
    const [found] = at === -1 ? [] : left.splice(at, 1)
    if (found === undefined)
      return { label: open.find((each) => each.place === place)?.label ?? place, outcome: 'sourceChanged' }
    const { label, passage, source, target } = found
    if (text.trim() === '') return { label, outcome: 'empty' }
    if (text === target) return { label, outcome: 'same' }
    // Somebody translated it meanwhile: what is there is newer than what came.
    if (found.into !== into) return { label, outcome: 'translated' }
    if (passage === undefined) return { label, outcome: 'saved', edit: { place, text } }
    const [fault] = findCodeFaults(source, text)
    if (fault) return { label, outcome: 'codes', words: codeWords(fault, language) }
    return { label, outcome: 'saved', edit: { place, text, passage, isLikeSource: true } }
  })
}

/** Why Payload refuses a text, in its words; nothing for what is a fault of ours. */
function wordsOf(error: unknown): string | undefined {
  const { data, message, status } = error as {
    data?: { errors?: { message: string }[] }
    message: string
    status?: number
  }
  if (status === undefined || status >= 500) return undefined
  return data?.errors?.map((each) => each.message).join(' ') || message
}

interface Asked {
  target: Locale
  language: Locale
  isDryRun: boolean
}

/**
 * Takes in what came back of a record, as a draft, and tells what became of each text. Nothing that is current is written over:
 * what was changed since it went out stays.
 */
export async function takeIn(
  req: PayloadRequest,
  { kind, record, texts: returned }: { kind: string; record: number; texts: readonly ReturnedText[] },
  { isDryRun, language, target }: Asked,
): Promise<TakenRecord> {
  const of = { source: kind, record }
  const gone = { kind, record, name: `${kind} ${record}` }
  const tell = (outcome: Outcome) => returned.map(({ place }): TakenText => ({ label: place, outcome }))
  if (!hasDrafts(req, kind)) return { ...gone, texts: tell('gone') }
  let judged: Judged[] = []
  const work = async (inside: PayloadRequest): Promise<TakenRecord> => {
    Object.assign(inside, { i18n: req.i18n, t: req.t })
    const opened = await openRecord(inside, of)
    if (opened?.stored.target !== target) return { ...gone, texts: tell('gone') }
    judged = judgeTexts(returned, openTexts(inside, kind, opened, language), language)
    const edits = judged.flatMap(({ edit }) => edit ?? [])
    if (edits.length > 0 && !isDryRun) await saveEdits(inside, of, opened, { edits, changed: '', language })
    const name = await nameRecord(inside, of, language)
    return { kind, record, name, texts: judged.map(({ edit: _edit, ...told }) => told) }
  }
  try {
    return await createAtomically(req.payload)(`translate ${kind} ${record}`, work, req.user)
  } catch (error) {
    const words = wordsOf(error)
    if (words === undefined) throw error
    const refuse = ({ edit, ...told }: Judged): TakenText => (edit ? { ...told, outcome: 'refused', words } : told)
    return { ...gone, texts: judged.map(refuse) }
  }
}
