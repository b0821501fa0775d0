import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { type Context, Hono } from 'hono'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '#content/access/roles.ts'
import { noteDeed } from '#content/audit/append.ts'
import { exportContent } from '#content/move/export-content.ts'
import { MoveError } from '#content/move/format.ts'
import { importContent, type Outcome } from '#content/move/import-content.ts'
import { nameOfKind } from '#content/move/kind-names.ts'
import { sheetForms, sheetKinds } from '#content/move/sheet-kinds.ts'
import { exportSheet, makeArchive } from '#content/move/sheets.ts'
import { tellImport } from '#content/move/tell.ts'
import { type ArchiveReport, moveContentPath } from '#content/move/view.ts'
import { incomingFolder } from '#lib/files/open-store.ts'
import type { Log } from '#lib/log.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { readStaffLocale } from '#server/staff/second-factor-form.ts'

const base = `/admin${moveContentPath}`
/** Space that an archive leaves free on the disk, which the database shares. */
const reserve = 256 * 1024 * 1024
const day = 24 * 60 * 60_000
const archivePattern = /^[0-9a-f]{32}$/

const pathOf = (archive: string) => join(incomingFolder, `move-${archive}.tar`)

/** Archives that were sent and never taken in. */
async function sweep(): Promise<void> {
  await mkdir(incomingFolder, { recursive: true })
  for (const name of await readdir(incomingFolder)) {
    const archive = /^move-([0-9a-f]{32})\.tar$/.exec(name)?.[1]
    if (archive === undefined) continue
    const { mtimeMs } = await stat(pathOf(archive))
    if (Date.now() - mtimeMs > day) await rm(pathOf(archive), { force: true })
  }
}

interface MoveRoutes {
  payload: Payload
  log: Log
}

/** @returns nothing for whoever is no administrator */
async function readAdministrator(
  { payload }: MoveRoutes,
  context: Context<ServerEnv>,
): Promise<PayloadRequest['user'] | undefined> {
  context.set('kind', 'admin')
  context.header('Cache-Control', 'private, no-store')
  const { user } = await payload.auth({ headers: context.req.raw.headers })
  return hasRole(user, 'administrator') ? user : undefined
}

function report(
  { payload }: MoveRoutes,
  context: Context<ServerEnv>,
  archive: string,
  outcome: Outcome,
): ArchiveReport {
  const language = readStaffLocale(context)
  const { conflicts, kinds } = outcome.plan
  return {
    archive,
    lines: tellImport(outcome, language, (kind) => nameOfKind(payload, kind, language)),
    conflicts: conflicts.length,
    count: kinds.reduce((sum, { changed, new: added }) => sum + changed.length + added, 0),
  }
}

/** What cannot be taken in is said in words, and is gone from here. */
async function orRefuse(
  { log }: MoveRoutes,
  context: Context<ServerEnv>,
  archive: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    for (const file of [pathOf(archive), `${pathOf(archive)}.made`]) await rm(file, { force: true })
    if (!(error instanceof MoveError)) throw error
    log.info({ reason: error.message }, 'an archive of content was refused')
    return context.json({ message: error.words[readStaffLocale(context)] }, 400)
  }
}

const giveOut = (parts: MoveRoutes) => async (context: Context<ServerEnv>) => {
  const user = await readAdministrator(parts, context)
  if (!user) return context.text('Forbidden', 403)
  const { log, payload } = parts
  const asked = context.req.query('scope') ?? 'all'
  const scope = asked === 'published' ? 'published' : 'all'
  const hasVersions = asked === 'versions'
  const changes = [{ field: 'kind', after: hasVersions ? 'versions' : scope }]
  await noteDeed({ payload, user }, { action: 'export', kind: 'content', changes })
  const output = new PassThrough({ highWaterMark: 1024 * 1024 })
  exportContent(payload, { scope, hasVersions, output }).catch((error: unknown) => {
    log.error({ err: error }, 'an export of content failed')
    output.destroy(error as Error)
  })
  const date = new Date().toISOString().slice(0, 10)
  return context.body(Readable.toWeb(output) as globalThis.ReadableStream, 200, {
    'Content-Type': 'application/x-tar',
    'Content-Disposition': `attachment; filename="content-${date}.tar"`,
    'X-Content-Type-Options': 'nosniff',
  })
}

const giveTable = (parts: MoveRoutes) => async (context: Context<ServerEnv>) => {
  const user = await readAdministrator(parts, context)
  if (!user) return context.text('Forbidden', 403)
  const { payload } = parts
  const { form, kind } = { kind: context.req.query('kind') ?? '', form: context.req.query('form') }
  const asked = sheetForms.find((each) => each === form)
  if (asked === undefined || !sheetKinds.includes(kind)) return context.text('Not Found', 404)
  await noteDeed({ payload, user }, { action: 'export', kind: 'content', changes: [{ field: 'kind', after: kind }] })
  const table = await exportSheet(payload, kind, asked)
  return context.body(table, 200, {
    'Content-Type': asked === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
    'Content-Disposition': `attachment; filename="${kind}-${new Date().toISOString().slice(0, 10)}.${asked}"`,
    'X-Content-Type-Options': 'nosniff',
  })
}

const receive = (parts: MoveRoutes) => async (context: Context<ServerEnv>) => {
  const user = await readAdministrator(parts, context)
  if (!user) return context.text('Forbidden', 403)
  const { body } = context.req.raw
  const size = Number(context.req.header('content-length'))
  if (!(size > 0) || !body) return context.text('Length Required', 411)
  await sweep()
  const { bavail, bsize } = await statfs(incomingFolder)
  if (size > bavail * bsize - reserve) return context.text('Insufficient Storage', 507)
  const archive = randomBytes(16).toString('hex')
  const file = pathOf(archive)
  return orRefuse(parts, context, archive, async () => {
    await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), createWriteStream(file, { mode: 0o600 }))
    if (await makeArchive(parts.payload, file, `${file}.made`)) await rename(`${file}.made`, file)
    const outcome = await importContent(parts.payload, { file, size, isDryRun: true, user })
    return context.json(report(parts, context, archive, outcome))
  })
}

const takeIn = (parts: MoveRoutes) => async (context: Context<ServerEnv>) => {
  const user = await readAdministrator(parts, context)
  if (!user) return context.text('Forbidden', 403)
  const input: unknown = await context.req.json().catch(() => null)
  const archive = z.object({ archive: z.string().regex(archivePattern) }).safeParse(input).data?.archive
  const facts = archive === undefined ? undefined : await stat(pathOf(archive)).catch(() => undefined)
  if (archive === undefined || facts === undefined) return context.text('Not Found', 404)
  const file = pathOf(archive)
  return orRefuse(parts, context, archive, async () => {
    const outcome = await importContent(parts.payload, { file, size: facts.size, isDryRun: false, user })
    await rm(file, { force: true })
    return context.json(report(parts, context, archive, outcome))
  })
}

/**
 * Content as one archive, out and in, for administrators: `GET …/export` streams it, `GET …/table` gives one kind as CSV or
 * JSON, `POST …/archive` takes an archive or a table and says what it would do, `POST …/import` takes in what was sent.
 */
export const moveRoutes = (parts: MoveRoutes) =>
  new Hono<ServerEnv>()
    .get(`${base}/export`, giveOut(parts))
    .get(`${base}/table`, giveTable(parts))
    .post(`${base}/archive`, receive(parts))
    .post(`${base}/import`, takeIn(parts))
