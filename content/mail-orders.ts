import type { Payload, PayloadRequest } from 'payload'
import type { AssignmentFacts, ReviewFacts } from '#domain/mail/facts.ts'
import type { OwnWords } from '#domain/mail/mail.ts'
import type { MailTemplate } from '#domain/mail/mails.ts'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import { mailSeal } from './mail-seal.ts'

/** What a mail to a member of staff shall tell. */
export type StaffMailOrder =
  | { template: 'staffSecurity'; change: 'passwordChanged' }
  /** @param email the new address */
  | { template: 'staffEmail'; email: string }
  /** A link for a new password, if there is such an account. */
  | { template: 'staffReset' }
  /** What a mail would look like with words of the editors', to whoever asks for it. */
  | { template: 'mailTest'; mail: MailTemplate; own: Partial<Record<Locale, OwnWords>> }
  | { template: 'reviewHandedIn' | 'reviewReturned' | 'reviewApproved'; review: ReviewFacts }
  | { template: 'translationsAssigned'; assignment: AssignmentFacts }

interface Ordered {
  to: string
  language?: Locale | null | undefined
  order: StaffMailOrder
  /** Whose transaction it is part of. */
  req?: PayloadRequest
}

/** How long it may wait to be written, in milliseconds. */
const life = 24 * 60 * 60_000

/**
 * Leaves a mail to be written and sent (portal/mail/orders.ts). For the admin, which is compiled apart and writes no mails;
 * and where an answer must not tell by its time whether anybody is written to.
 */
export async function orderStaffMail(payload: Payload, { language, order, req, to }: Ordered): Promise<void> {
  const now = Date.now()
  await payload.create({
    collection: 'mails',
    overrideAccess: true,
    depth: 0,
    data: {
      to,
      template: order.template,
      language: language ?? defaultLocale,
      state: 'ordered',
      attempts: 0,
      nextAt: new Date(now).toISOString(),
      expiresAt: new Date(now + life).toISOString(),
      sealed: mailSeal.close(JSON.stringify(order)),
    },
    ...(req && { req }),
  })
}
