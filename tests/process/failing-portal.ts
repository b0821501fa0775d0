import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Data = Record<string, unknown>
/** What is done to the data of a call, by its path below `/api/portal/`. */
type Damage = (data: never) => unknown

export interface FailingPortal {
  base: string
  /** Where the calls are really answered. */
  origin: string
  damage: Map<string, Damage>
  close: () => Promise<void>
}

/** A portal between the site and its calls, for `PORTAL_API_BASE`: passes them on, and damages the answers it is told to. */
export async function makeFailingPortal(): Promise<FailingPortal> {
  const damage = new Map<string, Damage>()
  const portal: FailingPortal = { base: '', origin: '', damage, close: () => Promise.resolve() }
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.setHeader('Content-Type', 'application/json').end(body))
  })
  async function answer(request: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const asked = await fetch(portal.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: String(request.headers.lang) },
      body: Buffer.concat(chunks),
    })
    const envelope = (await asked.json()) as Data
    const change = damage.get(path.replace('/api/portal/', ''))
    return JSON.stringify(change ? { ...envelope, data: change(envelope.data as never) } : envelope)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  portal.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  portal.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return portal
}
