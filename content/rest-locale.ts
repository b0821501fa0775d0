import { defaultLocale } from '#lib/locale.ts'

/**
 * The request with a language, where it names none: Chinese, as everywhere else.
 *
 * Why: Payload's REST interface puts the default language in for a request without `locale` only while
 * `localization.fallback` is on (payload 3.90, `utilities/addLocalesToRequest.js`). With it off, as here, the language
 * stays empty: records are answered without their localized texts, and a change is refused since they seem to be missing.
 */
export async function withLocale(request: Request): Promise<Request> {
  const url = new URL(request.url)
  // A query that is sent as a body brings its own; Payload puts it behind the address by itself.
  const isQueryInBody = ['x-payload-http-method-override', 'x-http-method-override'].some((name) =>
    request.headers.has(name),
  )
  if (url.searchParams.has('locale') || isQueryInBody) return request
  url.searchParams.set('locale', (await readLocale(request)) ?? defaultLocale)
  return new Request(url, request)
}

/** The language that a JSON body names, which Payload heeds when the address names none. */
async function readLocale(request: Request): Promise<string | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const locale = (body as { locale?: unknown } | null | undefined)?.locale
  return typeof locale === 'string' ? locale : undefined
}
