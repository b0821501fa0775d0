import type { CollectionConfig } from 'payload'
import { mayTranslate, nobody } from '#content/access/roles.ts'
import { describe, languageOptions, names } from '#content/fields/labels.ts'
import { planEndpoints } from '#content/plan/endpoints.ts'

const states = [
  { value: 'planned', label: { zh: '已计划', en: 'Planned' } },
  { value: 'done', label: { zh: '已执行', en: 'Done' } },
  { value: 'failed', label: { zh: '未成功', en: 'Failed' } },
  { value: 'cancelled', label: { zh: '已取消', en: 'Cancelled' } },
  { value: 'takenBack', label: { zh: '已收回', en: 'Taken back' } },
]

const actions = [
  { value: 'publish', label: { zh: '发布', en: 'Publish' } },
  { value: 'withdraw', label: { zh: '撤回', en: 'Withdraw' } },
]

/** A day with its time. */
const atTime = ({ admin, label }: ReturnType<typeof describe>) => ({
  label,
  admin: { ...admin, date: { pickerAppearance: 'dayAndTime' as const } },
})

/**
 * What is published or withdrawn at a time, whole or not at all: one language of a record, or many of many. Plans are made
 * and changed by their endpoints alone, and carried out by the server (content/plan/carry-out.ts).
 */
export const plans: CollectionConfig = {
  slug: 'plans',
  labels: names('发布计划', 'Publication plan', 'Publication plans'),
  // Not in the menu, where its board is.
  admin: { useAsTitle: 'name', group: false, defaultColumns: ['name', 'at', 'state', 'madeBy', 'updatedAt'] },
  access: { read: mayTranslate, create: nobody, update: nobody, delete: nobody },
  endpoints: planEndpoints,
  defaultSort: '-at',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 120,
      ...describe('名称', 'Name', '一眼看出发布的是什么', 'Says at a glance what is published'),
    },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      ...atTime(describe('时间', 'Time', '到时自动执行', 'When it is carried out')),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'planned',
      index: true,
      options: states,
      ...describe('状态', 'State', '由系统更新', 'Kept by the system'),
    },
    {
      name: 'items',
      type: 'array',
      labels: { singular: { zh: '一项', en: 'Item' }, plural: { zh: '各项', en: 'Items' } },
      ...describe('内容', 'Items', '同时发布或撤回', 'They go out together'),
      fields: [
        {
          name: 'source',
          type: 'text',
          required: true,
          ...describe('内容种类', 'Kind of content', '所属的集合', 'Its collection'),
        },
        {
          name: 'record',
          type: 'number',
          required: true,
          ...describe('编号', 'Number', '这条内容的编号', 'Of the record'),
        },
        {
          name: 'locale',
          type: 'select',
          required: true,
          options: languageOptions,
          ...describe('语言', 'Language', '只影响这一种语言', 'Only this language changes'),
        },
        {
          name: 'action',
          type: 'select',
          required: true,
          options: actions,
          ...describe('操作', 'Action', '发布或撤回', 'Publish or withdraw'),
        },
      ],
    },
    {
      name: 'madeBy',
      type: 'relationship',
      relationTo: 'users',
      ...describe(
        '计划人',
        'Planned by',
        '执行时仍须有发布权限',
        'Who must still have the right to publish at the time',
      ),
    },
    {
      name: 'doneAt',
      type: 'date',
      ...atTime(describe('执行时间', 'Done at', '实际执行的时间', 'When it was actually carried out')),
    },
    {
      name: 'before',
      type: 'json',
      // Whole texts, for content/plan/take-back.ts alone.
      access: { read: () => false },
      admin: { hidden: true },
      label: { zh: '执行之前的内容', en: 'As it was before' },
    },
    {
      name: 'failure',
      type: 'textarea',
      ...describe('未成功的原因', 'Why it failed', '没有任何一项执行', 'Nothing of it was carried out'),
    },
  ],
}
