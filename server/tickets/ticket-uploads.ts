import type { Readable } from 'node:stream'
import { FileStore as TusFolder } from '@tus/file-store'
import { ERRORS, Server, Upload } from '@tus/server'
import { type Context, Hono } from 'hono'
import { AppError, type ErrorName } from '#lib/errors.ts'
import { formLife } from '#domain/enquiry/form-token.ts'
import { localeOfHeader } from '#lib/locale.ts'
import type { Sessions } from '#portal/auth/sessions.ts'
import type { Member } from '#portal/member.ts'
import { failureEnvelope } from '#portal/envelope.ts'
import { type FileFault, FileRefusal } from '#domain/storage/private-files.ts'
import { refuseUpload } from '#portal/ticket/find-ticket.ts'
import { uploadFolder, type Uploads } from '#portal/ticket/uploads.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from '#server/rate-limits.ts'

export const ticketUploadPath = '/api/uploads/ticket-files'

/** Longest file name that is accepted. */
const longestName = 500

/** The folder of unfinished uploads. For one that was moved to the store, its recorded facts answer. */
class TicketFolder extends TusFolder {
  private readonly uploads: Uploads

  constructor(uploads: Uploads) {
    super({ directory: uploadFolder(), expirationPeriodInMilliseconds: formLife })
    this.uploads = uploads
    // The size must be known at the start, as it is for every file that a browser uploads.
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  override async getUpload(id: string): Promise<Upload> {
    const whole = await this.uploads.read(id)
    if (whole === undefined) return super.getUpload(id)
    const record = await this.configstore.get(id)
    if (record === undefined) throw ERRORS.FILE_NOT_FOUND
    const { creation_date, metadata } = record
    return new Upload({
      id,
      size: whole.size,
      offset: whole.size,
      ...(metadata && { metadata }),
      ...(creation_date && { creation_date }),
    })
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    // Nothing is left to write to a complete upload: only an empty part gets this far.
    return (await this.uploads.read(id)) === undefined ? super.write(readable, id, offset) : offset
  }

  override async remove(id: string): Promise<void> {
    if (!(await this.uploads.remove(id))) throw ERRORS.FILE_NOT_FOUND
  }
}

interface UploadRoutes {
  uploads: Uploads
  sessions: Pick<Sessions, 'find'>
  limiter: RateLimiter
}

/** Serialises work on the same key within this process. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const own = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, own)
    try {
      return await own
    } finally {
      if (last.get(key) === own) last.delete(key)
    }
  }
}

/** The protocol (tus 1.0). @param names the name for each request's upload */
function createProtocol(uploads: Uploads, names: WeakMap<object, string>, refusals: WeakMap<object, FileRefusal>) {
  return new Server({
    path: ticketUploadPath,
    datastore: new TicketFolder(uploads),
    relativeLocation: true,
    // No access from pages of other sites.
    allowedOrigins: () => false,
    namingFunction: (request) => names.get(request) ?? '',
    onUploadCreate: (_request, upload) =>
      Promise.resolve({ metadata: { filename: (upload.metadata?.filename ?? '').slice(0, longestName) } }),
    async onUploadFinish(request, upload) {
      try {
        await uploads.finish(upload.id)
        return {}
      } catch (error) {
        if (!(error instanceof FileRefusal)) throw error
        refusals.set(request, error)
        throw { status_code: 422, body: error.fault }
      }
    },
  })
}

/**
 * `/api/uploads/ticket-files`: resumable uploads of ticket files (tus 1.0), for members with a live session in the
 * header `accessToken`. Only its owner can use an upload, by naming it in `ticket/create` or `ticket/reply`. Answers
 * that don't come from the protocol's library are envelopes.
 */
export function ticketUploadRoutes({ limiter, sessions, uploads }: UploadRoutes) {
  const names = new WeakMap<object, string>()
  const refusals = new WeakMap<object, FileRefusal>()
  const tus = createProtocol(uploads, names, refusals)
  const inTurn = createTurns()

  async function pass({ raw }: { raw: Request }): Promise<Response> {
    const answer = await tus.handleWeb(raw)
    const refusal = refusals.get(raw)
    if (refusal) throw refusal
    // An expired or unknown upload gets the same answer as another member's.
    if (answer.status === 404 || answer.status === 410) throw new AppError('notFound')
    return answer
  }

  async function begin({ req }: Context<ServerEnv>, member: Member): Promise<Response> {
    if (req.method !== 'POST') throw new AppError('notFound')
    const wait = await limiter.take('ticketUpload', String(member.id))
    if (wait !== undefined) throw new AppError('tooManyRequests', { detail: `ticketUpload, ${wait} s` })
    const size = /^\d{1,15}$/.test(req.header('upload-length') ?? '') ? Number(req.header('upload-length')) : undefined
    if (size === undefined) throw new AppError('badInput', { fields: [{ path: 'Upload-Length', message: '' }] })
    // Counted serially, or several concurrent uploads would each count as the last one allowed.
    return inTurn(String(member.id), async () => {
      await uploads.admit(member.id, size)
      names.set(req.raw, uploads.name(member.id))
      return pass(req)
    })
  }

  async function goOn({ req }: Context<ServerEnv>, member: Member, id: string): Promise<Response> {
    if (!['HEAD', 'PATCH', 'DELETE'].includes(req.method) || !uploads.isOf(member.id, id))
      throw new AppError('notFound')
    await uploads.settle(id)
    if (req.method === 'PATCH') await uploads.checkRoom(Number(req.header('content-length') ?? 0) || 0)
    return pass(req)
  }

  const app = new Hono<ServerEnv>()
  const handle = async (context: Context<ServerEnv>): Promise<Response> => {
    context.set('kind', 'call')
    context.header('Cache-Control', 'no-store')
    try {
      const member = await sessions.find(context.req.header('accesstoken'))
      if (member === undefined) throw new AppError('sessionExpired')
      const id = context.req.path.slice(ticketUploadPath.length + 1)
      return id === '' ? await begin(context, member) : await goOn(context, member, id)
    } catch (error) {
      return refuse(context, error)
    }
  }
  app.all(ticketUploadPath, handle)
  app.all(`${ticketUploadPath}/*`, handle)
  return app
}

const statusOf: Partial<Record<ErrorName, 401 | 404 | 429>> = {
  sessionExpired: 401,
  notFound: 404,
  tooManyRequests: 429,
}
const statusOfFault: Partial<Record<FileFault, 413 | 507>> = { large: 413, space: 507 }

/** Refusals as envelopes, with a status that tells tus clients whether to retry. */
function refuse(context: Context<ServerEnv>, error: unknown): Response {
  const locale = localeOfHeader(context.req.header('lang'))
  const refusal = error instanceof FileRefusal ? refuseUpload(error, locale) : error
  if (!(refusal instanceof AppError)) throw error
  const { envelope, errorName } = failureEnvelope(refusal, locale, context.get('requestId'))
  const fault = error instanceof FileRefusal ? error.fault : undefined
  return context.json(envelope, (fault && statusOfFault[fault]) ?? statusOf[errorName] ?? 422)
}
