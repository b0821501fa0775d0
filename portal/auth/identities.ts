import type { Payload, PayloadRequest, Where } from 'payload'
import type { Claims } from './issuers.ts'

type Id = number | string

/** A way of signing in by another service. */
interface Identity {
  id: Id
  member: Id
  provider: string
  label: string | null
  usedAt: string
  createdAt: string
}

export interface Identities {
  find: (req: PayloadRequest, claims: Pick<Claims, 'issuer' | 'subject'>) => Promise<Identity | undefined>
  list: (member: Id) => Promise<Identity[]>
  add: (req: PayloadRequest, member: Id, provider: string, claims: Claims) => Promise<void>
  noteUse: (req: PayloadRequest, identity: Identity) => Promise<void>
  /** @returns whether the member had it */
  remove: (req: PayloadRequest, member: Id, identity: Id) => Promise<boolean>
}

/** With override access: no identity may read the table. */
const withOverrideAccess = { collection: 'member-identities', overrideAccess: true, depth: 0 } as const

export function createIdentities(payload: Payload): Identities {
  return {
    async find(req, { issuer, subject }) {
      const where = { issuer: { equals: issuer }, subject: { equals: subject } }
      const { docs } = await payload.find({ ...withOverrideAccess, where, limit: 1, pagination: false, req })
      return docs[0] as Identity | undefined
    },
    async list(member) {
      const where = { member: { equals: member } }
      const { docs } = await payload.find({
        ...withOverrideAccess,
        where,
        sort: 'createdAt',
        limit: 0,
        pagination: false,
      })
      return docs as Identity[]
    },
    async add(req, member, provider, { email, issuer, name, subject }) {
      const data = {
        issuer,
        subject,
        member: member as number,
        provider,
        label: (email ?? name ?? subject).slice(0, 254),
        usedAt: new Date().toISOString(),
      }
      await payload.create({ ...withOverrideAccess, data, req })
    },
    noteUse: async (req, { id }) =>
      void (await payload.update({ ...withOverrideAccess, id, data: { usedAt: new Date().toISOString() }, req })),
    async remove(req, member, identity) {
      const where: Where = { and: [{ id: { equals: identity } }, { member: { equals: member } }] }
      const { docs } = await payload.delete({ ...withOverrideAccess, where, req })
      return docs.length > 0
    },
  }
}
