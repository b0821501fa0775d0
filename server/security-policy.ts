import { createHash } from 'node:crypto'
import { env } from '#lib/env.ts'

/** Headers that every answer carries, whatever it is. */
export const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** Of pictures that other sites show: beside a link to one of our pages, or with a lesson by oEmbed. */
export const shownAnywhere = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The same for a page that others may frame: its policy alone says so, since the older header knows no such thing. */
export function framableHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'X-Frame-Options': _none, ...rest } = headers
  return rest
}

/** Behind TLS only: a browser must not be told to insist on TLS by a server that has none. */
export function transportSecurity(publicUrl: string | undefined): Record<string, string> {
  return publicUrl?.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}
}

/** Where a page's scripts may ask: here, and where the calls are (contract W2). */
const connections = ["'self'", ...(env.PORTAL_API_BASE === undefined ? [] : [new URL(env.PORTAL_API_BASE).origin])]

/**
 * The policy of a page: own files only, no inline style at all, and inline scripts only by `sources` (the page's nonce,
 * or the hashes of a stored page, whose bytes are the same for everybody). No page may start a worker or make a Trusted
 * Types policy, but one whose route says `hasWorker`: that one policy lets the address of its own worker pass
 * (docs/decisions/0017-local-code-check.md). No page may be framed, but one whose route says `isFramable`: on it nothing can
 * be pressed that changes anything.
 */
export function pagePolicy(sources: readonly string[], { hasWorker = false, isFramable = false } = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${sources.join(' ')}`.trimEnd(),
    "style-src 'self'",
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
 * Payload's admin needs inline styles (its editor positions by style attributes) and blob pictures (previews before
 * upload). Scripts stay bound to the nonce; only signed-in staff see these pages.
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

/** The policy of a worker's file: it gets what it works on by message, and may ask nothing of anybody. */
export const workerPolicy = "default-src 'none'"

/** Hash sources of the inline scripts of a page; blocks of data (`application/ld+json`) do not run and need none. */
export function hashScripts(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const isData = /\btype="(?!module|text\/javascript)[^"]*"/i.test(attributes)
    if (isData || /(?:^|\s)src=/i.test(attributes) || body === '') continue
    // A browser reads every line end as one line feed (HTML, 13.2.3.5) before it computes the hash.
    const script = body.replaceAll(/\r\n?/g, '\n')
    sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [...sources]
}
