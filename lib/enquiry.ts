import * as z from 'zod/mini'
import type { Locale } from './locale.ts'

/**
 * What people may write to the company about, with the fields of each form. Browser and server check by these same
 * schemas, so nothing here may need either. Every value is a text, as a form sends it.
 */
export const enquiryKinds = ['partner', 'quotation'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/**
 * What a person agrees to by sending a form, word for word, by version: an enquiry is kept with the version that its
 * form showed. A changed text is a new version in front; the older ones stay, since forms with them may still be open.
 */
export const consentTexts = {
  '2026-11': {
    zh: '我同意按照隐私政策处理以上信息，用于答复和办理这次请求。',
    en: 'I agree that the details above are processed under the privacy policy, to answer and handle this request.',
  },
} satisfies Record<string, Record<Locale, string>>
export type ConsentVersion = keyof typeof consentTexts
export const consentVersions = Object.keys(consentTexts) as [ConsentVersion, ...ConsentVersion[]]
export const currentConsent = consentVersions[0]

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
  quantity: 4,
  message: 2000,
} as const
export type EnquiryField = keyof typeof longest

/** Nothing that breaks the line or turns the direction of the text around it. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u
/** Lines and tabs, and otherwise as above. */
const manyLines = /^(?:[\t\n\r]|[^\p{Cc}\u202a-\u202e\u2066-\u2069])*$/u

const line = (field: EnquiryField) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest[field]), z.regex(oneLine))
const optionalLine = (field: EnquiryField, pattern = oneLine) =>
  z._default(z.string().check(z.trim(), z.maxLength(longest[field]), z.regex(pattern)), '')
const message = z.string().check(z.trim(), z.maxLength(longest.message), z.regex(manyLines))

const person = {
  name: line('name'),
  company: line('company'),
  email: z.string().check(z.trim(), z.maxLength(longest.email), z.email()),
  phone: optionalLine('phone', /^(?:[+\d][\d ()./-]{4,})?$/),
}
const consent = z.enum(consentVersions)

/** The fields of each form. */
export const enquiryFields = {
  partner: {
    ...person,
    partnerClass: line('partnerClass').check(z.regex(/^[a-z0-9-]+$/)),
    region: line('region'),
    site: optionalLine('site', /^(?:https?:\/\/[^\s/]+\.[^\s]+)?$/i),
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
} as const

/** Name of a form's field, the consent included. */
export type FieldName<Kind extends EnquiryKind = EnquiryKind> = Kind extends EnquiryKind
  ? keyof (typeof enquiryFields)[Kind]
  : never

/** What a form holds, by field: as it was written. */
export type EnquiryValues = Partial<Record<FieldName, string>>

/** What is wrong with a field. */
export type Fault = 'missing' | 'long' | 'wrong'
export type EnquiryFaults = Partial<Record<FieldName, Fault>>

/** Checks a form as the call will. @returns what is wrong with which field; empty when it may be sent */
export function checkEnquiry(kind: EnquiryKind, values: EnquiryValues): EnquiryFaults {
  const faults: EnquiryFaults = {}
  for (const { code, path } of z.object(enquiryFields[kind]).safeParse(values).error?.issues ?? []) {
    const field = path[0] as FieldName
    const isEmpty = (values[field] ?? '').trim() === ''
    faults[field] ??= isEmpty ? 'missing' : code === 'too_big' ? 'long' : 'wrong'
  }
  return faults
}
