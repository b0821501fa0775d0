import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, envSchema, parseEnv } from './env.ts'

const explain = (source: Record<string, string>) => {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return undefined
}

/** A wrong value of every variable that can be wrong, and words of its mend. */
const wrong: [name: string, value: string, mend: RegExp][] = [
  ['NODE_ENV', 'live', /production/],
  ['PORT', '70000', /65535/],
  ['PORT', 'http', /number/i],
  ['PORT', '80.5', /int/i],
  ['DATABASE_URL', 'mysql://user:hidden@host/name', /leave it out for SQLite/],
  ['PUBLIC_URL', 'www.example.com', /https:\/\/www\.example\.com/],
  ['PUBLIC_URL', 'ftp://example.com', /https:\/\/www\.example\.com/],
  ['SMTP_URL', 'mail.example.com:587', /smtps:/],
  ['SMTP_URL', 'https://mail.example.com', /smtps:/],
  ['OIDC_PROVIDERS', '[{"id":"x","clientSecret":"hidden"}]', /deploy\.md.*issuer/],
  ['OIDC_PROVIDERS', '/no/such/file', /path of a file/],
  ['MAIL_FROM', 'Portal <portal@example.com>', /portal@example\.com/],
  ['DESK_MAIL_ADDRESS', 'support', /support@example\.com/],
  ['DESK_MAIL_ADDRESS', 'support+x@example.com', /no plus/],
  ['DESK_IMAP_URL', 'https://user:hidden@mail.example.com', /imaps:/],
  ['DESK_SMTP_PORT', '0', /1/],
  ['DESK_MAIL_AUTHSERV', 'mx example', /mx\.example\.com/],
  ['CLAMD_URL', 'http://scanner.example', /tcp:\/\/host:3310/],
  ['TICKET_FILES', '0', /1/],
  ['TICKET_FILE_MB', '2000', /1024/],
  ['TICKET_FILES_MB', '49', /TICKET_FILE_MB/],
  ['DOWNLOADS_BUCKET_URL', 's3://bucket', /KEY:SECRET@host/],
  ['DOWNLOADS_BUCKET_URL', 'https://key:secret@host/', /name the bucket/],
  ['STORAGE_URL', 's3://bucket', /KEY:SECRET@host/],
  ['STORAGE_URL', 'https://key:hidden@host/a/b', /name the bucket/],
  ['PORTICO_SECRET', 'short', /32 random characters/],
  ['PORTICO_FORMER_SECRETS', 'hidden', /separated by commas/],
  ['PORTICO_BACKUP_PASSPHRASE', 'hidden', /12 characters/],
  ['PORTICO_DEMO', 'yes', /on.*off/],
  ['PORTICO_DEMO_PASSWORD', 'short', /12 characters/],
  ['PORTICO_DEMO_PASSWORD', 'x'.repeat(129), /128/],
  ['ADMIN', '1', /on.*off/],
  ['TRUSTED_PROXIES', '10.0.0.0/33', /addresses or networks/],
  ['TRUSTED_PROXIES', 'proxy.local', /addresses or networks/],
  ['PAGE_STORE', 'true', /on.*off/],
  ['CALL_STORE', 'true', /on.*off/],
  ['SINGLE_WRITE', 'true', /on.*off/],
  ['RATE_LIMITS', 'no', /on.*off/],
  ['STAFF_SECOND_FACTOR', 'yes', /on.*off/],
  ['DATABASE_WAIT_SECONDS', '4000', /3600/],
  ['DISK_RESERVE_MB', '-1', /0/],
  ['DRAIN_SECONDS', '-1', /0/],
  ['PAGE_STORE_MB', '0', /1/],
  ['BUILD_CHECK_SECONDS', '0', /1/],
  ['PORTAL_API_BASE', '/api', /absolute address/],
  ['CDN_PURGE', 'akamai', /"varnish"\|"fastly"/],
  ['CDN_PURGE_URL', 'https://user:hidden@cdn.example.com/', /CDN_PURGE_TOKEN/],
  ['CDN_PURGE_URL', 'cdn.example.com', /127\.0\.0\.1:6081/],
  ['CDN_PURGE_TOKEN', 'hidden token', /without spaces/],
  ['CDN_KEEP_SECONDS', '0', /1/],
  ['LINK_CHECK', 'yes', /"on"|"off"/],
  ['MACHINE_TRANSLATION', 'on', /"openai"|"libretranslate"/],
  ['MACHINE_TRANSLATION_URL', 'https://key:hidden@api.example.com/v1', /MACHINE_TRANSLATION_KEY/],
  ['MACHINE_TRANSLATION_URL', 'api.example.com', /https:\/\/api\.example\.com/],
  ['MACHINE_TRANSLATION_KEY', 'hidden key', /without spaces/],
  ['MACHINE_TRANSLATION_MODEL', 'x'.repeat(201), /200/],
  ['MACHINE_TRANSLATION_DAILY', '10', /1000/],
  ['AUDIT_LOG_DAYS', '7', /30/],
  ['METRICS_TOKEN', 'too short', /16 characters/],
  ['ACCESS_LOG', 'yes', /on/],
  ['LOG_LEVEL', 'loud', /trace/],
]

