import type { Payload, PayloadRequest } from 'payload'
import { readKeyring } from '#content/secret.ts'
import type { Locale } from '#lib/locale.ts'
import { hashOfNobody } from '#lib/crypto/password-hash.ts'
import { createKnownNetworks } from './known-networks.ts'

type Id = number | string

/** A member with what the checks of `auth/*` need; never handed to a handler's answer as it is. */
export interface StoredMember {
  id: Id
  name: string
  email: string
  language: Locale
  passwordHash: string
  blocked: boolean
  verifiedAt: string
  createdAt: string
  networks: string[] | null
  devices: string[] | null
  totpSealed?: string | null
  totpStep?: number | null
  recoveryCodes?: string[] | null
  declinesAdvisoryMails?: boolean | null
  ticketMails?: TicketMails | null
}

/** For answers to which tickets a member is mailed. */
export const ticketMailChoices = ['all', 'mine', 'none'] as const
type TicketMails = (typeof ticketMailChoices)[number]

type Changeable =
  | 'devices'
  | 'email'
  | 'passwordHash'
  | 'name'
  | 'language'
  | 'totpSealed'
  | 'totpStep'
  | 'recoveryCodes'
  | 'declinesAdvisoryMails'
  | 'ticketMails'

export interface Members {
  /** @param email in its one form (lib/email-address.ts) */
  findByEmail: (email: string, req?: PayloadRequest) => Promise<StoredMember | undefined>
  findById: (id: Id, req?: PayloadRequest) => Promise<StoredMember | undefined>
  create: (req: PayloadRequest, data: Pick<StoredMember, 'name' | 'email' | 'language' | 'passwordHash'>) => Promise<Id>
  update: (req: PayloadRequest, id: Id, data: Partial<Pick<StoredMember, Changeable>>) => Promise<void>
  /** Whether there is a password; who came by another service has none until they set one. */
  hasPassword: (member: StoredMember) => boolean
  /** Whether the member has signed in from this address before. */
  isKnownNetwork: (member: StoredMember | undefined, address: string | undefined) => boolean
  noteNetwork: (req: PayloadRequest, member: StoredMember, address: string | undefined) => Promise<void>
  remove: (req: PayloadRequest, id: Id) => Promise<void>
}

/** With override access: these reads decide who somebody is, before they are anybody. */
const withOverrideAccess = { collection: 'members', overrideAccess: true, depth: 0 } as const

export function createMembers(payload: Payload): Members {
  const findOne = async (field: 'email' | 'id', value: Id, req?: PayloadRequest) => {
    const { docs } = await payload.find({
      ...withOverrideAccess,
      where: { [field]: { equals: value } },
      showHiddenFields: true,
      limit: 1,
      pagination: false,
      ...(req && { req }),
    })
    return docs[0] as StoredMember | undefined
  }
  const known = createKnownNetworks(readKeyring(payload))
  return {
    hasPassword: ({ passwordHash }) => passwordHash !== hashOfNobody,
    isKnownNetwork: (member, address) => known.isKnown(member?.networks, address),
    noteNetwork: async (req, member, address) => {
      if (address === undefined) return
      const networks = known.add(member.networks, address)
      await payload.update({ ...withOverrideAccess, id: member.id, data: { networks }, req })
    },
    findByEmail: (email, req) => findOne('email', email, req),
    findById: (id, req) => findOne('id', id, req),
    create: async (req, data) => {
      const made = await payload.create({
        ...withOverrideAccess,
        data: { ...data, verifiedAt: new Date().toISOString() },
        req,
      })
      return made.id
    },
    update: async (req, id, data) => void (await payload.update({ ...withOverrideAccess, id, data, req })),
    remove: async (req, id) => void (await payload.delete({ ...withOverrideAccess, id, req })),
  }
}
