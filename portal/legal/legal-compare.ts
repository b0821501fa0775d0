import { z } from 'zod'
import { defineCall } from '#portal/call.ts'
import { readRichText } from '#portal/rich-text.ts'
import { compareTexts } from './compare-texts.ts'
import { legalKind, legalVersion, pickVersion, readVersions, versionName } from './versions.ts'

export const legalCompare = defineCall({
  path: 'legal/compare',
  summary: {
    zh: '一份法律文本的两个版本有什么不同；缺一种语言时为空',
    en: 'What differs between two versions of a legal text; empty where one lacks the language',
  },
  input: z.object({ kind: legalKind, from: versionName, to: versionName.optional() }),
  example: { kind: 'privacy', from: '1.0' },
  output: z.object({
    from: legalVersion.pick({ version: true, effectiveAt: true }),
    to: legalVersion.pick({ version: true, effectiveAt: true }),
    lines: z.array(
      z.object({
        kind: z.enum(['heading', 'item', 'paragraph']),
        parts: z.array(z.object({ text: z.string(), change: z.enum(['none', 'added', 'removed']) })),
      }),
    ),
  }),
  isKept: true,
  async handler(context, { from, kind, to }) {
    const { locale } = context
    const found = await readVersions(context, kind)
    const [before, after] = [pickVersion(found, from), pickVersion(found, to)]
    const isWhole = before.lang === locale && after.lang === locale
    const read = (text: typeof before) => readRichText(text.value('body'), text.lang)
    const describe = ({ record }: typeof before) => ({
      version: String(record.version),
      effectiveAt: String(record.effectiveAt),
    })
    return {
      from: describe(before),
      to: describe(after),
      lines: isWhole ? compareTexts(read(before), read(after), locale) : [],
    }
  },
})
