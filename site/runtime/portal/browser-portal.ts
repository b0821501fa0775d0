import { type Locale, languageTags } from '#lib/locale.ts'
import {
  axiosTransport,
  createPortalClient,
  type PortalClient,
  sessionExpiredCode,
  type Transport,
} from '#portal/client.ts'
import type { PortalError } from '#portal/portal-error.ts'
import { fallbackMessage } from '#portal/answer.ts'
import { retryAfterReconnect } from '#site/runtime/connection/connection.ts'
import { fetchTransport } from './fetch-transport.ts'
import { useLanguage } from '#site/runtime/language/language.tsx'
import { session } from '#site/runtime/session/session.ts'
import { showToast } from '#site/runtime/state/toasts.ts'

/** Tells the session of code 000004, with the token to which it was the answer (contract W5). */
function watchSession(transport: Transport): Transport {
  return async (request) => {
    const envelope = await transport(request)
    if (envelope?.code === sessionExpiredCode) session.expire(request.headers().accessToken ?? '', envelope.message)
    return envelope
  }
}

/** One failure is one toast, however many components asked (contract W4); a lost connection is one for all calls. */
function showFailure({ code, message, path }: PortalError) {
  // Whoever ends the session says so, on the page to which the person goes.
  if (code === sessionExpiredCode) return
  showToast({
    type: 'error',
    text: message,
    id: code === '' ? message : `${code} ${path} ${message}`,
    // The specification has these words in Chinese, whatever the language of the page is.
    ...(message === fallbackMessage && { lang: languageTags.zh }),
  })
}

const clients: Partial<Record<Locale, PortalClient>> = {}

/** The browser's client of the portal in a language: the one wrapper, with toasts and the session. */
export function browserPortal(locale: Locale): PortalClient {
  clients[locale] ??= createPortalClient({
    transport: watchSession(fetchTransport),
    fallback: watchSession(retryAfterReconnect(fetchTransport, axiosTransport)),
    locale,
    token: session.token,
    onFailure: showFailure,
  })
  return clients[locale]
}

/** The portal in the page's language, for what a page asks in the browser. */
export function usePortal(): PortalClient {
  return browserPortal(useLanguage().locale)
}
