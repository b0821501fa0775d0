import type { Beside, FieldBeside } from '#content/translate/side-by-side.ts'
import { hasCodes } from '#domain/translate/inline-codes.ts'
import { type Edit, type Edits, keyOf } from './use-side-by-side.ts'

/** The one translation that a whole passage has elsewhere; nothing where there are several. */
function onlyOne({ remembered = [] }: Beside): string | undefined {
  const [only, ...others] = remembered
  return others.length === 0 && only?.sentence === undefined ? only?.text : undefined
}

function editsOfPassages({ passages, place }: FieldBeside): Edit[] {
  return passages.flatMap((each): Edit[] => {
    const { passage } = each
    const text = onlyOne(each)
    // What is remembered has words alone; the tags of a link are the translator's to set.
    if (text === undefined || passage === undefined || passage.text !== '' || hasCodes(passage.template ?? ''))
      return []
    const { source, target } = passage
    const where = { ...(source !== undefined && { source }), ...(target !== undefined && { target }) }
    return [{ place, text, passage: where }]
  })
}

function editsOfField(field: FieldBeside): Edit[] {
  const { passages, place, text } = field
  if (text === undefined) return editsOfPassages(field)
  const lines = passages.map(onlyOne)
  return text === '' && lines.length > 0 && !lines.includes(undefined) ? [{ place, text: lines.join('\n') }] : []
}

/** What can be filled in of a translation because it says elsewhere the same, without what somebody has written already. */
export const editsFromMemory = (fields: readonly FieldBeside[], edits: Edits): Edit[] =>
  fields.flatMap(editsOfField).filter((edit) => !edits.has(keyOf(edit)))
