import type { CollectionConfig } from 'payload'
import { hasRole, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { groups } from '#content/collections/content-collection.ts'

/**
 * What staff did to somebody's account, written by the server alone with what was done. It names people as they were then,
 * since either account may be gone when somebody asks.
 */
export const accountActions: CollectionConfig = {
  slug: 'account-actions',
  labels: names('账户操作记录', 'Account action', 'Account actions'),
  admin: {
    useAsTitle: 'account',
    group: groups.people,
    defaultColumns: ['account', 'action', 'by', 'createdAt'],
  },
  access: {
    read: ({ req }) => hasRole(req.user, 'administrator', 'security'),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'account',
      type: 'text',
      required: true,
      index: true,
      ...describe('账户', 'Account', '当时的邮箱', 'Its e-mail address at the time'),
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { value: 'members', label: { zh: '访客', en: 'Visitor' } },
        { value: 'users', label: { zh: '员工', en: 'Staff' } },
      ],
      ...describe('账户种类', 'Kind of account', '访客或员工', 'A visitor’s, or one of staff'),
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        { value: 'factorReset', label: { zh: '移除两步验证', en: 'Two-step verification removed' } },
        { value: 'recovered', label: { zh: '在终端上恢复账户', en: 'Recovered at the terminal' } },
      ],
      ...describe('操作', 'Action', '做了什么', 'What was done'),
    },
    {
      name: 'reason',
      type: 'textarea',
      required: true,
      maxLength: 500,
      ...describe('理由', 'Reason', '操作的员工所写', 'As the member of staff gave it'),
    },
    {
      name: 'by',
      type: 'text',
      required: true,
      ...describe('操作人', 'Done by', '当时的姓名和邮箱', 'Name and e-mail address at the time'),
    },
  ],
}
