import { iconField, metricFields, slugField, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

export const engines = contentCollection({
  slug: 'engines',
  labels: names('引擎', 'Engine', 'Engines'),
  group: groups.catalogue,
  orderable: true,
  fields: [
    titleField,
    passage(
      'text',
      ['说明', 'Text', '做什么，快在哪里，有什么限度', 'What it does, what makes it fast, and its limits'],
      true,
    ),
    iconField,
    {
      name: 'metric',
      type: 'group',
      fields: metricFields,
      ...describe('实测数字', 'Measured number', '一个能证明上面说法的数字', 'One number that proves the text above'),
    },
    targetField('target'),
  ],
})

export const industries = contentCollection({
  slug: 'industries',
  labels: names('行业', 'Industry', 'Industries'),
  group: groups.catalogue,
  orderable: true,
  fields: [titleField, slugField],
})
