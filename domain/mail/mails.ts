import { accountMails } from './account-mails.ts'
import { advisoryMails } from './advisory-mails.ts'
import { enquiryMails } from './enquiry-mails.ts'
import type { Mail } from './mail.ts'
import { reviewMails } from './review-mails.ts'
import { securityMails } from './security-mails.ts'
import { staffMails } from './staff-mails.ts'
import { ticketMails } from './ticket-mails.ts'
import { translationMails } from './translation-mails.ts'

/** Every mail that the product sends. */
const mails = {
  ...accountMails,
  ...securityMails,
  ...enquiryMails,
  ...ticketMails,
  ...advisoryMails,
  ...reviewMails,
  ...translationMails,
  ...staffMails,
} satisfies Record<string, Mail>

export type MailTemplate = keyof typeof mails

export const mailTemplates = Object.keys(mails) as MailTemplate[]

export const isMailTemplate = (name: unknown): name is MailTemplate =>
  typeof name === 'string' && Object.hasOwn(mails, name)

/** A mail by its name. */
export const mailOf = (template: MailTemplate): Mail => mails[template]
