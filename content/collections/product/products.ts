import type { Field } from 'payload'
import {
  iconField,
  imageField,
  metricFields,
  slugField,
  summaryField,
  targetField,
  titleField,
} from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, passage, rows, titleAndText } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

/** What products are compared by; each product says how it stands to it. */
export const productCriteria = contentCollection({
  slug: 'product-criteria',
  labels: names('对比项目', 'Comparison criterion', 'Comparison criteria'),
  group: groups.catalogue,
  orderable: true,
  fields: [
    titleField,
    line('note', [
      '说明',
      'Note',
      '项目名不够清楚时，写在名称下面的小字',
      'Small print below the name, where it does not speak for itself',
    ]),
  ],
})

const capabilityFields: Field[] = [
  ...titleAndText,
  {
    name: 'metric',
    type: 'group',
    // A capability may have no number; one with a number has its label and its source.
    fields: metricFields.map((field) => ({ ...field, required: false }) as Field),
    ...describe(
      '实测数字',
      'Measured number',
      '可以不填；填了数值，就要写明来源与条件',
      'Optional; with a value comes its source and condition',
    ),
  },
]

const comparisonFields: Field[] = [
  {
    name: 'criterion',
    type: 'relationship',
    relationTo: 'product-criteria',
    required: true,
    ...describe('对比项目', 'Criterion', '每项最多选一次', 'Each at most once'),
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    options: [
      { value: 'yes', label: { zh: '支持', en: 'Yes' } },
      { value: 'partial', label: { zh: '部分支持', en: 'In part' } },
      { value: 'planned', label: { zh: '计划中', en: 'Planned' } },
      { value: 'no', label: { zh: '不支持', en: 'No' } },
    ],
    ...describe('状态', 'Status', '与文字一起显示', 'Shown together with the words'),
  },
  line('title', ['文字', 'Words', '几个字，例如“导入和导出”', 'A few words, such as “import and export”'], true),
]

/** Pages and files that belong to a record. */
export const documentFields: Field[] = [
  line('title', ['名称', 'Title', '读者看到的文件名', 'What readers see'], true),
  targetField('target', true),
]

const about: Field[] = [
  titleField,
  slugField,
  line('tagline', ['一句话', 'Tagline', '它是什么，一句话说完', 'What it is, in one sentence'], true),
  summaryField,
  iconField,
  imageField,
  passage('positioning', ['定位', 'Positioning', '给谁用，解决什么', 'Who it is for, and for what']),
  passage('limits', ['限制', 'Limits', '不适合什么，做不到什么', 'What it isn’t for, and what it can’t do']),
  rows(
    'tasks',
    ['任务', 'Tasks', '产品总览按任务选用时列出', 'Listed where products are chosen by task'],
    [line('title', ['任务', 'Task', '动词开头，例如“辨识对象”', 'Begins with a verb: “Identify a plant”'], true)],
  ),
]

const inside: Field[] = [
  rows(
    'capabilities',
    ['能力', 'Capabilities', '四到八项，能测量的附数字', 'Four to eight, with a number where one was measured'],
    capabilityFields,
  ),
  rows(
    'architecture',
    ['结构图', 'Architecture', '自上而下，一行一层', 'From top to bottom, one row per layer'],
    [
      line('title', ['层', 'Layer', '这一层的名称', 'Name of the layer'], true),
      passage('parts', ['组成', 'Parts', '一行一个', 'One on each line'], true),
    ],
    8,
  ),
  rows('useCases', ['用法', 'Use cases', '谁用它做成了什么', 'Who does what with it'], titleAndText),
  rows(
    'comparison',
    ['对比', 'Comparison', '产品对比表中的一列', 'This product’s column in the comparison'],
    comparisonFields,
  ),
]

const supply: Field[] = [
  rows(
    'requirements',
    ['系统要求', 'System requirements', '一行一项', 'One item per row'],
    [
      line('title', ['项目', 'Item', '例如“内存”', 'For example “Memory”'], true),
      line('minimum', ['最低', 'Minimum', '能运行', 'It runs'], true),
      line('recommended', ['建议', 'Recommended', '运行得好', 'It runs well']),
    ],
  ),
  passage('licence', ['许可', 'Licence', '按什么授权，包含什么', 'What is licensed, and what is included']),
  passage('trial', ['试用', 'Trial', '多久，怎样取得', 'For how long, and how to get it']),
  rows('documents', ['文档', 'Documents', '本站或别处的页面', 'Pages of this site or elsewhere'], documentFields),
  rows(
    'questions',
    ['常见问题', 'Questions', '标题写问题，说明写回答', 'The question as title, the answer as text'],
    titleAndText,
  ),
]

export const products = contentCollection({
  slug: 'products',
  labels: names('产品', 'Product', 'Products'),
  group: groups.catalogue,
  orderable: true,
  columns: ['image', 'title', '_status', 'updatedAt'],
  asRelation: ['slug', 'tagline', 'summary', 'icon', 'image'],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { zh: '介绍', en: 'About' }, fields: about },
        { label: { zh: '能力与结构', en: 'Inside' }, fields: inside },
        { label: { zh: '要求与许可', en: 'Supply' }, fields: supply },
      ],
    },
  ],
})
