import type { z } from 'zod'
import type { FieldError } from '#lib/errors.ts'
import { headerTags, type Locale } from '#lib/locale.ts'
import type { CallMap, CallPath } from './calls.ts'
import { type Envelope, fallbackMessage, successCode } from './answer.ts'
import { PortalError } from './portal-error.ts'

export type CallInput<P extends CallPath> = z.input<CallMap[P]['input']>
export type CallOutput<P extends CallPath> = z.output<CallMap[P]['output']>

/** One way to the portal. It gives no result (`undefined`) when there is no connection or no readable answer. */
export type Transport = (request: {
  path: string
  body: Record<string, unknown>
  /** Made only when it is asked for: a call inside the process needs none. */
  headers: () => Record<string, string>
}) => Promise<Envelope | undefined>

export interface ClientOptions {
  transport: Transport
  /** The other HTTP route, tried once when the first gives no result (W2). */
  fallback?: Transport
  locale: Locale
  /** The token that is held, if any. */
  token?: () => string | null
  /** Told of every failure, before the call is rejected: a toast in the browser, the log on the server. */
  onFailure?: (error: PortalError) => void
  /** Told of code 000004, after `onFailure`. */
  onSessionExpired?: () => void
}

/** Whether an input may be left out: it has no field that must be given. */
type IsOptional<Input> = Record<never, never> extends Input ? true : false

export const sessionExpiredCode = '000004'

export interface PortalClient {
  readonly locale: Locale
  /** Asks a call; answers with its data. @throws PortalError */
  call: <P extends CallPath>(
    path: P,
    ...input: IsOptional<CallInput<P>> extends true ? [CallInput<P>?] : [CallInput<P>]
  ) => Promise<CallOutput<P>>
}

/** The path with its `{name}` part filled in from the input. */
function fillPath(path: string, input: Record<string, unknown>): { path: string; body: Record<string, unknown> } {
  const open = /\{(\w+)\}$/.exec(path)
  if (open?.[1] === undefined) return { path, body: input }
  const { [open[1]]: part, ...body } = input
  return { path: path.replace(open[0], encodeURIComponent(String(part))), body }
}

/** A fresh random key. Not by `randomUUID`, which browsers have on secure pages only. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** With every call a key: which of them change something is the server's knowledge, and the others pass it over. */
function createHeaders(locale: Locale, token: string | null | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    lang: headerTags[locale],
    ...(token && { accessToken: token }),
    'idempotency-key': createKey(),
  }
}

/** Both ways of one call send the same. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** The one wrapper around the portal's calls, the same on the server and in the browser (contract W1 to W5). */
export function createPortalClient(options: ClientOptions): PortalClient {
  const { fallback, locale, onFailure, onSessionExpired, token, transport } = options
  return {
    locale,
    async call<P extends CallPath>(path: P, input?: CallInput<P>): Promise<CallOutput<P>> {
      const request = fillPath(path, { ...input })
      const held = token?.()
      const headers = once(() => createHeaders(locale, held))
      const envelope = (await transport({ ...request, headers })) ?? (await fallback?.({ ...request, headers }))
      if (envelope !== undefined && request.body.isReturnNativeResponse === true) {
        // Whoever asks for the whole response judges its code, but a session that has ended has ended (W5).
        if (envelope.code === sessionExpiredCode) onSessionExpired?.()
        return envelope as CallOutput<P>
      }
      if (envelope?.code === successCode) return envelope.data as CallOutput<P>
      const error = new PortalError({
        code: envelope?.code ?? '',
        message: envelope?.message || fallbackMessage,
        path: request.path,
        requestId: envelope?.requestId,
        fields: readFields(envelope?.data),
      })
      onFailure?.(error)
      if (error.code === sessionExpiredCode) onSessionExpired?.()
      throw error
    },
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && typeof (value as Envelope).code === 'string'
}

/** The wrong fields that the data of a refusal names; a proxy may have put anything in its place. */
function readFields(data: unknown): FieldError[] {
  const fields = (data as { fields?: unknown } | null | undefined)?.fields
  if (!Array.isArray(fields)) return []
  return fields.filter(
    (each: Partial<FieldError> | null): each is FieldError =>
      typeof each?.path === 'string' && typeof each.message === 'string',
  )
}

/** The way by `fetch`. `base` is the origin to ask; empty is the page's own. @param signal ends the wait for an answer */
export function createFetchTransport(base = '', signal?: AbortSignal): Transport {
  return async ({ body, headers, path }) => {
    try {
      const response = await fetch(`${base}/api/portal/${path}`, {
        method: 'POST',
        headers: headers(),
        body: JSON.stringify(body),
        signal,
      })
      const answer: unknown = await response.json()
      return isEnvelope(answer) ? answer : undefined
    } catch {
      // No connection, or an answer that is not JSON: no result, and the other route is tried.
      return undefined
    }
  }
}

/** The other HTTP route: axios, loaded only when it is needed, always to the page's own origin. */
export const axiosTransport: Transport = async ({ body, headers, path }) => {
  try {
    const { default: axios } = await import('axios')
    const { data } = await axios.post<unknown>(`/api/portal/${path}`, body, {
      headers: headers(),
      timeout: 0,
      validateStatus: (status) => status >= 200 && status <= 299,
      xsrfCookieName: 'XSRF-TOKEN',
      xsrfHeaderName: 'X-XSRF-TOKEN',
    })
    return isEnvelope(data) ? data : undefined
  } catch (error) {
    // Refused by its status (429, 500): the envelope it carries has the words for it.
    const data = (error as { response?: { data?: unknown } }).response?.data
    return isEnvelope(data) ? data : undefined
  }
}
