import type { Payload, Where } from 'payload'
import type { ReceivedKind } from '#domain/enquiry/enquiry.ts'
import type { Locale } from '#lib/locale.ts'

/** What somebody agreed to with an enquiry. */
interface EnquiryConsent {
  id: number
  kind: ReceivedKind
  receipt: string
  version: string
  language: Locale
  text: string
  givenAt: string
  withdrawnAt: string | undefined
}

export interface EnquiryConsents {
  /** Of the enquiries from an address, newest first. @param email confirmed to be the asking person's */
  listConsents: (email: string) => Promise<EnquiryConsent[]>
  /** Notes the withdrawal, and that nobody works on the enquiry any more. @returns whether there was one to withdraw */
  withdrawConsent: (email: string, enquiry: number) => Promise<boolean>
}

/** With override access: a visitor reads no enquiries. */
const withOverrideAccess = { collection: 'enquiries', overrideAccess: true, depth: 0 } as const

export function createEnquiryConsents(payload: Payload): EnquiryConsents {
  return {
    async listConsents(email) {
      const where: Where = { email: { equals: email } }
      const { docs } = await payload.find({
        ...withOverrideAccess,
        where,
        sort: '-createdAt',
        limit: 0,
        pagination: false,
      })
      return docs.map(({ consent, id, kind, language, receipt }) => ({
        id,
        kind,
        receipt,
        version: consent.version,
        language,
        text: consent.text,
        givenAt: consent.at,
        withdrawnAt: consent.withdrawnAt ?? undefined,
      }))
    },
    async withdrawConsent(email, enquiry) {
      const where: Where = {
        and: [{ id: { equals: enquiry } }, { email: { equals: email } }, { 'consent.withdrawnAt': { exists: false } }],
      }
      const data = { state: 'done' as const, consent: { withdrawnAt: new Date().toISOString() } }
      const { docs } = await payload.update({ ...withOverrideAccess, where, data })
      return docs.length > 0
    },
  }
}
