import type { CallContext } from '#portal/call.ts'
import { numberOf, type RecordOf } from '#portal/records.ts'
import type { ShownBlock } from './block-schemas.ts'
import { readBlock, type StoredBlock } from './read-block.ts'

/** The forms that blocks name, as far as visitors may send them. */
async function findForms(
  { find }: Pick<CallContext, 'find'>,
  blocks: readonly StoredBlock[],
): Promise<Map<number, RecordOf<'forms'>>> {
  const numbers = blocks.flatMap((block) => (block.blockType === 'form' ? (numberOf(block.form) ?? []) : []))
  if (numbers.length === 0) return new Map()
  const { docs } = await find('forms', { where: { id: { in: numbers } }, limit: numbers.length })
  return new Map(docs.map((form) => [form.id, form]))
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
  const forms = await findForms(context, stored)
  const reading = { locale: context.locale, anchors: new Set<string>(), forms }
  return withoutRepeats(stored.map((each) => readBlock(each, reading)).filter((each) => !!each))
}
