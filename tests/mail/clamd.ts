import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The harmless file that every scanner finds (eicar.org), in two halves so that no scanner finds this one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** How the next scan goes wrong. */
type Fault = 'error' | 'half' | 'cut' | 'cut early' | 'hang'

export interface FakeClamd {
  url: string
  /** What was scanned, whole. */
  scanned: Buffer[]
  /** An empty list scans as it should. */
  script: Fault[]
  close: () => Promise<void>
}

const command = 'zINSTREAM\0'

/** The content of a stream once it has ended; `undefined` before that. @throws for what is not the protocol */
function unpack(bytes: Buffer): Buffer | undefined {
  if (bytes.length < command.length) return undefined
  if (bytes.toString('latin1', 0, command.length) !== command) throw new Error('no INSTREAM')
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    if (at + 4 + length > bytes.length) return undefined
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A daemon on loopback that speaks clamd's INSTREAM and knows one virus. */
export async function startClamd(port = 0): Promise<FakeClamd> {
  const scanned: Buffer[] = []
  const script: Fault[] = []
  const open = new Set<Socket>()
  const answer = (socket: Socket, content: Buffer, fault: Fault | undefined) => {
    scanned.push(content)
    if (fault === 'cut') socket.destroy()
    else if (fault === 'half') socket.end('stream: O')
    else if (fault === 'error') socket.end('INSTREAM size limit exceeded. ERROR\0')
    else if (fault !== 'hang')
      socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
  }
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    const fault = script.shift()
    let bytes = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      if (fault === 'cut early' && bytes.length > 1000) return void socket.destroy()
      const content = unpack(bytes)
      if (content !== undefined) answer(socket, content, fault)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    script,
    close: async () => {
      for (const socket of open) socket.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
