import { imageField, metricFields, productsField, slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { contentCollection, groups } from './content-collection.ts'

export const caseCategories = contentCollection({
  slug: 'case-categories',
  labels: names('案例分类', 'Case category', 'Case categories'),
  group: groups.news,
  orderable: true,
  fields: [titleField, slugField],
})

export const cases = contentCollection({
  slug: 'cases',
  labels: names('案例', 'Case', 'Cases'),
  group: groups.news,
  columns: ['image', 'title', '_status', 'category', 'date'],
  defaultSort: '-date',
  fields: [
    titleField,
    slugField,
    {
      name: 'date',
      type: 'date',
      required: true,
      index: true,
      ...describe('日期', 'Date', '列表按它排列，新的在前', 'Lists are ordered by it, newest first'),
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'case-categories',
      required: true,
      index: true,
      ...describe('分类', 'Category', '一个案例属于一类', 'A case is of one category'),
    },
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      required: true,
      index: true,
      ...describe(
        '行业',
        'Industry',
        '案例也列在该行业的方案页',
        'The case also shows with the solutions of this industry',
      ),
    },
    productsField('所用产品', 'Products used', '案例可按产品筛选', 'Cases can be filtered by product'),
    {
      name: 'customer',
      type: 'text',
      localized: true,
      required: true,
      ...describe('客户', 'Customer', '按客户同意的写法', 'In the words that the customer agreed to'),
    },
    summaryField,
    {
      name: 'challenge',
      type: 'textarea',
      localized: true,
      required: true,
      ...describe('问题', 'Challenge', '空行分段', 'An empty line begins a paragraph'),
    },
    {
      name: 'approach',
      type: 'textarea',
      localized: true,
      required: true,
      ...describe('做法', 'Approach', '空行分段', 'An empty line begins a paragraph'),
    },
    {
      name: 'results',
      type: 'array',
      minRows: 1,
      fields: metricFields,
      ...describe('实测结果', 'Measured results', '第一个数字显示在列表中', 'The first number shows in lists'),
    },
    {
      name: 'quotation',
      type: 'group',
      ...describe('引语', 'Quotation', '客户书面同意后才填写', 'Only with the customer’s written consent'),
      fields: [
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          ...describe('原话', 'Words', '不加引号', 'Without quotation marks'),
        },
        {
          name: 'person',
          type: 'text',
          localized: true,
          ...describe('说话人', 'Person', '姓名或称呼', 'Name, or how the person is to be called'),
        },
        {
          name: 'role',
          type: 'text',
          localized: true,
          ...describe('职务', 'Role', '职务与单位', 'Post and house'),
        },
      ],
    },
    imageField,
  ],
})
