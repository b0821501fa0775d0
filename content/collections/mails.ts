import type { CollectionConfig } from 'payload'
import { isAdministrator } from '#content/access/roles.ts'
import { describe, names } from '#content/fields/labels.ts'
import { mailSeal } from '#content/mail-seal.ts'
import { env } from '#lib/env.ts'
import { groups } from './content-collection.ts'

const nobody = () => false

export const mailStates = ['queued', 'sent', 'refused', 'expired', 'void'] as const
export type MailState = (typeof mailStates)[number]

const stateNames = {
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
    { name: 'to', type: 'text', required: true, index: true, ...describe('收件人', 'To') },
    { name: 'template', type: 'text', required: true, ...describe('内容', 'Template') },
    { name: 'language', type: 'text', required: true, ...describe('语言', 'Language') },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'queued',
      options: mailStates.map((value) => ({ value, label: stateNames[value] })),
      ...describe('状态', 'State'),
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, ...describe('尝试次数', 'Attempts') },
    { name: 'nextAt', type: 'date', required: true, index: true, ...describe('下次发送', 'Next attempt') },
    { name: 'expiresAt', type: 'date', required: true, ...describe('过期', 'Expires') },
    { name: 'sentAt', type: 'date', ...describe('发送时间', 'Sent at') },
    { name: 'failure', type: 'text', ...describe('上次失败', 'Last failure') },
    { name: 'sealed', type: 'textarea', hidden: true, access: { read: nobody } },
    {
      name: 'text',
      type: 'textarea',
      virtual: true,
      ...describe('正文', 'Text'),
    },
  ],
}

/** A link in the text belongs to its receiver: the admin shows it only where nothing could be mailed anyway. */
function readText({ sealed }: { sealed?: unknown }): string | null {
  if (env.SMTP_URL !== undefined || typeof sealed !== 'string') return null
  const opened = mailSeal.open(sealed)
  return opened === undefined ? null : (JSON.parse(opened) as { text: string }).text
}
