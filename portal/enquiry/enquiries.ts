import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { joinAnswers } from '#content/enquiry-answers.ts'
import { readKeyring } from '#content/secret.ts'
import { consentTexts, type ReceivedKind } from '#domain/enquiry/enquiry.ts'
import { createFormTokens, type FormTokens } from '#domain/enquiry/form-token.ts'
import { createFormFiles, type FileFacts, type FormFiles } from '#portal/form-file/form-files.ts'
import type { Locale } from '#lib/locale.ts'
import type { Outbox } from '#portal/mail/outbox.ts'
import type { Atomically } from '#portal/transaction.ts'
import { createEnquiryMails } from './enquiry-mails.ts'
import { createEnquiryConsents, type EnquiryConsents } from './consents.ts'
import type { NewEnquiry } from './new-enquiry.ts'
import { makeReceipt } from './receipt.ts'

declare module '#portal/call.ts' {
  interface Services {
    /** What visitors send by forms. */
    enquiries: Enquiries
  }
}

/** What visitors send by forms. */
export interface Enquiries extends EnquiryConsents {
  tokens: FormTokens
  files: FormFiles
  /** Staff who answer a topic of consultations. */
  peopleOf: (topic: number | string) => Promise<number[]>
  /** Staff who receive what comes by a form, as its record names them. */
  receiversOf: (collection: 'forms' | 'site-forms', form: number) => Promise<number[]>
  /** Receipt number of an enquiry that was kept before. */
  find: (key: string) => Promise<string | undefined>
  /** Keeps an enquiry with its mails, once. @returns its receipt number, the first one's when it was kept before */
  keep: (enquiry: NewEnquiry) => Promise<string>
}

/** With override access: only the calls write enquiries, and a visitor reads none. */
const withOverrideAccess = { collection: 'enquiries', overrideAccess: true, depth: 0 } as const

/** How long the same content is the same enquiry, in milliseconds; after that a person may mean it anew. */
const sameFor = 24 * 60 * 60_000

/**
 * What an enquiry is known again by: its whole content. A form sent twice is one enquiry by whichever way it came again
 * (a double click, a lost answer, a reloaded page), and a corrected one is another.
 */
export function enquiryKey(
  kind: ReceivedKind,
  values: Record<string, unknown>,
  files: readonly FileFacts[] = [],
): string {
  const content = Object.entries(values).toSorted(([one], [two]) => (one < two ? -1 : 1))
  // A file by what is in it: sent again it has another name in the store.
  const digests = files.map(({ sha256 }) => sha256).toSorted()
  return createHash('sha256')
    .update(JSON.stringify(digests.length > 0 ? [kind, content, digests] : [kind, content]))
    .digest('hex')
}

const numbersOf = (people: readonly (number | { id: number })[] | null | undefined) =>
  (people ?? []).map((person) => (typeof person === 'number' ? person : person.id))

/** The words of a version of the consent that the site’s own forms show. */
function consentIn(version: string, language: Locale): string {
  const known: Record<string, Record<Locale, string> | undefined> = consentTexts
  return known[version]?.[language] ?? ''
}

const day = 24 * 60 * 60_000

/** The record of an enquiry: what all have is a field, the rest is in its answers. */
function recordOf({ assignees = [], files = [], key, kind, language, own, values }: NewEnquiry, receipt: string) {
  const { company = '', consent, email, message, name, phone, ...answers } = values
  return {
    receipt,
    kind,
    language,
    key,
    state: 'new' as const,
    name,
    company,
    email,
    phone,
    message,
    answers: joinAnswers(answers, own?.answers),
    ...(own?.form !== undefined && { form: own.form }),
    ...(own?.keepDays !== undefined && { eraseAt: new Date(Date.now() + own.keepDays * day).toISOString() }),
    assignees: [...assignees],
    files: files.map(({ id: file, name, sha256, size, type }) => ({ file, name, sha256, size, type })),
    consent: {
      version: consent,
      text: own?.consentText ?? consentIn(consent, language),
      at: new Date().toISOString(),
    },
  }
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
    const { docs } = await payload.find({
      ...withOverrideAccess,
      where,
      limit: 1,
      pagination: false,
      ...(req && { req }),
    })
    return docs[0]?.receipt
  }

  const addMails = createEnquiryMails(payload, outbox)

  return {
    ...createEnquiryConsents(payload),
    tokens: createFormTokens(readKeyring(payload)),
    files: createFormFiles(payload),
    find,
    // Visitors, as whom the calls read, see neither of them.
    async peopleOf(topic) {
      const asked = { collection: 'consult-topics', id: topic, depth: 0, overrideAccess: true } as const
      return numbersOf((await payload.findByID(asked)).people)
    },
    async receiversOf(collection, form) {
      const asked = { collection, id: form, depth: 0, overrideAccess: true } as const
      return numbersOf((await payload.findByID(asked)).receivers)
    },
    keep: (enquiry) =>
      atomically(`enquiry:${enquiry.key}`, async (req) => {
        const known = await find(enquiry.key, req)
        if (known !== undefined) return known
        const receipt = makeReceipt(enquiry.kind)
        const { id } = await payload.create({ ...withOverrideAccess, data: recordOf(enquiry, receipt), req })
        await addMails(req, id, receipt, enquiry)
        return receipt
      }),
  }
}
