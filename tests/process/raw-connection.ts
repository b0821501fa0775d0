import { connect } from 'node:net'

export interface RawConnection {
  write: (text: string) => void
  /** All that has come so far, as text and as it came. */
  received: () => string
  bytes: () => Buffer
  /** When the other side has closed: how long it was open, in milliseconds. */
  closed: Promise<number>
  isOpen: () => boolean
  destroy: () => void
}

/** A connection on which a test says byte by byte what it likes. */
export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' })
  const chunks: Buffer[] = []
  const opened = performance.now()
  let isOpen = true
  socket.on('data', (chunk) => chunks.push(chunk))
  // A reset by the other side is one way of closing.
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => {
    socket.once('close', () => {
      isOpen = false
      resolve(performance.now() - opened)
    })
  })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return {
    write: (text) => void (isOpen && socket.write(text)),
    received: () => Buffer.concat(chunks).toString('utf8'),
    bytes: () => Buffer.concat(chunks),
    closed,
    isOpen: () => isOpen,
    destroy: () => socket.destroy(),
  }
}
