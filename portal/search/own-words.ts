import type { Payload } from 'payload'
import { everydaySynonyms } from '#domain/search/everyday-synonyms.ts'
import { addOwnWords } from '#domain/search/words.ts'
import type { SynonymGroup } from '#domain/search/synonyms.ts'
import { linesOf } from '#portal/records.ts'

/** The groups of words that editors keep as meaning the same. With override access: visitors read none, and get what follows. */
export async function readSynonymRecords(payload: Payload): Promise<{ id: number; words: SynonymGroup }[]> {
  const { docs } = await payload.find({
    collection: 'search-synonyms',
    overrideAccess: true,
    limit: 0,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id, words }) => ({ id, words: linesOf(words) }))
}

/** Teaches their words: texts and queries have to be parted alike, so both ask for this before they part any. */
export const teachWords = (groups: readonly SynonymGroup[]): void =>
  addOwnWords([...everydaySynonyms, ...groups].flat())

export async function teachSynonyms(payload: Payload): Promise<SynonymGroup[]> {
  const groups = (await readSynonymRecords(payload)).map(({ words }) => words)
  teachWords(groups)
  return groups
}
