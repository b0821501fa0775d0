import { z } from 'zod'
import { locales } from '#lib/locale.ts'
import { defineCall } from '#portal/call.ts'
import { linesOf } from '#portal/records.ts'
import { readRichText } from '#portal/rich-text.ts'
import { id, lang, richText } from '#portal/schemas.ts'
import { legalKind, legalVersion, pickVersion, readVersions, versionName } from './versions.ts'

/** A text that binds, in the version that is valid now or in another one. Its `id` is what an agreement refers to. */
export const legalText = defineCall({
  path: 'legal/text',
  summary: {
    zh: '一份法律文本：现行版本，或指定的版本',
    en: 'A legal text, in its current version or a given one',
  },
  input: z.object({ kind: legalKind, version: versionName.optional() }),
  example: { kind: 'privacy' },
  output: z.object({
    ...legalVersion.shape,
    id,
    lang,
    languages: z.array(z.enum(locales)),
    title: z.string(),
    body: richText,
    updatedAt: z.string(),
    versions: z.array(legalVersion),
  }),
  isKept: true,
  async handler(context, { kind, version }) {
    const found = await readVersions(context, kind)
    const text = pickVersion(found, version)
    const describe = (each: typeof text) => ({
      version: String(each.record.version),
      effectiveAt: String(each.record.effectiveAt),
      changes: each.lang === context.locale ? linesOf(each.text('changes')) : [],
      state: found.stateOf(each),
    })
    return {
      ...describe(text),
      id: text.id,
      lang: text.lang,
      languages: text.languages,
      title: text.text('title'),
      body: text.lang === context.locale ? readRichText(text.value('body'), text.lang) : [],
      updatedAt: text.record.updatedAt,
      versions: found.versions.map(describe),
    }
  },
})
