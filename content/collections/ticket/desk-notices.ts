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
      'The language of e-mail about tickets and reviews',
    ),
  },
  notice(
    'mailsOfNewTickets',
    false,
    '新工单的邮件',
    'E-mail about new tickets',
    '还没有负责人的工单：新提交、客户回复；都没人选时发到公共邮箱',
    'Unassigned tickets: new ones and replies. If nobody chooses this, they go to the shared mailbox',
  ),
  notice(
    'mailsOfAssignments',
    true,
    '分配给我的邮件',
    'E-mail about assignments',
    '别人把工单分配给我时',
    'When someone else assigns me a ticket',
  ),
  notice(
    'mailsOfReplies',
    true,
    '客户回复的邮件',
    'E-mail about customers’ replies',
    '我负责的工单有客户回复时',
    'When a customer replies in one of my tickets',
  ),
  notice(
    'mailsOfBreaches',
    true,
    '期限的邮件',
    'E-mail about response times',
    '我负责的工单快到期或已超时时；也收新工单邮件的人还会收到无负责人工单的',
    'When a response in one of my tickets is due soon or overdue; for unassigned tickets, to those who are e-mailed about new ones',
  ),
]
