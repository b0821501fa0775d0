import { expect, it } from 'vitest'
import { envSchema, parseEnv } from '#lib/env.ts'
import { describeStart } from './start-line.ts'

/** A value that each variable takes, with the word that must not come out of any that can hold a secret. */
const values: Record<string, string> = {
  DATABASE_URL: 'postgres://user:hidden@hidden.example/hidden',
  PUBLIC_URL: 'https://user:hidden@www.example.com/hidden',
  PORTICO_SECRET: 'hidden'.repeat(8),
  PORTICO_FORMER_SECRETS: 'hidden'.repeat(8),
  PORTICO_BACKUP_PASSPHRASE: 'hidden'.repeat(4),
  SMTP_URL: 'smtps://user:hidden@hidden.example:465',
  MAIL_FROM: 'hidden@example.com',
  DOWNLOADS_BUCKET_URL: 'https://hidden:hidden@hidden.example/hidden',
  STORAGE_URL: 'https://hidden:hidden@hidden.example/hidden',
  DESK_MAIL_ADDRESS: 'hidden@example.com',
  DESK_IMAP_URL: 'imaps://user:hidden@hidden.example',
  CLAMD_URL: 'tcp://hidden:3310',
  PGP_KEY_FILE: '/run/hidden',
  PGP_KEY_PASSPHRASE: 'hidden',
  PLACE_DATABASE: '/run/hidden',
  PORTICO_DEMO_PASSWORD: 'hidden'.repeat(4),
  ADMIN_HOSTS: 'hidden.example',
  CDN_PURGE: 'varnish',
  CDN_PURGE_URL: 'http://hidden.example/',
  CDN_PURGE_TOKEN: 'hidden',
  MACHINE_TRANSLATION: 'libretranslate',
  MACHINE_TRANSLATION_URL: 'https://hidden.example/v1',
  MACHINE_TRANSLATION_KEY: 'hidden',
  MACHINE_TRANSLATION_MODEL: 'hidden',
  METRICS_TOKEN: 'hidden'.repeat(4),
  PORTAL_API_BASE: 'https://user:hidden@hidden.example',
  DESK_MAIL_AUTHSERV: 'hidden.example',
  OIDC_PROVIDERS: JSON.stringify([
    {
      id: 'staff',
      issuer: 'https://hidden.example',
      clientId: 'hidden',
      clientSecret: 'hidden',
      label: { zh: 'hidden', en: 'hidden' },
    },
  ]),
}
/** Numbers, switches and the like, which hold none. */
const plain =
  /^(?:NODE_ENV|PORT|HOST|DATA_DIR|TRUSTED_PROXIES|PORTICO_DEMO|ADMIN|DESK_SMTP_PORT)$|_(?:MB|FILES|SECONDS|DAYS|DAILY)$|^(?:STAFF_SECOND_FACTOR|PAGE_STORE|CALL_STORE|SINGLE_WRITE|RATE_LIMITS|LINK_CHECK|ACCESS_LOG|LOG_LEVEL)$/

it('says what runs with what, and nothing of any variable that can hold a secret or an address with one', () => {
  expect(
    Object.keys(envSchema.shape)
      .filter((name) => !plain.test(name))
      .sort(),
  ).toEqual(Object.keys(values).sort())
  const given = parseEnv(values)
  const line = describeStart(given, { version: '0.1.0', build: 'abc' })
  expect(JSON.stringify(line)).not.toContain('hidden')
  expect(line).toMatchObject({
    version: '0.1.0',
    database: 'postgres',
    features: {
      admin: true,
      mail: true,
      deskMail: true,
      scanner: true,
      bucket: true,
      storage: true,
      cdn: true,
      machineDrafts: true,
    },
    settings: { publicUrl: 'https://www.example.com', drainSeconds: 0 },
  })
  const bare = describeStart(parseEnv({}), { version: '0.1.0', build: undefined })
  expect(bare).toMatchObject({ database: 'sqlite', features: { mail: false, cdn: false, backupPassphrase: false } })
})
