import type { Locale } from '#lib/locale.ts'
import type { MailSubjects } from './facts.ts'
import type { Values } from './message.ts'

/** Words in both languages. */
export type Both = Record<Locale, string>

/** What a mail has in one place or another. Its name is for who writes the words around it. */
export interface Variable {
  name: Both
  /** The mail must say it: a text without it is refused. */
  isRequired?: true
  /** There may be nothing to say; then the line that it stands in is left out. */
  mayBeEmpty?: true
  /** What it always says: warnings, terms, the way to turn mails off. */
  words?: Both
  kind?: 'number' | 'lines'
}

/** Words of a mail in a language, as ICU messages. Blank lines part the paragraphs of its text. */
interface MailWords {
  /** Without one it has the subject of its thread. */
  subject?: string
  text: string
  action: string
  also?: string
}

export interface MailFacts extends MailSubjects {
  /** Name of the site. */
  site: string
  /** Token of a link; it stands behind the `#`, so it reaches no server and no log by being opened. */
  token: string
  /** Another e-mail address that the mail speaks of. */
  email: string
}

/** To whom a mail goes, and so why. */
export const mailAreas = ['account', 'security', 'enquiry', 'ticket', 'advisory', 'desk', 'review', 'staff'] as const
export type MailArea = (typeof mailAreas)[number]

/** A mail that the product sends. */
export interface Mail {
  area: MailArea
  title: Both
  /** When it is sent, and to whom. */
  when: Both
  variables: Record<string, Variable>
  words: Record<Locale, MailWords>
  /** What its variables say. */
  read?: (facts: MailFacts, locale: Locale) => Values
  /** The subject that all mails of a thread have, which no words change. */
  subjectOf?: (facts: MailFacts) => string
  /** Which language its reader reads is not known: both are in it. */
  isBilingual?: true
  /** Where its button leads, and the link below it: paths of the site, without language prefix. */
  links: (facts: MailFacts) => { action: string; also?: string }
}

/** What editors wrote in place of the product's words; what is empty stays the product's. */
export interface OwnWords {
  subject?: string | null | undefined
  text?: string | null | undefined
}

export const siteVariable = { site: { name: { zh: '公司名称', en: 'Name of the company' } } } satisfies Record<
  string,
  Variable
>

/** A sentence that a mail always has. */
export const fixed = (name: Both, words: Both): Variable => ({ name, words, isRequired: true })

export const notYou = (words: Both): Variable =>
  fixed({ zh: '“不是本人”的提醒', en: 'What to do if it was not you' }, words)

export const listWords = (list: readonly string[], locale: Locale) => list.join(locale === 'zh' ? '、' : ', ')
