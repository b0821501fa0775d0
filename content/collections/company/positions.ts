import type { Field } from 'payload'
import { slugField, summaryField, titleField } from '#content/fields/fields.ts'
import { describe, names } from '#content/fields/labels.ts'
import { line, mark, passage } from '#content/fields/texts.ts'
import { contentCollection, groups } from '#content/collections/content-collection.ts'

export const positionTeams = contentCollection({
  slug: 'position-teams',
  labels: names('团队', 'Team', 'Teams'),
  group: groups.company,
  orderable: true,
  fields: [titleField, slugField],
})

/** Places of work, as addresses of job offers need them. */
export const positionPlaces = contentCollection({
  slug: 'position-places',
  labels: names('工作地点', 'Place of work', 'Places of work'),
  group: groups.company,
  orderable: true,
  fields: [
    titleField,
    slugField,
    mark('country', ['国家代码', 'Country code', '两位字母，例如CN', 'Two letters, for example CN'], true),
    line('region', ['省或州', 'Region', '招聘网站按它归类', 'Job sites sort by it']),
  ],
})

export const positionKinds = [
  { value: 'full-time', label: { zh: '全职', en: 'Full time' } },
  { value: 'fixed-term', label: { zh: '定期', en: 'Fixed term' } },
  { value: 'internship', label: { zh: '实习', en: 'Internship' } },
] as const

const relation = (name: string, relationTo: string, words: [string, string, string, string]): Field =>
  ({
    name,
    type: 'relationship',
    relationTo,
    required: true,
    index: true,
    ...describe(...words),
  }) as Field

const dayField = (name: string, words: [string, string, string, string]): Field => ({
  name,
  type: 'date',
  required: true,
  index: true,
  ...describe(...words),
})

/** Open positions. One whose closing date has passed leaves the list by itself. */
export const positions = contentCollection({
  slug: 'positions',
  labels: names('职位', 'Position', 'Positions'),
  group: groups.company,
  columns: ['team', 'place', 'closesAt'],
  defaultSort: '-postedAt',
  fields: [
    titleField,
    slugField,
    summaryField,
    relation('team', 'position-teams', ['团队', 'Team', '属于哪个团队', 'Which team it is in']),
    relation('place', 'position-places', ['地点', 'Place', '在哪里工作', 'Where the work is']),
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'full-time',
      options: positionKinds.map(({ label, value }) => ({ label, value })),
      ...describe('种类', 'Kind', '合同的种类', 'Kind of contract'),
    },
    {
      name: 'openings',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      max: 99,
      ...describe('人数', 'Openings', '招几个人', 'Number of openings'),
    },
    line('experience', ['经验', 'Experience', '例如三年以上', 'For example three years or more']),
    line('pay', ['待遇', 'Pay', '范围、周期和币种', 'Range, period and currency']),
    passage('duties', ['职责', 'Duties', '一行一条', 'One in each line'], true),
    passage('requirements', ['要求', 'Requirements', '一行一条，只写必需的', 'One per line; essentials only'], true),
    passage('niceToHave', ['加分项', 'Good to have', '一行一条', 'One in each line']),
    dayField('postedAt', ['发布日期', 'Posted on', '列表按它排列，新的在前', 'The list is sorted by it, newest first']),
    dayField('closesAt', [
      '截止日期',
      'Closes on',
      '当天结束（中国时间）后不再显示，也不能申请',
      'After the end of that day in China it is no longer listed, and applications are closed',
    ]),
  ],
})
