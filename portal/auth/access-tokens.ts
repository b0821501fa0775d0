import type { Payload, PayloadRequest, Where } from 'payload'
import { digestToken, makeToken } from './opaque-token.ts'

type Id = number | string

/** A token for programs that fetch files, as its owner sees it. */
interface AccessToken {
  id: Id
  member: Id
  name: string
  /** Numbers of the products whose files it opens; none for all of them. */
  products: number[]
  createdAt: string
  usedAt: string | null
  expiresAt: string
}

export interface AccessTokens {
  /** The member's tokens, the newest first, expired ones too. */
  list: (member: Id, req?: PayloadRequest) => Promise<AccessToken[]>
  /** @returns the token, which is kept nowhere else */
  create: (
    req: PayloadRequest,
    member: Id,
    token: Pick<AccessToken, 'name' | 'products'> & { days: number },
  ) => Promise<string>
  /** @returns whether the member had it */
  revoke: (req: PayloadRequest, member: Id, token: Id) => Promise<boolean>
  /** A live token; that it is used is noted. Whether its owner may still fetch anything is asked elsewhere. */
  find: (given: string) => Promise<AccessToken | undefined>
}

/** By which searches for leaked secrets know it, and by which no session has such a token. */
const beginning = 'pat_'
/** So many one account may have: each machine one, and no place for forgotten ones. */
export const mostTokens = 10
/** For how many days one may be good. None is for good. */
export const tokenLives = [30, 90, 365] as const

const day = 24 * 60 * 60_000
/** Use is noted at most this often: a write for every range of a file would be a write too many. */
const noteEvery = 5 * 60_000

/** With override access: no identity may read the table, not even its own rows. */
const withOverrideAccess = { collection: 'member-access-tokens', overrideAccess: true, depth: 0 } as const

/** The token of an `Authorization` header: a bearer's, or the password of who can only send name and password. */
export function readAuthorization(header: string): string | undefined {
  const [, scheme = '', value = ''] = /^(bearer|basic) +([\w+/=.~-]+)$/i.exec(header.trim()) ?? []
  if (scheme.toLowerCase() !== 'basic') return value === '' ? undefined : value
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined
}

export function createAccessTokens(payload: Payload): AccessTokens {
  const find = async (where: Where, req?: PayloadRequest) => {
    const options = { ...withOverrideAccess, where, sort: '-id', pagination: false, limit: 0, ...(req && { req }) }
    return (await payload.find(options)).docs.map((doc) => ({
      ...doc,
      products: (doc.products as number[] | null) ?? [],
    })) as AccessToken[]
  }
  return {
    list: (member, req) => find({ member: { equals: member } }, req),
    async create(req, member, { days, name, products }) {
      const secret = makeToken()
      const expiresAt = new Date(Date.now() + days * day).toISOString()
      const data = { digest: digestToken(secret) ?? '', member: member as number, name, products, expiresAt }
      await payload.create({ ...withOverrideAccess, data, req })
      return `${beginning}${secret}`
    },
    async revoke(req, member, token) {
      const where: Where = { and: [{ id: { equals: token } }, { member: { equals: member } }] }
      return (await payload.delete({ ...withOverrideAccess, where, req })).docs.length > 0
    },
    async find(given) {
      const digest = given.startsWith(beginning) ? digestToken(given.slice(beginning.length)) : undefined
      if (digest === undefined) return undefined
      const now = new Date()
      const [token] = await find({ digest: { equals: digest }, expiresAt: { greater_than: now.toISOString() } })
      if (token && now.getTime() - Date.parse(token.usedAt ?? '1970-01-01') > noteEvery)
        await payload.update({
          ...withOverrideAccess,
          where: { id: { equals: token.id } },
          data: { usedAt: now.toISOString() },
        })
      return token
    },
  }
}
