import { z } from 'zod'
import type { PublishedAttachments } from '#content/payload-types.ts'
import type { Locale } from '#lib/locale.ts'
import { textIn } from './records.ts'
import { id, meaning } from './schemas.ts'

/** A file to take along. */
export const attachment = z.object({
  id,
  title: z.string(),
  text: z.string(),
  url: z.string().meta(meaning('下载地址', 'Address of the file')),
  filename: z.string(),
  bytes: z.number().meta(meaning('字节数', 'Size in bytes')),
  language: z.enum(['zh', 'en', 'both']).meta(meaning('文件内容的语言', 'Language of what is in the file')),
})

/** The files of a record whose words are in the language; a file without words in it is left out (L6). */
export function readAttachments(
  files: readonly (number | PublishedAttachments)[] | undefined,
  locale: Locale,
): z.output<typeof attachment>[] {
  return (files ?? []).flatMap((file) => {
    if (typeof file === 'number') return []
    const title = textIn(file.title, locale)
    if (title === '' || file.filename === undefined) return []
    const version = Date.parse(file.updatedAt).toString(36)
    return {
      id: String(file.id),
      title,
      text: textIn(file.text, locale),
      url: `/files/${encodeURIComponent(file.filename)}?v=${version}`,
      filename: file.filename,
      bytes: file.filesize ?? 0,
      language: file.language ?? 'both',
    }
  })
}
