import type { CollectionConfig, Field, TextareaFieldValidation } from 'payload'
import { isAdministrator } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { unknownPlaceholders } from '#domain/desk/placeholders.ts'
import { priorities, priorityNames, staffStatusNames, ticketLimits, ticketStatuses } from '#domain/ticket/ticket.ts'
import { groups } from '#content/collections/content-collection.ts'
import { mayServe } from './ticket-rights.ts'

const access = { read: mayServe, create: mayServe, update: mayServe, delete: isAdministrator }

const title = (hintZh: string, hintEn: string): Field => ({
  name: 'title',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 80,
  ...describe('名称', 'Name', hintZh, hintEn),
})

const validateText: TextareaFieldValidation = (value, { req }) => {
  if (!value) return true
  const [unknown] = unknownPlaceholders(value)
  if (unknown === undefined) return true
  return req.i18n.language === 'zh' ? `没有{${unknown}}这个占位符` : `There is no placeholder {${unknown}}`
}

/** What tickets are about, in the agents' own words. */
export const ticketTags: CollectionConfig = {
  slug: 'ticket-tags',
  labels: names('工单标签', 'Ticket tag', 'Ticket tags'),
  admin: { useAsTitle: 'title', group: groups.support, defaultColumns: ['title', 'updatedAt'] },
  access,
  fields: [title('中英文各填一个', 'In both languages')],
}

/** Texts that are sent again and again, in the customer's language. */
export const cannedReplies: CollectionConfig = {
  slug: 'canned-replies',
  labels: names('常用答复', 'Canned reply', 'Canned replies'),
  admin: { useAsTitle: 'title', group: groups.support, defaultColumns: ['title', 'shortcut', 'updatedAt'] },
  access,
  fields: [
    title('在答复时按它查找', 'Search terms'),
    {
      name: 'shortcut',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 30,
      ...describe('简称', 'Shortcut', '几个字母，输入后直接选中', 'A few letters that find it immediately'),
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: ticketLimits.text,
      validate: validateText,
      ...describe(
        '内容',
        'Text',
        '两种语言各写一份；可用{customer}、{number}、{product}、{agent}，插入时换成真实的内容',
        'Written in each language; {customer}, {number}, {product} and {agent} are filled in when it is inserted',
      ),
    },
  ],
}

/** Several changes of a ticket and an answer, in one step. */
export const ticketMacros: CollectionConfig = {
  slug: 'ticket-macros',
  labels: names('工单宏', 'Macro', 'Macros'),
  admin: { useAsTitle: 'title', group: groups.support, defaultColumns: ['title', 'status', 'priority', 'updatedAt'] },
  access,
  fields: [
    title('在工单台的菜单里显示', 'Shown in the desk’s menu'),
    {
      name: 'status',
      type: 'select',
      options: ticketStatuses
        .filter((value) => value !== 'new')
        .map((value) => ({ value, label: staffStatusNames[value] })),
      ...describe(
        '状态',
        'Status',
        '不填则不变；带常用答复时，随答复一起变',
        'Unchanged if empty; with a canned reply it changes together with the answer',
      ),
    },
    {
      name: 'priority',
      type: 'select',
      options: priorities.map((value) => ({ value, label: priorityNames[value] })),
      ...describe('优先级', 'Priority', '不填则不变', 'Unchanged if empty'),
    },
    {
      name: 'assign',
      type: 'select',
      options: [
        { value: 'me', label: { zh: '分给使用者', en: 'To whoever uses it' } },
        { value: 'nobody', label: { zh: '取消分配', en: 'To nobody' } },
      ],
      ...describe('负责人', 'Assignee', '不填则不变', 'Unchanged if empty'),
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'ticket-tags',
      hasMany: true,
      ...describe('加标签', 'Add tags', '已有的标签保留', 'Existing ones are kept'),
    },
    {
      name: 'reply',
      type: 'relationship',
      relationTo: 'canned-replies',
      ...describe(
        '常用答复',
        'Canned reply',
        '放进答复框，由您看过再发',
        'Put into the answer; you read it before you send it',
      ),
    },
  ],
}
