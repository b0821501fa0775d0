import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { currentAccountConsent } from '#domain/account/account-consent.ts'
import { normalizeEmail } from '#lib/email-address.ts'
import { AppError } from '#lib/errors.ts'
import { makeToken } from './opaque-token.ts'
import { hashOfNobody } from '#lib/crypto/password-hash.ts'
import { type CallContext, defineCall } from '#portal/call.ts'
import { meaning } from '#portal/schemas.ts'
import { completeSignIn, signedIn } from './complete-sign-in.ts'
import { backField, nameField, passwordField } from './fields.ts'
import type { Claims } from './issuers.ts'
import type { StoredMember } from './members.ts'
import { confirmPassword } from './password.ts'
import type { Journey } from './sso-journey.ts'

const providerField = z.string().max(32).meta(meaning('登录服务的名称', 'Name of the service'))
const leaving = z.object({ address: z.string().meta(meaning('去登录服务的地址', 'Address at the service')) })

export const oidcProviders = defineCall({
  path: 'auth/oidc/providers',
  summary: { zh: '可以用来登录的服务', en: 'Services people can sign in with' },
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), label: z.string(), icon: z.string() })),
  handler: ({ accounts, locale }) =>
    Promise.resolve(accounts.issuers.providers.map(({ icon, id, label }) => ({ id, label: label[locale], icon }))),
})

/** Sends a browser on its way; what it will be known again by goes with it as a sealed cookie. */
async function leaveFor(
  { accounts, caller, limit }: CallContext,
  way: Pick<Journey, 'provider' | 'back' | 'member'>,
): Promise<{ address: string }> {
  await limit('memberSignInAddress', caller.address ?? '')
  const checks = { state: makeToken(), nonce: makeToken(), verifier: makeToken() }
  const address = await accounts.issuers.begin(way.provider, checks)
  accounts.journeys.begin(caller.cookies, { ...way, ...checks })
  return { address }
}

/** Not marked as a change: what it leaves behind is a cookie, which a kept answer could not bring. */
export const oidcStart = defineCall({
  path: 'auth/oidc/start',
  summary: { zh: '开始用另一个服务登录', en: 'Starts signing in with another service' },
  input: z.object({ provider: providerField, back: backField }),
  output: leaving,
  handler: (context, way) => leaveFor(context, way),
})

export const oidcLink = defineCall({
  path: 'auth/oidc/link',
  summary: {
    zh: '开始为本人的账户关联另一种登录方式，要再输入一次密码',
    en: 'Starts linking another way to sign in to one’s own account; requires the password',
  },
  access: 'session',
  input: z.object({ provider: providerField, password: passwordField, back: backField }),
  output: leaving,
  async handler(context, { password, ...way }) {
    const { id } = await confirmPassword(context, password)
    return leaveFor(context, { ...way, member: String(id) })
  },
})

/**
 * The end of the way. The answer of the service is checked against what this browser was sent off with, once. Not marked
 * as a change: its answer has the token, and must be kept nowhere to be repeated.
 */
export const oidcCallback = defineCall({
  path: 'auth/oidc/callback',
  summary: {
    zh: '从另一个服务返回：核对结果，登录或关联',
    en: 'Return from another service: checks its response, then signs in or links',
  },
  input: z.object({ query: z.string().max(8000).meta(meaning('返回地址中的查询部分', 'Query of the return address')) }),
  output: z.object({
    back: backField,
    isLinked: z.boolean(),
    isCancelled: z.boolean().optional().meta(meaning('本人在登录服务处取消了', 'The person cancelled at the service')),
    signIn: signedIn.optional(),
  }),
  async handler(context, { query }) {
    const { accounts, caller, limit } = context
    await limit('memberLink', caller.address ?? '')
    const journey = accounts.journeys.take(caller.cookies)
    const isOpen = journey !== undefined && (await accounts.links.spend(journey.state))
    // Whoever wrote it (RFC 6749, 4.1.2.1): there is nothing to open, so it needs no proof, and this journey is over.
    if (new URLSearchParams(query).get('error') === 'access_denied')
      return { back: journey?.back, isLinked: false, isCancelled: true }
    if (journey === undefined || !isOpen) throw new AppError('signInIncomplete')
    const claims = await accounts.issuers.finish(journey.provider, journey, query)
    const { back, member } = journey
    if (member === undefined) return { back, isLinked: false, signIn: await signInBy(context, journey, claims) }
    await linkTo(context, journey, member, claims)
    return { back, isLinked: true }
  },
})

/** Takes turns for the same person at a service, so that two first visits at once make one account. */
const turnOf = ({ issuer, subject }: Claims) => `identity:${issuer} ${subject}`

function signInBy(context: CallContext, { provider }: Journey, claims: Claims) {
  const { accounts } = context
  const { identities, members } = accounts
  return accounts.atomically(turnOf(claims), async (req) => {
    const known = await identities.find(req, claims)
    const member = known ? await members.findById(known.member, req) : await makeMember(context, req, claims)
    // A blocked account says the same as one that is gone: nothing.
    if (member === undefined || member.blocked) throw new AppError('signInIncomplete')
    if (known) await identities.noteUse(req, known)
    else await identities.add(req, member.id, provider, claims)
    return completeSignIn(context, req, member, {
      provider,
      idTokenSealed: accounts.seals.idToken.close(claims.idToken),
    })
  })
}

/**
 * An account for who comes for the first time. It needs an address that the service vouches for. An address that has an
 * account is never joined to it: whoever holds it at the service need not be who made the account.
 */
async function makeMember(
  { accounts, locale }: CallContext,
  req: PayloadRequest,
  { email: given = '', isEmailVerified, name }: Claims,
): Promise<StoredMember | undefined> {
  const { consents, members } = accounts
  const email = isEmailVerified ? normalizeEmail(given) : undefined
  if (email === undefined) throw new AppError('addressUnconfirmed')
  if ((await members.findByEmail(email, req)) !== undefined) throw new AppError('addressTaken')
  const named = nameField.safeParse(name ?? '')
  const id = await members.create(req, {
    email,
    name: named.data ?? email.split('@')[0] ?? email,
    language: locale,
    passwordHash: hashOfNobody,
  })
  await consents.give(req, id, currentAccountConsent, locale)
  return members.findById(id, req)
}

/** Links by purpose alone: the person who set out must still be signed in, as the same one. */
async function linkTo({ accounts, caller }: CallContext, { provider }: Journey, owner: string, claims: Claims) {
  const { identities, outbox, sessions } = accounts
  const member = await sessions.find(caller.token)
  if (member === undefined || String(member.id) !== owner) throw new AppError('signInIncomplete')
  await accounts.atomically(turnOf(claims), async (req) => {
    const known = await identities.find(req, claims)
    if (known !== undefined && String(known.member) === owner) return
    if (known !== undefined) throw new AppError('identityTaken')
    await identities.add(req, member.id, provider, claims)
    await outbox.add(req, { to: member.email, template: 'security', language: member.language, change: 'linked' })
  })
}
