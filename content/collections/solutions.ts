import type { Field } from 'payload'
import {
  attachmentsField,
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

const method: Field = {
  name: 'method',
  type: 'array',
  ...describe('方法', 'Method', '从问题到结果的步骤，按顺序', 'The steps from the problem to the result, in order'),
  fields: [
    line('title', ['步骤', 'Step', '这一步做什么，几个字', 'What is done in this step, in a few words']),
    passage('text', ['说明', 'Text', '用什么数据，得到什么，误差多大', 'From which data, with which result and error']),
  ],
}

const architecture: Field = {
  name: 'architecture',
  type: 'array',
  ...describe(
    '架构',
    'Architecture',
    '从输入到结果，一层一行，页面据此画图',
    'One row per layer, from the inputs to the results; the page draws the figure from them',
  ),
  fields: [
    line('title', ['层', 'Layer', '这一层是什么', 'What this layer is']),
    passage('parts', ['组成', 'Parts', '一行一个部分', 'One part per line']),
    line('flow', [
      '传给下一层',
      'Passed on',
      '交给下一层的量，最后一层不填',
      'The quantities that go to the next layer; empty in the last',
    ]),
  ],
}

/** What can be done for an industry. Its cases are found by the industry, so that no list of them is kept here. */
export const solutions = contentCollection({
  slug: 'solutions',
  labels: names('解决方案', 'Solution', 'Solutions'),
  group: groups.catalogue,
  orderable: true,
  columns: ['image', 'title', '_status', 'industry', 'updatedAt'],
  fields: [
    inTabs(
      [
        '介绍',
        'About',
        [
          titleField,
          summaryField,
          imageField,
          passage('pain', [
            '问题',
            'Problem',
            '客户遇到的困难，一两段',
            'What is difficult for the customer, in one or two paragraphs',
          ]),
        ],
      ],
      ['方法与架构', 'Method', [method, architecture]],
      [
        '结果与范围',
        'Results',
        [
          {
            name: 'results',
            type: 'array',
            fields: metricFields,
            ...describe(
              '可得结果',
              'Results',
              '实测数字，各有单位、条件和来源',
              'Measured numbers, each with unit, condition and source',
            ),
          },
          passage('limits', [
            '适用范围',
            'Limits',
            '哪些仍须试验，哪些算不准',
            'What still needs testing, and where the model falls short',
          ]),
        ],
      ],
    ),
    slugField,
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      required: true,
      index: true,
      ...describe('行业', 'Industry', '方案页会列出同一行业的案例', 'The page lists the cases of the same industry'),
    },
    productsField('所用产品', 'Products used', '方案页列出这些产品', 'The page lists these products'),
    attachmentsField,
  ],
})
