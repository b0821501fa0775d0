import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import type { SMTPServerSession } from 'smtp-server'
import type { Handled } from './imap.ts'

export interface SmtpInbox {
  port: number
  close: () => Promise<void>
}

interface Options {
  /** 0 picks any free port. */
  port: number
  maxBytes: number
  /** Whether mail to an address is accepted. */
  isOurs: (address: string) => boolean
  /** The sender hears that the mail was accepted only after this has answered `done`. */
  take: (raw: Buffer) => Promise<Handled>
}

const refuse = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

/** The mail with its envelope, which only the SMTP dialogue knows: sender and receivers. */
function withEnvelope(raw: Buffer, { envelope }: SMTPServerSession): Buffer {
  const from = envelope.mailFrom ? envelope.mailFrom.address : ''
  const lines = [`Return-Path: <${from}>`, ...envelope.rcptTo.map(({ address }) => `Delivered-To: ${address}`)]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), raw])
}

/** Whole or not at all. Bytes over the limit are read and thrown away. */
async function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > maxBytes) throw refuse(552, 'Too large')
  return Buffer.concat(chunks)
}

/**
 * Accepts mail from the mail server on this machine. It listens on 127.0.0.1 only: spam filtering, TLS and sender
 * checks are that server's job. Mail that cannot be accepted now gets a temporary refusal, and the server keeps it.
 */
export async function openSmtpInbox({ isOurs, maxBytes, port, take }: Options): Promise<SmtpInbox> {
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    maxClients: 10,
    socketTimeout: 60_000,
    logger: false,
    onRcptTo({ address }, _session, done) {
      done(isOurs(address) ? undefined : refuse(550, 'No such mailbox'))
    },
    onData(stream, session, done) {
      const answer = async () => {
        const raw = await collect(stream, maxBytes)
        const handled = await take(withEnvelope(raw, session)).catch(() => 'later' as const)
        if (handled === 'later') throw refuse(451, 'Please try again later')
      }
      callbackify(answer)(done)
    },
  })
  // Errors of single connections: they close by themselves.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
