import { imageField, productsField, slugField, summaryField, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

/** How far a partner has come in the programme, from the first level on. */
export const partnerLevels = [
  { value: 'registered', label: { zh: '注册', en: 'Registered' } },
  { value: 'certified', label: { zh: '认证', en: 'Certified' } },
  { value: 'strategic', label: { zh: '战略', en: 'Strategic' } },
] as const

export const partnerClasses = contentCollection({
  slug: 'partner-classes',
  labels: names('伙伴类别', 'Partner class', 'Partner classes'),
  group: groups.company,
  orderable: true,
  fields: [
    titleField,
    slugField,
    {
      name: 'icon',
      type: 'text',
      ...describe('图标', 'Icon', 'Iconify名称，例如lucide:cpu', 'An Iconify name, for example lucide:cpu'),
    },
    passage('definition', ['定义', 'Definition', '这类伙伴做什么', 'What partners of this class do'], true),
    passage('criteria', ['条件', 'Criteria', '一行一条', 'One in each line']),
    passage('benefits', [
      '本类得到什么',
      'Benefits',
      '只写本类特有的，一行一条',
      'Only those of this class, one per line',
    ]),
  ],
})

/** Where partners work, for the filter of the directory. */
export const regions = contentCollection({
  slug: 'regions',
  labels: names('地区', 'Region', 'Regions'),
  group: groups.company,
  orderable: true,
  fields: [titleField, slugField],
})

export const partners = contentCollection({
  slug: 'partners',
  labels: names('伙伴', 'Partner', 'Partners'),
  group: groups.company,
  orderable: true,
  columns: ['logo', 'title', '_status', 'class', 'level', 'since'],
  fields: [
    titleField,
    slugField,
    {
      name: 'class',
      type: 'relationship',
      relationTo: 'partner-classes',
      required: true,
      index: true,
      ...describe('类别', 'Class', '一条记录属于一类', 'Each record has one class'),
    },
    {
      name: 'level',
      type: 'select',
      required: true,
      index: true,
      options: partnerLevels.map(({ label, value }) => ({ label, value })),
      ...describe('级别', 'Level', '按有效的协议填写', 'By the agreement in force'),
    },
    {
      name: 'region',
      type: 'relationship',
      relationTo: 'regions',
      required: true,
      index: true,
      ...describe('地区', 'Region', '伙伴服务的地区', 'Where the partner works'),
    },
    summaryField,
    productsField('相关产品', 'Products', '伙伴所用或所售的产品', 'What the partner uses or sells'),
    {
      name: 'since',
      type: 'date',
      required: true,
      ...describe(
        '认证或注册日期',
        'Certified or registered since',
        '名录中只显示认证日期；注册级的日期不显示',
        'The directory shows the date of certification; a registration date is only kept here',
      ),
    },
    { ...targetField('site'), ...describe('网站', 'Site', 'https:// 地址', 'An https:// address') } as ReturnType<
      typeof targetField
    >,
    {
      ...imageField,
      name: 'logo',
      ...describe('标志', 'Logo', '没有时按名称画一个字母标', 'Without one, a monogram is drawn from the name'),
    } as typeof imageField,
  ],
})
