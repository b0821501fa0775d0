import { readdir } from 'node:fs/promises'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import type { Scanner } from '#lib/files/clamd.ts'
import { createSessions } from '#portal/auth/sessions.ts'
import { type FileStore, formFileFolder, openFileStore } from '#domain/storage/private-files.ts'
import { createUploads } from '#portal/ticket/uploads.ts'
import { createAtomically } from '#portal/transaction.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import { createRateLimiter } from '#server/rate-limits.ts'
import { ticketUploadPath, ticketUploadRoutes } from '#server/tickets/ticket-uploads.ts'

interface Parts {
  store?: FileStore
  scanner?: Scanner
  isLimited?: boolean
}
/** The address of uploads, with what a test puts in the place of disk and scanner. */
export function serveUploads(
  payload: Payload,
  { isLimited = false, scanner, store = openFileStore(formFileFolder()) }: Parts = {},
) {
  const atomically = createAtomically(payload)
  const app = new Hono<ServerEnv>()
  app.route(
    '/',
    ticketUploadRoutes({
      uploads: createUploads(payload, atomically, store, scanner),
      sessions: createSessions(payload, atomically),
      limiter: createRateLimiter(isLimited),
    }),
  )
  type Body = Uint8Array | ReadableStream<Uint8Array>
  const send = async (token: string | undefined, method: string, path: string, headers: object = {}, body?: Body) =>
    app.request(path, {
      method,
      headers: {
        'Tus-Resumable': '1.0.0',
        lang: 'en-US',
        ...(token !== undefined && { accessToken: token }),
        ...headers,
      },
      ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : body, duplex: 'half' }),
    })
  const begin = (token: string | undefined, size: number, name = 'log.txt') =>
    send(token, 'POST', ticketUploadPath, {
      'Upload-Length': String(size),
      'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
    })
  const part = (token: string | undefined, path: string, offset: number, body: Body, length?: number) =>
    send(
      token,
      'PATCH',
      path,
      {
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
        ...(length !== undefined && { 'Content-Length': String(length) }),
      },
      body,
    )
  const offsetOf = async (token: string, path: string) =>
    Number((await send(token, 'HEAD', path)).headers.get('upload-offset'))
  /** A whole upload. @returns the last answer and the upload's name */
  async function upload(token: string, content: Uint8Array, name?: string) {
    const answer = await begin(token, content.length, name)
    const path = answer.headers.get('location') ?? ''
    return { answer: await part(token, path, 0, content), path, id: path.split('/').at(-1) ?? '' }
  }
  return { send, begin, part, offsetOf, upload }
}

/** What a folder has, in the same order each time; nothing of one that is not there. */
export const listed = async (folder: string) =>
  (await readdir(folder).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1))

export const text = (words: string) => Buffer.from(`${words}\n`)
export interface Envelope {
  code: string
  message: string
  data: { fields: { path: string; message: string }[] } | null
}
/** Status, code and what is wrong. */
export const readRefusal = async (answer: Response) => {
  const { code, data } = (await answer.json()) as Envelope
  return [answer.status, code, ...(data ? [data.fields[0]?.message] : [])]
}
export const wrongOf = (data: unknown) => (data as Envelope['data'])?.fields[0]
