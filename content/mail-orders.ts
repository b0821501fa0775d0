import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import { mailSeal } from './mail-seal.ts'

/** What a mail to a member of staff shall tell. */
export type StaffMailOrder =
  | { template: 'staffSecurity'; change: 'passwordChanged' }
  /** @param email the new address */
  | { template: 'staffEmail'; email: string }
  /** A link for a new password, if there is such an account. */
  | { template: 'staffReset' }
  | { template: 'reviewHandedIn' | 'reviewReturned' | 'reviewApproved'; review: ReviewFacts }

/** A review as its mails tell of it: what it is of and what somebody said, and nothing of the text itself. */
export interface ReviewFacts {
  title: string
  locales: Locale[]
  /** Who did it. */
  by: string
  /** The note of the writer, or the remarks. */
  note: string
  /** Where it is in the admin. */
  path: string
}

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
