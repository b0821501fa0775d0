import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '#content/access/roles.ts'
import { describe, languageOptions, names } from '#content/fields/labels.ts'
import { shareEndpoints } from '#content/preview/share-links.ts'
import { groups } from './content-collection.ts'

/**
 * Links by which people without an account see a draft. They are made and taken back by their own endpoints alone, and the
 * rows stay: who showed what to whom.
 */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: names('预览链接', 'Preview link', 'Preview links'),
  admin: {
    useAsTitle: 'recipient',
    group: groups.site,
    defaultColumns: ['recipient', 'source', 'record', 'locale', 'madeBy', 'endsAt', 'takenBackBy'],
  },
  access: { read: isAdministrator, create: nobody, update: nobody, delete: isAdministrator },
  endpoints: shareEndpoints,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'source',
      type: 'text',
      required: true,
      index: true,
      ...describe('内容种类', 'Kind of content', '草稿所属的集合或设置', 'The draft’s collection or settings'),
    },
    {
      name: 'record',
      type: 'number',
      required: true,
      index: true,
      ...describe('编号', 'Number', '草稿的编号；设置为0', 'Of the draft; 0 for settings'),
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      options: languageOptions,
      ...describe('语言', 'Language', '所显示的语言', 'The language that is shown'),
    },
    {
      name: 'recipient',
      type: 'text',
      required: true,
      maxLength: 120,
      ...describe('给谁', 'For whom', '创建人所写', 'As given by the person who created the link'),
    },
    {
      name: 'madeBy',
      type: 'text',
      required: true,
      ...describe('创建人', 'Made by', '当时的姓名和邮箱', 'Name and e-mail address at the time'),
    },
    {
      name: 'endsAt',
      type: 'date',
      required: true,
      index: true,
      ...describe('有效期至', 'Open until', '之后链接失效', 'After that the link no longer works'),
    },
    {
      name: 'takenBackBy',
      type: 'text',
      ...describe('收回人', 'Taken back by', '空白表示未收回', 'Empty unless withdrawn'),
    },
    {
      name: 'takenBackAt',
      type: 'date',
      ...describe('收回时间', 'Taken back at', '空白表示未收回', 'Empty unless withdrawn'),
    },
  ],
}
