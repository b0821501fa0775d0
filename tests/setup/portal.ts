import { randomUUID } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import pg from 'pg'
import { getPayload, type Payload } from 'payload'
import { inject } from 'vitest'
import { env } from '#lib/env.ts'
import type { Locale } from '#lib/locale.ts'
import { log } from '#lib/log.ts'
import type { OidcProvider } from '#lib/oidc-providers.ts'
import { calls } from '#portal/calls.ts'
import { type CallInput, type CallOutput, createPortalClient } from '#portal/client.ts'
import type { CallPath } from '#portal/calls.ts'
import type { Caller } from '#portal/caller.ts'
import type { Envelope } from '#portal/envelope.ts'
import type { TakeLimit } from '#portal/limit.ts'
import type { FindPlace } from '#portal/auth/places.ts'
import { createPortal, type Portal } from '#portal/portal.ts'
import { createPortalRouter } from '#portal/router.ts'
import { templateDatabase } from './postgres.ts'
import type { Template } from './sqlite.ts'

/** Where the links of mails lead in tests. */
export const origin = 'https://portal.example'

export interface TestPortal {
  payload: Payload
  /** Without its store of answers: what a test changed is seen by the next call. */
  portal: Portal
  /** The calls over HTTP, without port: `app.request('/api/portal/…')`. */
  app: Hono<{ Variables: { requestId: string } }>
  /** Asks a call through the wrapper and gives its data. @throws PortalError */
  ask: <P extends CallPath>(path: P, locale: Locale, input?: CallInput<P>) => Promise<CallOutput<P>>
  /** Asks with any body, as an attacker would. */
  send: (path: string, body: unknown, locale?: Locale, caller?: Caller) => Promise<Envelope>
  close: () => Promise<void>
}

/** The portal on this file's own copy of the template. Call it once, in `beforeAll`, and `close` it in `afterAll`. */
export async function openTestPortal(
  options: {
    keepsAnswers?: boolean
    takeLimit?: TakeLimit
    providers?: readonly OidcProvider[]
    findPlace?: FindPlace
  } = {},
): Promise<TestPortal> {
  await copyTemplate()
  const payload = await openPayload()
  const portal = createPortal({ payload, log, calls, checksAnswers: true, keepsAnswers: false, origin, ...options })
  const app = new Hono<{ Variables: { requestId: string } }>()
  app.use(async (context, next) => {
    context.set('requestId', 'request-of-a-test')
    await next()
  })
  app.route('/api/portal', createPortalRouter(portal, calls))
  const send: TestPortal['send'] = async (path, body, locale = 'zh', caller = {}) =>
    (await portal.call({ path, body, locale, requestId: 'test', caller })).envelope
  return {
    payload,
    portal,
    app,
    send,
    ask: (path, locale, input) =>
      createPortalClient({
        transport: ({ body, path: filled }) => send(decodeURIComponent(filled), body, locale),
        locale,
      }).call(path, ...([input] as never)),
    close: () => closePayload(payload),
  }
}

/** What Payload keeps for `getPayload`, and with it for its REST interface. */
const kept = globalThis as typeof globalThis & { _payload?: Map<string, unknown> }

/** Payload on the database of the environment, as the process opens it; only one at a time in a worker. */
export async function openPayload(): Promise<Payload> {
  const { default: config } = await import('#content/payload.config.ts')
  kept._payload?.clear()
  return getPayload({ config })
}

/** Ends Payload and its connections, so that the next file of this worker finds its database free. */
export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db as unknown as { pool?: pg.Pool }
  await payload.destroy()
  // Not awaited: Payload keeps one connection for good, which ends when the next file's database takes this one's place.
  void pool?.end()
}

/** Gives this file its own database. Pictures are linked one by one, so that an upload lands in this file's folder only. */
async function copyTemplate(): Promise<void> {
  const { folder, postgres } = template()
  for (const file of readdirSync(join(folder, 'media')))
    symlinkSync(join(folder, 'media', file), join(env.DATA_DIR, 'media', file))
  cpSync(join(folder, 'downloads'), join(env.DATA_DIR, 'downloads'), { recursive: true })
  if (postgres === undefined) copyFileSync(join(folder, 'portico.db'), join(env.DATA_DIR, 'portico.db'))
  else await createDatabase(postgres, nameOf(env.DATABASE_URL), `TEMPLATE ${templateDatabase}`)
}

/** Makes the (empty) database that the environment names; SQLite makes its file by itself. */
export async function createEmptyDatabase(): Promise<void> {
  const { postgres } = template()
  if (postgres !== undefined) await createDatabase(postgres, nameOf(env.DATABASE_URL), '')
}

/** Environment of another process with an empty database of its own. */
export async function createOtherDatabase(): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const { postgres } = template()
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const folder = join(inject('runFolder'), name)
  mkdirSync(join(folder, 'media'), { recursive: true })
  if (postgres === undefined) return { DATA_DIR: folder, DATABASE_URL: '' }
  await createDatabase(postgres, name, '')
  return { DATA_DIR: folder, DATABASE_URL: postgres.replace('NAME', name) }
}

function template(): Template {
  const given = inject('template')
  if (given === undefined) throw new Error('This file has no database: vitest.config.ts says which files get one.')
  return given
}

/** Name of the database in an address of the cluster's socket, which has no host. */
function nameOf(url: string | undefined): string {
  return /@\/(\w+)\?/.exec(url ?? '')?.[1] ?? ''
}

async function createDatabase(pattern: string, name: string, from: string): Promise<void> {
  const client = new pg.Client({ connectionString: pattern.replace('NAME', 'postgres') })
  await client.connect()
  // The one that the worker's last file had.
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  // In memory, files are copied for less than their pages are logged.
  await client.query(`CREATE DATABASE ${name} ${from} STRATEGY FILE_COPY`)
  await client.end()
}
