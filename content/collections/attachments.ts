import type { CollectionConfig } from 'payload'
import { mayChangeShown, mayDelete, mayWrite, readAlways } from '#content/access/roles.ts'
import { describe, languageOptions } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { bucketHooks } from '#content/hooks/bucket-files.ts'
import { purgeHooks } from '#content/hooks/purge.ts'
import { answerMissing, fileRules } from '#content/hooks/stored-files.ts'
import { storedFiles } from '#domain/storage/stored-folder.ts'
import { groups } from './content-collection.ts'

const inBucket = bucketHooks('attachments')

/** Files that a page gives to take along. Kinds that a browser would run are not among them. */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  labels: { singular: { zh: '附件', en: 'Attachment' }, plural: { zh: '附件', en: 'Attachments' } },
  admin: { group: groups.site, useAsTitle: 'title', defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'] },
  access: { read: readAlways, create: mayWrite, update: mayChangeShown, delete: mayDelete },
  upload: {
    staticDir: storedFiles.attachments.path,
    handlers: answerMissing(storedFiles.attachments),
    mimeTypes: ['application/pdf', 'application/zip', 'application/json', 'text/csv', 'text/plain'],
    // Their addresses come from the portal, as those of the pictures do.
    skipSafeFetch: false,
    pasteURL: false,
  },
  hooks: {
    ...purgeHooks,
    beforeOperation: [...fileRules, inBucket.prepare],
    afterChange: [inBucket.keep, ...purgeHooks.afterChange],
  },
  fields: [
    line('title', ['名称', 'Title', '下载链接上的文字', 'The text of the link to the file'], true),
    line('text', [
      '说明',
      'Text',
      '文件里有什么，按什么条件得到',
      'What the file contains, and under which conditions it was made',
    ]),
    {
      name: 'language',
      type: 'select',
      options: [...languageOptions, { value: 'both', label: { zh: '中英文', en: 'Chinese and English' } }],
      defaultValue: 'both',
      required: true,
      ...describe('文件语言', 'Language', '文件内容所用的语言', 'The language of the file’s content'),
    },
  ],
}
