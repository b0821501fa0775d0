import type { CallContext } from '#portal/call.ts'
import { numberOf, type RecordOf } from '#portal/records.ts'
import type { ShownBlock } from './block-schemas.ts'
import { readBlock, type StoredBlock } from './read-block.ts'

/** Records by their numbers, as far as visitors may see them. */
async function findNamed<Kind extends 'forms' | 'videos'>(
  { find }: Pick<CallContext, 'find'>,
  kind: Kind,
  named: readonly ({ id: number } | number | null | undefined)[],
): Promise<Map<number, RecordOf<Kind>>> {
  const numbers = named.flatMap((each) => numberOf(each) ?? [])
  if (numbers.length === 0) return new Map()
  // A video has a poster.
  const depth = kind === 'videos' ? 1 : 0
  const { docs } = await find(kind, { where: { id: { in: numbers } }, limit: numbers.length, depth })
  return new Map(docs.map((each) => [each.id, each]))
}

/**
 * Of several forms the first that can be sent: a second would have fields and places of the same names. Of cards the first of
 * a kind: the same entries stand on a page once.
 */
function withoutRepeats(blocks: readonly ShownBlock[]): ShownBlock[] {
  const seen = new Set<string>()
  return blocks.filter((block) => {
    const name = block.type === 'form' ? 'form' : block.type === 'cards' ? block.kind : block.id
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}

/** The blocks of a page as visitors read them, without those that have nothing to show. */
export async function readBlocks(context: CallContext, stored: readonly StoredBlock[]): Promise<ShownBlock[]> {
  const [forms, videos] = await Promise.all([
    findNamed(
      context,
      'forms',
      stored.map((block) => (block.blockType === 'form' ? block.form : undefined)),
    ),
    findNamed(
      context,
      'videos',
      stored.map((block) => (block.blockType === 'video' || block.blockType === 'hero' ? block.video : undefined)),
    ),
  ])
  const reading = { locale: context.locale, anchors: new Set<string>(), forms, videos }
  return withoutRepeats(stored.map((each) => readBlock(each, reading)).filter((each) => !!each))
}
