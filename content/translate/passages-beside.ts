import { isDeepStrictEqual } from 'node:util'
import type { ComparedField } from './progress.ts'
import { codedOf, type PassagePlace } from './put-passages.ts'
import type { BothTexts } from './save-texts.ts'
import { segmentsOf } from './segments.ts'

/** A passage of a formatted text as it is written here. */
export interface PassageText extends PassagePlace {
  /** As it is stored; empty where there is none yet. */
  text: string
  /** A text with the codes that are wanted; nothing where none are. */
  template?: string
}

/**
 * The passages of a formatted text as they are written, beside those that were compared.
 * @returns nothing for those that only the editor can write
 */
export function textsOfPassages(
  { passages, source, target }: ComparedField,
  both: BothTexts,
): (PassageText | undefined)[] {
  const [from, into] = [segmentsOf(both.source), segmentsOf(both.target)]
  const isSame = (segments: typeof from, texts: readonly string[]) =>
    isDeepStrictEqual(
      segments.map(({ text }) => text),
      texts,
    )
  if (!isSame(from, source) || !isSame(into, target)) return passages.map(() => undefined)
  return passages.map((passage) => {
    const [wanted, own] = [from[passage.source ?? -1], into[passage.target ?? -1]]
    const segment = own ?? wanted
    const coded = segment && codedOf(segment)
    if (segment === undefined || coded === undefined) return undefined
    return {
      ...(passage.source !== undefined && { source: passage.source }),
      ...(passage.target !== undefined && { target: passage.target }),
      text: own ? coded : '',
      ...('nodes' in segment.of && { template: coded }),
    }
  })
}
