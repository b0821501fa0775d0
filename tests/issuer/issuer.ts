import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'
import type { OidcProvider } from '#lib/oidc-providers.ts'

/** Somebody at the issuer. */
export interface Account {
  sub: string
  name?: string
  email?: string
  email_verified?: boolean
}

type Claims = Record<string, unknown>

export interface TestIssuer {
  origin: string
  /** Our configuration for it. */
  provider: OidcProvider
  /** A client of the same issuer that is not ours. */
  stranger: { id: string; secret: string }
  /** Who signs in next: the issuer asks nothing, as if the person had pressed its button. */
  signInAs: (account: Account) => void
  /** Changes the ID token of the next answers: its claims are given, a token is taken. */
  forge: (change: ((claims: Claims) => string) | undefined) => void
  /** An ID token as the issuer would sign it; or by another algorithm or key. */
  sign: (claims: Claims, how?: { alg?: 'RS256' | 'none' | 'HS256'; key?: KeyObject; kid?: string }) => string
  /** From now on everything is signed with a new key, and the old one is gone. */
  rotateKey: () => void
  /** What it does to requests: answers them, fails them (all, or the last one of a sign-in), or lets them wait for ever. */
  behave: (how: 'well' | 'failing' | 'failing late' | 'hanging') => void
  close: () => Promise<void>
}

const encode = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')

function makeKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = randomUUID()
  return { privateKey, kid, jwk: { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } }
}
type Key = ReturnType<typeof makeKey>

/** A real issuer (oidc-provider) on loopback. @param portal origin of the site that its client is for */
export async function startIssuer({ id = 'house', portal }: { id?: string; portal: string }): Promise<TestIssuer> {
  const accounts = new Map<string, Account>()
  const stranger = { id: 'stranger', secret: 'the secret of a stranger' }
  const client = { id: 'portal', secret: `the secret of ${id}` }
  let next: Account = { sub: 'nobody' }
  let key = makeKey()
  let forge: ((claims: Claims) => string) | undefined
  let behaviour: Parameters<TestIssuer['behave']>[0] = 'well'
  let issuer: Provider

  const server = createServer((request, response) => {
    if (behaviour === 'hanging') return
    if (behaviour === 'failing' || (behaviour === 'failing late' && request.url === '/token'))
      return void response.writeHead(503).end()
    if (request.url?.startsWith('/interaction/')) return void finish(request, response)
    if (request.url === '/token' && forge) forgeAnswer(response, forge)
    void issuer.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function open(): Provider {
    return new Provider(origin, configuration({ accounts, clients: [client, stranger], key, portal }))
  }
  issuer = open()

  /** The person signs in and agrees, without being asked. */
  async function finish(request: IncomingMessage, response: ServerResponse) {
    const { params } = await issuer.interactionDetails(request, response)
    const grant = new issuer.Grant({ accountId: next.sub, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    accounts.set(next.sub, next)
    const result = { login: { accountId: next.sub, remember: false }, consent: { grantId: await grant.save() } }
    await issuer.interactionFinished(request, response, result)
  }

  return {
    origin,
    stranger,
    provider: {
      id,
      issuer: origin,
      clientId: client.id,
      clientSecret: client.secret,
      scopes: 'openid email profile',
      algorithm: 'RS256',
      label: { zh: '企业账号', en: 'Company account' },
      icon: 'lucide:building-2',
    },
    signInAs: (account) => {
      next = account
    },
    forge: (change) => {
      forge = change
    },
    sign: (claims, { alg = 'RS256', key: other = key.privateKey, kid = key.kid } = {}) => {
      const content = `${encode({ alg, kid, typ: 'JWT' })}.${encode(claims)}`
      if (alg === 'none') return `${content}.`
      if (alg === 'HS256')
        return `${content}.${createHmac('sha256', client.secret).update(content).digest('base64url')}`
      return `${content}.${encode(sign('sha256', Buffer.from(content), other))}`
    },
    rotateKey: () => {
      key = makeKey()
      issuer = open()
    },
    behave: (how) => {
      behaviour = how
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Parts {
  accounts: Map<string, Account>
  clients: { id: string; secret: string }[]
  key: Key
  portal: string
}

function configuration({ accounts, clients, key, portal }: Parts): Configuration {
  return {
    clients: clients.map(({ id, secret }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [`${portal}/callback`],
      post_logout_redirect_uris: [`${portal}/login`],
    })),
    jwks: { keys: [key.jwk] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a key of the tests'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 60, Session: 600 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
  }
}

/** Puts another ID token into the answer of the token endpoint. */
function forgeAnswer(response: ServerResponse, forge: (claims: Claims) => string): void {
  const end = response.end.bind(response) as (body: unknown) => ServerResponse
  response.end = ((body: unknown) => {
    const answer = JSON.parse(String(body)) as { id_token?: string }
    if (answer.id_token !== undefined) {
      const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1] ?? '', 'base64url').toString()) as Claims
      answer.id_token = forge(claims)
    }
    const changed = JSON.stringify(answer)
    response.setHeader('content-length', Buffer.byteLength(changed))
    return end(changed)
  }) as ServerResponse['end']
}

/**
 * Goes to an address at an issuer as a browser does, with its cookies, until it is sent back.
 * @returns the query with which it comes back
 */
export async function walk(address: string, portal: string): Promise<string> {
  const cookies = new Map<string, string>()
  let here = new URL(address)
  for (let step = 0; step < 10; step += 1) {
    if (here.origin === portal) return here.search
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(here, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const to = response.headers.get('location')
    if (to === null) throw new Error(`The issuer answered ${response.status}: ${await response.text()}`)
    here = new URL(to, here)
  }
  throw new Error('The issuer never sent the browser back')
}
