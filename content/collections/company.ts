import { titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { contentCollection, groups } from './content-collection.ts'

export const offices = contentCollection({
  slug: 'offices',
  labels: names('办公室', 'Office', 'Offices'),
  group: groups.company,
  orderable: true,
  fields: [
    titleField,
    { name: 'address', type: 'textarea', localized: true, required: true, ...describe('地址', 'Address') },
    { name: 'phone', type: 'text', localized: true, ...describe('电话', 'Phone') },
    { name: 'hours', type: 'text', localized: true, ...describe('时间', 'Hours') },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      ...describe('时区', 'Time zone', '例如 Asia/Shanghai', 'For example Asia/Shanghai'),
    },
  ],
})

export const experts = contentCollection({
  slug: 'experts',
  labels: names('专家', 'Expert', 'Experts'),
  group: groups.company,
  orderable: true,
  fields: [
    { ...titleField, ...describe('姓名', 'Name') } as typeof titleField,
    { name: 'topic', type: 'text', localized: true, required: true, ...describe('领域', 'Topic') },
    { name: 'text', type: 'textarea', localized: true, required: true, ...describe('介绍', 'Text') },
    { name: 'languages', type: 'text', localized: true, ...describe('语言', 'Languages') },
  ],
})
