import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOfPath } from '#lib/locale.ts'
import { storedLanguage } from './language.ts'
import type { PageStore } from './page-store.ts'
import { chooseEncoding, sendPrecompressed, type Precompressed } from './precompressed.ts'
import { sendInOneWrite } from './single-write.ts'

interface FastPath {
  store: Pick<PageStore, 'get'>
  files: ReadonlyMap<string, Precompressed>
  onHit: () => void
  /** A page that a person's browser asked for: nobody else keeps the language. */
  onVisit: (address: string) => void
  /** Whether plain answers go out in a single write (`SINGLE_WRITE`). */
  writesOnce: boolean
}

/**
 * Sends stored pages straight from Node's request listener: a router in front costs a quarter of the throughput
 * (docs/decisions/0002-page-store.md). It answers only when nothing about the request can change the answer; everything
 * else goes through the router. @returns whether it answered
 */
export function createFastPath({
  files,
  onHit,
  onVisit,
  store,
  writesOnce,
}: FastPath): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { headers, method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const query = url.indexOf('?')
    const file = files.get(query < 0 ? url : url.slice(0, query))
    if (file !== undefined) {
      send(file, request, response, writesOnce)
      return true
    }
    const page = store.get(url)
    // Visitors whose browser has stored another language, or none yet, need a redirect or a cookie, which the router
    // handles.
    const isDocument = headers.accept?.includes('text/html') === true
    if (page === undefined || (isDocument && storedLanguage(headers.cookie) !== localeOfPath(url))) return false
    onHit()
    const { 'sec-fetch-dest': destination = 'document' } = headers
    if (isDocument && method === 'GET' && destination === 'document') onVisit(url)
    send(page.html, request, response, writesOnce)
    return true
  }
}

function send(stored: Precompressed, request: IncomingMessage, response: ServerResponse, writesOnce: boolean): void {
  const { headers, method } = request
  const encoding = chooseEncoding(headers['accept-encoding'])
  const isPlain = method === 'GET' && headers['if-none-match'] === undefined && encoding !== 'identity'
  if (writesOnce && isPlain && sendInOneWrite(stored.variants[encoding], response)) return
  sendPrecompressed(stored, request, response)
}
