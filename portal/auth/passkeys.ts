import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Payload, PayloadRequest, Where } from 'payload'
import { openCollections } from '#content/collections-by-name.ts'
import type { Member } from '#portal/member.ts'

type Id = number | string

/** Loaded with the first passkey: it brings 150 modules, for which no start should wait. */
const library = () => import('@simplewebauthn/server')

export interface Passkey {
  id: Id
  credential: string
  publicKey: string
  counter: number
  transports: string[] | null
  name: string
  createdAt: string
  usedAt: string | null
}

/** What a browser is asked, as JSON, with the challenge that its answer must have. */
export interface PasskeyQuestion {
  challenge: string
  options: object
}

export interface Passkeys {
  list: (owner: Id, req?: PayloadRequest) => Promise<Passkey[]>
  count: (owner: Id, req?: PayloadRequest) => Promise<number>
  askNew: (owner: Pick<Member, 'id' | 'email' | 'name'>, site: string) => Promise<PasskeyQuestion>
  /** Keeps a new passkey. @returns whether the browser's answer is right */
  add: (
    req: PayloadRequest,
    owner: Id,
    made: { response: unknown; challenge: string; name: string },
  ) => Promise<boolean>
  ask: (owner: Id) => Promise<PasskeyQuestion>
  /** Asks for a passkey that itself says whose it is. */
  askAnybody: () => Promise<PasskeyQuestion>
  /** Whose passkey an answer says that it is of; nothing of it is checked yet. */
  ownerOf: (response: unknown) => Promise<Id | undefined>
  /**
   * Checks the answer of one of the person's passkeys, and notes its use.
   * @param given `isAlone` when no password came before: then the authenticator must have checked who holds it
   */
  check: (
    req: PayloadRequest,
    owner: Id,
    given: { response: unknown; challenge: string; isAlone?: boolean },
  ) => Promise<boolean>
  /** @returns whether the person had it */
  remove: (req: PayloadRequest, owner: Id, passkey: Id) => Promise<boolean>
}

/** Where passkeys are kept, by whose they are. */
interface PasskeyTable {
  collection: 'member-passkeys' | 'staff-passkeys'
  /** The field that says whose a passkey is. */
  owner: 'member' | 'staff'
  /** Whether the authenticator should know by itself whose it is: members sign in by it alone, staff never do. */
  residentKey: 'preferred' | 'discouraged'
}
export const memberPasskeyTable: PasskeyTable = {
  collection: 'member-passkeys',
  owner: 'member',
  residentKey: 'preferred',
}
export const staffPasskeyTable: PasskeyTable = {
  collection: 'staff-passkeys',
  owner: 'staff',
  residentKey: 'discouraged',
}

/** With override access: no identity may read the tables. */
const withOverrideAccess = ({ collection }: PasskeyTable) => ({ collection, overrideAccess: true, depth: 0 }) as const

/** More than anybody has; each sign-in reads all of them. */
export const mostPasskeys = 20

/** Where a password came before, that the key is there is enough; a person's finger or number is asked where there is one. */
const userVerification = 'preferred'

/** @param origin of this site: a passkey works there and nowhere else */
export function createPasskeys(payload: Payload, origin: string, table: PasskeyTable): Passkeys {
  const kept = withOverrideAccess(table)
  const rpID = new URL(origin).hostname
  const judge = createJudge(origin, rpID)

  const list = createList(payload, table)
  return {
    list,
    ...createAsking(table, rpID, list),
    count: async (owner, req) => (await list(owner, req)).length,
    async add(req, owner, { challenge, name, response }) {
      const made = await judge.made(response, challenge)
      if (made === undefined) return false
      const { counter, id, publicKey, transports = [] } = made
      const { totalDocs } = await payload.count({ ...kept, where: { credential: { equals: id } }, req })
      if (totalDocs > 0) return false
      const key = Buffer.from(publicKey).toString('base64url')
      const data = { credential: id, publicKey: key, counter, transports, [table.owner]: owner, name }
      await openCollections(payload).create({ ...kept, data, req })
      return true
    },
    async ownerOf(response) {
      const where: Where = { credential: { equals: credentialOf(response) } }
      const { docs } = await payload.find({ ...kept, where, limit: 1, pagination: false })
      return (docs[0] as { [owner in PasskeyTable['owner']]?: Id } | undefined)?.[table.owner]
    },
    async check(req, owner, { challenge, isAlone = false, response }) {
      const id = credentialOf(response)
      const passkey = (await list(owner, req)).find(({ credential }) => credential === id)
      if (passkey === undefined) return false
      const counter = await judge.used({ response, challenge, isAlone }, passkey)
      if (counter === undefined) return false
      const data = { counter, usedAt: new Date().toISOString() }
      await payload.update({ ...kept, id: passkey.id, data, req })
      return true
    },
    async remove(req, owner, passkey) {
      const where: Where = { and: [{ id: { equals: passkey } }, { [table.owner]: { equals: owner } }] }
      const { docs } = await payload.delete({ ...kept, where, req })
      return docs.length > 0
    },
  }
}

