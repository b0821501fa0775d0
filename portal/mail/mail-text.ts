import type { MailSubjects } from './facts.ts'

/** A mail's words: what it is about, its paragraphs, and what the reader may do. */
export interface MailText {
  subject: string
  paragraphs: string[]
  /** Path of the site that the button leads to, without language prefix. */
  action: { label: string; path: string }
  /** Something else that the reader may do, below it. */
  also?: { label: string; path: string }
}

interface Facts extends MailSubjects {
  /** Name of the site. */
  site: string
  /** Token of a link; it stands behind the `#`, so it reaches no server and no log by being opened. */
  token: string
  /** Another e-mail address that the mail speaks of. */
  email: string
}

export type Write = (facts: Facts) => MailText
