import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Why a server of somebody else gave no answer. */
type RequestFailure =
  /** It is not in the public network, or not at a port for pages: it is not even asked. */
  'notPublic' | 'noName' | 'unreachable' | 'timeout' | 'certificate' | 'tooManyRedirects' | 'broken'

export type RequestOutcome = { status: number } | { failure: RequestFailure }

interface Address {
  address: string
  family: number
}

/** What a test does in another way: nothing of this machine may be asked otherwise. */
export interface RequestOptions {
  resolve?: (host: string) => Promise<Address[]>
  isPublic?: (address: string) => boolean
  ports?: readonly string[]
  timeout?: number
  signal?: AbortSignal
}

const anyIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public network: not this machine, not a local or a provider's inner network, not a
 * cloud's metadata, no group of receivers, and none of these written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const plain = ipaddr.process(address)
  // All global IPv6 addresses are in this block; what else a library may take for one is not.
  if (plain instanceof ipaddr.IPv6 && !plain.match(anyIpv6)) return false
  return plain.range() === 'unicast'
}

/** Redirects that are followed. */
const mostRedirects = 5
/** Milliseconds for one answer. */
const usualTimeout = 15_000
/** Ports of pages; nothing else is knocked at. */
const portsOfPages = ['', '80', '443']
const userAgent = 'Mozilla/5.0 (compatible; Portico link check)'

const resolveName = async (host: string): Promise<Address[]> => lookup(host, { all: true })

/** Thrown where nothing may be asked. */
class NotPublicError extends Error {}

/** The public addresses behind a host. One that is not public among them is enough to refuse. */
async function addressesOf(
  url: URL,
  { isPublic = isPublicAddress, ports = portsOfPages, resolve = resolveName }: RequestOptions,
): Promise<Address[]> {
  const isPage = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isPage || !ports.includes(url.port) || url.username !== '' || url.password !== '') throw new NotPublicError()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host)
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) throw new NotPublicError()
  return addresses
}

interface Answer {
  status: number
  location: string | undefined
}

/** Connects to the addresses that were judged: the name is not resolved a second time, when it might mean another. */
async function askOnce(url: URL, method: 'GET' | 'HEAD', options: RequestOptions): Promise<Answer> {
  const addresses = await addressesOf(url, options)
  const toJudged: LookupFunction = (_host, { all }, done) => {
    if (all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  }
  const signals = [AbortSignal.timeout(options.timeout ?? usualTimeout), ...(options.signal ? [options.signal] : [])]
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method,
      agent: false,
      lookup: toJudged,
      signal: AbortSignal.any(signals),
      headers: { 'user-agent': userAgent, accept: '*/*' },
    })
    request.on('response', (response) => {
      // Only whether there is something is asked, not what it is.
      response.destroy()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    request.on('error', reject)
    request.end()
  })
}

const isRedirect = ({ location, status }: Answer) =>
  location !== undefined && [301, 302, 303, 307, 308].includes(status)

async function follow(address: string, method: 'GET' | 'HEAD', options: RequestOptions): Promise<RequestOutcome> {
  let url = new URL(address)
  for (let count = 0; count <= mostRedirects; count += 1) {
    const answer = await askOnce(url, method, options)
    if (!isRedirect(answer)) return { status: answer.status }
    url = new URL(answer.location ?? '', url)
  }
  return { failure: 'tooManyRedirects' }
}

function failureOf(error: unknown): RequestFailure {
  if (error instanceof NotPublicError) return 'notPublic'
  const { code = '', name } = error as { code?: string; name?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR') return 'timeout'
  if (/^(?:ENOTFOUND|ENODATA)$/.test(code)) return 'noName'
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL/.test(code)) return 'certificate'
  if (/^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|NETDOWN|TIMEDOUT|AI_AGAIN|CONNRESET|PIPE)$/.test(code))
    return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
  return 'broken'
}

/**
 * Asks whether there is something at an address that somebody typed. Only the public network is asked, through every
 * redirect, so nobody has this machine ask for them what they cannot reach. First without the content; a server that does
 * not understand that is asked as a browser asks.
 */
export async function askPublic(address: string, options: RequestOptions = {}): Promise<RequestOutcome> {
  const attempt = async (method: 'GET' | 'HEAD') => {
    try {
      return await follow(address, method, options)
    } catch (error) {
      return { failure: failureOf(error) }
    }
  }
  if (!URL.canParse(address)) return { failure: 'broken' }
  const first = await attempt('HEAD')
  const isSettled =
    'status' in first ? first.status < 400 : first.failure !== 'broken' && first.failure !== 'unreachable'
  return isSettled ? first : attempt('GET')
}
