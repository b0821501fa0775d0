import type { CollectionConfig } from 'payload'
import { isAdministrator } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { calendarNames, calendars } from '#domain/desk/calendars.ts'
import { planNames, plans } from '#domain/desk/plans.ts'
import { groups } from '#content/collections/content-collection.ts'
import { mayServe } from './ticket-rights.ts'

/** Companies of customers: their people see each other's tickets and have one support plan. */
export const organisations: CollectionConfig = {
  slug: 'organisations',
  labels: names('客户单位', 'Organisation', 'Organisations'),
  admin: { useAsTitle: 'title', group: groups.support, defaultColumns: ['title', 'plan', 'calendar', 'updatedAt'] },
  access: { read: mayServe, create: mayServe, update: mayServe, delete: isAdministrator },
  defaultPopulate: { title: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      ...describe('名称', 'Name', '工单和列表中显示', 'Shown on tickets and in lists'),
    },
    {
      name: 'people',
      type: 'relationship',
      relationTo: 'members',
      hasMany: true,
      ...describe(
        '人员',
        'People',
        '这些访客互相看得到本单位的工单；加入前请核实身份',
        'These visitors see each other’s tickets of this organisation; confirm who they are before you add them',
      ),
    },
    {
      name: 'plan',
      type: 'select',
      required: true,
      defaultValue: planNames[0],
      options: planNames.map((value) => ({ value, label: plans[value].name })),
      ...describe(
        '支持等级',
        'Support plan',
        '决定答复时间的承诺；只影响以后提交的工单',
        'Decides the response times; applies to tickets opened from now on',
      ),
    },
    {
      name: 'calendar',
      type: 'select',
      required: true,
      defaultValue: calendarNames[0],
      options: calendarNames.map((value) => ({ value, label: calendars[value].name })),
      ...describe(
        '工作日历',
        'Working calendar',
        '按哪里的工作时间和节假日计算承诺',
        'Whose working hours and holidays count for response times',
      ),
    },
  ],
}
