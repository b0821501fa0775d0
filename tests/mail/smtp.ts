import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  parsed: ParsedMail
  /** Receivers of the envelope: who really gets it. */
  receivers: string[]
  raw: string
}

export interface TestSmtp {
  url: string
  received: ReceivedMail[]
  /** How the next mails are answered; an empty list takes them. `hang` never answers. */
  script: (number | 'hang')[]
  close: () => Promise<void>
}

/** A real mail server on loopback that keeps what it gets, or answers as it is told. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  const script: (number | 'hang')[] = []
  async function take(stream: Readable, receivers: string[]): Promise<undefined> {
    const raw = await buffer(stream)
    const step = script.shift()
    if (step === 'hang') return new Promise<undefined>(() => undefined)
    if (step !== undefined) throw Object.assign(new Error('told to'), { responseCode: step })
    received.push({ parsed: await simpleParser(raw), receivers, raw: raw.toString('utf8') })
    return undefined
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const receivers = session.envelope.rcptTo.map(({ address }) => address)
      // smtp-server tells the client by its callback.
      // oxlint-disable-next-line promise/no-callback-in-promise
      void take(stream, receivers).then(() => done(), done)
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    script,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
