import * as client from 'openid-client'
import { AppError } from '#lib/errors.ts'
import type { Log } from '#lib/log.ts'
import type { OidcProvider } from '#lib/oidc-providers.ts'

/** What is checked when the person comes back; bound to their browser meanwhile. */
interface Checks {
  state: string
  nonce: string
  /** Of PKCE: whoever has only the code can do nothing with it. */
  verifier: string
}

/** Who an issuer says that somebody is. Issuer and subject together are the identity; all else may change. */
export interface Claims {
  issuer: string
  subject: string
  name?: string | undefined
  email?: string | undefined
  isEmailVerified: boolean
  /** The issuer's word itself, to be shown to it again at signing out. */
  idToken: string
}

export interface Issuers {
  providers: readonly OidcProvider[]
  /** Address at the issuer where the person signs in. @throws AppError `issuerUnavailable` */
  begin: (id: string, checks: Checks) => Promise<string>
  /**
   * What the issuer answers to the code that the person came back with.
   * @param query of the return address
   * @throws AppError `issuerUnavailable`, or `signInIncomplete` when anything is not as it was agreed
   */
  finish: (id: string, checks: Checks, query: string) => Promise<Claims>
  /**
   * Where the person ends the session at the issuer; `undefined` when it has no such address, or does not answer.
   * @param idToken by which the issuer knows whose session it is; without it, it asks the person
   */
  logoutAddress: (id: string, idToken?: string) => Promise<string | undefined>
}

/** All that an issuer is asked for one step together, in milliseconds: its person waits for it. */
const patience = 4500
/** Difference of clocks that is put up with, in seconds. */
const clockTolerance = 60
/** How long a discovery document is believed, in milliseconds. */
const metadataLife = 10 * 60_000

type Metadata = client.ServerMetadata

/**
 * The configured issuers. Their keys are asked for anew at each sign-in, so that a key that was changed or taken back an
 * instant ago is; only the discovery document is kept for a while.
 * @param origin of this site; people come back to its `/callback`
 */
export function createIssuers({
  log,
  origin,
  providers,
}: {
  providers: readonly OidcProvider[]
  origin: string
  log: Log
}): Issuers {
  const ask = createAsking(providers, log)
  const redirectUri = `${origin}/callback`
  return {
    providers,
    begin: (id, { nonce, state, verifier }) =>
      ask(id, async (config) => {
        const address = client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: providers.find((each) => each.id === id)?.scopes ?? 'openid',
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        return address.href
      }),
    finish: (id, { nonce, state, verifier }, query) =>
      ask(id, async (config, metadata) => {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) throw new AppError('signInIncomplete')
        const isAskedMore = claims.email === undefined && metadata.userinfo_endpoint !== undefined
        const more = isAskedMore ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
        return { ...readClaims(claims, { ...more, ...claims }), idToken: tokens.id_token ?? '' }
      }),
    logoutAddress: (id, idToken) =>
      ask(id, (config, { end_session_endpoint: end }) =>
        Promise.resolve(
          end &&
            client.buildEndSessionUrl(config, {
              post_logout_redirect_uri: `${origin}/login`,
              ...(idToken && { id_token_hint: idToken }),
            }).href,
        ),
      ).catch(() => undefined),
  }
}

type Ask = <Result>(
  id: string,
  work: (config: client.Configuration, metadata: Metadata) => Promise<Result>,
) => Promise<Result>

/** Does one step with an issuer, within its time, and says whether the issuer failed or what it said. */
function createAsking(providers: readonly OidcProvider[], log: Log): Ask {
  const found = new Map<string, { metadata: Metadata; until: number }>()
  return async (id, work) => {
    const provider = providers.find((each) => each.id === id)
    if (provider === undefined) throw new AppError('notFound', { detail: `no provider ${id}` })
    const fetcher = createFetcher()
    try {
      const kept = found.get(id)
      const metadata =
        kept !== undefined && kept.until > Date.now() ? kept.metadata : await discover(provider, fetcher.fetch)
      found.set(id, { metadata, until: kept?.metadata === metadata ? kept.until : Date.now() + metadataLife })
      return await work(configure(provider, metadata, fetcher.fetch), metadata)
    } catch (error) {
      if (error instanceof AppError) throw error
      const { code, message } = error as { code?: string; message?: string }
      if (fetcher.hasFailed() || code === 'OAUTH_TIMEOUT' || !found.has(id))
        throw new AppError('issuerUnavailable', { detail: `${id}: ${code ?? message ?? ''}` })
      // The answer itself holds tokens; the words of the check that it failed do not.
      log.warn({ provider: id, reason: code, check: message }, 'a sign-in by another service was refused')
      throw new AppError('signInIncomplete')
    }
  }
}

/** Asks over the network within one common time, and remembers whether that is what failed. */
function createFetcher() {
  const late = AbortSignal.timeout(patience)
  let isDown = false
  const customFetch: client.CustomFetch = async (url, { signal, ...options }) => {
    try {
      const response = await fetch(url, {
        ...(options as RequestInit),
        signal: signal ? AbortSignal.any([signal, late]) : late,
      })
      isDown ||= response.status >= 500
      return response
    } catch (error) {
      isDown = true
      throw error
    }
  }
  return { fetch: customFetch, hasFailed: () => isDown || late.aborted }
}

async function discover({ clientId, issuer }: OidcProvider, fetcher: client.CustomFetch): Promise<Metadata> {
  const options: client.DiscoveryRequestOptions = { [client.customFetch]: fetcher }
  if (issuer.startsWith('http:')) options.execute = [client.allowInsecureRequests]
  const config = await client.discovery(new URL(issuer), clientId, undefined, client.None(), options)
  return config.serverMetadata()
}

function configure(
  { algorithm, clientId, clientSecret, issuer }: OidcProvider,
  metadata: Metadata,
  fetcher: client.CustomFetch,
): client.Configuration {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const byPost = !methods.includes('client_secret_basic')
  const secret = byPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret)
  const config = new client.Configuration(
    metadata,
    clientId,
    { id_token_signed_response_alg: algorithm, [client.clockTolerance]: clockTolerance },
    clientSecret === undefined ? client.None() : secret,
  )
  config[client.customFetch] = fetcher
  // The ID token's signature is checked although TLS vouches for it: a proxy in between may end TLS.
  client.enableNonRepudiationChecks(config)
  if (issuer.startsWith('http:')) client.allowInsecureRequests(config)
  return config
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)

function readClaims({ iss, sub }: client.IDToken, all: Record<string, unknown>): Omit<Claims, 'idToken'> {
  if (sub.length > 255) throw new AppError('signInIncomplete')
  return {
    issuer: iss,
    subject: sub,
    name: text(all.name) ?? text(all.preferred_username),
    email: text(all.email),
    isEmailVerified: all.email_verified === true,
  }
}
