import type { Draftable } from '#content/draftable.ts'
import type { Ask } from '#content/search/ask.ts'
import { isLocale, type Locale } from '#lib/locale.ts'
import { digestOf } from '#content/translate/progress.ts'
import type { FieldTexts } from '#content/translate/texts-of.ts'

/** Words that a machine proposed for a place and that nobody has read yet. */
export interface Mark {
  place: string
  digest: string
}

/** What a record says in a language, by the places of its fields. */
type Fields = ReadonlyMap<string, FieldTexts>

const keyOf = ({ digest, place }: Mark) => `${place} ${digest}`

/** Which of some marks are of passages that a record has. */
export function standingMarks<Each extends Mark>(marks: readonly Each[], fields: Fields, language: Locale): Each[] {
  const digests = new Map<string, Set<string>>()
  const digestsAt = (place: string) => {
    const found = digests.get(place) ?? new Set((fields.get(place)?.[language] ?? []).map(digestOf))
    digests.set(place, found)
    return found
  }
  return marks.filter(({ digest, place }) => digestsAt(place).has(digest))
}

/** What of a record is not read yet, saved or not. */
export async function readMarks(ask: Ask, { record, source }: Draftable, language: Locale): Promise<Mark[]> {
  const rows = await ask(
    'SELECT place, digest FROM portico_machine_drafts WHERE kind = ? AND record = ? AND language = ?',
    [source, record, language],
  )
  return rows.map(({ digest, place }) => ({ place: String(place), digest: String(digest) }))
}

/** Tells of the passages of a translation whether a machine wrote them and nobody has read them yet. */
export async function openUnread(ask: Ask, of: Draftable, language: Locale) {
  const marks = new Set((await readMarks(ask, of, language)).map(keyOf))
  return (place: string, text: string): boolean => marks.size > 0 && marks.has(keyOf({ place, digest: digestOf(text) }))
}

/**
 * Remembers what was proposed. Whoever saves it, in whichever way, saves a text that is marked; who changes a word of it saves
 * another.
 *
 * @param fields the record as it is: what somebody wrote there before is no draft of a machine
 */
export async function addMarks(
  ask: Ask,
  { record, source }: Draftable,
  { fields, language, marks }: { fields: Fields; language: Locale; marks: readonly Mark[] },
): Promise<void> {
  const written = new Set(standingMarks(marks, fields, language))
  for (const mark of marks)
    if (!written.has(mark))
      await ask(
        `INSERT INTO portico_machine_drafts (kind, record, language, place, digest, at, stands) VALUES (?, ?, ?, ?, ?, ?, 0)
         ON CONFLICT (kind, record, language, place, digest) DO NOTHING`,
        [source, record, language, mark.place, mark.digest, Date.now()],
      )
}

/** Somebody has read what stands in some places now. @returns how many passages that were */
export async function confirmMarks(
  ask: Ask,
  of: Draftable,
  { fields, language, places }: { fields: Fields; language: Locale; places: ReadonlySet<string> },
): Promise<number> {
  const marks = (await readMarks(ask, of, language)).filter(({ place }) => places.has(place))
  const read = standingMarks(marks, fields, language)
  for (const { digest, place } of read)
    await ask(
      'DELETE FROM portico_machine_drafts WHERE kind = ? AND record = ? AND language = ? AND place = ? AND digest = ?',
      [of.source, of.record, language, place, digest],
    )
  return read.length
}

/** Notes which of them stand in the record as it is written now, for the table of translations. */
export async function noteMarks(ask: Ask, { record, source }: Draftable, fields: Fields): Promise<void> {
  const rows = await ask('SELECT * FROM portico_machine_drafts WHERE kind = ? AND record = ?', [source, record])
  for (const row of rows) {
    const { language } = row
    if (!isLocale(language)) continue
    const mark = { place: String(row.place), digest: String(row.digest) }
    const stands = standingMarks([mark], fields, language).length
    if (stands !== Number(row.stands))
      await ask(
        'UPDATE portico_machine_drafts SET stands = ? WHERE kind = ? AND record = ? AND language = ? AND place = ? AND digest = ?',
        [stands, source, record, language, mark.place, mark.digest],
      )
  }
}

/** Nothing is left to be read of a record that is gone. */
export async function forgetMarks(ask: Ask, { record, source }: Draftable): Promise<void> {
  await ask('DELETE FROM portico_machine_drafts WHERE kind = ? AND record = ?', [source, record])
}

/** Those of some marks that another text does not have. */
export function marksBeside(marks: readonly Mark[], others: readonly Mark[]): Mark[] {
  const known = new Set(others.map(keyOf))
  return marks.filter((mark) => !known.has(keyOf(mark)))
}
