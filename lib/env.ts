import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { oidcProviders } from './oidc-providers.ts'

const flag = (fallback: 'on' | 'off') => z.enum(['on', 'off']).default(fallback)
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

/** Names separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  )

const bucketAddress = z
  .url({ protocol: /^https?$/, error: 'give https://KEY:SECRET@host/bucket?region=…, or leave it out for the disk' })
  .refine((url) => /^\/[^/]+$/.test(new URL(url).pathname), 'name the bucket as the path: https://…@host/bucket')
  .optional()

/** An IP address, or a network as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more !== undefined) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * Every variable that Portico reads; `.env.example` documents them with the same texts. A rule's message says how to
 * fix it.
 */
export const envSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'leave it out for SQLite in the data folder, or give postgres://user:password@host/name',
    )
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'give the address visitors use, for example https://www.example.com' })
    .transform((url) => new URL(url).origin)
    .optional(),
  PORTICO_SECRET: z
    .string()
    .min(32, 'give at least 32 random characters, for example from `openssl rand -hex 32`')
    .optional(),
  PORTICO_FORMER_SECRETS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((secret) => secret.trim())
        .filter(Boolean),
    )
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      'give former values of PORTICO_SECRET, newest first and separated by commas',
    ),
  PORTICO_BACKUP_PASSPHRASE: z.string().min(12, 'give at least 12 characters').max(1024).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'give smtps://user:password@host:465 or smtp://user:password@host:587' })
    .optional(),
  STORAGE_URL: bucketAddress,
  DOWNLOADS_BUCKET_URL: bucketAddress,
  MAIL_FROM: z.email('give the address that mails come from, for example portal@example.com').optional(),
  DESK_MAIL_ADDRESS: z
    .email('give the address that customers write to, for example support@example.com')
    .refine(
      (address) => /^[\w.-]{1,20}@/.test(address),
      'its name has up to 20 letters, digits, dots, - or _, and no plus',
    )
    .optional(),
  DESK_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'give imaps://user:password@host/folder; without a folder it is INBOX' })
    .optional(),
  DESK_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  DESK_MAIL_AUTHSERV: z
    .string()
    .regex(
      /^[\w.-]+$/,
      'give the name by which your mail server begins Authentication-Results, for example mx.example.com',
    )
    .optional(),
  CLAMD_URL: z
    .string()
    .regex(/^(?:tcp:\/\/[^/\s]+|unix:\/\S+)$/, 'give tcp://host:3310 or unix:/run/clamav/clamd.ctl')
    .optional(),
  TICKET_FILES: wholeNumber(20, 1, 100),
  TICKET_FILE_MB: wholeNumber(50, 1, 1024),
  TICKET_FILES_MB: wholeNumber(200, 1, 4096),
  PLACE_DATABASE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  PGP_KEY_FILE: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  PGP_KEY_PASSPHRASE: z.string().optional(),
  OIDC_PROVIDERS: oidcProviders.optional(),
  PORTICO_DEMO: z.enum(['on', 'clinic', 'off']).default('on'),
  PORTICO_DEMO_PASSWORD: z.string().min(12, 'give at least 12 characters').max(128).optional(),
  ADMIN: flag('on'),
  ADMIN_HOSTS: list,
  STAFF_SECOND_FACTOR: flag('off'),
  TRUSTED_PROXIES: list.refine(
    (entries) => entries.every(isNetwork),
    'give addresses or networks separated by commas, for example 10.0.0.0/8,192.0.2.1',
  ),
  DATABASE_WAIT_SECONDS: wholeNumber(60, 0, 3600),
  DISK_RESERVE_MB: wholeNumber(64, 0, 1_000_000),
  DRAIN_SECONDS: wholeNumber(0, 0, 300),
  PAGE_STORE: flag('on'),
  CALL_STORE: flag('on'),
  SINGLE_WRITE: flag('on'),
  RATE_LIMITS: flag('on'),
  PAGE_STORE_MB: wholeNumber(64, 1, 4096),
  BUILD_CHECK_SECONDS: wholeNumber(3600, 1, 86_400),
  PORTAL_API_BASE: z.url({ error: 'give an absolute address, or leave it out for calls in process' }).optional(),
  CDN_PURGE: z.enum(['varnish', 'fastly']).optional(),
  CDN_PURGE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'give where purges are sent, for example http://127.0.0.1:6081/ or https://api.fastly.com/service/ID',
    })
    .refine(
      (url) => !/[@?#]/.test(url),
      'leave out user, password, query and fragment; a token goes into CDN_PURGE_TOKEN',
    )
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'give the token without spaces')
    .optional(),
  CDN_KEEP_SECONDS: wholeNumber(3600, 1, 86_400),
  LINK_CHECK: flag('on'),
  MACHINE_TRANSLATION: z.enum(['openai', 'libretranslate']).optional(),
  MACHINE_TRANSLATION_URL: z
    .url({ protocol: /^https?$/, error: 'give the address of the service, for example https://api.example.com/v1' })
    .refine(
      (url) => !/[@?#]/.test(url),
      'leave out user, password, query and fragment; a key goes into MACHINE_TRANSLATION_KEY',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MACHINE_TRANSLATION_KEY: z
    .string()
    .regex(/^[!-~]+$/, 'give the key as the service gave it, without spaces')
    .optional(),
  MACHINE_TRANSLATION_MODEL: z.string().max(200).optional(),
  MACHINE_TRANSLATION_DAILY: wholeNumber(200_000, 1000, 100_000_000),
  AUDIT_LOG_DAYS: wholeNumber(400, 30, 36_500),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'give at least 16 characters without spaces, for example from `openssl rand -hex 32`')
    .optional(),
  ACCESS_LOG: flag('off'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** Rules across variables: a mail without sender, or with a broken link, is worse than none. */
const wholeSchema = envSchema.superRefine((given, context) => {
  const { DESK_IMAP_URL, DESK_MAIL_ADDRESS, DESK_SMTP_PORT, MAIL_FROM, OIDC_PROVIDERS, PUBLIC_URL, SMTP_URL } = given
  // Without an address it isn't known which mails are the desk's.
  if ((DESK_IMAP_URL !== undefined || DESK_SMTP_PORT !== undefined) && DESK_MAIL_ADDRESS === undefined)
    context.addIssue({ code: 'custom', path: ['DESK_MAIL_ADDRESS'], message: 'is needed to take mails for the desk' })
  // The redirect address is registered with the issuer beforehand.
  if (OIDC_PROVIDERS !== undefined && PUBLIC_URL === undefined)
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'is needed, because OIDC_PROVIDERS is set' })
  if (given.TICKET_FILES_MB < given.TICKET_FILE_MB)
    context.addIssue({ code: 'custom', path: ['TICKET_FILES_MB'], message: 'give at least as much as TICKET_FILE_MB' })
  const { CDN_PURGE, CDN_PURGE_TOKEN, CDN_PURGE_URL } = given
  // A CDN that keeps pages and is told of no change would show what was withdrawn.
  if (CDN_PURGE !== undefined && CDN_PURGE_URL === undefined)
    context.addIssue({ code: 'custom', path: ['CDN_PURGE_URL'], message: 'is needed, because CDN_PURGE is set' })
  if (CDN_PURGE !== undefined && CDN_PURGE_TOKEN === undefined)
    context.addIssue({ code: 'custom', path: ['CDN_PURGE_TOKEN'], message: 'is needed, because CDN_PURGE is set' })
  if (SMTP_URL === undefined) return
  for (const [name, value] of Object.entries({ MAIL_FROM, PUBLIC_URL }))
    if (value === undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is needed to send mails, because SMTP_URL is set' })
})

export type Env = z.output<typeof envSchema>

/** A variable is invalid or missing; the message lists each with its fix, ready for a terminal. */
export class EnvError extends Error {
  override name = 'EnvError'
}

/** Variables whose value must not land in a terminal's history or a service's log. */
const secrets = new Set([
  'CDN_PURGE_TOKEN',
  'CDN_PURGE_URL',
  'DATABASE_URL',
  'DESK_IMAP_URL',
  'DOWNLOADS_BUCKET_URL',
  'MACHINE_TRANSLATION_KEY',
  'MACHINE_TRANSLATION_URL',
  'METRICS_TOKEN',
  'OIDC_PROVIDERS',
  'PGP_KEY_PASSPHRASE',
  'PORTICO_BACKUP_PASSPHRASE',
  'PORTICO_FORMER_SECRETS',
  'PORTICO_SECRET',
  'PORTICO_DEMO_PASSWORD',
  'SMTP_URL',
  'STORAGE_URL',
])

/** Reads and checks the environment. @throws EnvError naming every wrong variable at once. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = wholeSchema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const value = secrets.has(name) ? '(not shown)' : JSON.stringify(source[name] ?? '')
    return `  ${name}=${value}: ${issue.message}`
  })
  throw new EnvError(
    `The environment has ${lines.length} wrong variable(s):\n${lines.join('\n')}\nSee .env.example for all of them.`,
  )
}

/** The parsed environment of this process. */
export const env: Env = parseEnv(process.env)
