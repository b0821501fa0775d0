import type { DateFieldValidation, Field, TextFieldSingleValidation } from 'payload'
import { slugFromTitle } from './slug-from-title.ts'
import { longestSlug, slugPattern } from '#domain/site/slug.ts'
import { describe } from './labels.ts'
import { line } from './texts.ts'

const validateSlug: TextFieldSingleValidation = (value, { event, required, req, siblingData }) => {
  // A form may leave it empty: it is made from the title when the record is stored, and judged then.
  const isMadeLater = event !== undefined && Boolean((siblingData as { title?: unknown }).title)
  if (!value) return required && !isMadeLater ? req.t('validation:required') : true
  if (slugPattern.test(value) && value.length <= longestSlug) return true
  return req.i18n.language === 'zh'
    ? '只用小写字母、数字和连字符，例如r2026b-released'
    : 'Lower-case letters, digits and hyphens only, for example r2026b-released'
}

export const titleField: Field = {
  name: 'title',
  type: 'text',
  required: true,
  localized: true,
  ...describe('标题', 'Title', '页面标题和列表中显示，不加句号', 'Shown as a heading and in lists; no full stop'),
}

/** The address name of a record, one for each language. */
export const slugField: Field = {
  name: 'slug',
  type: 'text',
  localized: true,
  index: true,
  unique: true,
  required: true,
  validate: validateSlug,
  hooks: {
    beforeValidate: [slugFromTitle],
    // A copy gets its own; by itself Payload makes one with spaces that no address can have.
    beforeDuplicate: [() => undefined],
  },
  ...describe(
    '地址名',
    'Slug',
    '地址中id的值，每种语言各一个；留空则保存时由标题生成',
    'The value of id in the address, one per language; if left empty, it is made from the title when you save',
  ),
}

export const summaryField: Field = {
  name: 'summary',
  type: 'textarea',
  localized: true,
  required: true,
  ...describe('摘要', 'Summary', '列表和搜索结果中显示', 'Shown in lists and search results'),
}

/** The day of what a list has newest first. */
export const dateField: Field = {
  name: 'date',
  type: 'date',
  required: true,
  index: true,
  ...describe('日期', 'Date', '列表按它排列，新的在前', 'Lists are sorted by it, newest first'),
}

type CategoryCollection = 'case-categories' | 'help-categories' | 'news-categories'

/** The one category that a record is of. */
export function categoryField(relationTo: CategoryCollection, hintZh: string, hintEn: string): Field {
  return {
    name: 'category',
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    ...describe('分类', 'Category', hintZh, hintEn),
  }
}

export const iconField: Field = {
  name: 'icon',
  type: 'text',
  ...describe('图标', 'Icon', 'Iconify名称，例如lucide:download', 'An Iconify name, for example lucide:download'),
}

export const imageField: Field = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  ...describe(
    '图片',
    'Picture',
    '从图片库选择；裁切时保留焦点',
    'From the pictures; its focal point is kept when it is cropped',
  ),
}

/** Products that a record is about. */
export function productsField(zh: string, en: string, hintZh: string, hintEn: string): Field {
  return {
    name: 'products',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    ...describe(zh, en, hintZh, hintEn),
  }
}

/** Files to take along with a record. */
export const attachmentsField: Field = {
  name: 'attachments',
  type: 'relationship',
  relationTo: 'attachments',
  hasMany: true,
  ...describe('附件', 'Attachments', '读者可以下载的文件', 'Files for the reader to download'),
}

/** Address inside the site without language prefix, or an absolute https address. Anything else could carry a script. */
const validateTarget: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) return required ? req.t('validation:required') : true
  if (/^\/(?![/\\])\S*$/.test(value) || /^https:\/\/\S+$/.test(value)) return true
  return req.i18n.language === 'zh'
    ? '以/开头的站内地址，或https://地址'
    : 'An address of this site starting with /, or an https:// address'
}

/** Whether a field is an address that somebody types. */
export const isTarget = (field: object) => 'validate' in field && field.validate === validateTarget

export function targetField(name: string, required = false): Field {
  return {
    name,
    type: 'text',
    required,
    validate: validateTarget,
    label: { zh: '链接地址', en: 'Link address' },
    admin: {
      description: {
        zh: '从网站上选择页面，或填写https://地址',
        en: 'Choose a page of this site, or write an https:// address',
      },
      components: { afterInput: ['/links/target-picker.tsx#TargetPicker'] },
    },
  }
}

/** A link with its words in both languages. */
export const linkField: Field = {
  name: 'link',
  type: 'group',
  ...describe('链接', 'Link', '读者可以从这里去哪里', 'Where the reader can go from here'),
  fields: [
    targetField('target'),
    line('title', ['链接文字', 'Link text', '说明通向哪里，不写“点击这里”', 'Says where it leads, not “click here”']),
  ],
}

/** A measured number: the value as text (`14 → 3`), unit, label and where it comes from. */
export const metricFields: Field[] = [
  {
    name: 'value',
    type: 'text',
    required: true,
    ...describe('数值', 'Value', '只写数值，例如14 → 3', 'The value alone, for example 14 → 3'),
  },
  line('unit', ['单位', 'Unit', '例如ms；没有单位时留空', 'For example ms; empty without a unit']),
  line('label', ['名称', 'Label', '这个数字量的是什么', 'What the number measures'], true),
  line(
    'source',
    ['来源与条件', 'Source and condition', '没有来源的数字不发布', 'A number without a source isn’t published'],
    true,
  ),
]

const validateEnd: DateFieldValidation = (value, { req, required, siblingData }) => {
  if (!value) return required ? req.t('validation:required') : true
  const startsAt = (siblingData as { startsAt?: string | Date | null }).startsAt
  if (!startsAt || new Date(value) > new Date(startsAt)) return true
  return req.i18n.language === 'zh'
    ? '结束须晚于开始，否则永远不会显示'
    : 'Must be later than the beginning, or it never shows'
}

/** From when until when a record shows, both open by default. */
export const periodFields: Field[] = [
  {
    name: 'startsAt',
    type: 'date',
    index: true,
    label: { zh: '开始', en: 'From' },
    admin: {
      description: { zh: '不填则立即显示', en: 'Shown immediately if empty' },
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    name: 'endsAt',
    type: 'date',
    index: true,
    validate: validateEnd,
    label: { zh: '结束', en: 'Until' },
    admin: {
      description: { zh: '不填则一直显示', en: 'Shown indefinitely if empty' },
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
]
