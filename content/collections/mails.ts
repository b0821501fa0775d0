import type { CollectionConfig } from 'payload'
import { isAdministrator, nobody } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { mailSeal } from '#content/mail-seal.ts'
import { env } from '#lib/env.ts'
import { groups } from './content-collection.ts'

const mailStates = ['ordered', 'queued', 'sent', 'refused', 'expired', 'void'] as const
type MailState = (typeof mailStates)[number]

const stateNames = {
  ordered: { zh: '等待撰写', en: 'To be written' },
  queued: { zh: '等待发送', en: 'Waiting' },
  sent: { zh: '已发送', en: 'Sent' },
  refused: { zh: '被拒收', en: 'Refused' },
  expired: { zh: '已过期', en: 'Expired' },
  void: { zh: '不发送', en: 'Not to be sent' },
} satisfies Record<MailState, { zh: string; en: string }>

/**
 * Mails on their way: written in the transaction of what they tell of, sent afterwards. The text is sealed, and gone
 * as soon as the mail is sent. Where no mail server is configured an administrator reads it here.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: names('邮件', 'Mail', 'Mails'),
  admin: { useAsTitle: 'template', group: groups.people, defaultColumns: ['template', 'to', 'state', 'createdAt'] },
  access: { read: isAdministrator, create: nobody, update: nobody, delete: isAdministrator },
  defaultSort: '-createdAt',
  // Before the fields are read, because by then what is sealed is no longer there.
  hooks: { beforeRead: [({ doc }) => ({ ...doc, text: readText(doc as { sealed?: unknown }) })] },
  fields: [
    { name: 'to', type: 'text', required: true, index: true, ...describe('收件人', 'To', '只有一个', 'Only one') },
    {
      name: 'template',
      type: 'text',
      required: true,
      ...describe('内容', 'Template', '哪一种邮件', 'Which kind of mail'),
    },
    {
      name: 'language',
      type: 'text',
      required: true,
      ...describe('语言', 'Language', '邮件所用的语言', 'The language of the e-mail'),
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'queued',
      options: mailStates.map((value) => ({ value, label: stateNames[value] })),
      ...describe('状态', 'State', '被拒收和已过期的不再发送', 'Refused or expired e-mail isn’t retried'),
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      ...describe('尝试次数', 'Attempts', '已经试过几次', 'Number of attempts'),
    },
    {
      name: 'nextAt',
      type: 'date',
      required: true,
      index: true,
      ...describe('下次发送', 'Next attempt', '在此之前不会再试', 'Next attempt not before'),
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      ...describe('过期', 'Expires', '过了这个时间不再发送', 'Not sent after this'),
    },
    {
      name: 'sentAt',
      type: 'date',
      ...describe('发送时间', 'Sent at', '邮件服务器接收的时间', 'When the mail server accepted it'),
    },
    {
      name: 'failure',
      type: 'text',
      ...describe('上次失败', 'Last failure', '邮件服务器的代码', 'The mail server’s code'),
    },
    { name: 'sealed', type: 'textarea', hidden: true, access: { read: nobody } },
    {
      name: 'text',
      type: 'textarea',
      virtual: true,
      ...describe('正文', 'Text', '没有配置邮件服务器时可在此阅读', 'Can be read here if no mail server is configured'),
    },
  ],
}

/** A link in the text belongs to its receiver: the admin shows it only where nothing could be mailed anyway. */
function readText({ sealed }: { sealed?: unknown }): string | null {
  if (env.SMTP_URL !== undefined || typeof sealed !== 'string') return null
  const opened = mailSeal.open(sealed)
  return opened === undefined ? null : ((JSON.parse(opened) as { text?: string }).text ?? null)
}
