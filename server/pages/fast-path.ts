import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeOfPath } from '#lib/locale.ts'
import { storedLanguage } from './language.ts'
import type { PageStore } from './page-store.ts'
import { chooseEncoding, sendBytes, type StoredBytes } from './stored-bytes.ts'
import { sendWhole } from './whole-answer.ts'

interface FastPath {
  store: Pick<PageStore, 'get'>
  files: ReadonlyMap<string, StoredBytes>
  onHit: () => void
}

/**
 * Sends stored bytes straight from Node's request listener: a router before them costs a quarter of the answers
 * (docs/decisions/0002-page-store.md). It answers only when nothing about the request can change the answer; all else goes
 * the whole way. @returns whether it answered
 */
export function createFastPath({
  files,
  onHit,
  store,
}: FastPath): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { headers, method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const query = url.indexOf('?')
    const file = files.get(query < 0 ? url : url.slice(0, query))
    if (file !== undefined) {
      send(file, request, response)
      return true
    }
    const page = store.get(url)
    // A person whose browser has stored another language, or none yet, is redirected or given the cookie elsewhere.
    if (
      page === undefined ||
      (headers.accept?.includes('text/html') && storedLanguage(headers.cookie) !== localeOfPath(url))
    )
      return false
    onHit()
    send(page.html, request, response)
    return true
  }
}

function send(stored: StoredBytes, request: IncomingMessage, response: ServerResponse): void {
  const { headers, method } = request
  const encoding = chooseEncoding(headers['accept-encoding'])
  const isPlain = method === 'GET' && headers['if-none-match'] === undefined && encoding !== 'identity'
  if (isPlain && sendWhole(stored.variants[encoding], response)) return
  sendBytes(stored, request, response)
}
