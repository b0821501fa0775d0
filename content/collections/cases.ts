import {
  categoryField,
  dateField,
  imageField,
  metricFields,
  productsField,
  slugField,
  summaryField,
  titleField,
} from '#content/fields/fields.ts'
import { inTabs } from '#content/fields/document-layout.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, passage } from '#content/fields/texts.ts'
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
    inTabs(
      [
        '介绍',
        'About',
        [
          titleField,
          line('customer', ['客户', 'Customer', '按客户同意的写法', 'In the wording the customer agreed to'], true),
          summaryField,
          imageField,
        ],
      ],
      [
        '经过与结果',
        'Story',
        [
          passage('challenge', ['问题', 'Challenge', '空行分段', 'A blank line starts a new paragraph'], true),
          passage('approach', ['做法', 'Approach', '空行分段', 'A blank line starts a new paragraph'], true),
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
              passage('text', ['原话', 'Words', '不加引号', 'Without quotation marks']),
              line('person', ['说话人', 'Person', '姓名或称呼', 'Name, or how to refer to the person']),
              line('role', ['职务', 'Role', '职务与单位', 'Post and house']),
            ],
          },
        ],
      ],
    ),
    slugField,
    dateField,
    categoryField('case-categories', '一个案例属于一类', 'Each case has one category'),
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
        'The case also appears with the solutions for this industry',
      ),
    },
    productsField('所用产品', 'Products used', '案例可按产品筛选', 'Cases can be filtered by product'),
  ],
})
