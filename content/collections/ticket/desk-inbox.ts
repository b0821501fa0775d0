import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '#content/access/roles.ts'
import { downloadDeskFile } from '#content/enquiry-files.ts'
import { given } from '#content/fields/given.ts'
import { describe, names } from '#content/fields/labels.ts'
import { fileLinks, storedFiles } from '#content/fields/stored-files.ts'
import { checkDecision } from '#content/hooks/desk-inbox.ts'
import { groups } from '#content/collections/content-collection.ts'
import { mayServe, moment } from './ticket-rights.ts'

/** What became of a mail: `waiting` is for an agent, the others are over. */
const deskMailStates = ['waiting', 'joined', 'opened', 'noted', 'dismissed'] as const
export type DeskMailState = (typeof deskMailStates)[number]

const stateNames = {
  waiting: { zh: '待处理', en: 'Waiting' },
  joined: { zh: '已并入工单', en: 'Joined a ticket' },
  opened: { zh: '已开工单', en: 'Opened a ticket' },
  noted: { zh: '只作记录', en: 'Noted only' },
  dismissed: { zh: '不处理', en: 'Dismissed' },
} satisfies Record<DeskMailState, { zh: string; en: string }>

/** Why a mail did not go into a ticket by itself. */
const reasonNames = {
  unknown: { zh: '发件人没有账户', en: 'The sender has no account' },
  unproved: { zh: '未证实由该账户的人发出', en: 'Not proven to be from the account’s owner' },
  stranger: { zh: '回信地址给的是别人', en: 'The reply address belongs to someone else' },
  forged: { zh: '发件人验证失败，可能冒名', en: 'The sender check failed: possibly forged' },
  copy: { zh: '抄送人的回复', en: 'From someone in copy' },
  late: { zh: '工单已关闭超过14天', en: 'The ticket was closed more than 14 days ago' },
  many: { zh: '短时间内来信过多', en: 'Too many e-mails in a short time' },
  auto: { zh: '自动回复', en: 'Automatic reply' },
  bounce: { zh: '退信', en: 'Returned mail' },
  loop: { zh: '我们自己的邮件', en: 'A mail of our own' },
  empty: { zh: '没有内容', en: 'Nothing in it' },
  unreadable: { zh: '无法读取', en: 'Could not be read' },
  large: { zh: '太大', en: 'Too large' },
} as const
export type DeskMailReason = keyof typeof reasonNames

const decisionNames = {
  join: { zh: '并入所选工单', en: 'Add to the chosen ticket' },
  open: { zh: '为所选客户开工单', en: 'Open a ticket for the chosen customer' },
  dismiss: { zh: '不处理', en: 'Dismiss' },
} as const

const options = (all: Record<string, { zh: string; en: string }>) =>
  Object.entries(all).map(([value, label]) => ({ value, label }))

/** What an agent decides about a mail that waits; a round of the server carries it out. */
const decision: CollectionConfig['fields'] = [
  {
    name: 'decision',
    type: 'select',
    index: true,
    options: options(decisionNames),
    ...describe('处理', 'Decision', '保存后几秒内执行', 'Carried out within seconds of saving'),
  },
  {
    name: 'member',
    type: 'relationship',
    relationTo: 'members',
    index: true,
    ...describe(
      '客户',
      'Customer',
      '开工单时选；请先核实来信确实出自此人',
      'For a new ticket; first make sure that the e-mail is really theirs',
    ),
  },
  {
    name: 'ticket',
    type: 'relationship',
    relationTo: 'tickets',
    index: true,
    ...describe('工单', 'Ticket', '并入时选', 'For adding to one; filled in if the e-mail names one'),
  },
]

/** Mails to the desk: what came, once each, and what became of it. Those that nobody can place by rule wait for an agent. */
export const deskInbox: CollectionConfig = {
  slug: 'desk-inbox',
  labels: names('来信', 'Mail to the desk', 'Mails to the desk'),
  admin: {
    useAsTitle: 'subject',
    group: groups.support,
    defaultColumns: ['subject', 'fromAddress', 'state', 'reason', 'receivedAt'],
    description: {
      zh: '寄到支持邮箱的邮件。能确认是谁的回复会自动进入工单，其余在这里等客服处理。',
      en: 'E-mail to the support address. Replies whose sender is certain go into their ticket; the rest wait here.',
    },
  },
  access: { read: mayServe, create: nobody, update: mayServe, delete: isAdministrator },
  defaultSort: '-receivedAt',
  endpoints: [downloadDeskFile],
  hooks: { beforeChange: [checkDecision] },
  fields: [
    given({
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'waiting',
      options: options(stateNames),
      ...describe('状态', 'State', '待处理的需要客服决定', 'What is waiting needs an agent’s decision'),
    }),
    given({
      name: 'reason',
      type: 'select',
      options: options(reasonNames),
      ...describe('原因', 'Reason', '为什么没有自动进入工单', 'Why it didn’t go into a ticket automatically'),
    }),
    ...decision,
    given({
      name: 'fromAddress',
      type: 'text',
      index: true,
      ...describe(
        '发件人',
        'From',
        '邮件自称的地址，可能是假的',
        'The sender’s address in the e-mail; it may be false',
      ),
    }),
    given({
      name: 'fromName',
      type: 'text',
      ...describe('姓名', 'Name', '邮件自称的姓名', 'The sender’s name in the e-mail'),
    }),
    given({ name: 'subject', type: 'text', ...describe('主题', 'Subject', '邮件的主题', 'As in the mail') }),
    given({
      name: 'text',
      type: 'textarea',
      ...describe(
        '内容',
        'Text',
        '去掉了引用；进入工单后只在工单里',
        'Without quoted text; once in a ticket, only there',
      ),
    }),
    given({
      name: 'leftOut',
      type: 'text',
      hasMany: true,
      ...describe('未收的附件', 'Attachments left out', '类型或大小不允许', 'Of a type or size that isn’t accepted'),
    }),
    moment('receivedAt', '收到时间', 'Received at', '我们收到的时间', 'When it reached us'),
    fileLinks('DeskInboxFiles'),
    storedFiles,
    // Of the Message-ID and the sender: the same mail is taken once, however often it is delivered.
    { name: 'key', type: 'text', required: true, unique: true, index: true, hidden: true, access: { update: nobody } },
  ],
}
