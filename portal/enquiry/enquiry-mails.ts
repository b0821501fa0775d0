import type { Payload, PayloadRequest, Where } from 'payload'
import { enquiryNames } from '#content/collections/enquiries.ts'
import { joinAnswers, writeAnswers } from '#content/enquiry-answers.ts'
import { mailboxOf } from '#content/mailboxes.ts'
import { env } from '#lib/env.ts'
import { formatSize } from '#lib/format-size.ts'
import { defaultLocale } from '#lib/locale.ts'
import type { Outbox } from '#portal/mail/outbox.ts'
import type { NewEnquiry } from './new-enquiry.ts'

/** How long the mails of an enquiry are tried, in milliseconds: a mail server's weekend included. */
const mailLife = 7 * 24 * 60 * 60_000

/** Most lines of a mail that tells of a long form, and their length together: the database takes 40,000 sealed characters. */
const mostLines = 30
const mostText = 2000

/** The beginning of what was written, where it is more than a mail should carry. */
function shorten(lines: string[]): string[] {
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length
    if (kept.length === mostLines || length > mostText) return [...kept, '其余内容请在后台查看。']
    kept.push(line)
  }
  return kept
}

/** The mails of an enquiry, written in the transaction that keeps it. With override access. */
export function createEnquiryMails(payload: Payload, outbox: Outbox) {
  /** Where somebody of the house reads it: its assignees' mailboxes, or the one for all. */
  async function mailboxesFor(
    req: PayloadRequest,
    { assignees = [], kind }: Pick<NewEnquiry, 'assignees' | 'kind'>,
  ): Promise<string[]> {
    if (assignees.length > 0) {
      const where: Where = { id: { in: [...assignees] } }
      const { docs } = await payload.find({ collection: 'users', where, limit: 0, depth: 0, overrideAccess: true, req })
      if (docs.length > 0) return docs.map(({ email }) => email)
    }
    const house = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, locale: defaultLocale, req })
    const to = mailboxOf(house, kind === 'report' || kind === 'application' ? kind : 'enquiry', env.MAIL_FROM)
    return to === undefined ? [] : [to]
  }

  /** To the company, so that somebody sees it, and to the person, so that they know. */
  async function addMails(req: PayloadRequest, id: number, receipt: string, enquiry: NewEnquiry) {
    const { files = [], kind, language, own, values } = enquiry
    const { company = '', consent: _consent, email, message = '', name, phone = '', ...answers } = values
    for (const to of await mailboxesFor(req, enquiry)) {
      const who = [company, name].filter((word) => word !== '').join(' · ')
      const written = writeAnswers({ answers: joinAnswers(answers, own?.answers), kind }, defaultLocale).split('\n')
      // The files themselves stay in the house: a mailbox is not where their time is kept.
      const names = files.map((file) => `${file.name}（${formatSize(file.size)}）`)
      const lines = [who, email, phone, ...shorten(written), ...names]
      const facts = {
        receipt,
        kind: own?.title ?? enquiryNames[kind][defaultLocale],
        id,
        // A flaw that is not fixed yet is read in the admin: mails pass through other hands.
        lines: kind === 'report' ? [] : [...lines, ...message.split(/\r?\n/)],
      }
      // The staff's own language is not known; the admin's default is.
      const order = { to, template: 'enquiryNew', language: defaultLocale, replyTo: email, life: mailLife } as const
      await outbox.add(req, { ...order, enquiry: facts })
    }
    if (own?.hasReceiptMail === false) return
    const facts = { receipt, kind: own?.title ?? enquiryNames[kind][language], id, lines: [] }
    await outbox.add(req, { to: email, template: 'enquiryReceived', language, life: mailLife, enquiry: facts })
  }

  return addMails
}
