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
import { type FileFault, FileRefusal } from '#lib/files/private-files.ts'
import { refuseUpload } from '#portal/ticket/find-ticket.ts'
import { uploadFolder, type Uploads } from '#portal/ticket/uploads.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { RateLimiter } from '#server/rate-limits.ts'

export const ticketUploadPath = '/api/uploads/ticket-files'

/** What a browser says of a name at most. */
const longestName = 500

/** The folder of unfinished uploads. Of one that was handed to the store, what is known of it answers. */
class TicketFolder extends TusFolder {
  private readonly uploads: Uploads

  constructor(uploads: Uploads) {
    super({ directory: uploadFolder(), expirationPeriodInMilliseconds: formLife })
    this.uploads = uploads
    // The size is known when it is begun: what is not is no file of a browser's.
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
    // Nothing is left to write of what is whole: only an empty part gets as far as this.
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

/** Does what is asked for the same key one after the other, in this process. */
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

/** The protocol's part (tus 1.0). @param names the name that each request's upload will have */
function createProtocol(uploads: Uploads, names: WeakMap<object, string>, refusals: WeakMap<object, FileRefusal>) {
  return new Server({
    path: ticketUploadPath,
    datastore: new TicketFolder(uploads),
    relativeLocation: true,
    // Pages of other sites have no business here.
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
 * `/api/uploads/ticket-files`: files of tickets, sent ahead in parts that can be resumed (tus 1.0), by members with a live
 * session in the header `accessToken`. An upload is its member's alone, who names it in `ticket/create` or `ticket/reply`.
 * What the protocol's library does not answer by itself is the envelope.
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
    // One that has expired or was never there is told as another member's is.
    if (answer.status === 404 || answer.status === 410) throw new AppError('notFound')
    return answer
  }

  async function begin({ req }: Context<ServerEnv>, member: Member): Promise<Response> {
    if (req.method !== 'POST') throw new AppError('notFound')
    const wait = await limiter.take('ticketUpload', String(member.id))
    if (wait !== undefined) throw new AppError('tooManyRequests', { detail: `ticketUpload, ${wait} s` })
    const size = /^\d{1,15}$/.test(req.header('upload-length') ?? '') ? Number(req.header('upload-length')) : undefined
    if (size === undefined) throw new AppError('badInput', { fields: [{ path: 'Upload-Length', message: '' }] })
    // Counted one after the other, or several at once would all be the last that is allowed.
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

/** Refusals as the envelope, with a status by which a client of the protocol knows whether to try again. */
function refuse(context: Context<ServerEnv>, error: unknown): Response {
  const locale = localeOfHeader(context.req.header('lang'))
  const refusal = error instanceof FileRefusal ? refuseUpload(error, locale) : error
  if (!(refusal instanceof AppError)) throw error
  const { envelope, errorName } = failureEnvelope(refusal, locale, context.get('requestId'))
  const fault = error instanceof FileRefusal ? error.fault : undefined
  return context.json(envelope, (fault && statusOfFault[fault]) ?? statusOf[errorName] ?? 422)
}
