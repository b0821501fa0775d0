/** A mail with exactly one recipient. The address is a field of its own and never parsed out of a header. */
export interface Mail {
  from: { name: string; address: string }
  to: { name: string; address: string }
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
  /** The same on every attempt, so that the recipient's program recognises a duplicate. */
  messageId: string
  /** The first mail of its thread, as a Message-ID. */
  references?: string | undefined
  /** Marks our own mails, so that we recognise bounces and auto-replies. */
  loop?: string | undefined
}

/** `later`: worth another attempt. `never`: the server refused for good. */
type Sent = { outcome: 'sent' } | { outcome: 'later' | 'never'; reason: string }

export interface Mailer {
  send: (mail: Mail) => Promise<Sent>
  /** Signs in without sending anything. @returns why that failed, as a code; undefined when it did not */
  verify: () => Promise<string | undefined>
  close: () => void
}

/** How long a server may be silent, in milliseconds. */
const patience = 20_000

/** Mails by an SMTP server. @param url `smtps://…`, or `smtp://…` with STARTTLS, which a password makes compulsory */
export function createSmtpMailer(url: string, silence = patience): Mailer {
  const { hostname, password, port, protocol, username } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    // A password must not travel in clear text, except to a relay on this machine.
    requireTLS: !isSecure && username !== '' && !isLoopback,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Loaded with the first mail, so that the start doesn't wait for it.
  const open = async () => (await import('nodemailer')).createTransport(options)
  let opened: ReturnType<typeof open> | undefined
  return {
    close: () => void opened?.then((transport) => transport.close()),
    async verify() {
      try {
        await (await (opened ??= open())).verify()
        return undefined
      } catch (error) {
        return reasonOf(error)
      }
    },
    async send({ loop, ...mail }) {
      try {
        const transport = await (opened ??= open())
        await transport.sendMail({
          ...mail,
          inReplyTo: mail.references,
          envelope: { from: mail.from.address, to: [mail.to.address] },
          headers: {
            'Auto-Submitted': 'auto-generated',
            // Asks auto-responders not to reply: the desk reads replies.
            ...(loop !== undefined && { 'X-Loop': loop, 'X-Auto-Response-Suppress': 'OOF, AutoReply' }),
          },
        })
        return { outcome: 'sent' }
      } catch (error) {
        return judge(error)
      }
    },
  }
}

/**
 * 5xx is permanent, except for a refused password, which the operator will fix. The server's text is left out: it may
 * quote the mail.
 */
function judge(error: unknown): Sent {
  const { code, responseCode } = error as Refusal
  const isForGood = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return { outcome: isForGood ? 'never' : 'later', reason: reasonOf(error) }
}

interface Refusal {
  code?: string
  responseCode?: number
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as Refusal
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}
