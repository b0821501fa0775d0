import { gapHanLatin } from '#domain/text/han-latin-gap.ts'
import { type Locale, localizePath } from '#lib/locale.ts'
import type { MailSubjects } from './facts.ts'
import { type MailLook, ownLook } from './look.ts'
import type { OwnWords } from './mail.ts'
import { mailOf, type MailTemplate } from './mails.ts'
import { action as actionPart, alsoLink, mailFrame, paragraph } from './parts.ts'
import { reasons } from './reasons.ts'
import { writeMailText } from './write-words.ts'

/** A mail ready to be sent, but for its receiver. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
  /** Name of the site, as the sender's. */
  from: string
  /** Where an answer goes; without it nobody reads answers, and the mail says so. */
  replyTo?: string | undefined
  messageId?: string | undefined
  references?: string | undefined
  loop?: string | undefined
}

/** What a mail of a thread is known by, and where it is answered by mail. */
export interface MailThread {
  messageId: string
  references?: string
  loop?: string
  replyTo?: string
  /** An answer waits for the customer's consent. */
  isHeld?: boolean
}

/** What the company says in all of its mails, and how they look. */
export interface MailHouse {
  /** The sender's name, where it is not the site's. */
  sender?: string | undefined
  /** Lines at the foot: address, telephone, filing number. */
  footer?: readonly string[]
  look?: MailLook
}

export interface RenderedFacts extends MailSubjects {
  template: MailTemplate
  language: Locale
  /** Origin of every link, from the configuration. */
  origin: string
  site: string
  token?: string
  email?: string
  replyTo?: string | undefined
  thread?: MailThread
  house?: MailHouse
  /** What editors wrote in place of the product's words, by language. */
  own?: Partial<Record<Locale, OwnWords>>
}

/** Above this line is an answer, whatever a program quotes below it; `domain/desk-mail/reply-text.ts` knows it. */
const answerLine = {
  zh: '—— 请在这一行以上回复 ——',
  en: '—— Please reply above this line ——',
}
const threadClosing = {
  zh: '直接回复这封邮件，内容会进入工单。',
  en: 'Reply to this e-mail to add to the ticket.',
}
const heldClosing = {
  zh: '您是这张工单的抄送人。您可以直接回复这封邮件，但要等提交工单的客户同意后，内容才会进入工单。',
  en: 'You are copied on this ticket. You can reply to this e-mail; your reply is added to the ticket once the customer who opened it agrees.',
}
const closing = {
  zh: (site: string) => `这封邮件由${site}自动发出，请勿回复。`,
  en: (site: string) => `This e-mail was sent automatically by ${site}. Please don’t reply.`,
}
const replyClosing = {
  zh: (address: string) => `回复这封邮件，会直接发给${address}。`,
  en: (address: string) => `Replies to this e-mail go to ${address}.`,
}

/** Whether an answer is read, and by whom. */
function closingOf({ language, replyTo, site, thread }: RenderedFacts): string {
  if (thread?.replyTo !== undefined) return (thread.isHeld ? heldClosing : threadClosing)[language]
  return replyTo ? replyClosing[language](replyTo) : closing[language](site)
}

/** Words and link of a mail, as text and as HTML; what comes from people is escaped by the template. */
export async function renderMail(given: RenderedFacts): Promise<RenderedMail> {
  const { house = {}, language, origin, own, replyTo, site, template, thread } = given
  const mail = mailOf(template)
  const facts = { ...given, email: given.email ?? '', token: given.token ?? '' }
  const words = writeMailText(mail, facts, { language, ...(own && { own }) })
  const { action, also, paragraphs, subject } = words
  // The admin has one address for both languages.
  const addressOf = (path: string) => `${origin}${path.startsWith('/admin/') ? path : localizePath(path, language)}`
  const { isHeld: _, ...marks } = thread ?? {}
  const top = thread?.replyTo === undefined ? [] : [answerLine[language]]
  const foot = [closingOf(given), reasons[mail.area][language]].map(gapHanLatin)
  const company = house.footer ?? []
  const look = house.look ?? ownLook
  const page = await mailFrame({
    language,
    subject,
    site,
    top,
    content: [
      ...paragraphs.map(paragraph),
      actionPart(action.label, addressOf(action.path), look),
      ...(also ? [alsoLink(also.label, addressOf(also.path), look)] : []),
    ],
    foot,
    company,
    look,
  })
  return {
    subject,
    from: house.sender ?? site,
    replyTo,
    ...marks,
    text: [
      ...top,
      ...paragraphs,
      `${action.label}\n${addressOf(action.path)}`,
      ...(also ? [`${also.label}\n${addressOf(also.path)}`] : []),
      `-- \n${[...foot, ...company].join('\n')}`,
    ].join('\n\n'),
    html: page.toString(),
  }
}
