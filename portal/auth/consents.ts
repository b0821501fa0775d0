import type { Payload, PayloadRequest } from 'payload'
import { type AccountConsentVersion, accountConsentTexts } from '#domain/account/account-consent.ts'
import type { Locale } from '#lib/locale.ts'

type Id = number | string

interface Consent {
  id: Id
  purpose: string
  version: string
  language: Locale
  text: string
  givenAt: string
  withdrawnAt: string | null
}

export interface Consents {
  /** Keeps what a person agreed to with the account. */
  give: (req: PayloadRequest, member: Id, version: AccountConsentVersion, language: Locale) => Promise<void>
  list: (member: Id) => Promise<Consent[]>
}

/** With override access: no identity may read the table. */
const withOverrideAccess = { collection: 'member-consents', overrideAccess: true, depth: 0 } as const

export function createConsents(payload: Payload): Consents {
  return {
    async give(req, member, version, language) {
      const data = {
        member: member as number,
        purpose: 'account',
        version,
        language,
        text: accountConsentTexts[version][language],
        givenAt: new Date().toISOString(),
      }
      await payload.create({ ...withOverrideAccess, data, req })
    },
    async list(member) {
      const where = { member: { equals: member } }
      const { docs } = await payload.find({
        ...withOverrideAccess,
        where,
        sort: '-givenAt',
        limit: 0,
        pagination: false,
      })
      return docs as Consent[]
    },
  }
}
