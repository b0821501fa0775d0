import type { Field } from 'payload'
import { nobody } from '#content/access/roles.ts'
import { given } from '#content/fields/given.ts'
import { describe, languageOptions } from '#content/fields/labels.ts'
import { calendarNames, calendars } from '#domain/desk/calendars.ts'
import { planNames, plans } from '#domain/desk/plans.ts'
import { categoryNames, ticketCategories, ticketLimits, ticketSystems } from '#domain/ticket/ticket.ts'
import { moment, writerOptions } from './ticket-rights.ts'

/** What the customer asked, under which promises, and what became of it. */
export const asked: Field[] = [
  given({
    name: 'number',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    ...describe(
      '工单号',
      'Number',
      '客户凭它查询；不反映数量',
      'What the customer refers to; it reveals nothing about volume',
    ),
  }),
  given({
    name: 'subject',
    type: 'text',
    required: true,
    maxLength: ticketLimits.subject,
    ...describe('主题', 'Subject', '客户的原话', 'In the customer’s own words'),
  }),
  {
    name: 'category',
    type: 'select',
    required: true,
    options: ticketCategories.map((value) => ({ value, label: categoryNames[value] })),
    ...describe('类别', 'Category', '由客户选定，可改正', 'Chosen by the customer; correct it where it is wrong'),
  },
  {
    name: 'product',
    type: 'relationship',
    relationTo: 'products',
    index: true,
    ...describe('产品', 'Product', '由客户选定，可改正', 'Chosen by the customer; correct it where it is wrong'),
  },
  {
    name: 'version',
    type: 'text',
    maxLength: ticketLimits.version,
    ...describe('版本', 'Version', '客户所用的产品版本', 'The customer’s product version'),
  },
  given({
    name: 'system',
    type: 'select',
    options: [...ticketSystems],
    ...describe('操作系统', 'Operating system', '由客户选定', 'Chosen by the customer'),
  }),
  given({
    name: 'language',
    type: 'select',
    required: true,
    options: languageOptions,
    ...describe('语言', 'Language', '请用这种语言答复', 'The language to answer in'),
  }),
  given({
    name: 'member',
    type: 'relationship',
    relationTo: 'members',
    required: true,
    index: true,
    ...describe('客户', 'Customer', '谁提交的', 'Who opened it'),
  }),
  {
    name: 'organisation',
    type: 'relationship',
    relationTo: 'organisations',
    index: true,
    ...describe('客户单位', 'Organisation', '单位里的人都看得到这张工单', 'Everyone in it sees this ticket'),
  },
  given({
    name: 'copies',
    type: 'text',
    hasMany: true,
    ...describe('抄送', 'In copy', '答复同时发到这些邮箱', 'Replies are e-mailed to these addresses too'),
  }),
  given({
    name: 'confirmedCopies',
    type: 'text',
    hasMany: true,
    ...describe(
      '抄送人可回复',
      'In copy and may reply',
      '客户确认过的邮箱，邮件回复直接进入工单',
      'Addresses the customer has confirmed: their e-mail replies go into the ticket',
    ),
  }),
  given({
    name: 'plan',
    type: 'select',
    required: true,
    options: planNames.map((value) => ({ value, label: plans[value].name })),
    ...describe('支持等级', 'Support plan', '提交时的等级', 'As it was when the ticket was opened'),
  }),
  given({
    name: 'calendar',
    type: 'select',
    required: true,
    options: calendarNames.map((value) => ({ value, label: calendars[value].name })),
    ...describe('工作日历', 'Working calendar', '提交时的日历', 'As it was when the ticket was opened'),
  }),
  moment(
    'dueAt',
    '首次答复期限',
    'First answer due',
    '按工作时间计算；已答复或暂停时为空',
    'In working time; empty once answered, and while paused',
  ),
  moment('answeredAt', '首次答复', 'First answered', '客服第一次答复的时间', 'When an agent first answered'),
  moment('doneAt', '解决时间', 'Done at', '解决或关闭的时间', 'When it was solved or closed'),
  moment('lastMessageAt', '最近消息', 'Last message', '最近一条往来消息的时间', 'When the last message was written'),
  given({
    name: 'lastBy',
    type: 'select',
    index: true,
    options: writerOptions,
    ...describe('最近由谁', 'Last by', '最近一条消息是谁写的', 'Who wrote the last message'),
  }),
  moment(
    'warnedAt',
    '提醒时间',
    'Warned at',
    '承诺时间用去四分之三时',
    'When three quarters of a response time had passed',
  ),
  moment('breachedAt', '超时时间', 'Overdue since', '承诺时间用完时', 'When a response time ran out'),
  given({
    name: 'rating',
    type: 'number',
    min: 1,
    max: 5,
    ...describe('评分', 'Rating', '1到5，客户在解决后给出', '1 to 5, given by the customer once it is solved'),
  }),
  given({
    name: 'ratingComment',
    type: 'textarea',
    ...describe('评语', 'Comment', '客户给评分写的话', 'The customer’s comment on the rating'),
  }),
  // What the browser calls its draft, with the member: sent again it is the same ticket.
  { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true, access: { update: nobody } },
]
