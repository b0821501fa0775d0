import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As sent; `text` is decoded. */
  bytes: Buffer
  text: string
}

/** Headers of a person's browser that asks for a document. */
export const asDocument = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** One request with exactly these headers, `Host` included; unlike `fetch` it adds, follows and decodes nothing. */
export function ask(url: string, { body, headers = {}, method = 'GET' }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = decode(bytes, response.headers['content-encoding']).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text })
      })
    })
    asking.once('error', reject)
    asking.end(body)
  })
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
