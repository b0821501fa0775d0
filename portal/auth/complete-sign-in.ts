import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nameDevice } from '#domain/account/device-name.ts'
import { houseZone, writeZonedMoment } from '#lib/moment.ts'
import type { CallContext } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'
import { describeMember, memberInfo } from './fields.ts'
import type { StoredMember } from './members.ts'
import type { Place } from './places.ts'

/** How somebody got in; a session that began at another service may end there too. */
export interface Way {
  provider?: string | undefined
  /** The service's ID token, sealed; for signing out there. */
  idTokenSealed?: string | undefined
}

/** Ways to show the second factor. */
const methods = ['totp', 'passkey', 'recovery'] as const
type SecondFactorMethod = (typeof methods)[number]

/** A session: its token, which stands in this answer and nowhere else, and who it belongs to. */
export const openedSession = z.object({
  token: z.string().meta(meaning('会话令牌', 'Token of the session')),
  info: memberInfo,
})
/** The first factor was right; a second is asked before there is a session. */
const pending = z.object({
  pending: z.string().meta(meaning('待两步验证的凭据，不是会话', 'Proof of the first factor; not a session')),
  methods: z.array(z.enum(methods)).meta(meaning('可用的验证方法', 'Which second factors can be used')),
})
export const signedIn = z.union([openedSession, pending])

/** How long the second factor is waited for, in milliseconds. */
export const pendingLife = 10 * 60_000

/** So many mails of new browsers in a day: who keeps no cookies has a new one each time. */
const mostDeviceMails = 5

/** Tells the owner of an account that it was entered by a browser that it does not know. */
async function tellOfDevice(
  { outbox }: CallContext['accounts'],
  req: PayloadRequest,
  { email: to, language }: StoredMember,
  agent = '',
  place?: Place,
): Promise<void> {
  const since = new Date(Date.now() - 24 * 60 * 60_000).toISOString()
  if ((await outbox.countSince(req, to, 'newDevice', since)) >= mostDeviceMails) return
  const at = writeZonedMoment(new Date().toISOString(), language, houseZone)
  await outbox.add(req, {
    to,
    template: 'newDevice',
    language,
    device: { at, place: place?.[language], ...nameDevice(agent) },
  })
}

/** Opens the session of a person who has shown all that their account asks. */
export async function openSession(
  { accounts, caller }: CallContext,
  req: PayloadRequest,
  member: StoredMember,
  way: Way,
): Promise<z.output<typeof openedSession>> {
  const place = accounts.findPlace(caller.address)
  if (await accounts.devices.note(req, member, caller)) await tellOfDevice(accounts, req, member, caller.agent, place)
  await accounts.members.noteNetwork(req, member, caller.address)
  return {
    token: await accounts.sessions.open(req, member.id, caller, { ...way, place }),
    info: describeMember(member),
  }
}

/** Opens the session of a person, or asks for the second factor if they have one, however they came. */
export async function completeSignIn(
  context: CallContext,
  req: PayloadRequest,
  member: StoredMember,
  way: Way = {},
): Promise<z.output<typeof signedIn>> {
  const methods = await secondFactorsOf(context, req, member)
  if (methods.length === 0) return openSession(context, req, member, way)
  const token = await context.accounts.links.make(req, 'pending', {
    member: member.id,
    details: { ...way },
    life: pendingLife,
  })
  return { pending: token, methods }
}

/** The ways to show the second factor that an account has; none when it asks for no second factor. */
async function secondFactorsOf(
  { accounts }: CallContext,
  req: PayloadRequest,
  { id, recoveryCodes, totpSealed }: StoredMember,
): Promise<SecondFactorMethod[]> {
  const found: SecondFactorMethod[] = []
  if ((await accounts.passkeys.count(id, req)) > 0) found.push('passkey')
  if (totpSealed) found.push('totp')
  if (found.length > 0 && (recoveryCodes ?? []).length > 0) found.push('recovery')
  return found
}
