import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Env } from '#lib/env.ts'
import { StartError } from './start-failure.ts'

/**
 * Timeouts of a client, in milliseconds. By default Node checks only every 30 s, and slow clients would outlive them.
 */
export const timeouts: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  // A request without a body needs no stream for it.
  optimizeEmptyRequests: true,
}

/**
 * Refuses a request with two `Host` headers (RFC 9112, 3.2): a proxy in front may have used the other one.
 * @returns whether it was refused
 */
export function refuseDuplicateHost({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  if (hosts < 2) return false
  response.writeHead(400, { 'Content-Type': 'text/plain', Connection: 'close' }).end('Bad Request')
  return true
}

/** Listens. @returns the port @throws StartError when the port is taken or not allowed */
export function listen(server: Server, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${PORT} is in use. Stop the other program, or set PORT to a free one.`,
        EACCES: `Port ${PORT} needs rights that this user does not have. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${HOST}. Correct HOST.`,
      }
      reject(new StartError(reasons[error.code ?? ''] ?? `The port ${PORT} cannot be opened.`, { cause: error }))
    })
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}
