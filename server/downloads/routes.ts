import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Payload } from 'payload'
import type { FileStore } from '#lib/files/file-store.ts'
import { fileNamePattern } from '#domain/release/release-file.ts'
import { AppError } from '#lib/errors.ts'
import { localizePath } from '#lib/locale.ts'
import type { Log } from '#lib/log.ts'
import type { CallOutput } from '#portal/client.ts'
import type { Portal } from '#portal/portal.ts'
import { createAccessTokens, readAuthorization } from '#portal/auth/access-tokens.ts'
import type { Downloads } from '#portal/release/downloads.ts'
import type { ReleaseFile } from '#portal/release/release-file.ts'
import { limitKey } from '#server/client-address.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { answerError } from '#server/middleware/error-answer.ts'
import type { RateLimiter } from '#server/rate-limits.ts'
import { answerGone, answerMissing } from './answers.ts'
import { languageOf } from './asked-language.ts'
import { answerRefused } from './refusals.ts'
import { planAnswer, sendParts } from './send-file.ts'
import type { DownloadCounter } from './download-counter.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

export interface DownloadRoutes {
  payload: Payload
  portal: Portal
  downloads: Downloads
  store: Pick<FileStore, 'open' | 'size'>
  tally: DownloadCounter
  limiter: RateLimiter
  log: Log
  isLimited: boolean
}

/** How long it may take to learn that another process found a file missing, in milliseconds. */
const watchEvery = 60_000

type Answer = CallOutput<'download/file'>
type Found = Answer & { file: ReleaseFile }

/** Page with the files of a product, without language prefix. */
const pageOf = ({ slug }: Found['product']) => `/product/download?product=${encodeURIComponent(slug)}`

/** Finds the file of an address, and decides whether the person may download it. */
function createDoor({ downloads, limiter, payload, portal }: DownloadRoutes) {
  const tokens = createAccessTokens(payload)

  async function find(context: Context<ServerEnv>): Promise<Found | undefined> {
    const { name = '', product = '', version = '' } = context.req.param() as Record<string, string>
    if (!fileNamePattern.test(name)) return undefined
    const { envelope, errorName } = await portal.call({
      path: 'download/file',
      body: { product, version, name },
      locale: languageOf(context),
      requestId: context.get('requestId'),
    })
    if (errorName === 'notFound' || errorName === 'badInput') return undefined
    // An outage must never look like a missing file.
    if (errorName !== undefined) throw new AppError(errorName)
    const answer = envelope.data as Answer
    return answer.file === null ? undefined : { ...answer, file: answer.file }
  }

  /** Whose token it is, or the refusal. */
  async function admitByToken(
    context: Context<ServerEnv>,
    { eula, file, product }: Found,
    authorization: string,
  ): Promise<{ member?: string } | Response> {
    const given = readAuthorization(authorization)
    const token = given === undefined ? undefined : await tokens.find(given)
    const lack = await downloads.lackOf(token?.member, { gate: file.gate, product: product.id, eula })
    if (token === undefined || lack === 'account') {
      const wait = await limiter.take('downloadToken', limitKey(context.get('clientAddress')))
      return answerRefused(context, wait === undefined ? { lacks: 'validToken' } : { lacks: 'patience', wait })
    }
    const isInScope = token.products.length === 0 || token.products.includes(Number(product.id))
    if (!isInScope) return answerRefused(context, { lacks: 'scope' })
    return lack === 'nothing'
      ? { member: String(token.member) }
      : answerRefused(context, { lacks: lack, page: pageOf(product), eula })
  }

  /** Whose link or token it is, or the refusal. */
  async function admit(context: Context<ServerEnv>, found: Found): Promise<{ member?: string } | Response> {
    const { eula, file, product } = found
    if (file.gate === 'open') return {}
    const query = new URL(context.req.url).searchParams
    const isBare = !query.has('signature')
    const authorization = context.req.header('authorization')
    if (authorization !== undefined && isBare) return admitByToken(context, found, authorization)
    const link = downloads.links.read(file, query)
    if (typeof link === 'string') {
      // A person who follows a bare address is led to the download page.
      if (isBare && context.req.header('accept')?.includes('text/html'))
        return context.redirect(localizePath(pageOf(product), languageOf(context)), 302)
      return isBare
        ? answerRefused(context, { lacks: 'token' })
        : answerError(context, new AppError('linkExpired'), 403)
    }
    // Checked again: since the link was made the account may have been blocked or the entitlement may have ended.
    const lack = await downloads.lackOf(link.member, { gate: file.gate, product: product.id, eula })
    return lack === 'nothing' ? { member: link.member } : answerError(context, new AppError('notAllowed'), 403)
  }

  return { find, admit }
}