/** Any text is right for these. */
const neverWrong = new Set(['HOST', 'DATA_DIR', 'ADMIN_HOSTS', 'PLACE_DATABASE', 'PGP_KEY_FILE', 'PGP_KEY_PASSPHRASE'])

describe('parseEnv', () => {
  it('takes an empty environment, and empty variables as if they were not there', () => {
    expect(parseEnv({})).toMatchObject({ NODE_ENV: 'production', PORT: 3000, ADMIN: 'on', ADMIN_HOSTS: [] })
    expect(parseEnv({}).DATABASE_URL).toBeUndefined()
    expect(parseEnv({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(parseEnv({}))
  })

  it.each(wrong)('names %s=%.40s and how to mend it', (name, value, mend) => {
    const message = explain({ [name]: value })
    expect(message).toMatch(new RegExp(`^  ${name}=`, 'm'))
    expect(message).toMatch(mend)
    expect(message).toContain('.env.example')
  })

  it('has a wrong example above for every variable that can be wrong', () => {
    const tried = new Set(wrong.map(([name]) => name))
    expect(Object.keys(envSchema.shape).filter((name) => !tried.has(name) && !neverWrong.has(name))).toEqual([])
  })

  it('names every wrong variable at once', () => {
    const message = explain({ PORT: 'x', ADMIN: 'x', LOG_LEVEL: 'x' })
    for (const name of ['PORT=', 'ADMIN=', 'LOG_LEVEL=']) expect(message).toContain(name)
  })

  it('shows no secret in its message', () => {
    const message = explain({
      DATABASE_URL: 'mysql://user:hidden@host/name',
      PORTICO_SECRET: 'hidden',
      PORTICO_FORMER_SECRETS: 'hidden',
      PORTICO_BACKUP_PASSPHRASE: 'hidden',
      PORTICO_DEMO_PASSWORD: 'hidden',
      SMTP_URL: 'https://user:hidden@mail.example.com',
      MACHINE_TRANSLATION_URL: 'https://key:hidden@api.example.com',
      MACHINE_TRANSLATION_KEY: 'hidden key',
    })
    expect(message).not.toContain('hidden')
  })

  it('a mail server needs a sender, and an address for the links', () => {
    const SMTP_URL = 'smtps://user:hidden@mail.example.com'
    const message = explain({ SMTP_URL })
    for (const name of ['MAIL_FROM=', 'PUBLIC_URL=']) expect(message).toContain(name)
    const rest = { MAIL_FROM: 'portal@example.com', PUBLIC_URL: 'https://www.example.com' }
    expect(parseEnv({ SMTP_URL, ...rest })).toMatchObject({ SMTP_URL, ...rest })
    expect(parseEnv({ MAIL_FROM: rest.MAIL_FROM }).SMTP_URL).toBeUndefined()
  })

  it('a CDN that keeps pages must be told of changes: it needs an address and a token, which are not shown', () => {
    const message = explain({ CDN_PURGE: 'varnish' })
    for (const name of ['CDN_PURGE_URL=', 'CDN_PURGE_TOKEN=']) expect(message).toContain(name)
    const rest = { CDN_PURGE_URL: 'http://127.0.0.1:6081/', CDN_PURGE_TOKEN: 'hidden' }
    expect(parseEnv({ CDN_PURGE: 'varnish', ...rest })).toMatchObject({ ...rest, CDN_KEEP_SECONDS: 3600 })
    expect(explain({ CDN_PURGE_URL: 'https://hidden@host/', CDN_PURGE_TOKEN: 'hidden token' })).not.toContain('hidden')
  })

  it('mails to the desk need its address, and their password is not shown', () => {
    const message = explain({ DESK_IMAP_URL: 'imaps://user:hidden@mail.example.com' })
    expect(message).toContain('DESK_MAIL_ADDRESS=')
    expect(message).not.toContain('hidden')
    expect(explain({ DESK_IMAP_URL: 'http://user:hidden@mail.example.com' })).not.toContain('hidden')
  })

  it('reads lists, addresses and folders in one form', () => {
    const env = parseEnv({
      ADMIN_HOSTS: ' Admin.Example.com, , b.example ',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      PUBLIC_URL: 'https://www.example.com/path/',
      DATA_DIR: 'data',
    })
    expect(env.ADMIN_HOSTS).toEqual(['admin.example.com', 'b.example'])
    expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
    expect(env.PUBLIC_URL).toBe('https://www.example.com')
    expect(env.DATA_DIR).toBe(join(process.cwd(), 'data'))
  })
})

describe('.env.example', () => {
  const lines = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8').split('\n')
  const given = Object.fromEntries(
    lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )

  it('lists exactly the variables of the schema, but NODE_ENV', () => {
    expect(Object.keys(given).sort()).toEqual(
      Object.keys(envSchema.shape)
        .filter((name) => name !== 'NODE_ENV')
        .sort(),
    )
  })

  it('shows the defaults', () => {
    expect(parseEnv(given)).toEqual(parseEnv({}))
  })
})
