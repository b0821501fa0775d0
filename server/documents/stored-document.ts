import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { retryAfter } from '#lib/errors.ts'
import type { Locale } from '#lib/locale.ts'
import { isNotThere } from '#portal/client.ts'
import type { ServerEnv } from '#server/middleware/request.ts'
import type { PageStore, RenderedPage } from '#server/pages/page-store.ts'
import type { openCalls } from '#server/pages/render-page.ts'
import { replacing, sendBytes, staleMarks } from '#server/pages/stored-bytes.ts'
import { shownAnywhere } from '#server/security-policy.ts'

/** What answers that are no pages are made with. */
export interface DocumentSource {
  store: PageStore
  origin: string
  /** The calls for one answer. */
  open: (request: { locale: Locale; requestId: string }) => ReturnType<typeof openCalls>
}

export type Client = ReturnType<typeof openCalls>['client']

interface Document {
  contentType: string
  locale: Locale
  /** Given for a file to keep: what it is called on the reader's disk. */
  fileName?: string
}

/**
 * Answers with a document that is no page: kept and purged as pages are.
 * @param write the document from the portal's calls; nothing when there is none at the address
 */
export function answerDocument(
  context: Context<ServerEnv>,
  { open, store }: DocumentSource,
  { write, ...document }: Document & { write: (client: Client) => Promise<string | Uint8Array | undefined> },
): Promise<Response> {
  const { contentType, locale } = document
  const headers = { 'Content-Type': contentType }
  return answerKept(context, store, document, async () => {
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

/** Answers with what is kept at this path, or is rendered for it. */
export async function answerKept(
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
        ...(type.startsWith('image/') && shownAnywhere),
        ...(status === 200 && disposition && { 'Content-Disposition': disposition }),
        ...(status === 503 && { 'Retry-After': retryAfter }),
      },
    })
  }
  const marks = ['X-Request-Id', requestId, ...(found.from === 'stale' ? staleMarks : [])]
  sendBytes(found.page.html, context.env.incoming, replacing(context.env.outgoing, marks))
  return RESPONSE_ALREADY_SENT
}
