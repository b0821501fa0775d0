import type { Field } from 'payload'
import { imageField, slugField, summaryField, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, mark, passage, rows } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'
import { documentFields } from './products.ts'

export const machineClasses = contentCollection({
  slug: 'machine-classes',
  labels: names('硬件类别', 'Machine class', 'Machine classes'),
  group: groups.catalogue,
  orderable: true,
  fields: [titleField, slugField],
})

export const machineInterfaces = contentCollection({
  slug: 'machine-interfaces',
  labels: names('硬件接口', 'Machine interface', 'Machine interfaces'),
  group: groups.catalogue,
  orderable: true,
  fields: [titleField, slugField],
})

/** A row of the specification: a number or a range with its unit, or words where there is no number. */
const specificationFields: Field[] = [
  line(
    'title',
    ['名称', 'Quantity', '同名的行在对比表中并列', 'Rows with the same name are compared side by side'],
    true,
  ),
  {
    type: 'row',
    fields: [
      {
        name: 'value',
        type: 'number',
        ...describe('数值', 'Value', '范围的下限，或单个数值', 'The number, or the lower end of a range'),
      },
      { name: 'upTo', type: 'number', ...describe('上限', 'Up to', '只用于范围', 'For a range only') },
      line('unit', ['单位', 'Unit', '国际单位，或“路”“个”', 'SI unit, or what is counted']),
      line('tolerance', ['允差', 'Tolerance', '例如 ±0.05%', 'For example ±0.05%']),
    ],
  },
  line('text', ['文字', 'Words', '没有数值时填写', 'If there is no number']),
  line('condition', ['条件', 'Condition', '在什么条件下成立', 'Condition under which it applies']),
]

const signalFields: Field[] = [
  line('title', ['信号', 'Signal', '例如“模拟输入”', 'For example “Analogue input”'], true),
  {
    name: 'channels',
    type: 'number',
    min: 0,
    required: true,
    ...describe('路数', 'Channels', '每台', 'Of each machine'),
  },
  {
    name: 'direction',
    type: 'select',
    required: true,
    options: [
      { value: 'in', label: { zh: '输入', en: 'In' } },
      { value: 'out', label: { zh: '输出', en: 'Out' } },
      { value: 'both', label: { zh: '双向', en: 'Both' } },
    ],
    ...describe('方向', 'Direction', '从机器看', 'As seen from the machine'),
  },
  line('level', ['电平或范围', 'Level or range', '例如 ±10 V', 'For example ±10 V'], true),
  line('rate', ['速率或分辨率', 'Rate or resolution', '例如16位，1 MS/s', 'For example 16 bit, 1 MS/s']),
]

const certificateFields: Field[] = [
  line('title', ['证书', 'Certificate', '标准或标志', 'Standard or mark'], true),
  mark('number', ['编号', 'Number', '证书上的编号', 'As on the certificate'], true),
  { name: 'date', type: 'date', required: true, ...describe('日期', 'Date', '签发的当天', 'The day of issue') },
  line('issuer', ['签发', 'Issued by', '机构名称', 'Name of the body']),
]

const about: Field[] = [
  titleField,
  slugField,
  {
    name: 'class',
    type: 'relationship',
    relationTo: 'machine-classes',
    required: true,
    index: true,
    ...describe('类别', 'Class', '列表按它筛选', 'The list is filtered by it'),
  },
  {
    name: 'interfaces',
    type: 'relationship',
    relationTo: 'machine-interfaces',
    hasMany: true,
    ...describe('接口', 'Interfaces', '列表按它筛选', 'The list is filtered by them'),
  },
  line('tagline', ['一句话', 'Tagline', '它是什么，一句话说完', 'What it is, in one sentence'], true),
  summaryField,
  imageField,
  {
    name: 'gallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    ...describe('图集', 'Gallery', '说明文字取自图片', 'Captions come with the pictures'),
  },
  passage('purpose', ['用途', 'Purpose', '适合什么，不适合什么', 'What it is for, and what it is not for']),
]

const technical: Field[] = [
  rows(
    'specifications',
    ['规格', 'Specification', '按组填写', 'In groups'],
    [
      line('title', ['组', 'Group', '例如“供电与环境”', 'For example “Power and environment”'], true),
      rows('rows', ['行', 'Rows', '一行一个量', 'One quantity per row'], specificationFields),
    ],
    12,
  ),
  rows('signals', ['输入输出', 'I/O', '一行一种信号', 'One kind of signal per row'], signalFields),
  {
    name: 'products',
    type: 'relationship',
    relationTo: 'products',
    hasMany: true,
    ...describe(
      '兼容软件',
      'Compatible software',
      '产品页由此列出它的硬件',
      'Product pages list their machines from this',
    ),
  },
  line('software', ['软件版本', 'Software versions', '例如“R2025a及以后”', 'For example “R2025a and later”']),
]

const supply: Field[] = [
  rows('certificates', ['证书', 'Certificates', '带编号与日期', 'With number and date'], certificateFields),
  {
    name: 'dataSheet',
    type: 'group',
    ...describe('规格书', 'Data sheet', '编号与修订日期', 'Number and day of revision'),
    fields: [
      mark('number', ['编号', 'Number', '例如DS-S8-04', 'For example DS-S8-04']),
      { name: 'date', type: 'date', ...describe('修订日期', 'Revised on', '最近一次修订', 'The last revision') },
      targetField('target'),
    ],
  },
  passage('warranty', ['质保', 'Warranty', '期限、范围、校准周期', 'Period, scope, calibration interval']),
  rows('documents', ['文档', 'Documents', '本站或别处的页面', 'Pages of this site or elsewhere'], documentFields),
]

export const machines = contentCollection({
  slug: 'machines',
  labels: names('硬件', 'Machine', 'Machines'),
  group: groups.catalogue,
  orderable: true,
  columns: ['image', 'title', '_status', 'class', 'updatedAt'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { zh: '介绍', en: 'About' }, fields: about },
        { label: { zh: '规格', en: 'Technical' }, fields: technical },
        { label: { zh: '证书与供货', en: 'Supply' }, fields: supply },
      ],
    },
  ],
})
