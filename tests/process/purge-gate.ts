import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands between Portico and the cache that it tells of changes, and can refuse that. */
export interface PurgeGate {
  url: string
  isShut: boolean
  /** Where purges are passed on to; nowhere at first. */
  target: string
  close: () => void
}

/** Opens a gate, on loopback. */
export async function openPurgeGate(): Promise<PurgeGate> {
  const gate: PurgeGate = { url: '', isShut: false, target: '', close: () => void server.close() }
  const server = createServer(({ headers, method }, response) => {
    if (gate.isShut || gate.target === '') return void response.writeHead(503).end()
    const passing = request(gate.target, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 500)
      answer.pipe(response)
    })
    passing.on('error', () => response.destroy())
    passing.end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  gate.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return gate
}
