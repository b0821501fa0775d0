import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { parseEnv } from '#lib/env.ts'
import { checkAddress } from './address.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function listen(server: Server): Promise<number> {
  servers.push(server)
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
}

async function check(variables: Record<string, string>, now = Date.now()): Promise<Record<string, string>> {
  const findings = await checkAddress({ env: parseEnv(variables), content: undefined, now })
  return Object.fromEntries(findings.map(({ level, name }) => [name, level]))
}

/** A site of ours behind a proxy that changes some answers. */
const site =
  (headers: Record<string, string> = {}, texts: Record<string, string> = {}): RequestListener =>
  ({ url = '' }, response) => {
    response.writeHead(200, headers)
    response.end(texts[url] ?? (url === '/healthz' ? 'ok' : ''))
  }
const serve = async (...given: Parameters<typeof site>) =>
  `http://127.0.0.1:${await listen(createServer(site(...given)))}`

async function makeCertificate(days: number) {
  // Before the other, which does not load without it.
  await import('reflect-metadata')
  const { cryptoProvider, X509CertificateGenerator } = await import('@peculiar/x509')
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  cryptoProvider.set(crypto)
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    keys,
    notBefore: new Date(Date.now() - 40 * day),
    notAfter: new Date(Date.now() + days * day),
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
  })
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  return { cert: certificate.toString('pem'), key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n` }
}
const day = 24 * 60 * 60_000

describe('27: the doctor on the address', () => {
  it('misses one', async () => {
    expect(await check({})).toEqual({ 'no-address': 'error' })
  })

  it('refuses one that is not encrypted, is no public name, or hides visitors behind a proxy', async () => {
    expect(await check({ PUBLIC_URL: await serve() })).toEqual({
      'not-encrypted': 'error',
      'address-is-local': 'error',
    })
    const free = createServer()
    const port = await listen(free)
    await new Promise((resolve) => free.close(resolve))
    const behindProxy = { PUBLIC_URL: `https://localhost:${port}` }
    expect(await check(behindProxy)).toMatchObject({ 'proxy-not-trusted': 'error', 'not-reachable': 'error' })
    expect(await check({ ...behindProxy, TRUSTED_PROXIES: '127.0.0.1' })).not.toHaveProperty('proxy-not-trusted')
  })

  it('notices that somebody else answers there', async () => {
    expect(await check({ PUBLIC_URL: await serve({}, { '/healthz': '<h1>Welcome</h1>' }) })).toMatchObject({
      'somebody-else-answers': 'error',
    })
  })

  it('notices search engines that are refused, by a header or by a file', async () => {
    const refused = { 'search-engines-refused': 'error' }
    expect(await check({ PUBLIC_URL: await serve({ 'x-robots-tag': 'noindex' }) })).toMatchObject(refused)
    const file = (text: string) => serve({}, { '/robots.txt': text })
    expect(await check({ PUBLIC_URL: await file('User-agent: *\nDisallow: /\n') })).toMatchObject(refused)
    expect(await check({ PUBLIC_URL: await file('User-agent: *\nDisallow: /admin\n') })).not.toHaveProperty(
      'search-engines-refused',
    )
  })

  it('compares the clocks', async () => {
    const origin = await serve()
    expect(await check({ PUBLIC_URL: origin })).not.toHaveProperty('clock-of-proxy')
    expect(await check({ PUBLIC_URL: origin }, Date.now() + 120_000)).toMatchObject({ 'clock-of-proxy': 'warning' })
  })

  it.each([
    [60, undefined],
    [14, 'warning'],
    [3, 'error'],
    [-2, 'error'],
  ])('a certificate with %i days left: %s', async (days, level) => {
    const port = await listen(createTlsServer(await makeCertificate(days), site()))
    const found = await check({ PUBLIC_URL: `https://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1' })
    expect(found['certificate-ends']).toBe(level)
    // Nobody signed it whom this machine trusts, which visitors would be told too.
    expect(found['not-reachable']).toBe('error')
  })
})