/** Checks whether the store has a published file; if not, staff see it on the record. */
function createWatch({ log, payload, store }: Pick<DownloadRoutes, 'log' | 'payload' | 'store'>) {
  let known: { at: number; missing: Promise<Set<string>> } | undefined

  /** Files noted as missing by any process, also before this one started. */
  function readMissing(): Promise<Set<string>> {
    if (known !== undefined && Date.now() - known.at <= watchEvery) return known.missing
    const missing = findMissing(payload).catch((error: unknown) => {
      // Not a reason to refuse downloads: the next download tries again.
      log.error({ err: error }, 'lost files cannot be looked up')
      known = undefined
      return new Set<string>()
    })
    known = { at: Date.now(), missing }
    return missing
  }

  /** Records whether the store has the file; staff see a change on the record. */
  async function isStored(file: ReleaseFile): Promise<boolean> {
    const isThere = (await store.size(file.sha256)) === file.size
    const missing = await readMissing()
    if (isThere === missing.has(file.id)) await noteMissing(payload, file, !isThere).catch(ignoreLogged(log, file))
    if (isThere) missing.delete(file.id)
    else {
      missing.add(file.id)
      log.error({ file: file.id, name: file.name, sha256: file.sha256 }, 'a published file is missing from the store')
    }
    return isThere
  }

  return isStored
}

/** The files of the releases at their addresses: `/releases/{product}/{version}/{name}`. */
export function downloadRoutes(parts: DownloadRoutes) {
  const { limiter, log, store, tally } = parts
  const turns = createConcurrencyLimit(parts.isLimited)
  const { admit, find } = createDoor(parts)
  const isStored = createWatch(parts)
  const app = new Hono<ServerEnv>()

  app.get('/releases/:product/:version/:name', async (context, next) => {
    context.set('kind', 'download')
    const found = await find(context)
    if (found === undefined) return next()
    const { file } = found
    if (file.isWithdrawn) return answerGone(context, languageOf(context), file)
    const admitted = await admit(context, found)
    if (admitted instanceof Response) return admitted
    const { member } = admitted
    const key = member === undefined ? limitKey(context.get('clientAddress')) : `member ${member}`
    const wait = await limiter.take('download', key)
    const release = wait === undefined && context.req.method === 'GET' ? turns.take(key) : () => undefined
    if (wait !== undefined || release === undefined) {
      context.header('Retry-After', String(wait ?? 5))
      context.header('Cache-Control', 'no-store')
      return answerError(context, new AppError('tooManyRequests'), 429)
    }
    try {
      if (!(await isStored(file))) return answerMissing(context, languageOf(context))
      const answer = planAnswer(file, context.env.incoming)
      if (answer.parts.length === 0) return context.body(null, answer.status, answer.headers)
      const note = { file: file.id, member }
      await sendParts({
        file,
        store,
        answer,
        response: context.env.outgoing,
        onStart: () => tally.add({ ...note, outcome: 'started' }),
        onEnd: ({ bytes, reachedEnd, wasCut }) =>
          tally.add({ ...note, bytes, outcome: wasCut ? 'abandoned' : reachedEnd ? 'completed' : 'part' }),
      })
      return RESPONSE_ALREADY_SENT
    } catch (error) {
      if (context.env.outgoing.headersSent) {
        log.error({ err: error, file: file.id }, 'a download broke off')
        return RESPONSE_ALREADY_SENT
      }
      log.error({ err: error, file: file.id }, 'a file cannot be read')
      return answerMissing(context, languageOf(context))
    } finally {
      release()
    }
  })
  return app
}

async function findMissing(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'release-files',
    where: { missingSince: { exists: true } },
    select: { name: true },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  })
  return new Set(docs.map(({ id }) => String(id)))
}

/** With override access: only the server records missing files. */
async function noteMissing(payload: Payload, { id }: ReleaseFile, isMissing: boolean): Promise<void> {
  await payload.update({
    collection: 'release-files',
    id,
    data: { missingSince: isMissing ? new Date().toISOString() : null },
    overrideAccess: true,
    depth: 0,
  })
}

const ignoreLogged =
  (log: Log, { id }: ReleaseFile) =>
  (error: unknown) =>
    log.error({ err: error, file: id }, 'a missing file cannot be noted')
