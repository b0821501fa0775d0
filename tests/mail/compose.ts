import { randomUUID } from 'node:crypto'

export interface MailParts {
  from?: string
  to?: string
  subject?: string
  text?: string
  headers?: Record<string, string>
  /** The body in bytes with its own type, instead of `text`. */
  body?: { type: string; bytes: Buffer }
  files?: { name: string; type?: string; content: Buffer }[]
}

const encode = (words: string) =>
  /^[\x20-\x7E]*$/.test(words) ? words : `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`
const part = (type: string, bytes: Buffer, more = '') =>
  `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n${more}\r\n${bytes
    .toString('base64')
    .replaceAll(/.{1,76}/g, '$&\r\n')}`

/** A mail as it comes by the line, written by hand so that it can be anything. */
export function composeMail({
  body,
  files = [],
  from,
  headers = {},
  subject = 'Re: x',
  text = '',
  to,
}: MailParts): Buffer {
  const main = body ?? { type: 'text/plain; charset=utf-8', bytes: Buffer.from(text) }
  const own: Record<string, string> = {
    From: from ?? 'somebody@example.com',
    To: to ?? 'support@portal.example',
    Subject: encode(subject),
    'Message-ID': `<${randomUUID()}@example.com>`,
    Date: new Date().toUTCString(),
    'MIME-Version': '1.0',
    ...headers,
  }
  const lines = Object.entries(own)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  if (files.length === 0) return Buffer.from(lines + part(main.type, main.bytes))
  const mark = `=_${randomUUID()}`
  const parts = [
    part(main.type, main.bytes),
    ...files.map(({ content, name, type = 'application/octet-stream' }) =>
      part(type, content, `Content-Disposition: attachment; filename="${encode(name)}"\r\n`),
    ),
  ]
  const whole = parts.map((each) => `--${mark}\r\n${each}\r\n`).join('')
  return Buffer.from(`${lines}Content-Type: multipart/mixed; boundary="${mark}"\r\n\r\n${whole}--${mark}--\r\n`)
}
