import type { Field, GlobalConfig } from 'payload'
import { mayTranslate, readAlways } from '#content/access/roles.ts'
import { groups } from '#content/collections/content-collection.ts'
import { partnerLevels } from '#content/collections/company/partners.ts'
import { iconField } from '#content/fields/fields.ts'
import { describe } from '#content/fields/labels.ts'
import { line, passage } from '#content/fields/texts.ts'
import { purgeGlobal } from '#content/hooks/purge.ts'

const levelOptions = partnerLevels.map(({ label, value }) => ({ label, value }))

const title = (hintZh: string, hintEn: string): Field => line('title', ['名称', 'Title', hintZh, hintEn], true)

/** The partner programme: why, which levels, what each gives and how one joins. */
export const programme: GlobalConfig = {
  slug: 'programme',
  label: { zh: '伙伴计划', en: 'Partner programme' },
  admin: { group: groups.company },
  access: { read: readAlways, update: mayTranslate },
  hooks: { afterChange: [purgeGlobal] },
  fields: [
    passage('intro', ['说明', 'Introduction', '计划的目的，一两句', 'What the programme is for, a sentence or two']),
    {
      name: 'levels',
      type: 'array',
      ...describe('级别', 'Levels', '从低到高', 'From the first to the highest'),
      fields: [
        title('级别的名称', 'Name of the level'),
        {
          name: 'level',
          type: 'select',
          required: true,
          options: levelOptions,
          ...describe('级别', 'Level', '与伙伴记录中的级别对应', 'The one that partners’ records have'),
        },
        passage('text', ['说明', 'Text', '适合谁', 'Whom it suits']),
        passage('requirements', ['条件', 'Requirements', '一行一条', 'One in each line']),
        line('term', ['有效期', 'Term', '多久复核一次', 'How often it is reviewed']),
      ],
    },
    {
      name: 'benefits',
      type: 'array',
      ...describe('权益', 'Benefits', '表格中一行一项', 'One table row each'),
      fields: [
        title('权益的名称', 'Name of the benefit'),
        line('note', ['说明', 'Note', '数量、时限或条件', 'Number, term or condition']),
        {
          name: 'levels',
          type: 'select',
          hasMany: true,
          options: levelOptions,
          ...describe('哪些级别', 'Levels', '得到这项权益的级别', 'The levels that have it'),
        },
      ],
    },
    {
      name: 'steps',
      type: 'array',
      ...describe('加入步骤', 'Steps to join', '按顺序', 'In order'),
      fields: [
        title('这一步做什么', 'What is done'),
        iconField,
        passage('text', ['说明', 'Text', '谁做，要什么', 'By whom, with what']),
        line('time', ['时间', 'Time', '多久完成', 'How long it takes']),
      ],
    },
    {
      name: 'featured',
      type: 'relationship',
      relationTo: 'partners',
      hasMany: true,
      ...describe(
        '推荐伙伴',
        'Featured partners',
        '按所排顺序显示在生态首页',
        'Shown on the first page of the programme, in this order',
      ),
    },
    passage('apply', ['申请说明', 'Before the form', '申请表之前的一句话', 'A sentence before the application form']),
  ],
}
