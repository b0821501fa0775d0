import type { Payload, PayloadRequest, Where } from 'payload'
import { AppError } from '#lib/errors.ts'
import { digestToken, makeToken } from './opaque-token.ts'
import type { Caller } from '#portal/caller.ts'
import type { Member } from '#portal/member.ts'
import type { Atomically } from '#portal/transaction.ts'
import type { Place } from './places.ts'

type Id = number | string

interface Session {
  id: Id
  member: Id
  agent: string
  place?: Place | null
  provider?: string | null
  idTokenSealed?: string | null
  createdAt: string
  usedAt: string
  expiresAt: string
  endsAt: string
}

/** What a session remembers of where it began, and of the service that it began at. */
type SessionWay = { provider?: string | undefined; idTokenSealed?: string | undefined; place?: Place | undefined }

const minute = 60_000
/** A session that is not used for this long has ended. */
export const idleTime = 120 * minute
/** A session ends after this long, however much it is used. */
export const longestTime = 30 * 24 * 60 * minute
/** Use is noted at most this often: a write for every call would be a write too many. */
const noteEvery = 5 * minute

export interface Sessions {
  /** The member of a live session, whose idle time begins anew. */
  find: (token: string | undefined) => Promise<Member | undefined>
  /** @returns the token, which is kept nowhere else */
  open: (req: PayloadRequest, member: Id, caller: Caller, way?: SessionWay) => Promise<string>
  /** Begins the idle time anew, at once. @returns when it ends if it is not used. @throws AppError `sessionExpired` */
  refresh: (member: Member) => Promise<string>
  list: (member: Id) => Promise<Session[]>
  /** Ends one session of the member. @returns what it was, if there was one */
  end: (member: Id, session: Id) => Promise<Session | undefined>
  /** Ends the member's sessions, all but the excepted one. */
  endAll: (req: PayloadRequest, member: Id, except?: Id) => Promise<void>
}

/** All access to sessions is with override access: no identity may read the table, not even its own rows. */
const withOverrideAccess = { collection: 'member-sessions', overrideAccess: true, depth: 0 } as const

type FindLive = (where: Where, req?: PayloadRequest) => Promise<Session[]>

/** Reads of sessions that have not ended. */
function createFindLive(payload: Payload): FindLive {
  return async (where, req) => {
    const { docs } = await payload.find({
      ...withOverrideAccess,
      where: { and: [where, { expiresAt: { greater_than: new Date().toISOString() } }] },
      sort: '-usedAt',
      pagination: false,
      limit: 0,
      ...(req && { req }),
    })
    return docs as Session[]
  }
}

const at = (time: number) => new Date(time).toISOString()
/** Every change of a member's sessions takes its turn: one that is being ended must not come back by a late note. */
const turnOf = (member: Id) => `member:${member}`

export function createSessions(payload: Payload, atomically: Atomically): Sessions {
  const findLive = createFindLive(payload)

  const noteUse = (member: Id, session: Id): Promise<string | undefined> =>
    atomically(turnOf(member), async (req) => {
      const [live] = await findLive({ id: { equals: session } }, req)
      if (live === undefined) return undefined
      const now = Date.now()
      const expiresAt = at(Math.min(now + idleTime, Date.parse(live.endsAt)))
      await payload.update({ ...withOverrideAccess, id: session, data: { usedAt: at(now), expiresAt }, req })
      return expiresAt
    })

  return {
    async find(token) {
      const digest = digestToken(token)
      const [session] = digest === undefined ? [] : await findLive({ digest: { equals: digest } })
      const member = session && (await findActiveMember(payload, session.member))
      if (session === undefined || member === undefined) return undefined
      const isNoteDue = Date.now() - Date.parse(session.usedAt) > noteEvery
      if (isNoteDue && (await noteUse(member.id, session.id)) === undefined) return undefined
      return { ...member, sessionId: session.id }
    },
    async open(req, member, { agent = '' }, { idTokenSealed, place, provider } = {}) {
      const token = makeToken()
      const now = Date.now()
      const data = {
        digest: digestToken(token) ?? '',
        member: member as number,
        agent: agent.replaceAll(/\p{Cc}/gu, '').slice(0, 200),
        ...(place !== undefined && { place }),
        ...(provider !== undefined && { provider }),
        ...(idTokenSealed !== undefined && { idTokenSealed }),
        usedAt: at(now),
        expiresAt: at(now + idleTime),
        endsAt: at(now + longestTime),
      }
      await payload.create({ ...withOverrideAccess, data, req })
      return token
    },
    async refresh({ id, sessionId }) {
      const expiresAt = await noteUse(id, sessionId)
      if (expiresAt === undefined) throw new AppError('sessionExpired')
      return expiresAt
    },
    list: (member) => findLive({ member: { equals: member } }),
    end: (member, session) =>
      atomically(turnOf(member), async (req) => {
        const where: Where = { and: [{ id: { equals: session } }, { member: { equals: member } }] }
        const { docs } = await payload.delete({ ...withOverrideAccess, where, req })
        return docs[0] as Session | undefined
      }),
    endAll: async (req, member, except) => {
      const where: Where = { member: { equals: member } }
      if (except !== undefined) where.id = { not_equals: except }
      await payload.delete({ ...withOverrideAccess, where, req })
    },
  }
}

async function findActiveMember(payload: Payload, id: Id): Promise<Omit<Member, 'sessionId'> | undefined> {
  const { docs } = await payload.find({
    collection: 'members',
    where: { id: { equals: id }, blocked: { not_equals: true } },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [member] = docs
  return member && { id: member.id, name: member.name, email: member.email, language: member.language }
}
