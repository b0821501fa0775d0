import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload'
import type { StaffFactor } from '#content/staff-second-factor.ts'
import { defaultLocale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { createSeal } from '#lib/seal.ts'
import { makeRecoveryCodes, spendRecoveryCode } from '#portal/auth/recovery-codes.ts'
import { checkTotp } from '#portal/auth/totp.ts'
import { createOutbox } from '#portal/mail/outbox.ts'
import type { SecurityChange } from '#portal/mail/security-texts.ts'
import { type Atomically, createAtomically } from '#portal/transaction.ts'

interface StaffSession {
  id: string
  createdAt: string | Date
  expiresAt: string | Date
}

/** A member of staff, as the database has them. */
export interface StoredStaff extends StaffFactor {
  totpStep?: number | null
  recoveryCodes?: string[] | null
  sessions?: StaffSession[] | null
}

export interface StaffFactors {
  find: (id: number, req?: PayloadRequest) => Promise<StoredStaff | undefined>
  /** Takes the digits of the authenticator or a recovery code, each once. */
  check: (req: PayloadRequest, user: StoredStaff, code: string) => Promise<boolean>
  /** Whether it is the person's password; wrong ones count as wrong sign-ins do. */
  isPassword: (user: StoredStaff, password: string) => Promise<boolean>
  /** @returns the recovery codes; their digests are what is kept */
  enable: (req: PayloadRequest, user: StoredStaff, secret: string, totpStep: number) => Promise<string[]>
  renewCodes: (req: PayloadRequest, user: StoredStaff) => Promise<string[]>
  remove: (req: PayloadRequest, user: StoredStaff) => Promise<void>
  /** @returns the token for Payload's cookie */
  openSession: (req: PayloadRequest, user: StoredStaff) => Promise<string>
  /** One after another for the same person. */
  inTurn: <Result>(id: number, work: (req: PayloadRequest) => Promise<Result>) => Promise<Result>
}

/** With the authority of the house: no identity may read or write these fields. */
const asHouse = { collection: 'users', overrideAccess: true, depth: 0 } as const

export function createStaffFactors({
  log,
  origin,
  payload,
}: {
  payload: Payload
  log: Log
  origin: string
}): StaffFactors {
  const seal = createSeal(payload.secret, 'authenticator of staff')
  const outbox = createOutbox({ payload, log, origin })
  const atomically: Atomically = createAtomically(payload)
  const change = async (req: PayloadRequest, { email, id }: StoredStaff, data: object, told: SecurityChange) => {
    await payload.update({ ...asHouse, id, data, req })
    await outbox.add(req, { to: email, template: 'staffSecurity', language: defaultLocale, change: told })
  }

  return {
    find: (id, req) => find(payload, id, req),
    inTurn: (id, work) => atomically(`staff:${id}`, work),
    async check(req, user, code) {
      const secret = seal.open(user.totpSealed ?? '')
      const totpStep =
        secret === undefined ? undefined : checkTotp(secret, code.replaceAll(/\s/g, ''), user.totpStep ?? 0)
      if (totpStep !== undefined) {
        await payload.update({ ...asHouse, id: user.id, data: { totpStep }, req })
        return true
      }
      const recoveryCodes = spendRecoveryCode(user.recoveryCodes ?? [], code)
      if (recoveryCodes === undefined) return false
      await change(req, user, { recoveryCodes }, 'recoveryUsed')
      return true
    },
    isPassword: (user, password) => isPassword(payload, user, password),
    async enable(req, user, secret, totpStep) {
      const { codes, digests } = makeRecoveryCodes()
      await change(req, user, { totpSealed: seal.close(secret), totpStep, recoveryCodes: digests }, 'totpOn')
      return codes
    },
    async renewCodes(req, user) {
      const { codes, digests } = makeRecoveryCodes()
      await change(req, user, { recoveryCodes: digests }, 'codesRenewed')
      return codes
    },
    remove: (req, user) => change(req, user, { totpSealed: null, totpStep: null, recoveryCodes: [] }, 'totpOff'),
    openSession: (req, user) => openSession(payload, req, user),
  }
}

async function find(payload: Payload, id: number, req?: PayloadRequest): Promise<StoredStaff | undefined> {
  const where = { id: { equals: id } }
  const found = await payload.db.findOne<StoredStaff>({ collection: 'users', where, ...(req && { req }) })
  return found ?? undefined
}

/** A session as Payload opens it at a sign-in, for who has shown password and second factor in two steps. */
async function openSession(payload: Payload, req: PayloadRequest, user: StoredStaff): Promise<string> {
  const { config } = payload.collections.users
  const now = Date.now()
  const sid = randomUUID()
  const live = (user.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
  const session = {
    id: sid,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + config.auth.tokenExpiration * 1000).toISOString(),
  }
  await writeSessions(payload, user.id, [...live, session], req)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' } as never,
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return token
}

async function endSession(payload: Payload, id: number, token: string | undefined): Promise<void> {
  const { sid } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { sid?: string }
  const user = await find(payload, id)
  const others = (user?.sessions ?? []).filter((session) => session.id !== sid)
  await writeSessions(payload, id, others)
}

const writeSessions = (payload: Payload, id: number, sessions: StaffSession[], req?: PayloadRequest) =>
  payload.db.updateOne({ collection: 'users', id, data: { sessions }, returning: false, ...(req && { req }) })

async function isPassword(payload: Payload, { email, id }: StoredStaff, password: string): Promise<boolean> {
  try {
    // Payload's own check, with its count of wrong attempts; the session that comes with it is ended at once.
    const context = { isSecondFactorShown: true }
    const { token } = await payload.login({ collection: 'users', data: { email, password }, context })
    await endSession(payload, id, token)
    return true
  } catch (error) {
    if ((error as { status?: number }).status === 401) return false
    throw error
  }
}
