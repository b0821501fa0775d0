import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMachineSettings } from '#content/translate/machine/service.ts'
import { databaseKind } from '#content/database.ts'
import type { Env } from '#lib/env.ts'

/** The version of the product that runs. @param root its folder */
export async function readVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return version
}

const isSet = (value: unknown) => value !== undefined

/**
 * What runs, and with what, for the one line of the log at the start. Of a variable that may hold a secret, or an address with
 * one in it, only whether it is set.
 * @param facts what is known besides the environment
 */
export function describeStart(env: Env, facts: { version: string; build: string | undefined }) {
  return {
    ...facts,
    node: process.version,
    database: databaseKind(env),
    features: {
      admin: env.ADMIN === 'on',
      mail: isSet(env.SMTP_URL),
      deskMail: isSet(env.DESK_IMAP_URL) || isSet(env.DESK_SMTP_PORT),
      scanner: isSet(env.CLAMD_URL),
      bucket: isSet(env.DOWNLOADS_BUCKET_URL),
      storage: isSet(env.STORAGE_URL),
      signInServices: env.OIDC_PROVIDERS?.length ?? 0,
      machineDrafts: readMachineSettings(env) !== undefined,
      cdn: isSet(env.CDN_PURGE),
      linkCheck: env.LINK_CHECK === 'on',
      places: isSet(env.PLACE_DATABASE),
      signing: isSet(env.PGP_KEY_FILE),
      backupPassphrase: isSet(env.PORTICO_BACKUP_PASSPHRASE),
      metricsToken: isSet(env.METRICS_TOKEN),
      staffSecondFactor: env.STAFF_SECOND_FACTOR === 'on',
      demo: env.PORTICO_DEMO,
    },
    settings: {
      mode: env.NODE_ENV,
      publicUrl: env.PUBLIC_URL,
      port: env.PORT,
      dataDir: env.DATA_DIR,
      trustedProxies: env.TRUSTED_PROXIES.length,
      diskReserveMb: env.DISK_RESERVE_MB,
      drainSeconds: env.DRAIN_SECONDS,
      pageStore: env.PAGE_STORE,
      pageStoreMb: env.PAGE_STORE_MB,
      callStore: env.CALL_STORE,
      cdnKeepSeconds: env.CDN_KEEP_SECONDS,
      rateLimits: env.RATE_LIMITS,
      auditLogDays: env.AUDIT_LOG_DAYS,
      accessLog: env.ACCESS_LOG,
    },
  }
}
