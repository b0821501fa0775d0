import type { PayloadRequest } from 'payload'
import { type Draftable, globalName } from '#content/draftable.ts'
import { byKind, nameOf, readFacts } from '#content/finder/facts.ts'
import { globalRecord } from '#content/global-record.ts'
import { type Ask, openAsk, type Row } from '#content/search/ask.ts'
import { sentencesOf } from '#domain/translate/sentences.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import { kindsOf } from './list.ts'
import { openUnread } from './machine/marks.ts'
import { digestOf } from './progress.ts'
import { readTexts, type RecordTexts } from './read-texts.ts'

/** How something was translated elsewhere. */
export interface Remembered {
  text: string
  /** In how many records. */
  times: number
  /** What one of them is called. */
  name: string
  /** The sentence of the passage that this translates, where it is not the whole. */
  sentence?: string
}

/** Passages that are looked for in one statement. */
const atOnce = 300

/** Different translations that are offered for one passage. */
const mostOffered = 3

/** A passage that is remembered, with one record that has it. */
interface Found {
  one: string
  other: string
  of: Draftable
  times: number
}

const readFound = ({ kind, one, other, record, times }: Row): Found => ({
  one: String(one),
  other: String(other),
  of: { source: String(kind), record: Number(record) },
  times: Number(times),
})

/** What is remembered of some passages, what occurs most before the rest. */
async function findPairs(ask: Ask, digests: readonly string[], kinds: readonly string[], target: Locale) {
  const found: Found[] = []
  const marks = (values: readonly string[]) => values.map(() => '?').join(', ')
  const source = otherLocale(target)
  for (let first = 0; first < digests.length && kinds.length > 0; first += atOnce) {
    const some = digests.slice(first, first + atOnce)
    const rows = await ask(
      `SELECT * FROM (
         SELECT ${source} AS one, ${target} AS other, kind, record, COUNT(*) OVER (PARTITION BY zh, en) AS times,
           ROW_NUMBER() OVER (PARTITION BY zh, en ORDER BY kind, record) AS number
         FROM portico_translation_memory WHERE ${source} IN (${marks(some)}) AND kind IN (${marks(kinds)})
       ) found WHERE number = 1 ORDER BY times DESC, other`,
      [...some, ...kinds],
    )
    found.push(...rows.map(readFound))
  }
  return [...Map.groupBy(found, ({ one }) => one).values()].flatMap((each) => each.slice(0, mostOffered))
}

/** The words of passages and sentences of a record by their digests, without those that a machine wrote and nobody has read. */
async function readWords(
  ask: Ask,
  of: Draftable,
  { latest }: RecordTexts,
  target: Locale,
): Promise<Map<string, string>> {
  const isUnread = await openUnread(ask, of, target)
  const passages = [...latest.fields].flatMap(([place, texts]) =>
    texts[target].filter((text) => !isUnread(place, text)),
  )
  const words = passages.flatMap((text) => [...sentencesOf(text, target), text])
  return new Map(words.map((text) => [digestOf(text), text]))
}

type Kinds = Awaited<ReturnType<typeof kindsOf>>

async function readNames(req: PayloadRequest, { collections }: Kinds, all: readonly Draftable[], language: Locale) {
  const rows = all.map(({ record, source }) => ({ kind: source, id: record }))
  const facts = await readFacts(openAsk(req.payload), byKind(collections, rows))
  const names = new Map(facts.map((each) => [`${each.kind.slug} ${each.id}`, nameOf(each, language)]))
  return ({ record, source }: Draftable) =>
    record === globalRecord
      ? globalName(req.payload, source, language)
      : (names.get(`${source} ${record}`) ?? `#${record}`)
}

/**
 * How passages were translated elsewhere, in records that the person may read: the whole passage, or else its sentences.
 *
 * @param passages of the source
 * @param language in which records are named
 */
export async function readMemory(
  req: PayloadRequest,
  passages: readonly string[],
  target: Locale,
  language: Locale,
): Promise<(passage: string) => Remembered[]> {
  const ask = openAsk(req.payload)
  const kinds = await kindsOf(req)
  const split = (passage: string) => sentencesOf(passage, otherLocale(target))
  const digests = new Set(passages.flatMap((passage) => [passage, ...split(passage)]).map(digestOf))
  const slugs = [...kinds.collections, ...kinds.globals].map(({ slug }) => slug)
  const pairs = await findPairs(ask, [...digests], slugs, target)
  const records = new Map(pairs.map(({ of }) => [`${of.source} ${of.record}`, of]))
  const nameRecord = await readNames(req, kinds, [...records.values()], language)
  const words = new Map<string, Map<string, string>>()
  for (const [source, some] of Map.groupBy(records.values(), (of) => of.source))
    for (const [record, texts] of await readTexts(
      req,
      source,
      some.map((of) => of.record),
    ))
      words.set(`${source} ${record}`, await readWords(ask, { source, record }, texts, target))
  const offered = Map.groupBy(pairs, ({ one }) => one)
  const offersOf = (text: string): Remembered[] =>
    (offered.get(digestOf(text)) ?? []).flatMap(({ of, other, times }) => {
      const found = words.get(`${of.source} ${of.record}`)?.get(other)
      return found === undefined ? [] : [{ text: found, times, name: nameRecord(of) }]
    })
  return (passage) => {
    const whole = offersOf(passage)
    if (whole.length > 0) return whole
    return split(passage).flatMap((sentence) => offersOf(sentence).map((offer) => ({ ...offer, sentence })))
  }
}
