import type { CollectionConfig } from 'payload'
import { mayTranslate, nobody } from '#content/access/roles.ts'
import { describe, languageOptions, names } from '#content/fields/labels.ts'
import { reviewEndpoints } from '#content/review/endpoints.ts'
import { reviewStates, type ReviewState } from '#content/review/review.ts'
import { stateNames } from '#content/review/state-names.ts'

const person = (name: string, ...words: Parameters<typeof describe>) => ({
  name,
  type: 'relationship' as const,
  relationTo: 'users' as const,
  ...describe(...words),
})
const time = (name: string, ...words: Parameters<typeof describe>) => {
  const { admin, label } = describe(...words)
  return { name, type: 'date' as const, label, admin: { ...admin, date: { pickerAppearance: 'dayAndTime' as const } } }
}

/**
 * Languages of records that were handed in for review, and what became of them. Made and changed by their endpoints alone
 * (content/review/endpoints.ts), and ended by what is published (content/review/judge-rows.ts).
 */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: names('审核', 'Review', 'Reviews'),
  admin: {
    useAsTitle: 'source',
    // Not in the menu, where its board is.
    group: false,
    defaultColumns: ['source', 'record', 'locale', 'state', 'handedInBy', 'decidedBy', 'updatedAt'],
  },
  access: { read: mayTranslate, create: nobody, update: nobody, delete: nobody },
  endpoints: reviewEndpoints,
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'source',
      type: 'text',
      required: true,
      index: true,
      ...describe('内容种类', 'Kind of content', '所属的集合', 'Its collection'),
    },
    {
      name: 'record',
      type: 'number',
      required: true,
      index: true,
      ...describe('编号', 'Number', '这条内容的编号', 'Of the record'),
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      options: languageOptions,
      ...describe('语言', 'Language', '每种语言分别审核', 'Each language is reviewed separately'),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: reviewStates.map((value: ReviewState) => ({ value, label: stateNames[value] })),
      ...describe('状态', 'State', '由系统更新', 'Kept by the system'),
    },
    // Unique while it is there: of each language of a record one review goes on.
    { name: 'openKey', type: 'text', unique: true, hidden: true, access: { read: nobody } },
    { name: 'digest', type: 'text', required: true, hidden: true, access: { read: nobody } },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 2000,
      ...describe('说明', 'Note', '提交人写给审核人的话', 'The submitter’s note to the reviewer'),
    },
    person('handedInBy', '提交人', 'Handed in by', '不能审核自己提交的内容', 'Who may not approve it'),
    { ...time('handedInAt', '提交时间', 'Handed in at', '最近一次提交', 'The last time'), required: true },
    person('decidedBy', '审核人', 'Reviewed by', '通过或退回的人', 'Who approved or returned it'),
    time('decidedAt', '审核时间', 'Reviewed at', '通过或退回的时间', 'When it was approved or returned'),
    {
      name: 'remarks',
      type: 'array',
      labels: { singular: { zh: '一条意见', en: 'Remark' }, plural: { zh: '意见', en: 'Remarks' } },
      ...describe('意见', 'Remarks', '针对某个字段或全文', 'About a field or about the whole'),
      fields: [
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 2000,
          ...describe('意见', 'Remark', '要改什么、为什么', 'What to change, and why'),
        },
        {
          name: 'field',
          type: 'text',
          ...describe('字段', 'Field', '空白表示全文', 'Empty when it is about the whole'),
        },
        person('by', '提出人', 'By', '当时的审核人或作者', 'Reviewer or writer'),
        { ...time('at', '提出时间', 'At', '提出意见的时间', 'When it was made'), required: true },
        time('settledAt', '解决时间', 'Settled at', '空白表示尚未解决', 'Empty while it is open'),
      ],
    },
  ],
}
