import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerJson, checkWriter, readInput } from '#content/endpoint.ts'
import { openHouseRecord } from '#content/house-record.ts'
import { openLimitCounts } from '#content/limit-counts.ts'
import { orderStaffMail } from '#content/mail-orders.ts'
import { halfWidth, longestText, usableWords } from '#domain/mail/judge-words.ts'
import { isMailTemplate, mailOf, type MailTemplate } from '#domain/mail/mails.ts'
import { renderMail } from '#domain/mail/render.ts'
import { sampleFacts } from '#domain/mail/sample-facts.ts'
import { env } from '#lib/env.ts'
import { type Locale, locales } from '#lib/locale.ts'
import { readMailFrame } from './house.ts'
import { type OwnByLanguage, readDraft, readStates, type WordsState } from './own-words.ts'
import { sayProblem } from './words.ts'

/** How many test mails somebody may send within an hour. */
const mostTests = 10
const hour = 60 * 60

const named = z.object({ mail: z.custom<MailTemplate>(isMailTemplate) })
const words = z.string().max(longestText * 2)
const written = named.extend({
  language: z.enum(locales),
  /** As the form has them now; without, as they are stored. */
  subject: words.optional(),
  text: words.optional(),
})

const languageOf = ({ i18n }: PayloadRequest): Locale => (i18n.language === 'zh' ? 'zh' : 'en')

/** How the words of a mail stand, for the list of all. */
export interface ListedWords {
  mail: MailTemplate
  id: number
  states: Record<Locale, WordsState>
}

/** `GET /admin/api/mail-texts/states`: which mails have words of the editors' own. */
const states: Omit<Endpoint, 'root'> = {
  path: '/states',
  method: 'get',
  async handler(req) {
    checkWriter(req)
    const found = await readStates({ payload: req.payload, req })
    return answerJson({ mails: [...found].map(([mail, each]): ListedWords => ({ mail, ...each })) })
  },
}

/** `POST /admin/api/mail-texts/open`: the record of a mail's words, made when there is none. */
const open: Omit<Endpoint, 'root'> = {
  path: '/open',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { mail } = await readInput(req, named)
    const { title } = mailOf(mail)
    return answerJson({
      id: await openHouseRecord(req, { collection: 'mail-texts', field: 'mail', name: mail, title }),
    })
  },
}

/** The words that are asked about, beside those that are stored of the other language. */
async function readAsked(req: PayloadRequest) {
  const { language, mail, subject, text } = await readInput(req, written)
  const stored = await readDraft({ payload: req.payload, req }, mail)
  const own: OwnByLanguage = {
    ...stored,
    [language]: { subject: subject ?? stored[language]?.subject, text: text ?? stored[language]?.text },
  }
  return { language, mail, own }
}

export interface MailPreview {
  subject: string
  html: string
  text: string
  /** What is wrong, in words; such words are not used. */
  problems: string[]
  /** Half-width punctuation in Chinese, if there is any. */
  halfWidth?: string
}

/** `POST /admin/api/mail-texts/preview`: a mail with facts that were made up. Nothing is stored or sent. */
const preview: Omit<Endpoint, 'root'> = {
  path: '/preview',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { language, mail, own } = await readAsked(req)
    const { house, replyTo, site } = await readMailFrame(req.payload, language)
    const origin = req.payload.config.serverURL || req.origin || ''
    const rendered = await renderMail({ ...sampleFacts, template: mail, language, origin, site, house, replyTo, own })
    const { wrong } = usableWords(own[language] ?? {}, language, mailOf(mail))
    const odd = language === 'zh' ? halfWidth(`${own.zh?.subject ?? ''}\n${own.zh?.text ?? ''}`) : undefined
    const answer: MailPreview = {
      subject: rendered.subject,
      html: rendered.html,
      text: rendered.text,
      problems: wrong.map((each) => sayProblem(each, mailOf(mail), languageOf(req))),
      ...(odd !== undefined && { halfWidth: odd }),
    }
    return answerJson(answer)
  },
}

/** `POST /admin/api/mail-texts/test`: the same by mail, to whoever asks for it and to nobody else. */
const test: Omit<Endpoint, 'root'> = {
  path: '/test',
  method: 'post',
  async handler(req) {
    checkWriter(req)
    const { language, mail, own } = await readAsked(req)
    const to = req.user?.email
    if (!to) throw new APIError('Forbidden', 403)
    const { count } = await openLimitCounts(req.payload).add(`mail test ${req.user?.id}`, hour)
    if (count > mostTests) {
      const said = {
        zh: '一小时内最多发十封测试邮件，请稍后再试。',
        en: 'Up to ten test e-mails an hour. Try again later.',
      }
      throw new APIError(said[languageOf(req)], 429, undefined, true)
    }
    await orderStaffMail(req.payload, { to, language, order: { template: 'mailTest', mail, own } })
    return answerJson({ to, isSetUp: env.SMTP_URL !== undefined })
  },
}

export const mailTextEndpoints: Omit<Endpoint, 'root'>[] = [states, open, preview, test]
