import type { Field } from 'payload'
import { describe, languageOptions } from '#content/fields/labels.ts'

/** Shown to those who answer tickets. */
const condition = (data: { roles?: string[] }) =>
  data.roles?.some((role) => role === 'agent' || role === 'administrator') === true

const notice = (name: string, isOn: boolean, ...words: Parameters<typeof describe>): Field => {
  const described = describe(...words)
  return { name, type: 'checkbox', defaultValue: isOn, ...described, admin: { ...described.admin, condition } }
}

/** Which mails about tickets somebody of the staff gets, and in which language. Each changes their own. */
export const deskNotices: Field[] = [
  {
    name: 'language',
    type: 'select',
    defaultValue: 'zh',
    options: languageOptions,
    ...describe(
      '邮件语言',
      'Language of mails',
      '工单和审核邮件所用的语言',
      'The language of mails about tickets and reviews',
    ),
  },
  notice(
    'mailsOfNewTickets',
    false,
    '新工单的邮件',
    'Mails of new tickets',
    '还没有负责人的工单：新提交、客户回复；都没人选时发到公共邮箱',
    'Tickets of nobody yet: new ones and replies to them. If nobody chooses this, the shared mailbox gets them',
  ),
  notice(
    'mailsOfAssignments',
    true,
    '分配给我的邮件',
    'Mails of assignments',
    '别人把工单分配给我时',
    'When somebody else gives me a ticket',
  ),
  notice(
    'mailsOfReplies',
    true,
    '客户回复的邮件',
    'Mails of customers’ replies',
    '我负责的工单有客户回复时',
    'When a customer writes in a ticket of mine',
  ),
  notice(
    'mailsOfBreaches',
    true,
    '期限的邮件',
    'Mails of promised times',
    '我负责的工单快到期或已超时时；也收新工单邮件的人还会收到无负责人工单的',
    'When a ticket of mine is near its time or past it; for tickets of nobody, to those who get mails of new ones',
  ),
]
