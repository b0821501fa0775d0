import type { CollectionConfig } from 'payload'
import { env } from '#lib/env.ts'
import { mayChangeShown, mayDelete, mayWrite, readAlways } from '#content/access/roles.ts'
import { names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { answerMissing, fileRules } from '#content/hooks/stored-files.ts'
import { groups } from './content-collection.ts'

/** Widths in pixels that every picture is kept in as AVIF; the masters are at most 2400 wide. */
const imageWidths = [480, 720, 960, 1440] as const

const folder = `${env.DATA_DIR}/media`

/** Pictures of the site. No SVG and no HTML: a file of these kinds opened by its address could run a script. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: names('图片', 'Picture', 'Pictures'),
  admin: { group: groups.site, useAsTitle: 'filename', defaultColumns: ['filename', 'alt', 'width', 'updatedAt'] },
  access: { read: readAlways, create: mayWrite, update: mayChangeShown, delete: mayDelete },
  upload: {
    staticDir: folder,
    handlers: answerMissing(folder),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    focalPoint: true,
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes: [
      ...imageWidths.map((width) => ({
        name: `avif${width}`,
        width,
        withoutEnlargement: true,
        // At 44 a figure of 720 pixels grew over the ten packets that come without a second round trip (decision 0023).
        formatOptions: { format: 'avif' as const, options: { quality: 40, effort: 2 } },
      })),
      // For the browsers without AVIF, one size is enough: they are few and old.
      {
        name: 'fallback',
        width: 960,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 78 } },
      },
    ],
    // The pictures' own addresses come from the portal; this door stays for signed-in staff.
    skipSafeFetch: false,
    pasteURL: false,
  },
  hooks: { ...purgeHooks, beforeOperation: fileRules },
  fields: [
    line(
      'alt',
      ['替代文字', 'Alternative text', '看不到图片的人读到的内容', 'What a person reads who does not see the picture'],
      true,
    ),
    line('caption', ['图注', 'Caption', '图片下方的说明，可不填', 'Words below the picture; may be empty']),
  ],
}
