import type { CollectionConfig, Field, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line } from '#content/fields/texts.ts'
import { interfaceTextEndpoints } from '#content/interface-texts/endpoints.ts'
import { productMessage } from '#content/interface-texts/product-messages.ts'
import { sayTextProblems } from '#content/interface-texts/words.ts'
import { judgeText } from '#domain/interface-texts/judge-text.ts'
import { contentCollection, groups } from './content-collection.ts'

/** Judges words in the language that they are written in, and says so in the person's. */
const validateText: TextareaFieldValidation = (value, { data, req }) => {
  const product = productMessage((data as { key?: unknown }).key)
  // What the product no longer says is used nowhere; such a record can still be withdrawn.
  if (product === undefined) return true
  const problems = judgeText(value, req.locale === 'en' ? 'en' : 'zh', product)
  return problems.length === 0 || sayTextProblems(problems, req.i18n.language === 'zh' ? 'zh' : 'en')
}

const validateKey: TextFieldSingleValidation = (value, { operation, req }) => {
  if (operation === 'update' || productMessage(value) !== undefined) return true
  return req.i18n.language === 'zh' ? '没有这条文字' : 'There is no such text'
}

/** What the house fills in when a record is opened. */
const byHouse = { access: { create: nobody, update: nobody } }

const fields: Field[] = [
  {
    ...line('title', ['文字', 'Text', '由系统填写', 'Filled in by the system'], true),
    ...byHouse,
    admin: { hidden: true },
  },
  {
    name: 'key',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: validateKey,
    ...byHouse,
    ...describe('代号', 'Key', '由系统填写', 'Filled in by the system'),
    admin: { hidden: true },
  },
  {
    name: 'guide',
    type: 'ui',
    admin: { components: { Field: '/interface-texts/text-guide.tsx#TextGuide' } },
  },
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    validate: validateText,
    label: { zh: '自己的文字', en: 'Own words' },
    admin: {
      rows: 2,
      description: {
        zh: '一行文字，不是HTML；留空则用默认的',
        en: 'One line of text, not HTML; leave empty for the default',
      },
    },
  },
]

const content = contentCollection({
  slug: 'interface-texts',
  labels: names('界面文字', 'Interface text', 'Interface texts'),
  group: groups.site,
  defaultSort: 'key',
  columns: ['key', 'updatedAt'],
  fields,
})

/**
 * What editors write in the place of the product's words in the site's interface: a record for each message that somebody has
 * opened. Records are made by `POST /admin/api/interface-texts/open` and by taking in a PO file alone.
 */
export const interfaceTexts: CollectionConfig = {
  ...content,
  // Not deleted, and so not in the waste basket, where one would keep its message from being opened: a record that is empty or
  // withdrawn gives the product's words back.
  access: { ...content.access, create: nobody, delete: nobody },
  endpoints: interfaceTextEndpoints,
}
