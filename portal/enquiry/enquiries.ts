import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { enquiryNames } from '#content/collections/enquiries.ts'
import { writeAnswers } from '#content/enquiry-answers.ts'
import { type ConsentVersion, consentTexts, type EnquiryKind, type EnquiryValues } from '#lib/enquiry.ts'
import { env } from '#lib/env.ts'
import { createFormTokens, type FormTokens } from '#lib/form-token.ts'
import { defaultLocale, type Locale } from '#lib/locale.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Atomically } from '../transaction.ts'
import { makeReceipt } from './receipt.ts'

export interface NewEnquiry {
  kind: EnquiryKind
  /** Checked, and with the e-mail address in its one form. */
  values: EnquiryValues & { name: string; company: string; email: string; consent: ConsentVersion }
  language: Locale
  isSpam: boolean
  /** From {@link enquiryKey}. */
  key: string
}

/** What visitors send by forms. */
export interface Enquiries {
  tokens: FormTokens
  /** Receipt number of an enquiry that was kept before. */
  find: (key: string) => Promise<string | undefined>
  /** Keeps an enquiry with its mails, once. @returns its receipt number, the first one's when it was kept before */
  keep: (enquiry: NewEnquiry) => Promise<string>
}

/** How long the mails of an enquiry are tried, in milliseconds: a mail server's weekend included. */
const mailLife = 7 * 24 * 60 * 60_000

/** With the authority of the house: only the calls write enquiries, and a visitor reads none. */
const asHouse = { collection: 'enquiries', overrideAccess: true, depth: 0 } as const

/** How long the same content is the same enquiry, in milliseconds; after that a person may mean it anew. */
const sameFor = 24 * 60 * 60_000

/**
 * What an enquiry is known again by: its whole content. A form sent twice is one enquiry by whichever way it came again
 * (a double click, a lost answer, a reloaded page), and a corrected one is another.
 */
export function enquiryKey(kind: EnquiryKind, values: EnquiryValues): string {
  const content = Object.entries(values).toSorted(([one], [two]) => (one < two ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('hex')
}

interface Dependencies {
  payload: Payload
  outbox: Outbox
  atomically: Atomically
}

export function createEnquiries({ atomically, outbox, payload }: Dependencies): Enquiries {
  async function find(key: string, req?: PayloadRequest): Promise<string | undefined> {
    const since = new Date(Date.now() - sameFor).toISOString()
    const where: Where = { and: [{ key: { equals: key } }, { createdAt: { greater_than: since } }] }
    const { docs } = await payload.find({ ...asHouse, where, limit: 1, pagination: false, ...(req && { req }) })
    return docs[0]?.receipt
  }

  /** To the company, so that somebody sees it, and to the person, so that they know. */
  async function addMails(req: PayloadRequest, id: number, receipt: string, { kind, language, values }: NewEnquiry) {
    const { company, consent: _consent, email, message = '', name, phone = '', ...answers } = values
    const house = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, locale: defaultLocale, req })
    const to = house.enquiryEmail ?? env.MAIL_FROM
    if (to !== undefined) {
      const lines = [`${company} · ${name}`, email, phone, ...writeAnswers({ answers }, defaultLocale).split('\n')]
      const facts = {
        receipt,
        kind: enquiryNames[kind][defaultLocale],
        id,
        lines: [...lines, ...message.split(/\r?\n/)],
      }
      // The staff's own language is not known; the admin's default is.
      const order = { to, template: 'enquiryNew', language: defaultLocale, replyTo: email, life: mailLife } as const
      await outbox.add(req, { ...order, enquiry: facts })
    }
    const facts = { receipt, kind: enquiryNames[kind][language], id, lines: [] }
    await outbox.add(req, { to: email, template: 'enquiryReceived', language, life: mailLife, enquiry: facts })
  }

  return {
    tokens: createFormTokens(payload.secret),
    find,
    keep: (enquiry) =>
      atomically(`enquiry:${enquiry.key}`, async (req) => {
        const known = await find(enquiry.key, req)
        if (known !== undefined) return known
        const { isSpam, key, kind, language, values } = enquiry
        const { company, consent, email, message, name, phone, ...answers } = values
        const receipt = makeReceipt(kind)
        const { id } = await payload.create({
          ...asHouse,
          data: {
            receipt,
            kind,
            language,
            key,
            state: isSpam ? 'spam' : 'new',
            name,
            company,
            email,
            phone,
            message,
            answers,
            consent: { version: consent, text: consentTexts[consent][language], at: new Date().toISOString() },
          },
          req,
        })
        // Nobody is mailed by a machine's doing: the address may be anybody's.
        if (!isSpam) await addMails(req, id, receipt, enquiry)
        return receipt
      }),
  }
}
