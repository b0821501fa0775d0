import type { Field, NumberField } from 'payload'
import { titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

const percent = (name: string, words: [string, string, string, string]): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
  ...describe(...words),
})

/** On which side of its point a name stands, so that names of near places do not cover each other. */
export const nameSides = ['right', 'left', 'above', 'below'] as const

/** Names are no part of the picture, so that one picture serves both languages. */
const placeOnMap: Field = {
  name: 'mapPlace',
  type: 'group',
  ...describe(
    '在地图上的位置',
    'Place on the map',
    '名称写在站点设置的地图图片上；不填则地图上没有这个办公室',
    'Where the office’s name is written on the map from the site settings; left empty, the map doesn’t show this office',
  ),
  fields: [
    {
      type: 'row',
      fields: [
        percent('x', ['横向', 'Across', '离图片左边的百分比', 'Percent from the left of the picture']),
        percent('y', ['纵向', 'Down', '离图片上边的百分比', 'Percent from the top of the picture']),
        {
          name: 'side',
          type: 'select',
          defaultValue: 'right',
          options: [
            { value: 'right', label: { zh: '右边', en: 'Right' } },
            { value: 'left', label: { zh: '左边', en: 'Left' } },
            { value: 'above', label: { zh: '上边', en: 'Above' } },
            { value: 'below', label: { zh: '下边', en: 'Below' } },
          ] satisfies { value: (typeof nameSides)[number]; label: object }[],
          ...describe(
            '名称在哪边',
            'Side of the name',
            '相邻的名称选不同的边，以免互相遮住',
            'Put the names of nearby places on different sides, so that they don’t overlap',
          ),
        },
      ],
    },
  ],
}

export const offices = contentCollection({
  slug: 'offices',
  labels: names('办公室', 'Office', 'Offices'),
  group: groups.company,
  orderable: true,
  fields: [
    titleField,
    line('role', ['职能', 'Role', '在这里做什么', 'What is done here']),
    passage('address', ['地址', 'Address', '按信封上的写法，可分行', 'As on an envelope; line breaks are fine'], true),
    line('phone', ['电话', 'Phone', '带国家代码，例如+86', 'With country code, for example +86']),
    { name: 'email', type: 'email', ...describe('邮箱', 'E-mail', '公开显示', 'Shown to everybody') },
    passage('note', [
      '到达',
      'Getting there',
      '入口在哪里，怎样找到前台',
      'Where the entrance is, and how to find the desk',
    ]),
    line('hours', ['时间', 'Hours', '工作日和时间，不写时区', 'Days and times, without the time zone']),
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      ...describe('时区', 'Time zone', '例如Asia/Shanghai', 'For example Asia/Shanghai'),
    },
    placeOnMap,
  ],
})

export const experts = contentCollection({
  slug: 'experts',
  labels: names('专家', 'Expert', 'Experts'),
  group: groups.company,
  orderable: true,
  fields: [
    { ...titleField, ...describe('姓名', 'Name', '专家的姓名', 'The expert’s name') } as typeof titleField,
    line('topic', ['领域', 'Topic', '能答哪方面的问题', 'The expert’s subjects'], true),
    passage(
      'text',
      ['介绍', 'Text', '两三句话，写经历不写评价', 'Two or three sentences: experience, not praise'],
      true,
    ),
    line('languages', ['语言', 'Languages', '能用哪些语言交谈', 'Which languages the expert speaks']),
  ],
})
