import * as z from 'zod/mini'
import type { Locale } from '#lib/locale.ts'

/**
 * The enquiry forms and their fields. Browser and server validate with the same schemas, so nothing here may depend on
 * either. Every value is a string, as a form sends it.
 */
export const enquiryKinds = ['partner', 'quotation', 'contact', 'consultation', 'application', 'report'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** Everything that visitors send by forms: those that the site has, and `form` for those that editors make. */
export const receivedKinds = [...enquiryKinds, 'form'] as const
export type ReceivedKind = (typeof receivedKinds)[number]

/** Field with which a person confirms that no program sent the form; a refusal on suspicion names this field. */
export const doubtField = 'isConfirmed'

/** The call behind each form, and its place on the page: `/ecology#apply`. */
export const enquiryForms = {
  partner: { call: 'ecology/apply', anchor: 'apply' },
  quotation: { call: 'contact/quotation', anchor: 'quotation' },
  contact: { call: 'contact/message', anchor: 'message' },
  consultation: { call: 'consult/submit', anchor: 'consult' },
  application: { call: 'job/apply', anchor: 'apply' },
  report: { call: 'advisory/report', anchor: 'report' },
} as const satisfies Record<EnquiryKind, { call: string; anchor: string }>

/**
 * The consent texts of the forms by version: an enquiry is stored with the version that its form showed. A changed text
 * is added in front as a new version; older ones stay, because forms with them may still be open.
 */
export const consentTexts = {
  '2026-11': {
    zh: '我同意按照隐私政策处理以上信息，用于答复和办理这次请求。',
    en: 'I agree that the details above are processed under the privacy policy, to answer and handle this request.',
  },
} satisfies Record<string, Record<Locale, string>>
type ConsentVersion = keyof typeof consentTexts
const consentVersions = Object.keys(consentTexts) as [ConsentVersion, ...ConsentVersion[]]
export const currentConsent = consentVersions[0]

/** Whether a version is one of the product’s own words, those of forms that are still open included. */
export const isKnownConsent = (version: string): boolean => Object.hasOwn(consentTexts, version)

/** Longest text of each field, in UTF-16 units as a browser's `maxLength` counts them. */
export const longest = {
  name: 100,
  company: 200,
  email: 254,
  phone: 40,
  partnerClass: 96,
  region: 100,
  site: 200,
  subject: 200,
  topic: 96,
  channel: 10,
  time: 200,
  position: 96,
  quantity: 4,
  version: 40,
  impact: 2000,
  steps: 8000,
  credit: 10,
  pgp: 20_000,
  message: 2000,
} as const
export type EnquiryField = keyof typeof longest

/** A single line without control or bidirectional characters. */
export const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u
/** As above, but line breaks and tabs are allowed. */
export const manyLines = /^(?:[\t\n\r]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u

const line = (field: EnquiryField) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest[field]), z.regex(oneLine))
const optionalLine = (field: EnquiryField, pattern = oneLine) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest[field]), z.regex(pattern)), '')
/** A telephone number; empty where it is optional. */
export const phoneNumber = /^(?:[+\d][\d ()./-]{4,})?$/
const webAddress = /^(?:https?:\/\/[^\s/]+\.[^\s]+)?$/i
const message = z.string().check(z.trim(), z.maxLength(longest.message), z.regex(manyLines))

const person = {
  name: line('name'),
  company: line('company'),
  email: z.string().check(z.trim(), z.maxLength(longest.email), z.email()),
  phone: optionalLine('phone', phoneNumber),
}
/** Which versions are taken depends on the form as editors worded it, and is judged with it. */
const consent = z.string().check(z.minLength(1), z.maxLength(40))
/** A content record, by its slug. */
const slug = (field: EnquiryField) => line(field).check(z.regex(/^[a-z0-9-]+$/))

const passage = (field: EnquiryField, pattern = manyLines) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest[field]), z.regex(pattern)), '')
/** An encrypted message, checked by its outer form only: just the key's owner can read it. */
const pgpMessage = /^(?:-----BEGIN PGP MESSAGE-----\r?\n[\t\n\r !-~]+\r?\n-----END PGP MESSAGE-----)?$/

/** Whether the reporter of a vulnerability wants credit in the advisory. */
export const creditWishes = ['named', 'anonymous'] as const

/** How a person would like to be answered. */
export const answerChannels = ['email', 'phone', 'video'] as const

/** The fields of each form. */
export const enquiryFields = {
  partner: {
    ...person,
    partnerClass: slug('partnerClass'),
    region: line('region'),
    site: optionalLine('site', webAddress),
    message: message.check(z.minLength(1)),
    consent,
  },
  quotation: {
    ...person,
    subject: line('subject'),
    quantity: line('quantity').check(z.regex(/^[1-9]\d*$/)),
    region: line('region'),
    message: z._default(message, ''),
    consent,
  },
  contact: {
    ...person,
    company: optionalLine('company'),
    subject: line('subject'),
    message: message.check(z.minLength(1)),
    consent,
  },
  consultation: {
    ...person,
    topic: slug('topic'),
    subject: optionalLine('subject'),
    channel: z.enum(answerChannels),
    time: optionalLine('time'),
    message: message.check(z.minLength(1)),
    consent,
  },
  application: {
    name: person.name,
    email: person.email,
    phone: person.phone,
    position: slug('position'),
    site: optionalLine('site', webAddress),
    message: z._default(message, ''),
    consent,
  },
  report: {
    // Anonymous reporters need no name, but a reply needs an address.
    name: optionalLine('name'),
    email: person.email,
    subject: line('subject'),
    version: optionalLine('version'),
    message: message.check(z.minLength(1)),
    impact: passage('impact'),
    steps: passage('steps'),
    credit: z.enum(creditWishes),
    pgp: passage('pgp', pgpMessage),
    consent,
  },
} as const

/** Name of a form's field, the consent included. */
type FieldName<Kind extends EnquiryKind = EnquiryKind> = Kind extends EnquiryKind
  ? keyof (typeof enquiryFields)[Kind]
  : never

/** The raw values of a form, by field. */
export type EnquiryValues = Partial<Record<FieldName, string>>

/** What is wrong with a field. */
export type Fault = 'missing' | 'long' | 'wrong'

/** Whether a person wants a call but gives no phone number. */
export function lacksNumber({ channel, phone = '' }: Partial<Record<'channel' | 'phone', string>>): boolean {
  return channel === 'phone' && phone.trim() === ''
}

/** Whether a form may be sent without a field. */
export function isOptional(kind: EnquiryKind, field: string): boolean {
  const schemas: Record<string, z.ZodMiniType | undefined> = enquiryFields[kind]
  return schemas[field]?.safeParse('').success === true
}
