import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { retryAfter } from '#lib/errors.ts'
import { policyOfFile } from '#lib/files/file-policy.ts'
import type { Locale } from '#lib/locale.ts'
import { isNotThere } from '#portal/portal-error.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { PageStore, RenderedPage } from '#server/pages/page-store.ts'
import type { openCalls } from '#server/pages/render-page.ts'
import { withHeaders, sendPrecompressed, staleHeaders } from '#server/pages/precompressed.ts'
import { embeddableHeaders } from '#server/security-policy.ts'

/** What documents are made with. */
export interface DocumentSource {
  store: PageStore
  origin: string
  /** The portal's calls, for one answer. */
  open: (request: { locale: Locale; requestId: string }) => ReturnType<typeof openCalls>
}

export type Client = ReturnType<typeof openCalls>['client']

interface Document {
  contentType: string
  locale: Locale
  /** File name for a download. */
  fileName?: string
}

/**
 * Answers with a document that isn't a page but is stored and purged as pages are.
 * @param write makes the document from the portal's calls; `undefined` when the address has none
 */
export function answerStoredDocument(
  context: Context<ServerEnv>,
  { open, store }: DocumentSource,
  { write, ...document }: Document & { write: (client: Client) => Promise<string | Uint8Array | undefined> },
): Promise<Response> {
  const { contentType, locale } = document
  const headers = { 'Content-Type': contentType }
  return answerStored(context, store, document, async () => {
    const requestId = context.get('requestId')
    const { client, readFacts, readIsAway } = open({ locale, requestId })
    const text = await write(client).catch((error: unknown) => {
      if (!readIsAway() && !isNotThere(error)) throw error
    })
    if (readIsAway())
      return { status: 503, headers, body: Buffer.from('Service Unavailable'), data: () => '', isAway: true }
    const facts = readFacts()
    return {
      status: text === undefined ? 404 : 200,
      headers,
      body: Buffer.from(text ?? 'Not Found'),
      data: () => '',
      ...(facts && { facts }),
    }
  })
}

/** Answers with what is stored for this path, or renders it. */
export async function answerStored(
  context: Context<ServerEnv>,
  store: PageStore,
  { contentType, fileName, locale }: Document,
  make: () => Promise<RenderedPage>,
): Promise<Response> {
  context.set('kind', 'page')
  const requestId = context.get('requestId')
  const disposition =
    fileName === undefined ? undefined : `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`
  const render = async () => ({ ...(await make()), contentType, ...(disposition && { disposition }) })
  const { path } = context.req
  const found = store.isOn ? await store.getOrRender(path, locale, render) : { rendered: await render() }
  if (!('page' in found) || found.page === undefined) {
    const { body, status } = found.rendered
    const type = status === 200 ? contentType : 'text/plain; charset=utf-8'
    const answer = context.req.method === 'HEAD' ? null : new Uint8Array(body)
    return new Response(answer, {
      status,
      headers: {
        'Content-Type': type,
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyOfFile(type),
        ...(type.startsWith('image/') && embeddableHeaders),
        ...(status === 200 && disposition && { 'Content-Disposition': disposition }),
        ...(status === 503 && { 'Retry-After': retryAfter }),
      },
    })
  }
  const marks = ['X-Request-Id', requestId, ...(found.from === 'stale' ? staleHeaders : [])]
  const response = withHeaders(context.env.outgoing, marks, found.isOutdated)
  sendPrecompressed(found.page.html, context.env.incoming, response)
  return RESPONSE_ALREADY_SENT
}
