import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { retryAfter } from '#lib/errors.ts'
import { languageTags, type Locale } from '#lib/locale.ts'
import { languageCookie, type LanguageRequest, languageToStore } from './language.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RenderedPage } from './page-store.ts'
import { hashScripts, hashStyle, pagePolicy } from '#server/security-policy.ts'
import { brotliOptions, chooseEncoding } from './precompressed.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The facts of a request that the language rules need. */
export function languageRequest(context: Context<ServerEnv>): LanguageRequest {
  const { pathname, search } = new URL(context.req.url)
  return {
    method: context.req.method,
    pathname,
    search,
    cookie: context.req.header('cookie'),
    accept: context.req.header('accept'),
    userAgent: context.req.header('user-agent'),
    referer: context.req.header('referer'),
    host: context.req.header('host'),
    destination: context.req.header('sec-fetch-dest'),
  }
}

interface Policy {
  nonce: string | undefined
}

/** An answer that nobody keeps. Its headers stay a plain object, which the server sends without looking at them. */
export async function answerUnstored(
  context: Context<ServerEnv>,
  rendered: RenderedPage,
  locale: Locale,
  policy?: Policy,
) {
  const { body, headers, status } = rendered
  const language = status < 300 ? languageToStore(languageRequest(context)) : undefined
  const { bytes, encoding } = await compressOnce(body, context.req.header('accept-encoding'))
  return new Response(context.req.method === 'HEAD' ? null : (bytes as BodyInit), {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': retryAfter }),
      'Content-Language': languageTags[locale],
      'Server-Timing': 'store;desc=none',
      Vary: locale === 'zh' ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(language && { 'Set-Cookie': languageCookie(language) }),
      ...(policy && isHtml(headers) && { 'Content-Security-Policy': policyOf(rendered, policy) }),
    },
  })
}

function isHtml(headers: Record<string, string>): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false
}

function policyOf({ body, hasWorker = false, isFramable = false }: RenderedPage, { nonce }: Policy): string {
  return pagePolicy(nonce === undefined ? hashScripts(body.toString('utf8')) : [`'nonce-${nonce}'`], {
    hasWorker,
    isFramable,
    style: hashStyle(body),
  })
}

/** Quality 4 makes the home page 6 % smaller, and its rendering and compression together take a third longer. */
const quickBrotli = 3

/** One output chunk holds a page, and more memory saves a fifth of gzip's time for identical bytes. */
const quickGzip = { level: 1, memLevel: 9, chunkSize: 64 * 1024 }

/** Compression for an answer that is sent once: fast rather than small. */
async function compressOnce(body: Buffer, accepted: string | undefined) {
  const encoding = body.length === 0 ? 'identity' : chooseEncoding(accepted)
  if (encoding === 'br') return { encoding, bytes: await compressBrotli(body, brotliOptions(quickBrotli, body.length)) }
  if (encoding === 'gzip') return { encoding, bytes: await compressGzip(body, quickGzip) }
  return { encoding, bytes: body }
}
