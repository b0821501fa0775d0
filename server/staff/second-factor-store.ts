import { randomUUID } from 'node:crypto'
import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload'
import { noteSignIn } from '#content/audit/sign-ins.ts'
import { hasSecondFactor } from '#content/staff-second-factor.ts'
import { readKeyring } from '#content/secret.ts'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import { createSeal } from '#lib/crypto/seal.ts'
import { createKnownNetworks } from '#portal/auth/known-networks.ts'
import { makeRecoveryCodes, spendRecoveryCode } from '#portal/auth/recovery-codes.ts'
import { checkTotp } from '#portal/auth/totp.ts'
import { createOutbox } from '#portal/mail/outbox.ts'
import type { SecurityChange } from '#domain/mail/security-changes.ts'
import { type Atomically, createAtomically } from '#portal/transaction.ts'
import { createStaffPasskeys, type StaffPasskeys } from './passkeys.ts'
import { findStaff, recordSignIn, type StoredStaff } from './records.ts'

/** Which second factor to remove: the authenticator app, or the passkey with this id. */
type Removed = 'totp' | number

export interface SecondFactorStore {
  passkeys: StaffPasskeys
  /** Whether the person has a second factor. */
  has: (user: StoredStaff, req?: PayloadRequest) => Promise<boolean>
  find: (id: number, req?: PayloadRequest) => Promise<StoredStaff | undefined>
  /** Accepts an authenticator code or a recovery code, each only once. */
  check: (req: PayloadRequest, user: StoredStaff, code: string) => Promise<boolean>
  /**
   * Stores a new second factor and notifies its owner.
   *
   * @param totp missing for a passkey, which is stored already
   * @returns new recovery codes, of which only digests are stored; none if the person has some
   */
  enable: (req: PayloadRequest, user: StoredStaff, totp?: { secret: string; totpStep: number }) => Promise<string[]>
  renewCodes: (req: PayloadRequest, user: StoredStaff) => Promise<string[]>
  /** @returns what is left; `undefined` when there is no such factor, or it is the last one and one is required */
  remove: (req: PayloadRequest, user: StoredStaff, removed: Removed) => Promise<number | undefined>
  /**
   * @param address the limit key, from now on a known network of the account
   * @returns the token for Payload's cookie
   */
  openSession: (req: PayloadRequest, user: StoredStaff, address: string) => Promise<string>
  /** Serialised per person. */
  inTurn: <Result>(id: number, work: (req: PayloadRequest) => Promise<Result>) => Promise<Result>
}

/** With override access: no user may read or write these fields. */
const withOverrideAccess = { collection: 'users', overrideAccess: true, depth: 0 } as const

interface Dependencies {
  payload: Payload
  log: Log
  origin: string
}

export function createSecondFactorStore({ log, origin, payload }: Dependencies): SecondFactorStore {
  const seal = createSeal(readKeyring(payload), 'authenticator of staff')
  const outbox = createOutbox({ payload, log, origin })
  const passkeys = createStaffPasskeys(payload, origin)
  const atomically: Atomically = createAtomically(payload)
  const change: Change = async (req, { email, id }, data, told) => {
    if (Object.keys(data).length > 0) await payload.update({ ...withOverrideAccess, id, data, req })
    await outbox.add(req, { to: email, template: 'staffSecurity', language: defaultLocale, change: told })
  }

  return {
    passkeys,
    has: (user, req) => hasSecondFactor(payload, user, req),
    find: (id, req) => findStaff(payload, { id: { equals: id } }, req),
    inTurn: async (id, work) => atomically(`staff:${id}`, work, await findActor(payload, id)),
    async check(req, user, code) {
      const secret = seal.open(user.totpSealed ?? '')
      const totpStep =
        secret === undefined ? undefined : checkTotp(secret, code.replaceAll(/\s/g, ''), user.totpStep ?? 0)
      if (totpStep !== undefined) {
        await payload.update({ ...withOverrideAccess, id: user.id, data: { totpStep }, req })
        return true
      }
      const recoveryCodes = spendRecoveryCode(user.recoveryCodes ?? [], code)
      if (recoveryCodes === undefined) return false
      await change(req, user, { recoveryCodes }, 'recoveryUsed')
      return true
    },
    async enable(req, user, totp) {
      const made = (user.recoveryCodes ?? []).length > 0 ? undefined : makeRecoveryCodes()
      const kept = totp && { totpSealed: seal.close(totp.secret), totpStep: totp.totpStep }
      const codes = made && { recoveryCodes: made.digests }
      await change(req, user, { ...kept, ...codes }, totp ? 'totpOn' : 'passkeyAdded')
      return made?.codes ?? []
    },
    async renewCodes(req, user) {
      const { codes, digests } = makeRecoveryCodes()
      await change(req, user, { recoveryCodes: digests }, 'codesRenewed')
      return codes
    },
    remove: createRemove(passkeys, change),
    openSession: (req, user, address) => openSession(payload, req, user, address),
  }
}

/** The person whose own factors these are, as who signs what is done; no more of the account than that. */
async function findActor(payload: Payload, id: number): Promise<PayloadRequest['user']> {
  const found = await findStaff(payload, { id: { equals: id } })
  return found ? ({ ...pickActor(found), collection: 'users' } as PayloadRequest['user']) : null
}
const pickActor = ({ email, id, name, roles }: StoredStaff) => ({ email, id, name, roles })

type Change = (req: PayloadRequest, user: StoredStaff, data: object, told: SecurityChange) => Promise<void>

function createRemove(passkeys: StaffPasskeys, change: Change): SecondFactorStore['remove'] {
  return async (req, user, removed) => {
    const left = (await passkeys.list(user.id, req)).length + (user.totpSealed ? 1 : 0) - 1
    if (left <= 0 && env.STAFF_SECOND_FACTOR === 'on') return undefined
    const isThere = removed === 'totp' ? Boolean(user.totpSealed) : await passkeys.remove(req, user.id, removed)
    if (!isThere) return undefined
    const data = {
      ...(removed === 'totp' && { totpSealed: null, totpStep: null }),
      // Recovery codes stand in for a second factor; without one they are void.
      ...(left === 0 && { recoveryCodes: [] }),
    }
    await change(req, user, data, removed === 'totp' ? 'totpOff' : 'passkeyRemoved')
    return left
  }
}

/** Opens a session as Payload's sign-in does, for a person who has passed password and second factor. */
async function openSession(payload: Payload, req: PayloadRequest, user: StoredStaff, address: string): Promise<string> {
  const { config } = payload.collections.users
  const now = Date.now()
  const sid = randomUUID()
  const live = (user.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt).getTime() > now)
  const session = {
    id: sid,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + config.auth.tokenExpiration * 1000).toISOString(),
  }
  const networks = createKnownNetworks(readKeyring(payload)).add(user.networks, address)
  await recordSignIn(payload, user.id, { sessions: [...live, session] }, req)
  await recordSignIn(payload, user.id, { networks }, req)
  await noteSignIn(req, user)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' } as PayloadRequest['user'],
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  return token
}