/** What browsers are asked: for a new passkey, for one of somebody's, and for whichever they have. */
function createAsking(
  table: PasskeyTable,
  rpID: string,
  list: Passkeys['list'],
): Pick<Passkeys, 'ask' | 'askAnybody' | 'askNew'> {
  const describe = async (owner: Id) =>
    (await list(owner)).map(({ credential, transports }) => ({
      id: credential,
      ...(transports && { transports }),
    }))

  return {
    async askNew({ email, id, name }, site) {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: site,
        rpID,
        userID: new TextEncoder().encode(`${table.owner} ${id}`),
        userName: email,
        userDisplayName: name,
        excludeCredentials: await describe(id),
        authenticatorSelection: { residentKey: table.residentKey, userVerification },
      })
      return { challenge: options.challenge, options }
    },
    async ask(owner) {
      const asked = { rpID, allowCredentials: await describe(owner), userVerification } as const
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions(asked)
      return { challenge: options.challenge, options }
    },
    async askAnybody() {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      return { challenge: options.challenge, options }
    },
  }
}

/** What an answer calls its passkey: a text, whatever was sent. */
function credentialOf(response: unknown): string {
  const { id } = (response ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : ''
}

/** Judges what browsers answer. The library refuses by throwing, whatever is wrong; to us any of it is a wrong answer. */
function createJudge(origin: string, rpID: string) {
  const expected = { expectedOrigin: origin, expectedRPID: rpID }
  return {
    /** The new passkey of an answer that is right. */
    async made(response: unknown, expectedChallenge: string) {
      const given = { ...(response as RegistrationResponseJSON), clientExtensionResults: {} }
      const { verifyRegistrationResponse } = await library()
      const verifying = verifyRegistrationResponse({
        ...expected,
        response: given,
        expectedChallenge,
        requireUserVerification: false,
      })
      const result = await verifying.catch(() => undefined)
      return result?.verified === true ? result.registrationInfo.credential : undefined
    },
    /** The passkey's own count of its uses, of an answer that is right. */
    async used(
      { challenge: expectedChallenge, isAlone, response }: { response: unknown; challenge: string; isAlone: boolean },
      { counter, credential: id, publicKey: key }: Passkey,
    ) {
      const given = { ...(response as AuthenticationResponseJSON), clientExtensionResults: {} }
      const credential = { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter }
      const { verifyAuthenticationResponse } = await library()
      const verifying = verifyAuthenticationResponse({
        ...expected,
        response: given,
        expectedChallenge,
        credential,
        requireUserVerification: isAlone,
      })
      const result = await verifying.catch(() => undefined)
      return result?.verified === true ? result.authenticationInfo.newCounter : undefined
    },
  }
}

function createList(payload: Payload, table: PasskeyTable): Passkeys['list'] {
  return async (owner, req) => {
    const where: Where = { [table.owner]: { equals: owner } }
    const { docs } = await payload.find({
      ...withOverrideAccess(table),
      where,
      sort: 'createdAt',
      limit: 0,
      ...(req && { req }),
    })
    return docs as Passkey[]
  }
}
