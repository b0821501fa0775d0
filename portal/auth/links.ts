import type { Payload, PayloadRequest } from 'payload'
import { linkLife } from '#domain/mail/link-life.ts'
import { digestToken, makeToken } from './opaque-token.ts'
import type { Atomically } from '#portal/transaction.ts'

type Id = number | string
type Purpose = 'register' | 'reset' | 'email' | 'pending'

/** A mailed link, as stored. */
export interface Link {
  id: Id
  member: Id | null
  email: string
  change: string | null
  details: unknown
  usedAt: string | null
}

interface NewLink {
  member?: Id
  email?: string
  change?: string
  details?: object
  /** In milliseconds, where not as long as a mailed link. */
  life?: number
}

export interface Links {
  /** @returns the token for the address in the mail; its digest is what is stored */
  make: (req: PayloadRequest, purpose: Purpose, link: NewLink) => Promise<string>
  /** Writes what `make` writes, for a mail that is not sent: both take the same time. */
  makeVoid: (req: PayloadRequest) => Promise<void>
  /** The link of a token, if it is for this purpose, unused, and in time. */
  find: (token: string, purpose: Purpose, req?: PayloadRequest) => Promise<Link | undefined>
  /** The last link of a purpose that was mailed to an address and still works. */
  findNewest: (req: PayloadRequest, purpose: Purpose, email: string) => Promise<Link | undefined>
  /** The other link of a change of e-mail. */
  findTwin: (req: PayloadRequest, link: Link) => Promise<Link | undefined>
  markUsed: (req: PayloadRequest, link: Link) => Promise<void>
  /** Writes other details to a link. */
  amend: (req: PayloadRequest, link: Link, details: Record<string, unknown>) => Promise<void>
  /** Ends links: from then on they are as if they had never been. */
  endOfMember: (req: PayloadRequest, member: Id) => Promise<void>
  endOfEmail: (req: PayloadRequest, purpose: Purpose, email: string) => Promise<void>
  /** Spends a token that is good for once and stored nowhere. @returns whether this was the first time */
  spend: (token: string) => Promise<boolean>
}

/** With override access: no identity may read the table. */
const withOverrideAccess = { collection: 'member-tokens', overrideAccess: true, depth: 0 } as const

export function createLinks(payload: Payload, atomically: Atomically): Links {
  const write = async (req: PayloadRequest, purpose: Purpose | 'void', link: NewLink) => {
    const { change, details, email = '', life = linkLife, member } = link
    const token = makeToken()
    await payload.create({
      ...withOverrideAccess,
      data: {
        digest: digestToken(token) ?? '',
        purpose,
        email,
        ...(member !== undefined && { member: member as number }),
        ...(change !== undefined && { change }),
        ...(details && { details: { ...details } }),
        expiresAt: new Date(Date.now() + (purpose === 'void' ? 0 : life)).toISOString(),
      },
      req,
    })
    return token
  }
  const findOne = async (where: Record<string, object>, req?: PayloadRequest) => {
    const { docs } = await payload.find({
      ...withOverrideAccess,
      where: { ...where, expiresAt: { greater_than: new Date().toISOString() } },
      sort: '-id',
      limit: 1,
      pagination: false,
      ...(req && { req }),
    })
    return docs[0] as Link | undefined
  }
  return {
    make: write,
    makeVoid: async (req) => void (await write(req, 'void', { email: '' })),
    find: async (token, purpose, req) => {
      const digest = digestToken(token)
      if (digest === undefined) return undefined
      return findOne({ digest: { equals: digest }, purpose: { equals: purpose }, usedAt: { exists: false } }, req)
    },
    findNewest: (req, purpose, email) =>
      findOne({ purpose: { equals: purpose }, email: { equals: email }, usedAt: { exists: false } }, req),
    findTwin: (req, { change, id }) => findOne({ change: { equals: change }, id: { not_equals: id } }, req),
    markUsed: async (req, { id }) =>
      void (await payload.update({ ...withOverrideAccess, id, data: { usedAt: new Date().toISOString() }, req })),
    amend: async (req, { id }, details) =>
      void (await payload.update({ ...withOverrideAccess, id, data: { details }, req })),
    endOfMember: async (req, member) =>
      void (await payload.delete({ ...withOverrideAccess, where: { member: { equals: member } }, req })),
    spend: createSpending(payload, atomically),
    endOfEmail: async (req, purpose, email) =>
      void (await payload.delete({
        ...withOverrideAccess,
        where: { purpose: { equals: purpose }, email: { equals: email } },
        req,
      })),
  }
}

function createSpending(payload: Payload, atomically: Atomically): Links['spend'] {
  return (token) =>
    atomically(`spend:${token}`, async (req) => {
      const digest = digestToken(token)
      if (digest === undefined) return false
      const { docs } = await payload.find({
        ...withOverrideAccess,
        where: { digest: { equals: digest } },
        limit: 1,
        req,
      })
      if (docs.length > 0) return false
      const expiresAt = new Date(Date.now() + linkLife).toISOString()
      await payload.create({ ...withOverrideAccess, data: { digest, purpose: 'used', expiresAt }, req })
      return true
    })
}
