import { z } from 'zod'
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
export function readAttachments(value: unknown, locale: Locale): z.output<typeof attachment>[] {
  if (!Array.isArray(value)) return []
  return (value as Record<string, unknown>[]).flatMap((file) => {
    const title = textIn(file.title, locale)
    if (title === '' || typeof file.filename !== 'string') return []
    const version = Date.parse(String(file.updatedAt)).toString(36)
    return {
      id: String(file.id),
      title,
      text: textIn(file.text, locale),
      url: `/files/${encodeURIComponent(file.filename)}?v=${version}`,
      filename: file.filename,
      bytes: Number(file.filesize ?? 0),
      language: z.enum(['zh', 'en', 'both']).catch('both').parse(file.language),
    }
  })
}
