import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { mayChangeShown, mayTranslate } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { groups } from './content-collection.ts'

const validateWordings: TextareaFieldValidation = (value, { req }) => {
  const lines = (value ?? '').split('\n').filter((text) => text.trim() !== '')
  if (lines.length <= 20 && lines.every((text) => text.length <= 100)) return true
  return req.i18n.language === 'zh' ? '最多20行，每行不超过100字' : 'At most 20 lines of at most 100 characters'
}

/** What things are called in both languages: whoever translates is shown it, whoever publishes decides on it. */
export const terms: CollectionConfig = {
  slug: 'terms',
  labels: names('术语', 'Term', 'Terms'),
  admin: {
    group: groups.site,
    useAsTitle: 'chinese',
    defaultColumns: ['chinese', 'english', 'note', 'updatedAt'],
    listSearchableFields: ['chinese', 'english', 'avoid'],
  },
  access: { read: mayTranslate, create: mayChangeShown, update: mayChangeShown, delete: mayChangeShown },
  fields: [
    {
      name: 'chinese',
      type: 'text',
      required: true,
      maxLength: 100,
      ...describe('中文', 'Chinese', '中文里的说法', 'As it is called in Chinese'),
    },
    {
      name: 'english',
      type: 'text',
      required: true,
      maxLength: 100,
      ...describe('英文', 'English', '单数，句中的大小写', 'In the singular, with the letter case of running text'),
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 500,
      ...describe('说明', 'Note', '什么时候用，什么时候不用', 'When to use it, and when not'),
    },
    {
      name: 'avoid',
      type: 'textarea',
      validate: validateWordings,
      ...describe('不用的说法', 'Wordings to avoid', '一行一个，中英文都可以', 'One per line, in either language'),
    },
  ],
}
