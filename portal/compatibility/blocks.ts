import { z } from 'zod'
import { splitTypes } from '#content/collections/product/compatibility.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { openRecords, textIn } from '#portal/records.ts'
import { lang, meaning, noInput } from '#portal/schemas.ts'
import { coverageState } from './coverage.ts'

const block = z.object({
  title: z.string(),
  types: z
    .array(z.string())
    .meta(meaning('模型文件中的BlockType或SourceBlock', 'BlockType or SourceBlock in model files')),
  state: coverageState,
  replacement: z.string().optional().meta(meaning('替换为什么', 'What it becomes')),
  note: z.string().optional().meta(meaning('什么没有替换', 'What is not replaced')),
})
export const blockLibrary = z.object({
  slug: z.string(),
  title: z.string(),
  lang,
  isBase: z.boolean().meta(meaning('属于Simulink基本库', 'Of Simulink’s base library')),
  blocks: z.array(block),
})
type BlockLibrary = z.output<typeof blockLibrary>

/** The libraries with their blocks, in the editors' order; a block without a name in a language is left out in it. */
export async function readLibraries({ find, locale }: CallContext): Promise<BlockLibrary[]> {
  const { docs } = await find('block-libraries', { sort: '_order', limit: 0 })
  return openRecords(docs, locale).map((each) => ({
    slug: each.text('slug'),
    title: each.text('title'),
    lang: each.lang,
    isBase: each.record.isBase === true,
    blocks: (each.record.blocks ?? []).flatMap((row) => {
      const [title, replacement, note] = [row.title, row.replacement, row.note].map((text) => textIn(text, each.lang))
      if (!title) return []
      return [
        {
          title,
          types: splitTypes(row.types),
          state: row.state ?? 'no',
          ...(replacement && { replacement }),
          ...(note && { note }),
        },
      ]
    }),
  }))
}

/** The whole table of blocks, small enough to be sent at once: a browser checks its own models against it. */
export const blockTable = defineCall({
  path: 'product/block/table',
  summary: { zh: 'Simulink模块覆盖表，按库', en: 'The coverage table of Simulink blocks, by library' },
  input: noInput,
  output: z.array(blockLibrary),
  isKept: true,
  handler: readLibraries,
})
