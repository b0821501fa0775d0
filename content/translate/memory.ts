import type { Draftable } from '#content/draftable.ts'
import type { Ask } from '#content/search/ask.ts'
import { pairSentences } from '#domain/translate/sentences.ts'
import { type Locale, otherLocale } from '#lib/locale.ts'
import { digestOf } from './progress.ts'
import type { RecordTexts } from './read-texts.ts'
import type { Stored } from './table.ts'

/** Digests of a passage or sentence in both languages. */
type MemoryPair = Record<Locale, string>

/** Pairs that are written in one statement. */
const atOnce = 300

const keyOf = ({ en, zh }: MemoryPair) => `${zh} ${en}`

/** What a record says in both languages, as far as one was made from the other; nothing of one in the waste basket. */
function pairsOf({ isGone, latest }: RecordTexts, { known, target }: Stored): Map<string, MemoryPair> {
  const source = otherLocale(target)
  const found = new Map<string, MemoryPair>()
  const add = (one: string, other: string) => {
    const pair = { zh: target === 'zh' ? other : one, en: target === 'en' ? other : one }
    // What is the same in both, a number or a name, needs no memory.
    if (one !== '' && other !== '' && one !== other) found.set(keyOf(pair), pair)
  }
  for (const [place, texts] of isGone ? [] : latest.fields) {
    const words = new Map([...texts[source], ...texts[target]].map((text) => [digestOf(text), text]))
    for (const [one, other] of known[place]?.pairs ?? []) {
      add(one, other)
      const [from, into] = [words.get(one), words.get(other)]
      if (from === undefined || into === undefined) continue
      for (const [sentence, translated] of pairSentences(from, into, target))
        add(digestOf(sentence), digestOf(translated))
    }
  }
  return found
}

/** Keeps what a record says in both languages, by digests alone: its words are read where they stand. */
export async function noteMemory(ask: Ask, of: Draftable, texts: RecordTexts, stored: Stored): Promise<void> {
  const now = pairsOf(texts, stored)
  const place = [of.source, of.record]
  for (const row of await ask('SELECT zh, en FROM portico_translation_memory WHERE kind = ? AND record = ?', place)) {
    const pair = { zh: String(row.zh), en: String(row.en) }
    if (!now.delete(keyOf(pair)))
      await ask('DELETE FROM portico_translation_memory WHERE kind = ? AND record = ? AND zh = ? AND en = ?', [
        ...place,
        pair.zh,
        pair.en,
      ])
  }
  const pairs = [...now.values()]
  for (let first = 0; first < pairs.length; first += atOnce) {
    const some = pairs.slice(first, first + atOnce)
    await ask(
      `INSERT INTO portico_translation_memory (kind, record, zh, en) VALUES ${some.map(() => '(?, ?, ?, ?)').join(', ')}
       ON CONFLICT (kind, record, zh, en) DO NOTHING`,
      some.flatMap(({ en, zh }) => [...place, zh, en]),
    )
  }
}

export async function dropMemory(ask: Ask, { record, source }: Draftable): Promise<void> {
  await ask('DELETE FROM portico_translation_memory WHERE kind = ? AND record = ?', [source, record])
}
