import type { Field } from 'payload'
import { nobody } from '#content/access/roles.ts'
import { describe } from '#content/fields/labels.ts'
import { priorities, priorityNames } from '#domain/ticket/ticket.ts'
import { staffOnly } from './ticket-rights.ts'

/** What agents decide about a ticket among themselves. */
export const handled: Field[] = [
  {
    name: 'priority',
    type: 'select',
    required: true,
    defaultValue: 'normal',
    options: priorities.map((value) => ({ value, label: priorityNames[value] })),
    ...staffOnly,
    ...describe('优先级', 'Priority', '内部排序用，客户看不到', 'For our own order of work; customers don’t see it'),
  },
  {
    name: 'assignee',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    ...staffOnly,
    ...describe('负责人', 'Assignee', '谁来答复；客户看不到', 'Who answers; customers don’t see it'),
  },
  {
    name: 'tags',
    type: 'relationship',
    relationTo: 'ticket-tags',
    hasMany: true,
    ...staffOnly,
    ...describe('标签', 'Tags', '内部归类用，客户看不到', 'For our own sorting; customers don’t see them'),
  },
  {
    name: 'related',
    type: 'relationship',
    relationTo: 'tickets',
    hasMany: true,
    access: { ...staffOnly.access, create: nobody, update: nobody },
    ...describe(
      '相关工单',
      'Linked tickets',
      '在工单台里关联，双方都会列出',
      'Linked at the desk; both list each other',
    ),
    admin: {
      readOnly: true,
      description: { zh: '在工单台里关联，双方都会列出', en: 'Linked at the desk; both list each other' },
    },
  },
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'tickets',
    index: true,
    access: { create: nobody, update: nobody },
    ...describe('并入', 'Merged into', '往来消息已移到那张工单', 'Its messages are in that ticket now'),
    admin: {
      readOnly: true,
      description: { zh: '往来消息已移到那张工单', en: 'Its messages are in that ticket now' },
    },
  },
]
