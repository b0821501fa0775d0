import type { Locale } from '#lib/locale.ts'
import type { SecurityChange } from './security-changes.ts'

/** What a mail tells of. */
export interface MailSubjects {
  /** What a mail about an enquiry tells of. */
  enquiry?: EnquiryFacts | undefined
  /** What a mail about a ticket tells of. */
  ticket?: TicketFacts | undefined
  /** What has changed in the account's security. */
  change?: SecurityChange | undefined
  /** The browser that somebody signed in by. */
  device?: DeviceFacts | undefined
  /** What a mail about an advisory tells of. */
  advisory?: AdvisoryFacts | undefined
  /** What a mail about a review tells of. */
  review?: ReviewFacts | undefined
  /** What a mail about assigned translations tells of. */
  assignment?: AssignmentFacts | undefined
}

/** An enquiry as its mails tell of it: its kind in words, its number in the admin, and what was written, by lines. */
interface EnquiryFacts {
  receipt: string
  kind: string
  id: number
  lines: string[]
}

/**
 * A ticket as its mails tell of it. Of what the customer wrote, only the subject goes to people in copy, and only with an agent's
 * answer: their addresses may be anybody's. Staff are told all, and of a ticket that was split off its customer is.
 */
export interface TicketFacts {
  number: string
  subject: string
  /** An agent's answer, or to staff the customer's words, by lines. */
  lines: string[]
  /** Names of the files that an agent's answer has, or what the customer wrote. */
  files?: string[]
  /** To staff alone: whose it is, about what, and how severe, in words. */
  about?: { customer: string; organisation?: string; product?: string; severity: string }
  /** The ticket that it was merged into or split off. */
  other?: string
  /** Somebody in copy, by their address. */
  copy?: string
  /** When the first answer is promised, in words. */
  due?: string
  /** Signed right to rate it. */
  rating?: string
}

/** An advisory as the mail tells of it to who fetched an affected build. */
export interface AdvisoryFacts {
  number: string
  title: string
  slug: string
  /** Slug of the product and version that were fetched last, for a ticket. */
  product: string
  version: string
  /** Everything affected that was fetched, product with version. */
  builds: string[]
  fixedIn: string[]
}

/** A sign-in as its mail tells of it: when, and what the browser calls itself and where it is, as far as that is known. */
export interface DeviceFacts {
  at: string
  place?: string | undefined
  browser?: string
  system?: string
}

/** Content that somebody is to translate. */
export interface AssignmentFacts {
  /** Who assigned it. */
  by: string
  /** How many items. */
  count: number
  /** The list of it in the admin. */
  path: string
}

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
