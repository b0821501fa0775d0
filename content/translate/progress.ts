import { hash } from 'node:crypto'
import { align, type Alignment, type Pair, type Passage } from '#domain/translate/align.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import type { FieldTexts } from './texts-of.ts'

/** What is known of a field: its translation as it is written now and, where that is another, as visitors have it. */
interface KnownField {
  pairs: Pair[]
  shown?: Pair[]
}
/** By the place of the field. */
export type KnownFields = Record<string, KnownField>

/** A record's texts, and in which languages they are public. */
export interface Texts {
  fields: ReadonlyMap<string, FieldTexts>
  isShown: Record<Locale, boolean>
}

/** How far the translation of a record has come; a record without any text has none. */
export const progressStates = ['none', 'missing', 'outdated', 'draft', 'current'] as const
export type ProgressState = (typeof progressStates)[number]

export interface Progress {
  state: ProgressState
  /** Passages that are to be written or looked at. */
  open: number
  /** Characters of their source. */
  characters: number
  /** Whether visitors of the translation have less than those of the source. */
  isBehind: boolean
  known: KnownFields
}

/** A field with its texts and how they stand to each other. */
export interface ComparedField {
  place: string
  source: string[]
  target: string[]
  passages: Passage[]
}

/** Two texts of a record never share eleven characters of it by chance. */
export const digestOf = (text: string) => hash('sha1', text, 'base64url').slice(0, 11)
const digestsOf = (texts: readonly string[]) => texts.map(digestOf)

const isSame = (one: readonly Pair[], other: readonly Pair[]) => JSON.stringify(one) === JSON.stringify(other)

/** A part that is there in the source alone counts as left out on purpose. */
const leaveOut = ({ passages }: Alignment, source: readonly string[]): Pair[] =>
  passages.flatMap(({ source: number, state }): Pair[] =>
    state === 'missing' && number !== undefined ? [[source[number] ?? '', '']] : [],
  )

interface Judged {
  /** As the record is written now. */
  latest: Texts
  /** As visitors have it. */
  shown: Texts
  /** Language that is translated into. */
  target: Locale
  known: KnownFields
  /** Whether visitors had both languages before. */
  wasPublic: boolean
}

interface JudgedField {
  latest: Alignment
  isBehind: boolean
  known: KnownField
}

/** One field: what is written, beside what visitors have of it. */
function judgeField(texts: FieldTexts, shown: FieldTexts | undefined, { known, place, target, ...rest }: FieldAsked) {
  const source = otherLocale(target)
  const { pairs: before = [], shown: also = [] } = known[place] ?? {}
  const [one, other] = [digestsOf(texts[source]), digestsOf(texts[target])]
  const latest = align(one, other, { before, also })
  const [shownOne, shownOther] = [digestsOf(shown?.[source] ?? []), digestsOf(shown?.[target] ?? [])]
  const published = align(shownOne, shownOther, { before: [...before, ...also, ...latest.pairs] })
  // Who publishes a translation has left out what it does not have.
  const left = rest.isFirst && shownOther.length > 0 ? leaveOut(published, shownOne) : []
  const now = [...latest.pairs, ...left.filter(([digest]) => one.includes(digest))]
  // A translation of what is not public yet is ahead, and not behind.
  const sources = new Set(one)
  const ahead = new Set(latest.pairs.filter(([digest]) => sources.has(digest)).map(([, digest]) => digest))
  const isBehind = published.passages.some(({ source: number, state, target: own }) => {
    if (state === 'current' || shownOther.length === 0) return false
    if (state === 'missing') return left.length === 0 && sources.has(shownOne[number ?? -1] ?? '')
    return !ahead.has(shownOther[own ?? -1] ?? '')
  })
  const kept = [...published.pairs, ...left]
  const field: KnownField = isSame(now, kept) || shownOther.length === 0 ? { pairs: now } : { pairs: now, shown: kept }
  return { latest: left.length > 0 ? align(one, other, { before: now }) : latest, isBehind, known: field }
}

interface FieldAsked extends Pick<Judged, 'known' | 'target'> {
  place: string
  /** Whether visitors get the translation for the first time. */
  isFirst: boolean
}

/** How far the translation of a record has come, and what is known of it from now on. */
export function judge({ known, latest, shown, target, wasPublic }: Judged): Progress {
  const source = otherLocale(target)
  const isPublic = shown.isShown.zh && shown.isShown.en
  const isFirst = isPublic && !wasPublic
  const progress = { open: 0, characters: 0, isBehind: false }
  const [count, next] = [{ source: 0, target: 0, outdated: 0, missing: 0 }, new Map<string, KnownField>()]
  for (const [place, texts] of latest.fields) {
    const asked: FieldAsked = { known, place, target, isFirst }
    const field: JudgedField = judgeField(texts, isPublic ? shown.fields.get(place) : undefined, asked)
    next.set(place, field.known)
    progress.isBehind ||= field.isBehind
    count.source += texts[source].length
    count.target += texts[target].length
    for (const passage of field.latest.passages) {
      if (passage.state === 'current') continue
      progress.open += 1
      progress.characters += passage.source === undefined ? 0 : (texts[source][passage.source] ?? '').length
      // A paragraph that came to a published text; what is being translated for the first time is not out of date.
      const isNew = passage.state === 'missing' && !(shown.isShown[target] && texts[target].length > 0)
      count[isNew ? 'missing' : 'outdated'] += 1
    }
  }
  return { ...progress, state: stateOf(count, latest.isShown[target]), known: Object.fromEntries(next) }
}

type Counts = Record<'source' | 'target' | 'outdated' | 'missing', number>

function stateOf({ missing, outdated, source, target }: Counts, isShown: boolean): ProgressState {
  if (source === 0) return 'none'
  if (target === 0) return missing > 0 ? 'missing' : 'current'
  if (outdated > 0) return 'outdated'
  if (missing > 0) return 'missing'
  return isShown ? 'current' : 'draft'
}

/** The fields of a record beside each other, as they stand. */
export function compareFields(
  fields: ReadonlyMap<string, FieldTexts>,
  target: Locale,
  known: KnownFields,
): ComparedField[] {
  const source = otherLocale(target)
  return [...fields].map(([place, texts]) => {
    const { pairs = [], shown = [] } = known[place] ?? {}
    const { passages } = align(digestsOf(texts[source]), digestsOf(texts[target]), { before: pairs, also: shown })
    return { place, source: texts[source], target: texts[target], passages }
  })
}

/** What is known once somebody said of the whole translation, or of some fields, that it says the same as the source now. */
export function accept(
  fields: ReadonlyMap<string, FieldTexts>,
  target: Locale,
  known: KnownFields,
  places: ReadonlySet<string>,
): KnownFields {
  const accepted = compareFields(fields, target, known)
    .filter(({ place }) => places.has(place))
    .map(({ passages, place, source, target: own }): [string, KnownField] => {
      const [one, other] = [digestsOf(source), digestsOf(own)]
      const pairs = passages.map((each): Pair => [one[each.source ?? -1] ?? '', other[each.target ?? -1] ?? ''])
      return [place, { pairs, shown: known[place]?.shown ?? known[place]?.pairs ?? [] }]
    })
  return { ...known, ...Object.fromEntries(accepted) }
}
