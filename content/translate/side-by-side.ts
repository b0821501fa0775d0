import { hash } from 'node:crypto'
import { diffWordsWithSpace } from 'diff'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { mayPublish } from '#content/access/roles.ts'
import { type Draftable, fieldsOf, globalName } from '#content/draftable.ts'
import { nameOf, readFacts } from '#content/finder/facts.ts'
import { globalRecord, isGlobal } from '#content/global-record.ts'
import { labelText } from '#content/one-language.ts'
import { openAsk } from '#content/search/ask.ts'
import { isToDo, type Passage, type PassageState } from '#domain/translate/align.ts'
import type { Term } from '#domain/translate/terms.ts'
import { languageTags, type Locale, otherLocale } from '#lib/locale.ts'
import { kindsOf } from './list.ts'
import { openUnread } from './machine/marks.ts'
import { standOf } from './note.ts'
import { type ComparedField, compareFields, digestOf } from './progress.ts'
import { readMemory, type Remembered } from './read-memory.ts'
import { readTerms } from './read-terms.ts'
import { isWrittenIn, readTexts, type RecordTexts } from './read-texts.ts'
import { type PassageText, textsOfPassages } from './passages-beside.ts'
import { bothAt, hasDrafts, isFormatted, textIn } from './save-texts.ts'
import type { OpenedRecord } from './save-passages.ts'
import { readTranslations, type Stored } from './table.ts'
import { textsOfRecord } from './texts-of.ts'

/** A passage of the source beside that of the translation. */
export interface Beside {
  state: PassageState
  source: string
  target: string
  /** What became of the source since this was translated, where a version of it is left. */
  changes?: Change[]
  /** The passage as it is written here, of a formatted text. */
  passage?: PassageText
  /** Whether a machine wrote the translation and nobody has read it yet. */
  isUnread?: boolean
  /** How it was translated elsewhere, where it is to be done. */
  remembered?: Remembered[]
}

/** A run of words of a source that was changed. */
interface Change {
  text: string
  kind: 'same' | 'added' | 'removed'
}

/** A translated field with its passages. */
export interface FieldBeside {
  place: string
  label: string
  passages: Beside[]
  isOpen: boolean
  /** Whether anything in it was written by a machine and has not been read yet. */
  isUnread: boolean
  /** The translation as it is stored, of a field that is a plain text; others are written passage by passage. */
  text?: string
  /** Whether it is one line. */
  isLine: boolean
}

export interface SideBySide {
  name: string
  target: Locale
  fields: FieldBeside[]
  /** Whether it is saved as a draft; otherwise visitors have it at once. */
  hasDrafts: boolean
  /** Whether the person may write it here. */
  isWritable: boolean
  /** Whether the translation could be the source from now on: there is something in it. */
  mayTurn: boolean
  /** What things are called that the source speaks of. */
  terms: Term[]
  /** Stands for what is shown, so that nothing unseen is accepted. */
  seen: string
}

/** What is told apart by `seen`: both texts of every field. */
export const seenOf = ({ latest }: RecordTexts): string => hash('sha1', JSON.stringify([...latest.fields]), 'base64url')

/** Whether somebody may work on the translation of a record of a kind at all. */
async function isReadable(req: PayloadRequest, source: string): Promise<boolean> {
  const { collections, globals } = await kindsOf(req)
  return [...collections, ...globals].some(({ slug }) => slug === source)
}

/** How records of a kind stand and what they say, by their numbers; none that the person may not read. */
export async function openRecords(
  req: PayloadRequest,
  source: string,
  records: readonly number[],
): Promise<Map<number, OpenedRecord>> {
  const isCollection = source in req.payload.collections
  const isOne = records.every((record) => isGlobal({ record }) !== isCollection)
  if (!isOne || !(await isReadable(req, source))) return new Map()
  const all = await readTexts(req, source, records)
  const stored = await readTranslations(openAsk(req.payload), source, records)
  const left = [...all].filter(([, { isGone }]) => !isGone)
  return new Map(
    left.map(([record, texts]) => [record, { texts, stored: stored.get(record) ?? standOf(texts, undefined) }]),
  )
}

export const openRecord = async (req: PayloadRequest, { record, source }: Draftable) =>
  (await openRecords(req, source, [record])).get(record)

/** Passages of earlier versions by their digests, as far as versions are kept. */
async function readEarlier(
  req: PayloadRequest,
  { record, source }: Draftable,
  language: Locale,
): Promise<Map<string, string>> {
  const { db } = req.payload
  const all = { pagination: false, sort: 'id', limit: 0, req } as const
  type Row = Record<string, unknown>
  const { docs } =
    record === globalRecord
      ? await db.findGlobalVersions<Row>({ ...all, global: source as GlobalSlug })
      : await db.findVersions<Row>({
          ...all,
          collection: source as CollectionSlug,
          where: { parent: { equals: record } },
        })
  const fields = fieldsOf(req.payload, source)
  const texts = docs.flatMap(({ version }) =>
    [...textsOfRecord(fields, version).values()].flatMap((each) => each[language]),
  )
  return new Map(texts.map((text) => [digestOf(text), text]))
}

function compareWords(before: string, after: string, language: Locale): Change[] {
  // Chinese has no spaces between its words; the segmenter knows them.
  const intlSegmenter = new Intl.Segmenter(languageTags[language], { granularity: 'word' })
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ added, removed, value }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

