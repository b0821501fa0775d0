import type { Cdn } from './cdn.ts'

/** How long the CDN may take to answer, in milliseconds. */
const patience = 5000

/** Has the CDN drop whatever has one of the keys. @throws Error without address or token when it does not say that it did */
export type SendPurge = (keys: readonly string[], stopping: AbortSignal) => Promise<void>

type Request = { url: string; method: string; headers: Record<string, string> }

const requests: Record<Cdn['kind'], (cdn: Cdn, keys: string) => Request> = {
  // What deploy/varnish/default.vcl takes.
  varnish: ({ address, token }, keys) => ({
    url: address,
    method: 'PURGE',
    headers: { 'Surrogate-Key': keys, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
  }),
  // Not soft: while it fetches the new page, Fastly would give the old one.
  fastly: ({ address, token = '' }, keys) => ({
    url: `${address.replace(/\/+$/, '')}/purge`,
    method: 'POST',
    headers: { 'Surrogate-Key': keys, 'Fastly-Key': token, Accept: 'application/json' },
  }),
}

/** Sends purges to the kind of CDN that is set. */
export function createSender(cdn: Cdn, limit = patience): SendPurge {
  return async (keys, stopping) => {
    const { url, ...rest } = requests[cdn.kind](cdn, keys.join(' '))
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(limit)])
    // Wherever a redirect leads, the token must not go.
    const { body, ok, status } = await fetch(url, { ...rest, redirect: 'manual', signal }).catch((error: unknown) => {
      throw new Error(reasonOf(error))
    })
    await body?.cancel()
    if (!ok) throw new Error(`it answered ${status}`)
  }
}

/** The words of the system alone: others may quote what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause = error } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
