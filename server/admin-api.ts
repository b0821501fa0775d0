import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { handleEndpoints, type Payload } from 'payload'
import { refuseWrongBody } from '#content/rest-body.ts'
import { withLocale } from '#content/rest-locale.ts'
import type { ServerEnv } from '#server/middleware/request.ts'

/** Compresses text answers. */
export const compressAdminApi = compress()

/**
 * Payload's REST API, answered by the Payload instance of this process. Next could answer it too, but with a second
 * copy of Payload and our configuration, compiled and loaded for that alone.
 */
export async function answerAdminApi({ req }: Context<ServerEnv>, payload: Payload, origin: string): Promise<Response> {
  const { body, headers, method, signal, url } = req.raw
  const { pathname, search } = new URL(url)
  // The address is ours, whatever `Host` says: Payload writes links by it.
  const request = new Request(new URL(pathname + search, origin), {
    // Payload has no HEAD endpoints; Hono itself drops the body of the answer.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal,
    ...(body && { body, duplex: 'half' }),
  })
  return refuseWrongBody(request) ?? handleEndpoints({ config: payload.config, request: await withLocale(request) })
}
