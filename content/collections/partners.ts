import { imageField, slugField, summaryField, targetField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { contentCollection, groups } from './content-collection.ts'

export const partnerClasses = contentCollection({
  slug: 'partner-classes',
  labels: names('伙伴类别', 'Partner class', 'Partner classes'),
  group: groups.company,
  orderable: true,
  fields: [
    titleField,
    slugField,
    { name: 'definition', type: 'textarea', localized: true, required: true, ...describe('定义', 'Definition') },
    { name: 'criteria', type: 'textarea', localized: true, required: true, ...describe('条件', 'Criteria') },
  ],
})

export const partners = contentCollection({
  slug: 'partners',
  labels: names('伙伴', 'Partner', 'Partners'),
  group: groups.company,
  orderable: true,
  columns: ['title', '_status', 'class', 'level', 'since'],
  fields: [
    titleField,
    slugField,
    {
      name: 'class',
      type: 'relationship',
      relationTo: 'partner-classes',
      required: true,
      index: true,
      ...describe('类别', 'Class'),
    },
    {
      name: 'level',
      type: 'select',
      required: true,
      options: [
        { value: 'registered', label: { zh: '注册', en: 'Registered' } },
        { value: 'certified', label: { zh: '认证', en: 'Certified' } },
        { value: 'strategic', label: { zh: '战略', en: 'Strategic' } },
      ],
      ...describe('级别', 'Level'),
    },
    { name: 'region', type: 'text', localized: true, required: true, ...describe('地区', 'Region') },
    summaryField,
    { name: 'since', type: 'date', required: true, ...describe('认证日期', 'Certified since') },
    targetField('site'),
    { ...imageField, name: 'logo' } as typeof imageField,
  ],
})
