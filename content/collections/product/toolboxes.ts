import type { CollectionBeforeChangeHook, Field, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { slugField, summaryField, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, mark, passage, rows } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

export const toolboxDomains = contentCollection({
  slug: 'toolbox-domains',
  labels: names('工具箱领域', 'Toolbox domain', 'Toolbox domains'),
  group: groups.catalogue,
  orderable: true,
  fields: [titleField, slugField],
})

const validateNameInCode: TextFieldSingleValidation = (value, { req }) => {
  if (value && /^[A-Z][A-Za-z0-9]{1,62}$/.test(value)) return true
  return req.i18n.language === 'zh'
    ? '大写字母开头，只用字母和数字，例如ThermalFluids'
    : 'A capital first, letters and digits only, for example ThermalFluids'
}

/** `name: what it does`, one function a line; the colon of either language. */
export const functionLine = /^\s*([A-Za-z][\w.]{0,79})\s*[:：]\s*(\S.*)$/

const validateFunctions: TextareaFieldValidation = (value, { req }) => {
  const wrong = (value ?? '').split('\n').findIndex((text) => text.trim() !== '' && !functionLine.test(text))
  if (wrong === -1) return true
  return req.i18n.language === 'zh'
    ? `第${wrong + 1}行不是“函数名：说明”`
    : `Line ${wrong + 1} is not “name: what it does”`
}

/** The first and the last day of the releases, which lists sort and mark by. */
const noteDays: CollectionBeforeChangeHook = ({ data }) => {
  const releases = (data as { releases?: { date?: string | Date }[] | null }).releases
  if (!Array.isArray(releases)) return data
  const days = releases.map(({ date }) => Date.parse(String(date))).filter((time) => !Number.isNaN(time))
  if (days.length === 0) return data
  return {
    ...data,
    firstReleasedOn: new Date(Math.min(...days)).toISOString(),
    lastReleasedOn: new Date(Math.max(...days)).toISOString(),
  }
}

const exampleFields: Field[] = [
  line('title', ['标题', 'Title', '示例做什么', 'What the example does'], true),
  passage('text', ['说明', 'Text', '条件和结果', 'Conditions and result'], true),
  mark('file', ['文件名', 'File name', '写在代码上方', 'Stands above the code'], true),
  {
    name: 'code',
    type: 'textarea',
    required: true,
    ...describe('代码', 'Code', '两种语言共用', 'The same in both languages'),
  },
]

const releaseFields: Field[] = [
  mark('name', ['版本', 'Release', '随产品发布，例如R2026b', 'Comes with the product, for example R2026b'], true),
  { name: 'date', type: 'date', required: true, ...describe('日期', 'Date', '发布的当天', 'The day of the release') },
  line('title', ['变化', 'Change', '一句话', 'In one sentence'], true),
]

const about: Field[] = [
  titleField,
  slugField,
  {
    name: 'package',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: validateNameInCode,
    ...describe('包名', 'Package', '代码里的名字，列表按它从A到Z排', 'Its name in code; the list is in its order'),
  },
  {
    name: 'domain',
    type: 'relationship',
    relationTo: 'toolbox-domains',
    required: true,
    index: true,
    ...describe('领域', 'Domain', '只选一个', 'One only'),
  },
  {
    name: 'products',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    required: true,
    ...describe('适用产品', 'Products', '产品页由此列出它的工具箱', 'Product pages list their toolboxes from this'),
  },
  {
    name: 'licence',
    type: 'select',
    required: true,
    index: true,
    options: [
      { value: 'open', label: { zh: '开源', en: 'Open source' } },
      { value: 'commercial', label: { zh: '商业', en: 'Commercial' } },
    ],
    ...describe('许可', 'Licence', '开源的请填源码地址', 'Open source needs the address of its source'),
  },
  targetField('source'),
  summaryField,
  passage(
    'purpose',
    ['用途', 'Purpose', '做什么，给谁，哪里不适用', 'What it does, for whom, and where it does not apply'],
    true,
  ),
]

const inside: Field[] = [
  {
    name: 'functions',
    type: 'textarea',
    localized: true,
    validate: validateFunctions,
    ...describe(
      '函数',
      'Functions',
      '一行一个，写成“函数名：说明”，可以整段粘贴',
      'One per line, as “name: what it does”; paste the whole list',
    ),
  },
  rows('examples', ['示例', 'Examples', '能直接运行的短代码', 'Short code that runs as is'], exampleFields, 10),
  {
    name: 'dependsOn',
    type: 'relationship',
    relationTo: 'toolboxes',
    hasMany: true,
    ...describe('依赖', 'Depends on', '必须一起安装的工具箱', 'Toolboxes that must be installed with it'),
  },
  rows(
    'counterparts',
    [
      '其他软件中的对应功能',
      'Equivalent in other software',
      '从别的工具迁来时查找',
      'For people coming from another tool',
    ],
    [
      line('title', ['产品', 'Product', '对方的名称', 'Name over there'], true),
      line('text', ['差别', 'Difference', '一句话', 'In one sentence'], true),
    ],
    6,
  ),
]

export const toolboxes = contentCollection({
  slug: 'toolboxes',
  labels: names('工具箱', 'Toolbox', 'Toolboxes'),
  group: groups.catalogue,
  columns: ['title', 'package', '_status', 'domain', 'licence', 'lastReleasedOn'],
  defaultSort: 'package',
  beforeChange: [noteDays],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { zh: '介绍', en: 'About' }, fields: about },
        { label: { zh: '函数与示例', en: 'Inside' }, fields: inside },
        {
          label: { zh: '版本', en: 'Releases' },
          fields: [
            rows('releases', ['版本', 'Releases', '新的在前', 'Newest first'], releaseFields),
            ...(['firstReleasedOn', 'lastReleasedOn'] as const).map((name): Field => ({
              name,
              type: 'date',
              index: true,
              label:
                name === 'firstReleasedOn'
                  ? { zh: '首次发布', en: 'First released' }
                  : { zh: '最近发布', en: 'Last released' },
              admin: {
                readOnly: true,
                description: { zh: '由各个版本得出', en: 'Follows from the releases' },
              },
            })),
          ],
        },
      ],
    },
  ],
})
