import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { rolldown } from 'rolldown'
import { complaintsPath, watchPath } from './watched-paths.ts'

/** Portico as a browser under test sees it: each page has one script more, before its own. */
export interface Watched {
  origin: string
  /** What pages complained of since the last call. */
  takeComplaints: () => string[]
  close: () => Promise<void>
}

/**
 * A proxy in front of a running Portico. Neither WebDriver nor WebKit's driver can run a script before a page's own, or
 * tell what stands in the console, so the page itself has to: it gets a script of its own origin, which its policy allows.
 */
export async function watchPages(port: number): Promise<Watched> {
  const code = await bundle()
  const complaints: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === watchPath) answer.setHeader('content-type', 'text/javascript; charset=utf-8').end(code)
    else if (asked.url === complaintsPath)
      void text(asked).then((words) => {
        complaints.push(words)
        answer.end()
      })
    else passOn(port, asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeComplaints: () => complaints.splice(0),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const passed = request({ port, host: '127.0.0.1', method: asked.method, path: asked.url, headers }, (response) => {
    const isPage = response.headers['content-type']?.startsWith('text/html') === true
    const { 'content-length': length, ...rest } = response.headers
    answer.writeHead(response.statusCode ?? 502, isPage || length === undefined ? rest : response.headers)
    if (isPage)
      void text(response).then((html) =>
        answer.end(html.replace('<head>', `<head><script src="${watchPath}"></script>`)),
      )
    else response.pipe(answer)
  })
  // A browser that leaves a page leaves its requests; a server that ends leaves its answers.
  passed.once('error', () => answer.destroy())
  answer.once('close', () => passed.destroy())
  asked.pipe(passed)
}

async function bundle(): Promise<string> {
  const made = await rolldown({ input: join(import.meta.dirname, 'in-page/main.ts') })
  const { output } = await made.generate({ format: 'iife' })
  await made.close()
  return output[0].code
}
