import type { ImapFlow } from 'imapflow'

/** What becomes of a mail: `done` marks it as read, `later` leaves it for the next poll. */
export type Handled = 'done' | 'later'

export interface MailHandler {
  /** @param raw the mail as it came */
  take: (raw: Buffer) => Promise<Handled>
  /** A mail over the size limit. @param head its first bytes */
  takeLarge: (head: Buffer) => Promise<Handled>
  /** A mail that could not be handled. @param failures in a row @returns what becomes of it */
  failed: (error: unknown, raw: Buffer, failures: number) => Promise<Handled>
}

export interface ImapBox {
  /** Hands over each unread mail, one after another, and marks it as read once it is done. @returns how many were */
  poll: (handler: MailHandler) => Promise<number>
}

/** How long a server may be silent, in milliseconds. */
const patience = 30_000
const headBytes = 64 * 1024
/** How long a deferred mail is not fetched again, in milliseconds: otherwise a flood would be fetched on every poll. */
const postponedFor = 10 * 60_000

/** @param url `imaps://user:password@host/folder`, or `imap://…` with STARTTLS, which only this machine may lack */
async function connect(url: string): Promise<{ client: ImapFlow; folder: string }> {
  // Loaded only when a mailbox is configured.
  const imapflow = await import('imapflow')
  const { hostname, password, pathname, port, protocol, username } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const client = new imapflow.ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    // A password must not travel in clear text, except on this machine.
    doSTARTTLS: isSecure ? undefined : isLoopback ? undefined : true,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    logger: false,
    disableAutoIdle: true,
  })
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/**
 * A mailbox that only the desk reads. A mail is marked after its handler has finished, so one that was in progress when
 * the process was killed comes again; the handler recognises it. Each poll opens its own connection: mails are few, and
 * connections that idle for days break unnoticed.
 */
export function openImapBox(url: string, maxBytes: number): ImapBox {
  const failures = new Map<string, number>()
  const postponed = new Map<string, number>()

  async function handOne(client: ImapFlow, uid: number, handler: MailHandler): Promise<Handled> {
    const name = `${client.mailbox ? client.mailbox.uidValidity : ''} ${uid}`
    if ((postponed.get(name) ?? 0) > Date.now()) return 'later'
    postponed.delete(name)
    const facts = await client.fetchOne(String(uid), { size: true }, { uid: true })
    if (!facts) return 'later'
    const isLarge = (facts.size ?? 0) > maxBytes
    const part = { source: isLarge ? { start: 0, maxLength: headBytes } : true }
    const fetched = await client.fetchOne(String(uid), part, { uid: true })
    if (!fetched || !fetched.source) return 'later'
    const raw = fetched.source
    try {
      const handled = await (isLarge ? handler.takeLarge(raw) : handler.take(raw))
      failures.delete(name)
      if (handled === 'later') postponed.set(name, Date.now() + postponedFor)
      return handled
    } catch (error) {
      const count = (failures.get(name) ?? 0) + 1
      failures.set(name, count)
      const handled = await handler.failed(error, raw, count)
      if (handled === 'done') failures.delete(name)
      return handled
    }
  }

  return {
    async poll(handler) {
      const { client, folder } = await connect(url)
      // The waiting command reports a broken connection; without a listener the event would also end the process.
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.mailboxOpen(folder)
        const unread = (await client.search({ seen: false }, { uid: true })) || []
        let count = 0
        for (const uid of unread) {
          if ((await handOne(client, uid, handler)) !== 'done') continue
          await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
          count += 1
        }
        return count
      } finally {
        await client.logout().catch(() => client.close())
      }
    },
  }
}
