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
import { contentCollection, groups } from './content-collection.ts'

export const engines = contentCollection({
  slug: 'engines',
  labels: names('引擎', 'Engine', 'Engines'),
  group: groups.catalogue,
  orderable: true,
  fields: [
    titleField,
    { name: 'text', type: 'textarea', localized: true, required: true, ...describe('说明', 'Text') },
    iconField,
    { name: 'metric', type: 'group', fields: metricFields, ...describe('实测数字', 'Measured number') },
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

export const solutions = contentCollection({
  slug: 'solutions',
  labels: names('解决方案', 'Solution', 'Solutions'),
  group: groups.catalogue,
  orderable: true,
  columns: ['image', 'title', '_status', 'industry', 'updatedAt'],
  fields: [
    titleField,
    slugField,
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      required: true,
      index: true,
      ...describe('行业', 'Industry'),
    },
    summaryField,
    imageField,
  ],
})

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
    { name: 'date', type: 'date', required: true, index: true, ...describe('日期', 'Date') },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'case-categories',
      required: true,
      index: true,
      ...describe('分类', 'Category'),
    },
    {
      name: 'industry',
      type: 'relationship',
      relationTo: 'industries',
      required: true,
      index: true,
      ...describe('行业', 'Industry'),
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      ...describe('所用产品', 'Products used'),
    },
    { name: 'customer', type: 'text', localized: true, required: true, ...describe('客户', 'Customer') },
    summaryField,
    { name: 'challenge', type: 'textarea', localized: true, required: true, ...describe('问题', 'Challenge') },
    { name: 'approach', type: 'textarea', localized: true, required: true, ...describe('做法', 'Approach') },
    { name: 'results', type: 'array', minRows: 1, fields: metricFields, ...describe('实测结果', 'Measured results') },
    {
      name: 'quotation',
      type: 'group',
      ...describe('引语', 'Quotation'),
      fields: [
        { name: 'text', type: 'textarea', localized: true, ...describe('原话', 'Words') },
        { name: 'person', type: 'text', localized: true, ...describe('说话人', 'Person') },
        { name: 'role', type: 'text', localized: true, ...describe('职务', 'Role') },
      ],
    },
    imageField,
  ],
})
