import type { Payload, PayloadRequest, Where } from 'payload'
import { mailSeal } from '#content/mail-seal.ts'
import { readMailFrame } from '#content/mail-texts/house.ts'
import { type OwnByLanguage, readOwnWords } from '#content/mail-texts/own-words.ts'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { linkLife } from '#domain/mail/link-life.ts'
import { type MailThread, renderMail } from '#domain/mail/render.ts'
import type { MailSubjects } from '#domain/mail/facts.ts'
import { usableWords } from '#domain/mail/judge-words.ts'
import { mailOf, type MailTemplate } from '#domain/mail/mails.ts'

interface Order extends MailSubjects {
  to: string
  template: MailTemplate
  language: Locale
  token?: string
  email?: string
  replyTo?: string
  /** Where it is answered by mail. */
  thread?: MailThread
  /** How long it may be on its way, in milliseconds, where not as long as others. */
  life?: number
  /** Words that somebody tries out, in the place of those that are published. */
  trial?: OwnByLanguage
}

/**
 * The outbox of the calls: a mail is written in the transaction of what it reports, and sent once that is committed
 * (mail/delivery.ts).
 *
 * @example
 *   await outbox.add(req, { to: member.email, language: member.language, template: 'reset', token })
 */
export interface Outbox {
  add: (req: PayloadRequest, order: Order) => Promise<void>
  /** Writes what `add` writes, and nothing is sent: who has no account is answered after the same time. */
  addVoid: (req: PayloadRequest, language: Locale) => Promise<void>
  /** How many mails of a kind were written to an address since a moment. */
  countSince: (req: PayloadRequest, to: string, template: MailTemplate, since: string) => Promise<number>
  /** Takes the waiting mails to an address back, with their texts. */
  forget: (req: PayloadRequest, to: string) => Promise<void>
}

/** How long a mail that has no link may be on its way. */
const noticeLife = 24 * 60 * 60_000

/** With override access: the outbox is nobody's to write. */
const withOverrideAccess = { collection: 'mails', overrideAccess: true, depth: 0 } as const

export function createOutbox({ log, origin, payload }: { payload: Payload; log: Log; origin: string }): Outbox {
  /** No mail fails because of words: those that cannot be used give way to the product's, and the log says so. */
  async function findOwn(req: PayloadRequest, template: MailTemplate): Promise<OwnByLanguage> {
    try {
      const own = await readOwnWords({ payload, req }, template)
      for (const [language, words] of Object.entries(own)) {
        const { wrong } = usableWords(words, language as Locale, mailOf(template))
        if (wrong.length > 0)
          log.error({ template, language, wrong: wrong.map(({ kind }) => kind) }, 'words of a mail cannot be used')
      }
      return own
    } catch (error) {
      log.error({ err: error, template }, 'words of a mail cannot be read')
      return {}
    }
  }

  async function write(req: PayloadRequest, { language, life, template, to, trial, ...facts }: Order, isVoid: boolean) {
    const { replyTo, ...frame } = await readMailFrame(payload, language, req)
    const own = trial ?? (await findOwn(req, template))
    // Answers to a mail of a thread go to its ticket.
    const answers = facts.thread === undefined && { replyTo }
    const mail = await renderMail({ template, language, origin, own, ...frame, ...answers, ...facts })
    const sealed = mailSeal.close(JSON.stringify(mail))
    const now = Date.now()
    const { id } = await payload.create({
      ...withOverrideAccess,
      data: {
        to,
        template: isVoid ? 'void' : trial === undefined ? template : 'mailTest',
        language,
        state: isVoid ? 'void' : 'queued',
        attempts: 0,
        nextAt: new Date(now).toISOString(),
        expiresAt: new Date(now + (life ?? (facts.token === undefined ? noticeLife : linkLife))).toISOString(),
        ...(!isVoid && { sealed }),
      },
      req,
    })
    if (!isVoid && env.SMTP_URL === undefined)
      log.warn({ mail: id, template }, 'a mail waits in the outbox: no mail server is configured')
  }
  return {
    add: (req, order) => write(req, order, false),
    addVoid: (req, language) => write(req, { to: '-', template: 'known', language }, true),
    countSince: async (req, to, template, since) => {
      const where: Where = {
        and: [{ to: { equals: to } }, { template: { equals: template } }, { createdAt: { greater_than: since } }],
      }
      return (await payload.count({ collection: 'mails', overrideAccess: true, where, req })).totalDocs
    },
    forget: async (req, to) =>
      void (await payload.delete({ ...withOverrideAccess, where: { to: { equals: to } }, req })),
  }
}
