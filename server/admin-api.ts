import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { handleEndpoints, type Payload } from 'payload'
import { refuseWrongBody } from '#content/rest-body.ts'
import { withLocale } from '#content/rest-locale.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/** Answers that are texts, as small as they go. */
export const compressAdminApi = compress()

/**
 * Payload's REST interface, answered by the Payload of this process. Next would answer it too, with a copy of Payload and
 * of our configuration that it compiled for this alone, and loaded beside ours.
 */
export async function answerAdminApi({ req }: Context<ServerEnv>, payload: Payload, origin: string): Promise<Response> {
  const { body, headers, method, signal, url } = req.raw
  const { pathname, search } = new URL(url)
  // The address is ours, whatever `Host` says: Payload writes links by it.
  const request = new Request(new URL(pathname + search, origin), {
    // Hono leaves the body of an answer to HEAD out by itself; Payload has no such endpoints.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
  return refuseWrongBody(request) ?? handleEndpoints({ config: payload.config, request: await withLocale(request) })
}
