import { createHash } from 'node:crypto'
import { env } from '#lib/env.ts'

/** Headers of every answer. */
export const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** Headers of images that other sites show: link previews, and oEmbed thumbnails. */
export const embeddableHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The same for a page that other sites may frame: only its policy can allow that, not the older header. */
export function framableHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'X-Frame-Options': _none, ...rest } = headers
  return rest
}

/** Only behind TLS: a server without TLS must not make browsers insist on it. */
export function transportSecurity(publicUrl: string | undefined): Record<string, string> {
  return publicUrl?.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}
}

/** Where a page's scripts may ask: here, and where the calls are (contract W2). */
const connections = ["'self'", ...(env.PORTAL_API_BASE === undefined ? [] : [new URL(env.PORTAL_API_BASE).origin])]

/**
 * The policy of a page: own files only, no inline style but the company's (by its hash), and inline scripts only by `sources` (the page's nonce,
 * or the hashes of a stored page, whose bytes are the same for everybody). Only pages whose route says `hasWorker` may
 * start a worker; their one Trusted Types policy accepts their worker's address only
 * (docs/decisions/0017-local-code-check.md). Only pages whose route says `isFramable` may be framed: nothing on them
 * can be clicked that changes anything.
 */
export function pagePolicy(
  sources: readonly string[],
  { hasWorker = false, isFramable = false, style = '' } = {},
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sources.join(' ')}`.trimEnd(),
    `style-src 'self' ${style}`.trimEnd(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramable ? '*' : "'none'"}`,
    "object-src 'none'",
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${hasWorker ? 'portico-worker' : "'none'"}`,
  ].join('; ')
}

/**
 * Payload's admin needs inline styles (its editor positions with style attributes) and blob images (previews before
 * upload). Scripts need the nonce; only signed-in staff see these pages.
 */
export function adminPolicy(nonce: string, isDev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** The policy of a worker's file: it gets its input by message and may make no requests. */
export const workerPolicy = "default-src 'none'"

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hash sources of a page's inline scripts; data blocks (`application/ld+json`) don't run and need none. */
export function hashScripts(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const isData = /\btype="(?!module|text\/javascript)[^"]*"/i.test(attributes)
    if (isData || /(?:^|\s)src=/i.test(attributes) || body === '') continue
    // A browser reads every line end as one line feed (HTML, 13.2.3.5) before it computes the hash.
    const script = body.replaceAll(/\r\n?/g, '\n')
    sources.add(sourceOf(script))
  }
  return [...sources]
}

/** Hash source of the one style that a page may have: the company's, first in its head. No other element is allowed by it. */
export function hashStyle(html: Buffer): string {
  const head = html.subarray(0, Math.max(0, html.indexOf('</head>'))).toString('utf8')
  const [, style] = /<style data-brand=""[^>]*>([^<]*)<\/style>/.exec(head) ?? []
  return style === undefined ? '' : sourceOf(style)
}