/** Tells what became of the source of a passage since it was translated, where a version of it is left. */
async function openChanges(
  req: PayloadRequest,
  of: Draftable,
  compared: readonly ComparedField[],
  { known, target }: Stored,
) {
  const language = otherLocale(target)
  const isChanged = compared.some(({ passages }) => passages.some(({ state }) => state === 'outdated'))
  const earlier = isChanged ? await readEarlier(req, of, language) : new Map<string, string>()
  return ({ place, source }: ComparedField, passage: Passage, text: string): Change[] | undefined => {
    if (passage.state !== 'outdated') return undefined
    const made = known[place]?.pairs.find(([, digest]) => digest === digestOf(text))?.[0]
    const before = earlier.get(made ?? '')
    return before === undefined ? undefined : compareWords(before, source[passage.source ?? -1] ?? '', language)
  }
}

/** The words for a place: the labels of the fields on the way, with the numbers of the rows. */
export function nameFields(
  all: readonly FlattenedField[],
  places: readonly string[],
  language: Locale,
): Map<string, string> {
  const rows = new Map<string, string[]>()
  const numberOf = (list: string, id: string) => {
    const known = rows.get(list) ?? []
    if (!known.includes(id)) known.push(id)
    rows.set(list, known)
    return known.indexOf(id) + 1
  }
  const nameOfPlace = (place: string): string => {
    let fields = all
    let path = ''
    const words: string[] = []
    for (const part of place.split('.')) {
      const field = fields.find(({ name }) => name === part)
      if (field) words.push(('label' in field && labelText(field.label, language)) || part)
      else words.push(`${words.pop() ?? ''} ${numberOf(path, part)}`)
      path += `.${part}`
      if (field && 'flattenedFields' in field) fields = field.flattenedFields
      if (field?.type === 'blocks')
        fields = field.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.flattenedFields))
    }
    return words.join(' · ')
  }
  return new Map(places.map((place) => [place, nameOfPlace(place)]))
}

const openSources = ({ passages, source }: ComparedField): string[] =>
  passages.filter(isToDo).flatMap(({ source: number }) => (number === undefined ? [] : (source[number] ?? [])))

const isOpen = ({ passages }: ComparedField) => passages.some(({ state }) => state !== 'current')

/** The name of a record or a global. */
export async function nameRecord(
  req: PayloadRequest,
  { record, source }: Draftable,
  language: Locale,
): Promise<string> {
  if (record === globalRecord) return globalName(req.payload, source, language)
  const kind = (await kindsOf(req)).collections.find(({ slug }) => slug === source)
  const [facts] = kind ? await readFacts(openAsk(req.payload), new Map([[kind, [record]]])) : []
  return facts ? nameOf(facts, language) : `#${record}`
}

/**
 * A record with both of its languages beside each other, as they are written now.
 * @param language in which it is named
 * @returns nothing for a record that there is not, or that the person may not read
 */
export async function readSideBySide(
  req: PayloadRequest,
  of: Draftable,
  language: Locale,
): Promise<SideBySide | undefined> {
  const opened = await openRecord(req, of)
  if (opened === undefined) return undefined
  const { stored, texts } = opened
  const { target } = stored
  const compared = compareFields(texts.latest.fields, target, stored.known)
  const changesOf = await openChanges(req, of, compared, stored)
  const isUnread = await openUnread(openAsk(req.payload), of, target)
  const isDraftable = hasDrafts(req, of.source)
  const isWritable = isDraftable || mayPublish(req.user)
  const all = fieldsOf(req.payload, of.source)
  const labels = nameFields(
    all,
    compared.map(({ place }) => place),
    language,
  )
  const remember = await readMemory(req, isWritable ? compared.flatMap(openSources) : [], target, language)
  const besideOf = (field: ComparedField): Beside[] => {
    const isEdited = isWritable && isFormatted(all, field.place)
    const passages = isEdited ? textsOfPassages(field, bothAt(texts.written, field.place, target)) : []
    return field.passages.map((each, number) => {
      const { source, state, target: own } = each
      const passage = passages[number]
      const text = own === undefined ? '' : (field.target[own] ?? '')
      const changes = changesOf(field, each, text)
      const remembered = isToDo(each) && source !== undefined ? remember(field.source[source] ?? '') : []
      return {
        state,
        source: source === undefined ? '' : (field.source[source] ?? ''),
        target: text,
        ...(changes && { changes }),
        ...(passage && { passage }),
        ...(own !== undefined && isUnread(field.place, text) && { isUnread: true }),
        ...(remembered.length > 0 && { remembered }),
      }
    })
  }
  return {
    name: await nameRecord(req, of, language),
    target,
    fields: compared.map((field) => ({
      place: field.place,
      label: labels.get(field.place) ?? field.place,
      passages: besideOf(field),
      isOpen: isOpen(field),
      isUnread: field.target.some((text) => isUnread(field.place, text)),
      ...(isWritable ? textIn(all, texts.written, field.place, target) : { isLine: false }),
    })),
    hasDrafts: isDraftable,
    isWritable,
    mayTurn: isWrittenIn(texts.latest, target),
    terms: await readTerms(req, compared.flatMap(({ source }) => source).join('\n'), otherLocale(target)),
    seen: seenOf(texts),
  }
}
