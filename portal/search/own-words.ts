import type { Payload } from 'payload'
import { everydaySynonyms } from '#domain/search/everyday-synonyms.ts'
import { addOwnWords } from '#domain/search/words.ts'
import type { SynonymGroup } from '#domain/search/synonyms.ts'
import { linesOf } from '#portal/records.ts'

/**
 * The groups of words that editors keep as meaning the same, and teaches their words: texts and queries have to be parted
 * alike, so both ask for them before they part any. With override access: visitors read no synonyms, and get what
 * follows from them.
 */
export async function teachSynonyms(payload: Payload): Promise<SynonymGroup[]> {
  const { docs } = await payload.find({
    collection: 'search-synonyms',
    overrideAccess: true,
    limit: 0,
    pagination: false,
    depth: 0,
  })
  const groups = docs.map(({ words }) => linesOf(words))
  addOwnWords([...everydaySynonyms, ...groups].flat())
  return groups
}
