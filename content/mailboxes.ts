import type { Site } from './payload-types.ts'

/** What visitors send, by who answers it. */
const mailPurposes = ['enquiry', 'application', 'report', 'ticket'] as const
export type MailPurpose = (typeof mailPurposes)[number]

/** The setting with the mailbox of a purpose. */
const mailboxFields = {
  enquiry: 'enquiryEmail',
  application: 'applicationEmail',
  report: 'securityEmail',
  ticket: 'ticketEmail',
} as const satisfies Record<MailPurpose, keyof Site>

type Mailboxes = Partial<Pick<Site, (typeof mailboxFields)[MailPurpose]>>

/** The mailbox of a purpose: its own, the one for enquiries, or the sender's of all mails; `undefined` where nobody is told. */
export function mailboxOf(site: Mailboxes, purpose: MailPurpose, sender: string | undefined): string | undefined {
  return site[mailboxFields[purpose]] || site.enquiryEmail || sender || undefined
}

/** What has no mailbox of its own in the settings. */
export const withoutMailbox = (site: Mailboxes): MailPurpose[] =>
  mailPurposes.filter((purpose) => !site[mailboxFields[purpose]])
